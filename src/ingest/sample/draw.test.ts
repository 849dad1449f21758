import { expect, it } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { between, integer, pick, scatter, weightedDraw } from "./draw.ts";

const draws = <T>(draw: (random: () => number) => T): T[] => {
  const random = seededRandom(7);
  return Array.from({ length: 4_000 }, () => draw(random));
};

it("draws whole numbers with both ends", () => {
  expect(new Set(draws((random) => integer(random, 3, 5)))).toEqual(new Set([3, 4, 5]));
});

it("draws between bounds", () => {
  const drawn = draws((random) => between(random, -1, 3));

  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(-1);
  expect(Math.max(...drawn)).toBeLessThan(3);
});

it("scatters with the deviation that was asked for, and never beyond three", () => {
  const drawn = draws((random) => scatter(random, 2));
  const deviation = Math.sqrt(drawn.reduce((sum, value) => sum + value * value, 0) / drawn.length);

  expect(deviation).toBeCloseTo(2, 0);
  expect(Math.max(...drawn.map(Math.abs))).toBeLessThanOrEqual(6);
});

it("picks every item", () => {
  expect(new Set(draws((random) => pick(random, ["a", "b", "c"])))).toEqual(new Set(["a", "b", "c"]));
});

it("draws in proportion to weight, and nothing that has none", () => {
  const draw = weightedDraw(["rare", "never", "often"], (item) => ({ rare: 1, never: 0, often: 9 })[item] ?? 0);
  const drawn = draws(draw);

  expect(drawn.filter((item) => item === "rare").length / drawn.length).toBeCloseTo(0.1, 1);
  expect(drawn).not.toContain("never");
});

it("throws when there is nothing to draw from", () => {
  expect(() => weightedDraw([], () => 1)(seededRandom(1))).toThrow("nothing to draw from");
});
