import { describe, expect, it } from "vitest";
import { heldReport } from "#web/risk/samples/samples.ts";
import { fundLacks, readTold, toldNarrowing } from "./told-building.ts";

describe("what a visitor tells of a building", () => {
  it.each([
    [
      { built: "2015", floors: "7", structure: "RC", units: "40" },
      { built: 2015, floors: 7, structure: "RC", units: 40 },
    ],
    [
      { built: "２０１５年", floors: " 7階建", units: "1,200戸" },
      { built: 2015, floors: 7, units: 1200 },
    ],
    [{ built: "", floors: "", structure: "", units: "" }, {}],
    [{ built: "2029" }, { built: 2029 }],
    [{ structure: "straw" }, {}],
  ])("is read as it may be typed: %j", (typed, told) => {
    expect(readTold(typed, 2026)).toEqual({ told, issues: {} });
  });

  it.each([
    [{ built: "1899" }, "built", "1900から2029までの西暦"],
    [{ built: "2030" }, "built", "1900から2029までの西暦"],
    [{ built: "平成27年" }, "built", "西暦で"],
    [{ floors: "0" }, "floors", "1から70まで"],
    [{ floors: "71" }, "floors", "1から70まで"],
    [{ units: "2.5" }, "units", "2から5000まで"],
  ] as const)("is refused at its field: %j", (typed, field, words) => {
    const { issues, told } = readTold(typed, 2026);

    expect(Object.keys(issues)).toEqual([field]);
    expect(issues[field]).toContain(words);
    expect(told).toEqual({});
  });

  it("brings what the report says it would, until nothing is left to tell", () => {
    expect(toldNarrowing(heldReport.rating.narrowing)?.what).toBe("told");
    expect(toldNarrowing(heldReport.rating.narrowing.filter(({ by }) => by !== "visitor"))).toBeNull();
  });
});

describe("a reserve fund that was told", () => {
  it.each([
    [{ fund: 210 }, "階数と総戸数"],
    [{ fund: 210, floors: 9 }, "総戸数"],
    [{ fund: 210, units: 60 }, "階数"],
    [{ fund: 210, floors: 30 }, null],
    [{ fund: 210, floors: 9, units: 60 }, null],
    [{ floors: 9 }, null],
  ])("says what it still lacks to be compared: %j", (told, words) => {
    expect(fundLacks(told)).toBe(words);
  });
});
