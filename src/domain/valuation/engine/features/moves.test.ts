import { describe, expect, it } from "vitest";
import { fitMoves, type MovingRow, missOfParts, moveOf } from "./moves.ts";

const FIRST = 8080;
const QUARTERS = 12;
const span = { first: FIRST, last: FIRST + QUARTERS - 1 };

/** 60 sales a quarter of each part; `level` gives the value of a part in a quarter (0–11). */
function rowsOf(parts: Readonly<Record<string, (quarter: number) => number>>): MovingRow[] {
  return Object.entries(parts).flatMap(([part, level]) =>
    Array.from({ length: QUARTERS * 60 }, (_, i) => {
      const quarter = Math.floor(i / 60);
      return { part, group: `${part}/${i % 5}`, quarter: FIRST + quarter, value: level(quarter) + 0.02 * (i % 5) };
    }),
  );
}

const missIn = (parts: Parameters<typeof rowsOf>[0]) => missOfParts(fitMoves(rowsOf(parts), span).plain);
const movesOf = (parts: Parameters<typeof rowsOf>[0]) => fitMoves(rowsOf(parts), span).moves;

describe("parts that move apart", () => {
  const apart = movesOf({ up: (quarter) => 0.01 * quarter, down: (quarter) => -0.01 * quarter });

  it("are told by how far each lies from where it lies on average", () => {
    expect(moveOf(apart, "up", span.last) - moveOf(apart, "up", FIRST)).toBeGreaterThan(0.07);
    expect(moveOf(apart, "up", span.last)).toBeCloseTo(-moveOf(apart, "down", span.last), 3);
    expect(moveOf(apart, "up", FIRST + 5)).toBeCloseTo(0, 1);
  });

  it("stay where they were last seen, and before the first quarter where they were first seen", () => {
    expect(moveOf(apart, "up", span.last + 6)).toBe(moveOf(apart, "up", span.last));
    expect(moveOf(apart, "up", FIRST - 6)).toBe(moveOf(apart, "up", FIRST));
  });

  it("leave a part that was never seen with the market", () => {
    expect(moveOf(apart, "elsewhere", span.last)).toBe(0);
  });
});

it("takes what all parts do for the market's, which is measured elsewhere", () => {
  const moves = movesOf({ a: (quarter) => 0.02 * quarter, b: (quarter) => 1 + 0.02 * quarter });

  for (const part of ["a", "b"]) expect(Math.abs(moveOf(moves, part, span.last))).toBeLessThan(0.005);
});

it("takes a change in what was sold for no move", () => {
  const rows = rowsOf({ a: () => 0, b: () => 0 }).map((row, i) => ({ ...row, value: row.value + (i % 5 === 0 ? 1 : 0) }));
  const onlyCheapAtLast = rows.filter(({ part, quarter }, i) => part === "b" || quarter < span.last - 1 || i % 5 !== 0);

  const { moves } = fitMoves(onlyCheapAtLast, span);

  expect(Math.abs(moveOf(moves, "a", span.last))).toBeLessThan(0.05);
});

it("pulls a part of few sales to the market", () => {
  const rows = rowsOf({ many: () => 0, few: (quarter) => 0.02 * quarter });
  const thinned = rows.filter(({ part }, i) => part === "many" || i % 20 === 0);

  const all = fitMoves(rows, span).moves;
  const thin = fitMoves(thinned, span).moves;

  expect(moveOf(thin, "few", span.last)).toBeLessThan(0.6 * moveOf(all, "few", span.last));
});

describe("what parts were missed by", () => {
  const wander = (seed: number) => (quarter: number) => 0.05 * Math.sin(seed + 2.1 * quarter);

  it("is nothing where they stayed, and more where they wandered", () => {
    expect(missIn({ a: () => 0.5, b: () => -0.5 })).toBeCloseTo(0, 5);
    expect(missIn({ a: wander(0), b: wander(2), c: wander(4) })).toBeGreaterThan(0.0003);
  });

  it("is what is usual where there are too few quarters to have tried", () => {
    const short = rowsOf({ a: () => 0, b: () => 0.2 }).filter(({ quarter }) => quarter < FIRST + 3);

    expect(missOfParts(fitMoves(short, { first: FIRST, last: FIRST + 2 }).plain)).toBe(0.015 ** 2);
  });
});
