import { beforeAll, describe, expect, it } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { type AgreementCase, agreementCases, agreementFigures, drawnFrom } from "./agreement-study.ts";
import { trainForSplit } from "./evaluate-split.ts";
import { splitByTime } from "./split.ts";

const aCase = (given: Partial<AgreementCase>): AgreementCase => ({ kind: "condo", standing: "inside", ratio: 1, error: 0.1, ...given });

describe("the figures of agreement", () => {
  it("count who carries a sentence, and how much further they err", () => {
    const cases = [
      ...[0.9, 0.95, 1, 1.05].map((ratio) => aCase({ ratio })),
      aCase({ standing: "outside", ratio: 1.4, error: 0.3 }),
      aCase({ standing: "few", ratio: 1.2, error: 0.2 }),
      aCase({ standing: "scattered", ratio: 1.1, error: 0.4 }),
    ];

    const figures = agreementFigures(cases);

    expect(figures).toMatchObject({ n: 7, inside: 4, outside: 1, few: 1, scattered: 1 });
    expect(figures.errors).toEqual({ inside: 0.1, outside: 0.3, few: 0.2, scattered: 0.4, sentence: 0.3 });
    expect(figures.medianRatio).toBeCloseTo(1.05, 10);
    expect(figures.medianGap).toBeCloseTo(0.1, 10);
    expect(figures.errorRatio).toBeCloseTo(3, 10);
  });
});

describe("the sales of a test", () => {
  const split = splitByTime(syntheticSales(1500), { trainUntil: { year: 2024, quarter: 2 }, testUntil: { year: 2024, quarter: 4 } });
  const train = [...split.fit, ...split.calibration];
  let cases: AgreementCase[];
  beforeAll(async () => {
    cases = agreementCases({ ...(await trainForSplit(split, fitQuickly)), kind: "condo", train, test: split.test });
  });

  it("stand beside their comparables, those that are refused an estimate left out", () => {
    expect(cases.length).toBeGreaterThan(0.8 * split.test.length);
    expect(cases.length).toBeLessThanOrEqual(split.test.length);
    expect(cases.every(({ ratio, error }) => ratio > 0.2 && ratio < 5 && error >= 0)).toBe(true);
  });

  it("lie about where their comparables do", () => {
    const { medianRatio } = agreementFigures(cases);

    expect(medianRatio).toBeGreaterThan(0.9);
    expect(medianRatio).toBeLessThan(1.1);
  });
});

describe("drawing", () => {
  const numbers = Array.from({ length: 200 }, (_, i) => i);

  it("takes as many as asked for, none twice, and the same ones for one seed", () => {
    const drawn = drawnFrom(numbers, 60, seededRandom(7));

    expect(new Set(drawn).size).toBe(60);
    expect(drawnFrom(numbers, 60, seededRandom(7))).toEqual(drawn);
    expect(drawnFrom(numbers, 60, seededRandom(8))).not.toEqual(drawn);
  });

  it("takes all where there are fewer", () => {
    expect(drawnFrom(numbers, 500, seededRandom(7)).toSorted((a, b) => a - b)).toEqual(numbers);
  });
});
