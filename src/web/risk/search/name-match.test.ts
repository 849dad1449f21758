import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleApartment } from "#web/risk/samples/samples.ts";
import { easilyConfused, MATCH_WORDS, matchGrade } from "./name-match.ts";

const building = { ...sampleApartment, name: "パークハウス豊洲", nameKana: "パークハウストヨス" };

describe("how well a building fits what was typed", () => {
  it.each([
    ["パークハウス豊洲", "name"],
    ["ﾊﾟｰｸﾊｳｽ豊洲", "name"],
    ["パークハウス 豊洲", "name"],
    ["ぱーくはうすとよす", "name"],
    ["パークハウス・豊洲", "name"],
    ["パークハウス", "part"],
    ["パークハウス豊洲 1203号室", "part"],
    ["とよす", "part"],
    ["東京都江東区豊洲５丁目", "address"],
    ["豊洲五丁目", "address"],
    ["江東区豊洲", "address"],
    ["辰巳", "other"],
  ] as const)("「%s」: %s", (q, grade) => {
    expect(matchGrade(q, building)).toBe(grade);
  });

  it.each(["", " ", "・", "（）", "　"])("a text without a letter fits nothing: 「%s」", (q) => {
    expect(matchGrade(q, building)).toBe("other");
  });

  it("does not take a missing reading for a match", () => {
    expect(matchGrade("辰巳", { ...building, nameKana: "" })).toBe("other");
  });

  it("finds every building by its own name, however it is written", () => {
    const names = fc.stringMatching(/^[あ-んア-ン一-龠]{2,12}$/);
    fc.assert(
      fc.property(names, (name) => {
        expect(matchGrade(name, { ...building, name })).toBe("name");
        expect(matchGrade(` ${name} `, { ...building, name })).toBe("name");
      }),
    );
  });

  it("has words for each of them that differ", () => {
    expect(new Set(Object.values(MATCH_WORDS)).size).toBe(4);
  });
});

describe("names that are easily confused", () => {
  const named = (...names: string[]) => names.map((name, index) => ({ key: String(index), name }));
  const keys = (...names: string[]) => [...easilyConfused(named(...names))].join("");

  it.each([
    [["豊洲ハイツ", "豊洲ﾊｲﾂ"], "01"],
    [["豊洲ハイツA", "豊洲ハイツB"], ""],
    [["豊洲ハイツ", "新豊洲ハイツ", "枝川荘"], "01"],
    [["豊洲", "豊洲ハイツ", "豊洲荘"], "012"],
    [["枝川荘"], ""],
  ])("of %j: 「%s」", (names, confused) => {
    expect(keys(...names)).toBe(confused);
  });

  it("come at least in pairs, whatever the names and their order", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[豊洲枝川荘]{1,4}$/), { maxLength: 6 }), (names) => {
        const alike = easilyConfused(named(...names));

        expect(alike.size).not.toBe(1);
        expect(easilyConfused(named(...names).toReversed())).toEqual(alike);
      }),
    );
  });
});
