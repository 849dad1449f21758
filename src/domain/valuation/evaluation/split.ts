import type { SaleRow } from "#domain/valuation/core/types.ts";
import { type Quarter, quarterIndex } from "#kernel/quarter.ts";

/** Sales cut by time: fit on the oldest, calibrate on the next, test on the last. Nothing later is ever seen by what comes before. */
export type TimeSplit = {
  readonly fit: readonly SaleRow[];
  readonly calibration: readonly SaleRow[];
  readonly test: readonly SaleRow[];
  /** Sales of another kind, of any quarter, that are learnt from too: never judged, nor shown. */
  readonly beside: readonly SaleRow[];
};

/** Quarters held back from fitting to calibrate the band. */
export const CALIBRATION_QUARTERS = 2;

/** Splits after `trainUntil`: its last two quarters calibrate, the quarters after it up to `testUntil` test. */
export function splitByTime(
  sales: readonly SaleRow[],
  { trainUntil, testUntil }: { readonly trainUntil: Quarter; readonly testUntil: Quarter },
  beside: readonly SaleRow[] = [],
): TimeSplit {
  const last = quarterIndex(trainUntil);
  const between = (from: number, until: number) =>
    sales.filter((sale) => quarterIndex(sale.quarter) > from && quarterIndex(sale.quarter) <= until);
  return {
    fit: between(Number.NEGATIVE_INFINITY, last - CALIBRATION_QUARTERS),
    calibration: between(last - CALIBRATION_QUARTERS, last),
    test: between(last, quarterIndex(testUntil)),
    beside,
  };
}
