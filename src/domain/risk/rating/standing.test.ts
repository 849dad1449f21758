import fc from "fast-check";
import { expect, it } from "vitest";
import { standingAmong } from "./standing.ts";

const ten = [40, 50, 50, 60, 60, 60, 70, 70, 80, 60];

it("gives 偏差値 and 上位 x % among the rated buildings", () => {
  expect(standingAmong(80, ten)).toEqual({ deviation: 68.3, topPercent: 10, bottomPercent: 100, among: 10 });
  expect(standingAmong(60, ten)).toEqual({ deviation: 50, topPercent: 40, bottomPercent: 40, among: 10 });
  expect(standingAmong(40, ten)).toEqual({ deviation: 31.7, topPercent: 100, bottomPercent: 10, among: 10 });
});

it("says nothing among fewer than ten", () => {
  expect(standingAmong(80, ten.slice(1))).toBe(null);
});

it("is 50 where all are alike", () => {
  expect(
    standingAmong(
      70.1,
      Array.from({ length: 12 }, () => 70.1),
    ),
  ).toEqual({ deviation: 50, topPercent: 9, bottomPercent: 9, among: 12 });
});

it("puts the better building never behind, whatever the others are", () => {
  const scores = fc.array(
    fc.integer({ min: 0, max: 1000 }).map((n) => n / 10),
    { minLength: 10, maxLength: 60 },
  );
  fc.assert(
    fc.property(scores, (all) => {
      const [a = 0, b = 0] = [Math.max(...all.slice(0, 2)), Math.min(...all.slice(0, 2))];
      const [better, worse] = [standingAmong(a, all), standingAmong(b, all)];
      expect(better?.deviation).toBeGreaterThanOrEqual(worse?.deviation ?? 100);
      expect(better?.topPercent).toBeLessThanOrEqual(worse?.topPercent ?? 0);
      expect(worse?.topPercent).toBeLessThanOrEqual(100);
      expect(better?.topPercent).toBeGreaterThan(0);
    }),
  );
});

it("is the place in hundredths among a hundred: the seventh is among the best 7 %", () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i / 2);

  expect(hundred.map((overall) => standingAmong(overall, hundred)?.topPercent)).toEqual(hundred.map((_, i) => i + 1));
});

it.each([
  [1, 30, 4],
  [3, 30, 10],
  [29, 30, 97],
  [30, 30, 100],
  [1, 1000, 1],
  [11, 1000, 2],
])("rounds a share up, never to a better one: place %i of %i is 上位 %i %%", (place, among, topPercent) => {
  const all = Array.from({ length: among }, (_, i) => among - i);

  expect(standingAmong(among - place + 1, all)).toMatchObject({ topPercent, among });
});

it("measures in standard deviations of all of them, ten points each", () => {
  // Mean 60, standard deviation 20.
  const half = Array.from({ length: 20 }, (_, i) => (i % 2 ? 80 : 40));

  expect([80, 60, 40, 70].map((overall) => standingAmong(overall, half)?.deviation)).toEqual([60, 50, 40, 55]);
});
