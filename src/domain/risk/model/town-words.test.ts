import { describe, expect, it } from "vitest";
import { found } from "./facts.ts";
import { deepestOf, depthWordsOf, riverWords, shareWords, townShare, wordsOf } from "./town-words.ts";

const over = (details: Record<string, number>, value = 3) => found(value, null, details);

describe("a fact that was read over a town", () => {
  it.each([
    [0.004, "町の1%未満"],
    [0.42, "町の42%"],
    [0.994, "町の99%"],
    [0.995, "町の全体"],
  ])("says its share: %d is %s", (share, words) => {
    expect(shareWords(share)).toBe(words);
  });

  it.each([
    [3, { share: 0.42, worst: 4, worstShare: 0.03 }, "町の42%が3m以上（最も深い所は5〜10m未満、町の3%）"],
    [3, { share: 0.42, worst: 3, worstShare: 0.42 }, "町の42%が3m以上"],
    [1, { share: 0.2, worst: 1, worstShare: 0.2 }, "町の20%が0.5m未満"],
    [2, {}, "0.5〜3m未満"],
    // What is not coloured is told, so that no one takes the rest for dry or for deeper.
    [
      1,
      { share: 0.091, areaShare: 0.067, noneShare: 0.909, worst: 2, worstShare: 0.024 },
      "町の91%は色なし、7%が0.5m未満（最も深い所は0.5〜3m未満、町の2%）",
    ],
    [1, { share: 0.09, areaShare: 0.09, noneShare: 0.91, worst: 1, worstShare: 0.09 }, "町の91%は色なし、9%が0.5m未満"],
    [3, { share: 0.6, noneShare: 0.3, worst: 3, worstShare: 0.6 }, "町の60%が3m以上、30%は色なし"],
    [3, { share: 0.99, noneShare: 0.004, worst: 3, worstShare: 0.99 }, "町の99%が3m以上"],
  ])("says how much of it is how deep: rank %i, %j", (rank, details, words) => {
    expect(depthWordsOf(over(details, rank), rank)).toBe(words);
  });

  it("tells the deepest part only where it is deeper than what names the town", () => {
    expect(deepestOf(over({ share: 0.9, worst: 4, worstShare: 0.02 }), 3)).toEqual({ rank: 4, share: 0.02 });
    expect(deepestOf(over({ share: 0.9, worst: 3, worstShare: 0.9 }), 3)).toBeNull();
    expect(deepestOf(over({}), 3)).toBeNull();
  });

  it("says what was left out as a river", () => {
    expect(riverWords(over({ share: 0.99, riverShare: 0.46 }))).toContain("町の範囲のうち46%は、深い浸水にはさまれた色のない帯です。");
    expect([riverWords(over({ riverShare: 0.004 })), riverWords(over({}))]).toEqual([null, null]);
  });

  it("says what its meshes span, and the share of a zone", () => {
    const words = (value: number) => `${value}%`;

    expect(wordsOf(over({ share: 0.3, least: 31.24, most: 47 }, 47), words)).toBe("47%（町の中で31.2〜47）");
    expect(wordsOf(over({ share: 1, least: 47, most: 47 }, 47), words)).toBe("47%");
    expect(wordsOf(over({ share: 0.12 }, 1), () => "警戒区域の中")).toBe("町の12%が警戒区域の中");
  });

  it("is told apart from one that was read at a point", () => {
    expect([townShare(over({ share: 0.5 })), townShare(over({}))]).toEqual([0.5, null]);
    expect(wordsOf(over({}, 12), (value) => `${value}分`)).toBe("12分");
  });
});
