import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { aSale, syntheticSales } from "#test/support/synthetic-sales.ts";
import { buildingStep } from "./building-step.ts";
import { fitFeatureSpace } from "./feature-space.ts";
import type { HomeAt } from "./home.ts";
import { onMarket } from "./market.ts";

const { space } = fitFeatureSpace(syntheticSales(400), seededRandom(1));
const at: HomeAt = { home: aSale({ apartmentKey: "a" }), quarter: { year: 2025, quarter: 2 }, category: "contract" };
const market = onMarket(space, at, 0);
const scale = onMarket(space, at, 1) - market;

/** The step of an estimate at a level, where flats of its size in its building sold at others. */
function step(level: number, levels: readonly number[]): number {
  const buildings = new Map([["a", { areas: Float32Array.from(levels, () => at.home.areaM2), levels: Float32Array.from(levels) }]]);
  return buildingStep({ ...space, buildings }, at, market + scale * level) / scale;
}

/** The step, as a log, of an estimate beside which flats of its size in its building sold at others (logs of ratios). */
function logStep(distances: readonly number[]): number {
  return (
    scale *
    step(
      0,
      distances.map((distance) => distance / scale),
    )
  );
}

describe("the step towards the building's own sales", () => {
  it.each([
    [0.3, [], 0],
    [0.3, [0.13], -0.01],
    [0.2, [0.1, 0.12], -0.01],
    [0.2, [-1, 0.01, 1], -0.03],
    [0.2, [0, 0.05, 0.1], -0.1],
    [-0.2, [0, 0.05, 0.1], 0.2],
  ])("from %d to %j is %d", (level, levels, expected) => {
    expect(step(level, levels)).toBeCloseTo(expected, 5);
  });

  it("grows with the number of sales, as long as these do not bound it", () => {
    const spread = (pairs: number) => Array.from({ length: pairs }, () => [-2, 2]).flat();
    const steps = [1, 2, 3, 5, 8, 20].map((pairs) => step(0.5, [0, ...spread(pairs)]));

    expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    expect(new Set(steps).size).toBe(steps.length);
  });

  it("never leads away from the median, nor beyond it", () => {
    const level = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(level, level, fc.nat({ max: 20 }), (estimate, own, others) => {
        const towards = own - estimate;
        const taken = step(
          estimate,
          Array.from({ length: others + 1 }, () => own),
        );

        expect(taken * towards).toBeGreaterThanOrEqual(-1e-6);
        expect(Math.abs(taken)).toBeLessThanOrEqual(Math.abs(towards) + 1e-6);
      }),
    );
  });

  it.each<[string, readonly number[], number]>([
    ["one sale at a hundred times the estimate", [Math.log(100)], 0.5 / 17],
    ["one at a hundredth", [-Math.log(100)], -0.5 / 17],
    ["two that agree on a thousand times", [Math.log(1000), Math.log(1000)], 1 / 18],
    ["two of which one is absurd: the other half counts as it is", [0.1, Math.log(100)], (2 * 0.3) / 18],
    ["three that agree: the estimate lies within them all the same", [4, 4.1, 4.2], 4],
  ])("draws by no more than 0.5 a sale beside %s", (_, levels, expected) => {
    expect(logStep(levels)).toBeCloseTo(expected, 3);
  });

  it("is bounded whatever one or two sales sold for, and within them from three on", () => {
    const absurd = fc.double({ min: -7, max: 7, noNaN: true });
    fc.assert(
      fc.property(fc.array(absurd, { minLength: 1, maxLength: 6 }), (levels) => {
        const [taken, n] = [logStep(levels), levels.length];
        if (n < 3) expect(Math.abs(taken)).toBeLessThanOrEqual((0.5 * n) / (n + 16) + 1e-6);
        else {
          expect(taken).toBeGreaterThanOrEqual(Math.min(...levels) - 1e-5);
          expect(taken).toBeLessThanOrEqual(Math.max(...levels) + 1e-5);
        }
      }),
    );
  });

  it("is none for another building, and for a home of which no building is told", () => {
    const buildings = new Map([["a", { areas: Float32Array.of(60, 60, 60), levels: Float32Array.of(1, 1, 1) }]]);
    for (const apartmentKey of [null, "b"])
      expect(buildingStep({ ...space, buildings }, { ...at, home: { ...at.home, apartmentKey } }, market)).toBe(0);
  });
});
