import fc from "fast-check";
import { expect, it } from "vitest";
import { leastSquares } from "./least-squares.ts";

it("finds the line through points that lie on one", () => {
  const [slope, level] = leastSquares(
    [1, 2, 3, 4].map((x) => [x, 1]),
    [5, 7, 9, 11],
  );

  expect(slope).toBeCloseTo(2, 4);
  expect(level).toBeCloseTo(3, 4);
});

it("gives back the coefficients that made the targets", () => {
  const number = fc.double({ min: -5, max: 5, noNaN: true });
  const coefficients = fc.tuple(number, number, number);
  const rows = Array.from({ length: 30 }, (_, i) => [1, Math.sin(i), (i % 7) - 3]);
  fc.assert(
    fc.property(coefficients, (wanted) => {
      const found = leastSquares(
        rows,
        rows.map((row) => row.reduce((sum, x, k) => sum + x * (wanted[k] ?? 0), 0)),
      );

      for (const [k, value] of found.entries()) expect(value).toBeCloseTo(wanted[k] ?? 0, 3);
    }),
  );
});

it("stays finite where two columns are the same", () => {
  const found = leastSquares(
    [1, 2, 3].map((x) => [x, x]),
    [2, 4, 6],
  );

  expect(found.every(Number.isFinite)).toBe(true);
  expect((found[0] ?? 0) + (found[1] ?? 0)).toBeCloseTo(2, 3);
});
