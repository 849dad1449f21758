import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RATING_MODEL } from "./rating-model.ts";
import { type ScoreTable, scoreBy } from "./score-table.ts";

const table = (reading: ScoreTable["reading"], ...points: [number, number][]): ScoreTable => ({
  title: "例",
  unit: "",
  source: "例",
  dated: "2026-11",
  reading,
  points,
});

describe("a score between break points", () => {
  it.each([
    ["half way, half of the difference", 5, 75],
    ["a fifth of the way, a fifth of it", 2, 90],
    ["at a point, the score of the point", 10, 50],
    ["in the next stretch, by its own slope", 15, 30],
    ["before the first point, the first score", -3, 100],
    ["at the first point, its score", 0, 100],
    ["after the last point, the last score", 99, 10],
  ])("read linearly is, %s", (_, value, score) => {
    expect(scoreBy(table("linear", [0, 100], [10, 50], [20, 10]), value)).toBe(score);
  });

  it.each([
    [1, 100],
    [10, 60],
    [100, 20],
    [0.5, 100],
    [0, 100],
    [1000, 20],
  ])("read by the logarithm falls alike from 1 to 10 and from 10 to 100: %s is %s", (value, score) => {
    expect(scoreBy(table("log", [1, 100], [100, 20]), value)).toBe(score);
  });

  it("is higher by the logarithm than along the straight line only where the score rises", () => {
    const [rising, falling]: [number, number][][] = [
      [
        [1, 0],
        [100, 100],
      ],
      [
        [1, 100],
        [100, 0],
      ],
    ];

    expect(scoreBy(table("log", ...(rising ?? [])), 10)).toBeGreaterThan(scoreBy(table("linear", ...(rising ?? [])), 10));
    expect(scoreBy(table("log", ...(falling ?? [])), 10)).toBeLessThan(scoreBy(table("linear", ...(falling ?? [])), 10));
  });

  it("has one decimal, as it is shown", () => {
    expect(scoreBy(table("linear", [0, 100], [3, 0]), 1)).toBe(66.7);
  });
});

describe("a score by classes", () => {
  const points: [number, number][] = [
    [0, 100],
    [5, 75],
    [15, 40],
  ];

  it.each([
    [-1, 100, 100],
    [0, 100, 100],
    [0.1, 100, 75],
    [4.9, 100, 75],
    [5, 75, 75],
    [5.1, 75, 40],
    [15, 40, 40],
    [99, 40, 40],
  ])("of %s is %i where a class begins at its point, and %i where it ends there", (value, from, upTo) => {
    expect(scoreBy(table("from", ...points), value)).toBe(from);
    expect(scoreBy(table("upTo", ...points), value)).toBe(upTo);
  });
});

it.each(["linear", "log", "from", "upTo"] as const)("cannot be read %s from a table without points", (reading) => {
  expect(() => scoreBy(table(reading), 1)).toThrow("without points");
});

/** Tables in which more of it is a greater risk; in the others less is. */
const MORE_IS_WORSE = [
  "quakeProbability",
  "groundAmplification",
  "liquefactionPl",
  "liquefactionClass",
  "areaDanger",
  "waterDepth",
  "landslide",
  "crimeQuintile",
  "age",
  "schoolDistance",
  "volatility",
];

describe.each(Object.entries(RATING_MODEL.tables))("table %s", (id, published: ScoreTable) => {
  it("gives a greater risk never a better score", () => {
    const xs = published.points.map(([x]) => x).filter(Number.isFinite);
    const value = fc.double({ min: Math.min(...xs) - 1, max: 1.2 * Math.max(...xs) + 1, noNaN: true });
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [less, more] = [scoreBy(published, Math.min(a, b)), scoreBy(published, Math.max(a, b))];
        if (MORE_IS_WORSE.includes(id)) expect(more).toBeLessThanOrEqual(less);
        else expect(more).toBeGreaterThanOrEqual(less);
      }),
      { numRuns: 40 },
    );
  });

  it("gives each of its points the score that is published for it", () => {
    for (const [x, score] of published.points) expect(scoreBy(published, x)).toBe(score);
  });

  it("says what it is of, in which unit, from which source and of which date", () => {
    expect(published.title).not.toBe("");
    expect(published.unit).not.toBe("");
    expect(published.source).not.toBe("");
    expect(published.dated).toMatch(/^\d{4}(-\d{2})?$/);
  });
});
