import type { SaleRow } from "#domain/valuation/core/types.ts";
import { CALIBRATION_QUARTERS, type TimeSplit } from "#domain/valuation/evaluation/split.ts";
import { quarterIndex } from "#kernel/quarter.ts";

export type TrainingPlan = {
  /** Cut for the model card. */
  readonly evaluation: TimeSplit;
  /** Cut for the released model, which nothing is left to test: the last quarters calibrate. */
  readonly release: TimeSplit;
};

const TEST_QUARTERS = 4;

/**
 * Cuts a market by the quarters that have sales: the last four test, the two before calibrate, all earlier ones fit. A market of fewer than eight
 * quarters gives half of them to the test and a quarter of them to calibration: 8 -> 2 + 2 + 4, 5 -> 2 + 1 + 2. Null for fewer than two.
 */
export function planTraining(sales: readonly SaleRow[]): TrainingPlan | null {
  const quarters = [...new Set(sales.map(({ quarter }) => quarterIndex(quarter)))].sort((a, b) => a - b);
  if (quarters.length < 2) return null;
  const testing = Math.min(TEST_QUARTERS, Math.floor(quarters.length / 2));
  const calibrating = Math.min(CALIBRATION_QUARTERS, Math.floor(quarters.length / 4));
  /** Sales of the quarters from one place in the list up to before another. */
  const between = (from: number, until: number) => {
    const wanted = new Set(quarters.slice(from, until));
    return sales.filter(({ quarter }) => wanted.has(quarterIndex(quarter)));
  };
  const end = quarters.length;
  return {
    evaluation: {
      fit: between(0, end - testing - calibrating),
      calibration: between(end - testing - calibrating, end - testing),
      test: between(end - testing, end),
    },
    release: { fit: between(0, end - calibrating), calibration: between(end - calibrating, end), test: [] },
  };
}
