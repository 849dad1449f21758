import type { SaleRow } from "#domain/valuation/core/types.ts";
import { type BoostRules, boost, type TrainingSet } from "#domain/valuation/engine/boosting/boost.ts";
import { calibrate } from "#domain/valuation/engine/calibrate.ts";
import { createEngine } from "#domain/valuation/engine/engine.ts";
import { saleAt } from "#domain/valuation/engine/features/feature-space.ts";
import type { Bundle } from "#domain/valuation/engine/model.ts";
import { predictAll } from "#domain/valuation/engine/predict.ts";
import { trainBundle } from "#domain/valuation/engine/train-bundle.ts";
import { withForestThreads } from "#domain/valuation/index.server.ts";
import { quarterAt } from "#kernel/quarter.ts";
import { seededRandom } from "#kernel/random.ts";
import { SYNTHETIC_FIRST, SYNTHETIC_QUARTERS, syntheticSales } from "#test/support/synthetic-sales.ts";
import { median, quantile, timings } from "./measure.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

const ROWS = 50_000;
const APPRAISALS = 300;
const BATCH = 100_000;

/**
 * One forest on rows of the shape of the main set, one fit of all three forests of a made-up market of 50,000 sales, one appraisal with
 * comparables and factors, and prices with their bands in bulk.
 */
export const group: BenchGroup = {
  name: "appraisal",
  run: async () => {
    const forest = trainOneForest();
    const sales = syntheticSales(ROWS);
    const { bundle, seconds } = await train(sales);
    const bundleFigure = { name: "appraisal.train.seconds", value: seconds, unit: "s" };
    return [forest, bundleFigure, await one(bundle, sales), await batch(bundle, sales)];
  },
};

const FOREST_ROWS = 155_000;
/** Different values of each of 18 columns: levels that hardly repeat, and what sales tell in steps (built year, area, city, quarter …). */
const DISTINCT = [...new Array<number>(9).fill(FOREST_ROWS), 73, 55, 23, 22, 12, 6, 4, 2, 2];
const FOREST_RULES: BoostRules = {
  trees: 600,
  learningRate: 0.05,
  maxLeaves: 64,
  minLeafWeight: 20,
  l2: 1,
  mostBins: 255,
  rowShare: 1,
  featureShare: 1,
  loss: { kind: "squared" },
};

/** On one thread, every row and column for every tree. */
function trainOneForest(): BenchFigure {
  const set = madeUpSet();
  const start = performance.now();
  boost(set, FOREST_RULES, seededRandom(1));
  return { name: "appraisal.train600.seconds", value: (performance.now() - start) / 1000, unit: "s" };
}

/** A sum of waves and steps with noise; a tenth is unknown in every sixth column. */
function madeUpSet(): TrainingSet {
  const random = seededRandom(FOREST_ROWS);
  const target = Float32Array.from({ length: FOREST_ROWS }, () => 0.3 * (random() + random() - 1));
  const columns = DISTINCT.map((distinct, k) => {
    const column = new Float32Array(FOREST_ROWS);
    for (let row = 0; row < FOREST_ROWS; row += 1) {
      const x = Math.floor(random() * distinct) / distinct;
      const isUnknown = k % 6 === 2 && random() < 0.1;
      column[row] = isUnknown ? Number.NaN : x;
      target[row] = (target[row] as number) + (isUnknown ? 0 : Math.sin((k + 3) * x) / (k + 1));
    }
    return column;
  });
  const shapes = columns.map(() => ({ kind: "number", direction: 0 }) as const);
  return { matrix: { rows: FOREST_ROWS, columns, shapes }, target, weights: null };
}

async function train(sales: readonly SaleRow[]): Promise<{ bundle: Bundle; seconds: number }> {
  const start = performance.now();
  const bundle = await withForestThreads((fitForest) => trainBundle(sales, fitForest));
  return { bundle, seconds: (performance.now() - start) / 1000 };
}

async function one(bundle: Bundle, sales: readonly SaleRow[]): Promise<BenchFigure> {
  const lastQuarter = SYNTHETIC_FIRST + SYNTHETIC_QUARTERS - 1;
  const model = {
    version: "bench",
    kind: "condo",
    isSample: true,
    firstQuarter: SYNTHETIC_FIRST,
    lastQuarter,
    trainRows: ROWS,
    bundle,
  } as const;
  const engine = createEngine({ ...model, calibrations: calibrate(bundle, sales.slice(0, 1000)) }, sales);
  const asOf = quarterAt(lastQuarter);
  const times = await timings((run) => engine.appraise(subjectOf(sales, run), { asOf, mode: "blind" }), { runs: APPRAISALS, warmUps: 50 });
  return { name: "appraisal.one.p95.ms", value: quantile(times, 0.95), unit: "ms" };
}

function subjectOf(sales: readonly SaleRow[], run: number) {
  const { id: _id, price: _price, quarter: _quarter, priceCategory: _category, ...home } = sales.at((run * 97) % ROWS) as SaleRow;
  return { ...home, floor: null, direction: null };
}

async function batch(bundle: Bundle, sales: readonly SaleRow[]): Promise<BenchFigure> {
  const homes = Array.from({ length: BATCH }, (_, i) => saleAt(sales[i % ROWS] as SaleRow));
  const times = await timings(() => predictAll(bundle, homes), { runs: 3, warmUps: 1 });
  return { name: "appraisal.batch.rows_per_s", value: (1000 * BATCH) / median(times), unit: "rows/s" };
}
