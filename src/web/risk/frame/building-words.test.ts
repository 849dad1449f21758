import { describe, expect, it } from "vitest";
import { sampleSubject } from "#web/risk/samples/samples.ts";
import { buildingParts, codeWords, floorsOf, floorWords, sizeParts } from "./building-words.ts";

describe("what tells a building from others", () => {
  it.each([
    [1981, 5, "旧耐震"],
    [1981, 6, "耐震基準は要確認"],
    [1983, 3, "耐震基準は要確認"],
    [1983, 4, "新耐震"],
    [1981, null, "耐震基準は要確認"],
    [1980, null, "旧耐震"],
    [1983, null, "耐震基準は要確認"],
    [1984, null, "新耐震"],
  ])("finished in %i-%s it is %s", (builtYear, builtMonth, words) => {
    expect(codeWords({ builtYear, builtMonth })).toBe(words);
  });

  it("is its place, its age, its size and the floor that is looked at", () => {
    expect(buildingParts(sampleSubject, 5)).toEqual(["江東区豊洲", "2008年3月築・新耐震", "32階建・412戸", "見ている階：5階"]);
    expect(buildingParts({ ...sampleSubject, builtMonth: null, floors: null, units: null })).toEqual(["江東区豊洲", "2008年築・新耐震"]);
  });

  it("leaves out a size that is not known", () => {
    expect(sizeParts({ floors: 14, units: null })).toEqual(["14階建"]);
    expect(sizeParts({ floors: null, units: 1412 })).toEqual(["1,412戸"]);
    expect(sizeParts({ floors: null, units: null })).toEqual([]);
  });

  it("counts floors from the ground up, and offers twenty where the height is not known", () => {
    expect(floorsOf(3)).toEqual([1, 2, 3]);
    expect(floorsOf(null)).toHaveLength(20);
    expect([floorWords(12), floorWords(-1)]).toEqual(["12階", "地下1階"]);
  });

  it.each([
    [3, 1, 3],
    [3, 12, 3],
    [null, 12, 20],
    [null, 31, 31],
  ])("of %j floors, %i looked at: ends at %i", (floors, lookedAt, last) => {
    expect(floorsOf(floors, lookedAt).at(-1)).toBe(last);
  });
});
