import { describe, expect, it } from "vitest";
import { estimateWords, kakeWords, REASON_WORDS, reasonLine, whyCheap } from "./flag-words.ts";

it.each([
  [0.772, "7.8掛け"],
  [0.79, "7.9掛け"],
  [0.9, "9.0掛け"],
  [0.891, "9.0掛け"],
  [0.58, "5.8掛け"],
])("a ratio of %d is %s: rounded up", (ratio, words) => {
  expect(kakeWords(ratio)).toBe(words);
});

it("has a word and a sentence for every reason, without a word that frightens", () => {
  for (const { label, sentence } of Object.values(REASON_WORDS)) {
    expect(label).toBeTruthy();
    expect(sentence).toMatch(/(です|ます|ません|ください)。$/);
    expect(sentence).not.toMatch(/危険|必ず|絶対/);
  }
});

it("says in a line why, or that the advertisement tells no reason", () => {
  expect(reasonLine([])).toBe("掲載の範囲で理由は見つかりません");
  expect(reasonLine(["leasehold", "tenanted"])).toBe("安い理由：借地権・賃貸中");
});

it("never names an estimate without its band", () => {
  expect(estimateWords({ point: 52_100_000, q10: 46_600_000, q90: 58_200_000 })).toBe("推定 5,210（4,660〜5,820）万円");
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
