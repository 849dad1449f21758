import { describe, expect, it } from "vitest";
import { found } from "./facts.ts";
import { depthWordsOf, shareWords, townShare, wordsOf } from "./town-words.ts";

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
  ])("says how much of it is how deep: rank %i, %j", (rank, details, words) => {
    expect(depthWordsOf(over(details, rank), rank)).toBe(words);
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
