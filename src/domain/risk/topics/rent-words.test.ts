import { describe, expect, it } from "vitest";
import { letHome } from "./rent-home.ts";
import { type RentOutcome, rentAnswer } from "./rent-words.ts";

const usual = { areaM2: 58, layout: "2LDK", of: "building" } as const;
const found: RentOutcome = {
  estimated: true,
  pointYen: 198_000,
  lowYen: 176_000,
  highYen: 223_000,
  grade: "B",
  n: 1_234,
  modelVersion: "rent-2026.11-1a2b3c4d",
  dataAsOf: { year: 2026, quarter: 3 },
  isSample: true,
};

describe("the home that a rent is estimated for", () => {
  it("is the usual one of the building, the size asked for with no layout, or a general one", () => {
    expect(letHome(usual, { areaM2: null })).toEqual({ areaM2: 58, layout: "2LDK", basis: "building" });
    expect(letHome({ ...usual, layout: null, of: "city" }, { areaM2: null })).toEqual({ areaM2: 58, layout: null, basis: "city" });
    expect(letHome(usual, { areaM2: 42.5 })).toEqual({ areaM2: 42.5, layout: null, basis: "asked" });
    expect(letHome(null, { areaM2: null })).toEqual({ areaM2: 55, layout: "2LDK", basis: "general" });
  });
});

describe("the words of a rent", () => {
  it("names the home and how many records resemble it", () => {
    const answer = rentAnswer(letHome(usual, { areaM2: null }), found);

    expect(answer).toMatchObject({ reason: null, estimate: { pointYen: 198_000, n: 1_234, home: { areaM2: 58, basis: "building" } } });
    expect(answer.estimate).not.toHaveProperty("estimated");
    expect(answer.why).toContain("この建物で貸し出される標準的な部屋（58㎡・2LDK）の月額で、管理費・共益費をふくみます。");
    expect(answer.why).toContain("1,234件");
  });

  it.each([
    ["no-model", "モデルがまだありません"],
    ["preparing", "準備をしています"],
    ["out-of-area", "この市区町村の賃料の記録がない"],
    ["too-few-comparables", "3件に満たない"],
    ["outlier-size", "8〜300㎡"],
    ["address-not-found", "場所が分からない"],
  ] as const)("is 推定できません with why: %s", (reason, words) => {
    const answer = rentAnswer(letHome(usual, { areaM2: null }), { estimated: false, reason });

    expect(answer).toMatchObject({ estimate: null, reason: "推定できません" });
    expect(answer.why).toContain(words);
  });
});
