import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { found, foundNothing } from "./facts.ts";
import { scored, unscored } from "./indicator.ts";

const provenance = { attribution: "国土交通省", licence: "CC BY 4.0", asOf: "2024", precision: "区域図", isSample: false };

describe("a reading without a score", () => {
  it.each([
    ["no_data", "データがありません"],
    ["out_of_area", "この地域は対象外です"],
    ["none", "該当なし"],
  ] as const)("keeps its state, %s, and says it: %s", (state, words) => {
    expect(unscored({ ...foundNothing(provenance), state })).toEqual({ state, value: null, score: null, words, provenance });
  });

  it("says the indicator's own words where it has some", () => {
    expect(unscored(foundNothing(), "適正評価・管理計画認定とも確認できません")).toMatchObject({
      state: "none",
      score: null,
      words: "適正評価・管理計画認定とも確認できません",
    });
  });

  it("has no number even where one was found", () => {
    expect(unscored(found(7, provenance))).toMatchObject({ value: null, score: null, provenance });
  });
});

describe("a reading with a score", () => {
  it("keeps the number and where it is from", () => {
    expect(scored(found(9.5, provenance), 47.1, "30年以内に9.5%")).toEqual({
      state: "ok",
      value: 9.5,
      score: 47.1,
      words: "30年以内に9.5%",
      provenance,
    });
  });

  it("may be that of an absence", () => {
    expect(scored(foundNothing(provenance), 100, "土砂災害警戒区域の外")).toMatchObject({ state: "none", value: null, score: 100 });
  });

  it("never leaves 0 to 100", () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), (points) => {
        const { score } = scored(found(1), points, "");
        expect(score).toBe(points < 0 ? 0 : points > 100 ? 100 : points);
      }),
    );
  });
});
