import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { besideOf } from "#domain/valuation/engine/learnable.ts";
import type { FitForest } from "#domain/valuation/engine/train-bundle.ts";
import { evaluateWithFairness } from "#domain/valuation/evaluation/evaluate-model.ts";
import { trainForSplit } from "#domain/valuation/evaluation/evaluate-split.ts";
import { splitByTime } from "#domain/valuation/evaluation/split.ts";
import { formatQuarter } from "#kernel/quarter.ts";
import { seededRandom } from "#kernel/random.ts";
import { KIND_NAMES } from "#main/commands/train/train-models.server.ts";
import type { EvaluateOrder } from "./evaluate-command.ts";
import type { SalesFor } from "./evaluate-sales.server.ts";
import type { MeasuredOrigin } from "./evaluate-tables.ts";

/** The same for every origin, so that its figures do not depend on the origins measured before it. */
const SEED = 1;

export type MeasureTools = {
  readonly salesFor: SalesFor;
  readonly fitForest: FitForest;
  /** Says what is being done. */
  readonly say: (line: string) => void;
  /** Milliseconds of a clock that only runs forward. */
  readonly elapsed: () => number;
};

/** Trains and tests one kind at each origin. An origin without sales to learn from or to test on is left out, and said so. */
export async function measureOrigins(
  kind: AppraisableKind,
  { origins }: Pick<EvaluateOrder, "origins">,
  tools: MeasureTools,
): Promise<MeasuredOrigin[]> {
  const measured: MeasuredOrigin[] = [];
  for (const [i, origin] of origins.entries()) {
    const beside = besideOf(kind);
    const split = splitByTime(await tools.salesFor(kind, origin), origin, beside ? await tools.salesFor(beside, origin) : []);
    const train = [...split.fit, ...split.calibration];
    const progress = `${KIND_NAMES[kind]} ${formatQuarter(origin.trainUntil)}まで(${i + 1}/${origins.length})`;
    const counts = `学習 ${train.length.toLocaleString("ja-JP")} 件、検証 ${split.test.length.toLocaleString("ja-JP")} 件`;
    if (split.fit.length === 0 || split.calibration.length === 0 || split.test.length === 0) {
      tools.say(`${progress}: ${counts}のため、測れません。期間を確かめてください。`);
      continue;
    }
    tools.say(`${progress}: 学習しています(${counts})`);
    const began = tools.elapsed();
    const trained = await trainForSplit(split, tools.fitForest);
    const trainSeconds = (tools.elapsed() - began) / 1000;
    tools.say(`${progress}: 検証しています`);
    measured.push({ origin, trainSeconds, ...evaluateWithFairness({ ...trained, kind, train, test: split.test }, seededRandom(SEED)) });
  }
  return measured;
}
