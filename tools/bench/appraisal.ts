import { calibrate } from "#domain/valuation/calibrate.ts";
import { createEngine } from "#domain/valuation/engine.ts";
import { saleAt } from "#domain/valuation/features/feature-space.ts";
import { withForestThreads } from "#domain/valuation/index.server.ts";
import type { Bundle } from "#domain/valuation/model.ts";
import { predict } from "#domain/valuation/predict.ts";
import { trainBundle } from "#domain/valuation/train-bundle.ts";
import type { SaleRow } from "#domain/valuation/types.ts";
import { quarterAt } from "#kernel/quarter.ts";
import { SYNTHETIC_FIRST, SYNTHETIC_QUARTERS, syntheticSales } from "../../test/support/synthetic-sales.ts";
import { median, quantile, timings } from "./measure.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

const ROWS = 50_000;
const APPRAISALS = 300;
const BATCH = 5000;

/** One fit of all three forests, one appraisal with comparables and factors, and prices alone in bulk; a made-up market of 50,000 sales. */
export const group: BenchGroup = {
  name: "appraisal",
  run: async () => {
    const sales = syntheticSales(ROWS);
    const { bundle, seconds } = await train(sales);
    return [{ name: "appraisal.train.seconds", value: seconds, unit: "s" }, await one(bundle, sales), await batch(bundle, sales)];
  },
};

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
  const engine = createEngine({ ...model, calibration: calibrate(bundle, sales.slice(0, 1000)) }, sales);
  const asOf = quarterAt(lastQuarter);
  const times = await timings((run) => engine.appraise(subjectOf(sales, run), { asOf, mode: "blind" }), { runs: APPRAISALS, warmUps: 50 });
  return { name: "appraisal.one.p95.ms", value: quantile(times, 0.95), unit: "ms" };
}

function subjectOf(sales: readonly SaleRow[], run: number) {
  const { id: _id, price: _price, quarter: _quarter, priceCategory: _category, ...home } = sales.at((run * 97) % ROWS) as SaleRow;
  return { ...home, floor: null, direction: null };
}

async function batch(bundle: Bundle, sales: readonly SaleRow[]): Promise<BenchFigure> {
  const rows = sales.slice(0, BATCH).map(saleAt);
  const times = await timings(
    () => {
      for (const row of rows) predict(bundle, row);
    },
    { runs: 5, warmUps: 1 },
  );
  return { name: "appraisal.batch.rows_per_s", value: (1000 * BATCH) / median(times), unit: "rows/s" };
}
