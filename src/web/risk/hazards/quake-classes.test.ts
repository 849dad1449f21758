import { describe, expect, it } from "vitest";
import { LIQUEFACTION_PL_LEGEND } from "#domain/surroundings/tiles/legends.ts";
import {
  districtRankMeaning,
  groundMeaning,
  liquefactionWords,
  plWords,
  probabilityText,
  QUAKE_CLASSES,
  quakeClassOf,
  quakeMeaning,
} from "./quake-classes.ts";

describe("the official classes of 30-year probabilities", () => {
  it.each([
    [26, "26%以上"],
    [25.99, "6%以上26%未満"],
    [6, "6%以上26%未満"],
    [5.99, "3%以上6%未満"],
    [3, "3%以上6%未満"],
    [2.99, "0.1%以上3%未満"],
    [0.1, "0.1%以上3%未満"],
    [0.09, "0.1%未満"],
    [0, "0.1%未満"],
  ])("%d %% is in %s", (percent, label) => {
    expect(quakeClassOf(percent).label).toBe(label);
    expect(quakeMeaning(percent)).toContain(label);
  });

  it("are five, from the highest to the lowest", () => {
    expect(QUAKE_CLASSES.map(({ from }) => from)).toEqual([26, 6, 3, 0.1, 0]);
  });

  it.each([
    [46.9, "47%"],
    [10, "10%"],
    [9.94, "9.9%"],
    [8.6037, "8.6%"],
    [1, "1.0%"],
    [0.994, "0.99%"],
    [0.042, "0.04%"],
  ])("%d is written %s", (percent, text) => {
    expect(probabilityText(percent)).toBe(text);
  });
});

describe("words for the ground", () => {
  it.each([
    [2.01, "とても大きく"],
    [2, "大きくなりやすい"],
    [1.6, "大きくなりやすい"],
    [1.59, "中ほど"],
    [1.2, "なりにくい"],
  ])("amplification %d: %s", (amplification, words) => {
    expect(groundMeaning(amplification)).toContain(words);
  });

  it.each([
    [0, "かなり低い"],
    [5, "可能性は低い"],
    [0.1, "可能性は低い"],
    [5.1, "可能性が高い"],
    [15, "可能性が高い"],
    [15.1, "可能性が極めて高い"],
  ])("PL %d: %s", (pl, words) => {
    expect(plWords(pl)).toContain(words);
  });

  it.each(LIQUEFACTION_PL_LEGEND.slice(1))("say of a PL what the legend of its map says, and nothing milder: $label", ({ from, label }) => {
    const [, class_ = "no class"] = /（(.*)）/.exec(label) ?? [];

    expect(plWords(from + 0.1).endsWith(class_)).toBe(true);
  });

  it("name the five tendencies, and keep a number that is none of them", () => {
    expect(liquefactionWords(5)).toBe("発生傾向は強い");
    expect(liquefactionWords(9)).toBe("区分9");
  });

  it("say that a district's rank is a comparison", () => {
    expect(districtRankMeaning(5)).toContain("最も高いほう");
    expect(districtRankMeaning(1)).toContain("比べた");
  });
});
