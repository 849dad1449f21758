import type { SaleRow } from "#domain/valuation/core/types.ts";
import { CALIBRATION_QUARTERS, type TimeSplit } from "#domain/valuation/evaluation/split.ts";
import { quarterIndex } from "#kernel/quarter.ts";

export type TrainingPlan = {
  /** Cut for the model card. */
  readonly evaluation: TimeSplit;
  /** Cut for what the card says of quarters further ahead: its fit ends eight quarters before the last. Null for a market too short for it. */
  readonly far: TimeSplit | null;
  /** Cut for the released model, which nothing is left to test: the last quarters calibrate. */
  readonly release: TimeSplit;
};

const TEST_QUARTERS = 4;
const FAR = { ahead: 8, leastFit: 4 };
/** A quarter of fewer sales, beside the one that has most, is known of few cities only: it tells how these did, not the market. */
const LEAST_SHARE = 0.1;

/**
 * Cuts a market by the quarters that have sales: the last four test, the two before calibrate, all earlier ones fit. A thin one (of a prefecture whose file is newer than that of all others)
 * goes with the one before it. A market of fewer than eight quarters gives half of them to the test and a quarter of them to calibration: 8 -> 2 + 2 + 4, 5 -> 2 + 1 + 2. Null for fewer than two.
 * From twelve quarters on a further cut tests up to eight quarters ahead. `beside`: sales of another kind that are learnt from too.
 */
export function planTraining(sales: readonly SaleRow[], beside: readonly SaleRow[] = []): TrainingPlan | null {
  const quarters = cutQuarters(sales);
  if (quarters.length < 2) return null;
  const testing = Math.min(TEST_QUARTERS, Math.floor(quarters.length / 2));
  const calibrating = Math.min(CALIBRATION_QUARTERS, Math.floor(quarters.length / 4));
  /** Sales from the quarter at one place in the list up to before that at another; before the first and after the last lie thin ones. */
  const between = (from: number, until: number) => {
    const first = from === 0 ? Number.NEGATIVE_INFINITY : (quarters[from] ?? Number.POSITIVE_INFINITY);
    const end = quarters[until] ?? Number.POSITIVE_INFINITY;
    return sales.filter(({ quarter }) => quarterIndex(quarter) >= first && quarterIndex(quarter) < end);
  };
  const end = quarters.length;
  const farEnd = end - FAR.ahead;
  const far = {
    fit: between(0, farEnd),
    calibration: between(farEnd, farEnd + CALIBRATION_QUARTERS),
    test: between(farEnd + CALIBRATION_QUARTERS, end),
    beside,
  };
  return {
    far: farEnd >= FAR.leastFit ? far : null,
    evaluation: {
      fit: between(0, end - testing - calibrating),
      calibration: between(end - testing - calibrating, end - testing),
      test: between(end - testing, end),
      beside,
    },
    release: { fit: between(0, end - calibrating), calibration: between(end - calibrating, end), test: [], beside },
  };
}

/** The quarters (indexes, rising) that a market may be cut at: all that have sales where only one has many. */
function cutQuarters(sales: readonly SaleRow[]): number[] {
  const counts = new Map<number, number>();
  for (const { quarter } of sales) counts.set(quarterIndex(quarter), (counts.get(quarterIndex(quarter)) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const all = [...counts.keys()].sort((a, b) => a - b);
  const full = all.filter((quarter) => (counts.get(quarter) ?? 0) >= LEAST_SHARE * most);
  return full.length < 2 ? all : full;
}
