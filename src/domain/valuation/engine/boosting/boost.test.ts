import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { type BoostRules, boost, type TrainingSet } from "./boost.ts";
import { type Forest, predictRow, predictRows } from "./forest.ts";
import type { Loss } from "./loss.ts";
import type { ColumnShape, FeatureMatrix } from "./matrix.ts";

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

const NUMBER = { kind: "number", direction: 0 } as const;

function matrixOf(columns: readonly Float32Array[], shapes: readonly ColumnShape[] = columns.map(() => NUMBER)): FeatureMatrix {
  return { rows: columns[0]?.length ?? 0, columns, shapes };
}

/** y = step in x0 + slope of x1, some x1 unknown. */
function aSet(rows: number, seed = 7): TrainingSet {
  const random = seededRandom(seed);
  const x0 = Float32Array.from({ length: rows }, () => random());
  const x1 = Float32Array.from({ length: rows }, () => (random() < 0.1 ? Number.NaN : random()));
  const noise = Float32Array.from({ length: rows }, () => random());
  const target = Float32Array.from(x0, (x, i) => (x > 0.5 ? 2 : 0) + (Number.isNaN(x1[i]) ? 0 : (x1[i] as number)));
  return { matrix: matrixOf([x0, x1, noise]), target, weights: null };
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
      matrix: matrixOf([Float32Array.from(rows, ({ x }) => x)]),
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
    const set = { matrix: matrixOf([x]), target, weights: null };

    const forest = boost(set, { ...RULES, trees: 60, minLeafWeight: 100, loss: { kind: "quantile", share: 0.9 } }, seededRandom(1));

    const below = predictAll(forest, set.matrix).filter((value, i) => (target[i] as number) <= value).length / rows;
    expect(below).toBeGreaterThan(0.88);
    expect(below).toBeLessThan(0.92);
    expect(predictRow(forest, Float32Array.of(0.9))).toBeCloseTo(0.81, 1);
  });

  it("lets one wild row move a Huber forest less than a squared one", () => {
    const set = { matrix: matrixOf([new Float32Array(50).map((_, i) => i % 2)]), target: new Float32Array(50), weights: null };
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
    const twice = { matrix: matrixOf([Float32Array.of(0, 0, 1)]), target: Float32Array.of(0, 0, 6), weights: null };
    const weighted = {
      matrix: matrixOf([Float32Array.of(0, 1)]),
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
      matrix: matrixOf([new Float32Array(4), new Float32Array(4).fill(Number.NaN)]),
      target: Float32Array.of(1, 2, 3, 4),
      weights: null,
    };

    expect([...predictAll(boost(set, { ...RULES, rowShare: 1 }, seededRandom(1)), set.matrix)]).toEqual([2.5, 2.5, 2.5, 2.5]);
  });
});

const LOSSES: readonly Loss[] = [
  { kind: "squared" },
  { kind: "huber", delta: 0.5 },
  { kind: "quantile", share: 0.1 },
  { kind: "quantile", share: 0.9 },
];

/** x0 has a direction, x1 is a number, x2 a category; each is unknown in some rows, and the target knows of no direction. */
function wildSet(direction: -1 | 1, seed: number): TrainingSet {
  const random = seededRandom(seed);
  const column = (value: () => number) => Float32Array.from({ length: 300 }, () => (random() < 0.1 ? Number.NaN : value()));
  const columns = [column(() => Math.floor(20 * random())), column(random), column(() => Math.floor(8 * random()))];
  const wave = 1 + 6 * random();
  const target = Float32Array.from({ length: 300 }, (_, i) => {
    const [x0, x1, x2] = columns.map((of) => (Number.isNaN(of[i]) ? 3 : (of[i] as number))) as [number, number, number];
    return Math.sin((x0 * wave) / 10 + x2) + x1 * (x2 % 3) + random();
  });
  return { matrix: matrixOf(columns, [{ kind: "number", direction }, NUMBER, { kind: "category" }]), target, weights: null };
}

