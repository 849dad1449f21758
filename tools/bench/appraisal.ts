import type { PricedKind, SaleRow } from "#domain/valuation/core/types.ts";
import { boost } from "#domain/valuation/engine/boosting/boost.ts";
import { calibrate } from "#domain/valuation/engine/calibrate.ts";
import { createEngine } from "#domain/valuation/engine/engine.ts";
import { saleAt } from "#domain/valuation/engine/features/feature-space.ts";
import { fitRules } from "#domain/valuation/engine/fit-rules.ts";
import type { Bundle } from "#domain/valuation/engine/model.ts";
import { predictAll } from "#domain/valuation/engine/predict.ts";
import { trainBundle } from "#domain/valuation/engine/train-bundle.ts";
import { withForestThreads } from "#domain/valuation/index.server.ts";
import { quarterAt } from "#kernel/quarter.ts";
import { seededRandom } from "#kernel/random.ts";
import { syntheticLots } from "#test/support/synthetic-lots.ts";
import { SYNTHETIC_FIRST, SYNTHETIC_QUARTERS, syntheticSales } from "#test/support/synthetic-sales.ts";
import { madeUpSet } from "./appraisal/made-up-set.ts";
import { xgboostSeconds } from "./appraisal/xgboost.ts";
import { median, quantile, timings } from "./measure.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

const FLATS = 50_000;
/** As many lie near one another as in the 23 wards. */
const LOTS = 26_000;
const APPRAISALS = 300;
const BATCH = 100_000;
/** Of the time of XGBoost on two threads; of ours on one, for the other learns the ends of the band. */
const MOST_OF_XGBOOST = 1.5;
const MOST_MS = 5;
const LEAST_PER_SECOND = 25_000;

/**
 * The point's forest on rows of the shape of the main set beside XGBoost; of a made-up market of flats and one of houses and plots one fit of all three
 * forests, one appraisal with comparables and factors, and prices with their bands in bulk.
 */
export const group: BenchGroup = {
  name: "appraisal",
  run: async () => [
    await pointForest(),
    ...(await ofMarket("condo", syntheticSales(FLATS))),
    ...(await ofMarket("house", syntheticLots(LOTS))),
  ],
};

/** With the rules of the product, on one thread. */
async function pointForest(): Promise<BenchFigure> {
  const set = madeUpSet();
  const start = performance.now();
  boost(set, fitRules("point", set.matrix.rows), seededRandom(1));
  const value = (performance.now() - start) / 1000;
  const figure = { name: "appraisal.train.point.seconds", value, unit: "s" };
  const reference = await xgboostSeconds(set);
  if (reference === null)
    console.error("appraisal: not held against XGBoost, which the python of BENCH_PYTHON (else python3) does not have");
  return reference === null ? figure : { ...figure, reference, ratio: value / reference, limits: { ratio: MOST_OF_XGBOOST } };
}

async function ofMarket(kind: PricedKind, sales: readonly SaleRow[]): Promise<BenchFigure[]> {
  const start = performance.now();
  const bundle = await withForestThreads((fitForest) => trainBundle(sales, fitForest));
  const seconds = (performance.now() - start) / 1000;
  const own = sales.filter((sale) => sale.kind === kind);
  return [
    { name: `appraisal.${kind}.train.seconds`, value: seconds, unit: "s" },
    await one(kind, bundle, own),
    await batch(kind, bundle, own),
  ];
}

async function one(kind: PricedKind, bundle: Bundle, sales: readonly SaleRow[]): Promise<BenchFigure> {
  const lastQuarter = SYNTHETIC_FIRST + SYNTHETIC_QUARTERS - 1;
  const model = {
    version: "bench",
    kind,
    isSample: true,
    firstQuarter: SYNTHETIC_FIRST,
    lastQuarter,
    trainRows: sales.length,
    bundle,
  } as const;
  const engine = createEngine({ ...model, calibrations: calibrate(bundle, sales.slice(0, 1000)) }, sales);
  const asOf = quarterAt(lastQuarter);
  const times = await timings((run) => engine.appraise(subjectOf(sales, run), { asOf, mode: "blind" }), { runs: APPRAISALS, warmUps: 50 });
  return { name: `appraisal.${kind}.one.p95.ms`, value: quantile(times, 0.95), unit: "ms", limits: { value: MOST_MS } };
}

function subjectOf(sales: readonly SaleRow[], run: number) {
  const { id: _id, price: _price, quarter: _quarter, priceCategory: _category, ...home } = sales.at((run * 97) % sales.length) as SaleRow;
  return { ...home, floor: null, direction: null };
}

async function batch(kind: PricedKind, bundle: Bundle, sales: readonly SaleRow[]): Promise<BenchFigure> {
  const homes = Array.from({ length: BATCH }, (_, i) => saleAt(sales[i % sales.length] as SaleRow));
  const times = await timings(() => predictAll(bundle, homes), { runs: 3, warmUps: 1 });
  return {
    name: `appraisal.${kind}.batch.rows_per_s`,
    value: (1000 * BATCH) / median(times),
    unit: "rows/s",
    limits: { least: LEAST_PER_SECOND },
  };
}
