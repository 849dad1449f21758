import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxOf, linesOf, meet } from "./label-boxes.ts";
import { type LadderInput, ladderOf } from "./ladder-geometry.ts";
import { apart, type LadderLabel, labelsOf } from "./ladder-labels.ts";
import { man } from "./man.ts";

const MAN = 10_000;
type Case = { readonly band: readonly [number, number, number]; readonly prices: readonly number[]; readonly draft?: number };

function inputOf({ band: [low, point, high], prices, draft }: Case, isAgreed = false): LadderInput {
  const sideOf = (round: number) => (round % 2 === 1 ? ("buyer" as const) : ("owner" as const));
  return {
    ...{ low: low * MAN, point: point * MAN, high: high * MAN, rounds: 5, isAgreed },
    steps: prices.map((price, index) => ({ round: index + 1, side: sideOf(index + 1), priceYen: price * MAN, at: "" })),
    draft: draft === undefined ? null : { side: sideOf(prices.length + 1), priceYen: draft * MAN },
  };
}

function widthOf({ what }: LadderLabel): number {
  const figure = man(what.kind === "gap" ? what.yen : what.mark.priceYen).length * 7;
  return figure + { gap: 16, price: 0, agreed: 29 }[what.kind];
}

/** How often a text of the picture runs into another, into a mark, and into a line. */
function collisions(input: LadderInput) {
  const ladder = ladderOf(input);
  const texts = labelsOf(ladder).map((label) => boxOf(label, label, widthOf(label)));
  const marks = ladder.marks.map((mark) => boxOf(mark, { dx: 0, dy: 0, anchor: "middle" }, 10));
  const pairs = (others: readonly (typeof texts)[number][]) =>
    texts.reduce((sum, text) => sum + others.filter((other) => other !== text && meet(text, other)).length, 0);
  return { texts: pairs(texts), marks: pairs(marks), lines: pairs(linesOf(ladder)) };
}

const CASES: readonly Case[] = [
  // As of the picture of the screen, and negotiations in which figures ran into each other.
  { band: [7_350, 8_240, 9_310], prices: [7_800, 8_700, 8_050], draft: 8_375 },
  { band: [6_474, 8_171, 8_632], prices: [7_760, 8_171, 8_000], draft: 8_080 },
  { band: [6_474, 8_171, 8_632], prices: [7_760, 8_310, 8_060, 8_310, 8_185] },
  { band: [9_694, 13_287, 13_734], prices: [12_620, 13_287, 13_000, 13_250, 13_125] },
  { band: [8_000, 8_100, 8_200], prices: [5_000, 16_000, 5_100] },
];

describe("the figures of the ladder", () => {
  it.each(CASES)("stand apart from each other, from the marks and from the lines: $prices", (one) => {
    expect(collisions(inputOf(one))).toEqual({ texts: 0, marks: 0, lines: 0 });
    expect(collisions(inputOf({ ...one, prices: one.prices.slice(0, 2) }, true))).toEqual({ texts: 0, marks: 0, lines: 0 });
  });

  it("run into no other figure and no mark, whatever is named", () => {
    const price = fc.integer({ min: 4_000, max: 16_000 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 5 }), fc.boolean(), (prices, isAgreed) => {
        const found = collisions(inputOf({ band: [7_350, 8_240, 9_310], prices }, isAgreed));
        expect({ texts: found.texts, marks: found.marks }).toEqual({ texts: 0, marks: 0 });
      }),
    );
  });

  it("are one a price, and the gap while there is one; the agreed one is named so", () => {
    const kinds = (input: LadderInput) =>
      labelsOf(ladderOf(input))
        .map(({ what }) => what.kind)
        .toSorted();
    const one = inputOf(CASES[0] as Case);
    expect(kinds(one)).toEqual(["gap", "price", "price", "price", "price"]);
    expect(kinds({ ...one, draft: null, isAgreed: true })).toEqual(["agreed", "price", "price"]);
  });
});

it("texts beside the picture keep a line apart, in their order and within it", () => {
  expect(apart([10, 50, 90])).toEqual([30, 150, 270]);
  const height = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.tuple(height, height, height), (heights) => {
      const sorted = heights.toSorted((a, b) => a - b);
      const [top = 0, middle = 0, bottom = 0] = apart(sorted);
      expect(Math.min(middle - top, bottom - middle)).toBeGreaterThanOrEqual(16);
      expect([top >= 0, bottom <= 300]).toEqual([true, true]);
    }),
  );
});
