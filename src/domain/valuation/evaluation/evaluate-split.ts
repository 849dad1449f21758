import type { AppraisableKind, SaleRow } from "#domain/valuation/core/types.ts";
import { calibrate } from "#domain/valuation/engine/calibrate.ts";
import { inFixedOrder } from "#domain/valuation/engine/features/fixed-order.ts";
import type { Bundle, Calibrations } from "#domain/valuation/engine/model.ts";
import { type FitForest, trainBundle } from "#domain/valuation/engine/train-bundle.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import { lastQuarter } from "./answerable.ts";
import { type Evaluation, evaluateModel, studyOf } from "./evaluate-model.ts";
import type { TimeSplit } from "./split.ts";
import { verticalEquityOf } from "./vertical-equity.ts";

type Trained = { readonly bundle: Bundle; readonly calibrations: Calibrations };

/**
 * Trains as for a release at the end of `calibration`: fitted on all sales before the test, with a band calibrated on the last quarters before it by a
 * fit that has not seen them.
 */
export async function trainForSplit(split: TimeSplit, fitForest: FitForest): Promise<Trained> {
  const train = [...split.fit, ...split.calibration];
  const [heldBack, bundle] = await Promise.all([
    trainBundle(withBeside(split.fit, split), fitForest),
    trainBundle(withBeside(train, split), fitForest),
  ]);
  return taughtBy(split.calibration, { unseenBy: heldBack, bundle });
}

/**
 * Judges that way of training by the sales that came after. `far` is cut earlier and judges the quarters further ahead; it is fitted once, and calibrated and
 * judged by sales that this fit has not seen: the quarters that calibrate it lie between.
 */
export async function evaluateSplit(
  kind: AppraisableKind,
  { near, far }: { readonly near: TimeSplit; readonly far: TimeSplit | null },
  fitForest: FitForest,
): Promise<Evaluation> {
  const [trained, bundle] = await Promise.all([trainForSplit(near, fitForest), far && trainBundle(withBeside(far.fit, far), fitForest)]);
  const earlier =
    far && bundle ? [studyOf({ ...taughtBy(far.calibration, { unseenBy: bundle, bundle }), kind, train: far.fit, test: far.test })] : [];
  return evaluateModel({ ...trained, kind, train: [...near.fit, ...near.calibration], test: near.test, earlier });
}

type Fits = { readonly unseenBy: Bundle; readonly bundle: Bundle };

/** A fit with what sales that it, or an earlier one, has not seen teach of its errors: first the curve of vertical equity, then, with that, the band. */
function taughtBy(calibration: readonly SaleRow[], { unseenBy, bundle }: Fits): Trained {
  const sales = inFixedOrder(calibration);
  const verticalEquity = verticalEquityOf(unseenBy, sales);
  return { bundle: { ...bundle, verticalEquity }, calibrations: calibrate({ ...unseenBy, verticalEquity }, sales) };
}

/** The sales of the other kind too, none later than the last of the kind's own. */
export function withBeside(own: readonly SaleRow[], { beside }: Pick<TimeSplit, "beside">): SaleRow[] {
  const last = lastQuarter(own);
  return [...own, ...beside.filter(({ quarter }) => quarterIndex(quarter) <= last)];
}