describe("a column with a direction", () => {
  it("never moves the prediction against it, for any loss, sample and size of tree", () => {
    const cases = fc.record({
      direction: fc.constantFrom(-1, 1),
      seed: fc.nat(),
      loss: fc.constantFrom(...LOSSES),
      maxLeaves: fc.integer({ min: 2, max: 20 }),
      rowShare: fc.constantFrom(0.5, 1),
      featureShare: fc.constantFrom(0.5, 1),
      minLeafWeight: fc.constantFrom(1, 5),
    });
    fc.assert(
      fc.property(cases, ({ direction, seed, ...rules }) => {
        const set = wildSet(direction as -1 | 1, seed);
        const forest = boost(set, { ...RULES, l2: 1, ...rules }, seededRandom(seed));
        for (let row = 0; row < 30; row += 1) {
          const rows = Array.from({ length: 24 }, (_, i) => rowOf(set.matrix, row).with(0, i - 2));
          const along = predictRows(forest, rows).map((value) => direction * value);
          expect([...along]).toEqual([...along].sort((a, b) => a - b));
        }
      }),
      { numRuns: 60 },
    );
  });

  it("still follows the rows where they go that way, and learns what the unknown means", () => {
    const x = Float32Array.from({ length: 400 }, (_, i) => (i % 10 === 0 ? Number.NaN : i / 400));
    const target = x.map((value) => (Number.isNaN(value) ? -5 : value * 2));
    for (const loss of LOSSES.slice(0, 2)) {
      const set = { matrix: matrixOf([x], [{ kind: "number", direction: 1 }]), target, weights: null };
      const forest = boost(set, { ...RULES, trees: 60, loss, rowShare: 1 }, seededRandom(1));

      expect(predictRow(forest, Float32Array.of(0.9))).toBeCloseTo(1.8, 0);
      expect(predictRow(forest, Float32Array.of(0.1))).toBeCloseTo(0.2, 0);
      expect(predictRow(forest, Float32Array.of(Number.NaN))).toBeLessThan(-2);
    }
  });
});

describe("a column of categories", () => {
  const codes = Float32Array.from({ length: 600 }, (_, i) => (i % 13 === 12 ? Number.NaN : i % 13));
  const target = codes.map((code) => (Number.isNaN(code) ? 7 : code % 2));
  const set = { matrix: matrixOf([codes], [{ kind: "category" }]), target, weights: null };
  const rules = { ...RULES, trees: 1, learningRate: 1, maxLeaves: 3, rowShare: 1 };

  it("is told apart in two splits where numbers would take twelve", () => {
    const forest = boost(set, rules, seededRandom(1));

    for (const [value, expected] of [...codes].map((code, i) => [code, target[i] as number] as const)) {
      expect(predictRow(forest, Float32Array.of(value))).toBeCloseTo(expected, 5);
    }
  });

  it("takes a code never seen, and what is no code, as it takes rows it knows nothing of", () => {
    const forest = boost(set, rules, seededRandom(1));
    const predicted = [13, 200, 254].map((code) => predictRow(forest, Float32Array.of(code)));

    expect(new Set(predicted).size).toBe(1);
    for (const value of [-1, 255, 1e9, 0.5, Number.NEGATIVE_INFINITY]) expect(predictRow(forest, Float32Array.of(value))).toBeCloseTo(7, 5);
  });
});

describe("predictRows", () => {
  it("gives each row what predictRow gives it", () => {
    const set = wildSet(1, 5);
    const forest = boost(set, RULES, seededRandom(2));
    for (const count of [0, 1, 5, 300]) {
      const rows = Array.from({ length: count }, (_, row) => rowOf(set.matrix, row));

      expect([...predictRows(forest, rows)]).toEqual(rows.map((row) => predictRow(forest, row)));
    }
  });

  it("reads infinite values as the largest there are", () => {
    const set = aSet(200);
    const forest = boost(set, RULES, seededRandom(1));
    const [low, high] = [-1, 2].map((x) => predictRow(forest, Float32Array.of(x, 0.5, 0.5)));

    expect(predictRow(forest, Float32Array.of(Number.NEGATIVE_INFINITY, 0.5, 0.5))).toBe(low);
    expect(predictRow(forest, Float32Array.of(Number.POSITIVE_INFINITY, 0.5, 0.5))).toBe(high);
  });
});
