import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { calibrate } from "#domain/valuation/engine/calibrate.ts";
import type { Bundle, Calibrations } from "#domain/valuation/engine/model.ts";
import { type FitForest, trainBundle } from "#domain/valuation/engine/train-bundle.ts";
import { type Evaluation, evaluateModel } from "./evaluate-model.ts";
import type { TimeSplit } from "./split.ts";

/**
 * Trains as for a release at the end of `calibration`: fitted on all sales before the test, with a band calibrated on the last quarters before it by a
 * fit that has not seen them.
 */
export async function trainForSplit(
  split: TimeSplit,
  fitForest: FitForest,
): Promise<{ readonly bundle: Bundle; readonly calibrations: Calibrations }> {
  const train = [...split.fit, ...split.calibration];
  const [heldBack, bundle] = await Promise.all([trainBundle(split.fit, fitForest), trainBundle(train, fitForest)]);
  return { bundle, calibrations: calibrate(heldBack, split.calibration) };
}

/** Judges that way of training by the sales that came after. */
export async function evaluateSplit(kind: AppraisableKind, split: TimeSplit, fitForest: FitForest): Promise<Evaluation> {
  const trained = await trainForSplit(split, fitForest);
  return evaluateModel({ ...trained, kind, train: [...split.fit, ...split.calibration], test: split.test });
}
