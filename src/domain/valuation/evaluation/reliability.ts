import type { CalibrationPoint, ModelCard } from "#domain/valuation/core/types.ts";
import type { JudgedSale } from "./judge.ts";
import { fourDecimals, isWithinTenPercent, shareOf } from "./metrics.ts";
import { mean } from "./quantile.ts";

const BINS = 10;
const BAND = 0.8;
const END = 0.1;

/**
 * Whether what was stated came true: the chance of ±10 %, gathered in bins of ten points (each stands at its mean), and the 80 % band with its two ends, which a tenth of the
 * sales each should pass. A hundred sales told 55 %, 60 of them within ±10 % -> stated 0.55, actual 0.6, n 100.
 */
export function reliability(judged: readonly JudgedSale[]): ModelCard["calibration"] {
  const bins = Map.groupBy(judged, ({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)));
  const share = (stated: number, isCounted: (one: JudgedSale) => boolean) => ({
    stated,
    actual: fourDecimals(shareOf(judged, isCounted)),
    n: judged.length,
  });
  return {
    withinTenPercent: [...bins].sort(([a], [b]) => a - b).map(([, part]) => chancePoint(part)),
    band: share(BAND, ({ price, low, high }) => price >= low && price <= high),
    below: share(END, ({ price, low }) => price < low),
    above: share(END, ({ price, high }) => price > high),
  };
}

function chancePoint(part: readonly JudgedSale[]): CalibrationPoint {
  return {
    stated: fourDecimals(mean(part.map(({ chance }) => chance))),
    actual: fourDecimals(shareOf(part, isWithinTenPercent)),
    n: part.length,
  };
}
