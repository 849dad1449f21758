import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { type BoostRules, boost, type TrainingSet } from "./boost.ts";
import { type Forest, predictRow } from "./forest.ts";
import type { FeatureMatrix } from "./matrix.ts";

const RULES: BoostRules = {
  trees: 20,
  learningRate: 0.3,
  maxLeaves: 8,
  minLeafWeight: 1,
  l2: 0,
  mostBins: 255,
  rowShare: 0.8,
  featureShare: 0.7,
  loss: { kind: "squared" },
};

/** y = step in x0 + slope of x1, some x1 unknown. */
function aSet(rows: number, seed = 7): TrainingSet {
  const random = seededRandom(seed);
  const x0 = Float32Array.from({ length: rows }, () => random());
  const x1 = Float32Array.from({ length: rows }, () => (random() < 0.1 ? Number.NaN : random()));
  const noise = Float32Array.from({ length: rows }, () => random());
  const target = Float32Array.from(x0, (x, i) => (x > 0.5 ? 2 : 0) + (Number.isNaN(x1[i]) ? 0 : (x1[i] as number)));
  return { matrix: { rows, columns: [x0, x1, noise] }, target, weights: null };
}

function rowOf({ columns }: FeatureMatrix, row: number): Float32Array {
  return Float32Array.from(columns, (column) => column[row] ?? Number.NaN);
}

function predictAll(forest: Forest, matrix: FeatureMatrix): Float64Array {
  return Float64Array.from({ length: matrix.rows }, (_, row) => predictRow(forest, rowOf(matrix, row)));
}

function meanAbsoluteError(predicted: Float64Array, target: Float32Array): number {
  return predicted.reduce((sum, value, i) => sum + Math.abs(value - (target[i] as number)), 0) / target.length;
}

const trainingSets = fc
  .array(fc.record({ x: fc.float({ noNaN: true, noDefaultInfinity: true }), y: fc.integer({ min: -100, max: 100 }) }), {
    minLength: 2,
    maxLength: 40,
  })
  .map(
    (rows): TrainingSet => ({
      matrix: { rows: rows.length, columns: [Float32Array.from(rows, ({ x }) => x)] },
      target: Float32Array.from(rows, ({ y }) => y),
      weights: null,
    }),
  );

describe("boost", () => {
  it("learns a step, a slope and what an unknown value means", () => {
    const set = aSet(2000);

    const forest = boost(set, RULES, seededRandom(1));

    expect(meanAbsoluteError(predictAll(forest, set.matrix), set.target)).toBeLessThan(0.05);
  });

  it("gives the same forest for the same seed and another for another", () => {
    const set = aSet(300);

    expect(boost(set, RULES, seededRandom(1))).toEqual(boost(set, RULES, seededRandom(1)));
    expect(boost(set, RULES, seededRandom(1))).not.toEqual(boost(set, RULES, seededRandom(2)));
  });

  it("predicts the mean of its leaf: a single full-step tree stays within the range of the target", () => {
    const rules = { ...RULES, trees: 1, learningRate: 1, rowShare: 1, featureShare: 1 };
    fc.assert(
      fc.property(trainingSets, fc.float({ noNaN: true }), (set, x) => {
        const predicted = predictRow(boost(set, rules, seededRandom(1)), Float32Array.of(x));

        expect(predicted).toBeGreaterThanOrEqual(Math.min(...set.target) - 1e-3);
        expect(predicted).toBeLessThanOrEqual(Math.max(...set.target) + 1e-3);
      }),
    );
  });

  it("predicts rows by their values as training did by their bins", () => {
    const rules = { ...RULES, trees: 1, learningRate: 1, rowShare: 1, featureShare: 1, maxLeaves: 64 };
    fc.assert(
      fc.property(trainingSets, (set) => {
        const predicted = predictAll(boost(set, rules, seededRandom(1)), set.matrix);
        const byValue = Map.groupBy([...set.target.keys()], (row) => set.matrix.columns[0]?.[row]);
        for (const rows of byValue.values()) {
          const mean = rows.reduce((sum, row) => sum + (set.target[row] as number), 0) / rows.length;
          for (const row of rows) expect(predicted[row]).toBeCloseTo(mean, 3);
        }
      }),
    );
  });

  it("puts the wanted share of outcomes below a quantile", () => {
    const random = seededRandom(3);
    const rows = 4000;
    const x = Float32Array.from({ length: rows }, () => random());
    const target = Float32Array.from(x, (value) => value * random());
    const set = { matrix: { rows, columns: [x] }, target, weights: null };

    const forest = boost(set, { ...RULES, trees: 60, minLeafWeight: 100, loss: { kind: "quantile", share: 0.9 } }, seededRandom(1));

    const below = predictAll(forest, set.matrix).filter((value, i) => (target[i] as number) <= value).length / rows;
    expect(below).toBeGreaterThan(0.88);
    expect(below).toBeLessThan(0.92);
    expect(predictRow(forest, Float32Array.of(0.9))).toBeCloseTo(0.81, 1);
  });

  it("lets one wild row move a Huber forest less than a squared one", () => {
    const set = { matrix: { rows: 50, columns: [new Float32Array(50).map((_, i) => i % 2)] }, target: new Float32Array(50), weights: null };
    set.target[0] = 1000;
    const rules = { ...RULES, rowShare: 1, trees: 5 };

    const wild = rowOf(set.matrix, 0);
    const huber = predictRow(boost(set, { ...rules, loss: { kind: "huber", delta: 1 } }, seededRandom(1)), wild);
    const squared = predictRow(boost(set, rules, seededRandom(1)), wild);

    expect(huber).toBeLessThan(1);
    expect(squared).toBeGreaterThan(20);
  });

  it("counts a row of weight two as two rows", () => {
    const rules = { ...RULES, trees: 1, learningRate: 1, rowShare: 1, maxLeaves: 2, l2: 1 };
    const twice = { matrix: { rows: 3, columns: [Float32Array.of(0, 0, 1)] }, target: Float32Array.of(0, 0, 6), weights: null };
    const weighted = {
      matrix: { rows: 2, columns: [Float32Array.of(0, 1)] },
      target: Float32Array.of(0, 6),
      weights: Float32Array.of(2, 1),
    };

    const start = boost(weighted, { ...rules, trees: 0 }, seededRandom(1)).start;
    const startOfTwice = boost(twice, { ...rules, trees: 0 }, seededRandom(1)).start;
    const stepOf = (set: TrainingSet, from: number) => predictRow(boost(set, rules, seededRandom(1)), Float32Array.of(1)) - from;

    // −Σslope / (1 + λ): half the distance from the start to 6.
    expect(stepOf(weighted, start)).toBeCloseTo((6 - start) / 2, 4);
    expect(stepOf(twice, startOfTwice)).toBeCloseTo((6 - startOfTwice) / 2, 4);
  });

  it("learns nothing from features that never differ", () => {
    const set = {
      matrix: { rows: 4, columns: [new Float32Array(4), new Float32Array(4).fill(Number.NaN)] },
      target: Float32Array.of(1, 2, 3, 4),
      weights: null,
    };

    expect([...predictAll(boost(set, { ...RULES, rowShare: 1 }, seededRandom(1)), set.matrix)]).toEqual([2.5, 2.5, 2.5, 2.5]);
  });
});
