import { describe, expect, it } from "vitest";
import { CHEAP_REASONS } from "#domain/kyugake/types.ts";
import { estimateWords, gapWordsOf, kakeWords, REASON_WORDS, reasonLine, whyCheap } from "./flag-words.ts";

it.each([
  [0.772, "7.8掛け"],
  [0.79, "7.9掛け"],
  [0.9, "9.0掛け"],
  [0.891, "9.0掛け"],
  [0.58, "5.8掛け"],
])("a ratio of %d is %s: rounded up", (ratio, words) => {
  expect(kakeWords(ratio)).toBe(words);
});

it("tells the gap to the tenth of a per cent", () => {
  expect(gapWordsOf(0.772)).toBe("推定より22.8%安い");
});

it("has a word and a sentence for every reason, without a word that frightens", () => {
  for (const reason of CHEAP_REASONS) {
    expect(REASON_WORDS[reason]?.label).toBeTruthy();
    expect(REASON_WORDS[reason]?.sentence).toMatch(/(です|ます|ません|ください)。$/);
    expect(REASON_WORDS[reason]?.sentence).not.toMatch(/危険|必ず|絶対/);
  }
});

it("says in a line why, or that the advertisement tells no reason", () => {
  expect(reasonLine([])).toBe("掲載の範囲で理由は見つかりません");
  expect(reasonLine(["leasehold", "ground-floor"])).toBe("安い理由：借地権・1階");
});

it("never names an estimate without its band", () => {
  expect(estimateWords({ point: 52_100_000, q10: 46_600_000, q90: 58_200_000 })).toBe("推定 5,210万円（4,660万円〜5,820万円）");
});

describe("why a home is cheap", () => {
  const cheap = { price: 40_000_000, estimate: 50_000_000, reserveShortfallYen: 8_000 };

  it("is told in yen where they can be reckoned, and what is left is not known", () => {
    const { parts, gapYen, unexplainedYen } = whyCheap({ ...cheap, reasons: ["leasehold", "reserve-shortfall"] });

    expect(parts.map(({ reason, yen }) => [reason, yen])).toEqual([
      ["leasehold", null],
      ["reserve-shortfall", 2_880_000],
    ]);
    expect([gapYen, unexplainedYen]).toEqual([10_000_000, 7_120_000]);
  });

  it("is never more than the gap, and nothing where there is none", () => {
    expect(whyCheap({ ...cheap, price: 49_000_000, reasons: ["reserve-shortfall"] })).toMatchObject({
      gapYen: 1_000_000,
      unexplainedYen: 0,
    });
    expect(whyCheap({ ...cheap, price: 51_000_000, reasons: ["reserve-shortfall"] })).toMatchObject({ gapYen: 0, unexplainedYen: 0 });
  });
});
