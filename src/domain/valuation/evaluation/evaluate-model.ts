import { saleAt } from "../features/feature-space.ts";
import { isUsualSize } from "../learnable.ts";
import type { Bundle, Calibration } from "../model.ts";
import { calibrated, predict } from "../predict.ts";
import type { AppraisableKind, AreaAccuracy, ModelCard, SaleRow } from "../types.ts";
import { type Baseline, comparables, hedonic, townMedian } from "./baselines.ts";
import { accuracyMetrics, type Judged } from "./metrics.ts";
import { quantile } from "./quantile.ts";

export type Evaluation = Pick<ModelCard, "overall" | "baselines" | "areas">;

export type EvaluationInput = {
  readonly bundle: Bundle;
  readonly calibration: Calibration;
  readonly kind: AppraisableKind;
  /** All sales up to the last training quarter: what the yardsticks may see. */
  readonly train: readonly SaleRow[];
  readonly test: readonly SaleRow[];
};

/** A ward of fewer test sales says more about chance than about the band. */
const LEAST_FOR_WORST_WARD = 100;

/**
 * How a model does on later sales. Each is estimated at its own quarter and price category, as the model would have been asked then; a sale in a city without any
 * training sale, or of an unusual size, is not answered and counts against the hit rate only.
 */
export function evaluateModel({ bundle, calibration, kind, train, test }: EvaluationInput): Evaluation {
  const cities = new Set(train.map((sale) => sale.cityCode));
  const answered = test.filter((sale) => cities.has(sale.cityCode) && isUsualSize(kind, sale.areaM2));
  const judged = answered.map((sale) => ({ sale, ...judge(bundle, calibration, sale) }));
  const areas = areaAccuracy(judged);
  const wards = areas.filter(({ n }) => n >= LEAST_FOR_WORST_WARD).map(({ coverage80 }) => coverage80);
  const overall = accuracyMetrics(judged);
  const error = (baseline: Baseline) => medianError(baseline(train, answered), answered);
  return {
    overall: {
      ...overall,
      hitRate: test.length === 0 ? 0 : answered.length / test.length,
      worstWardCoverage80: wards.length === 0 ? overall.coverage80 : Math.min(...wards),
    },
    baselines: { townMedian: error(townMedian), comparables: error(comparables), hedonic: error(hedonic) },
    areas,
  };
}

function judge(bundle: Bundle, calibration: Calibration, sale: SaleRow): Judged {
  const { point, low, high } = calibrated(predict(bundle, saleAt(sale)), calibration);
  const yen = (logUnit: number) => sale.areaM2 * Math.exp(logUnit);
  return { price: sale.price, point: yen(point), low: yen(low), high: yen(high) };
}

function areaAccuracy(judged: readonly (Judged & { readonly sale: SaleRow })[]): AreaAccuracy[] {
  return [...Map.groupBy(judged, ({ sale }) => sale.cityCode)]
    .map(([cityCode, ofCity]) => ({ cityCode, cityName: ofCity[0]?.sale.cityName ?? "", ...accuracyMetrics(ofCity) }))
    .sort((a, b) => a.cityCode.localeCompare(b.cityCode));
}

function medianError(points: readonly number[], sales: readonly SaleRow[]): number {
  const errors = sales.map(({ price }, i) => Math.abs((points[i] ?? 0) / price - 1));
  return quantile(errors, 0.5);
}
