import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Letter } from "#domain/risk/model/types.ts";
import { letterOf, lettersAbove, worseLetter } from "./letter.ts";

const BEST_FIRST: readonly Letter[] = ["AAA", "AA", "A", "BBB", "BB", "B", "C"];
const letter = fc.constantFrom(...BEST_FIRST);
const score = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);

describe("letters", () => {
  it("fall every ten points from 85 on, seven in all", () => {
    expect([85, 75, 65, 55, 45, 35, 34.9].map(letterOf)).toEqual(BEST_FIRST);
    expect([84.9, 74.9, 64.9, 54.9, 44.9, 34.9].map(letterOf)).toEqual(BEST_FIRST.slice(1));
  });

  it("are C below all limits, whatever the number", () => {
    expect([0, -5, Number.NaN].map(letterOf)).toEqual(["C", "C", "C"]);
  });

  it("are never better for a lower score", () => {
    fc.assert(
      fc.property(score, score, (a, b) => {
        expect(lettersAbove(letterOf(Math.max(a, b)), letterOf(Math.min(a, b)))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("how many letters lie between two", () => {
  it.each([
    ["AAA", "C", 6],
    ["C", "AAA", -6],
    ["A", "BBB", 1],
    ["BB", "BBB", -1],
    ["B", "B", 0],
  ] as const)("%s over %s: %i", (a, b, above) => {
    expect(lettersAbove(a, b)).toBe(above);
  });

  it("is counted alike from both sides, and adds up along the way", () => {
    fc.assert(
      fc.property(letter, letter, letter, (a, b, c) => {
        expect(lettersAbove(a, b) + lettersAbove(b, a)).toBe(0);
        expect(lettersAbove(a, b) + lettersAbove(b, c)).toBe(lettersAbove(a, c));
      }),
    );
  });
});

describe("the worse of two letters", () => {
  it("is the one that comes later, in either order", () => {
    fc.assert(
      fc.property(letter, letter, (a, b) => {
        const later = BEST_FIRST[Math.max(BEST_FIRST.indexOf(a), BEST_FIRST.indexOf(b))];
        expect(worseLetter(a, b)).toBe(later);
        expect(worseLetter(b, a)).toBe(later);
      }),
    );
  });
});
