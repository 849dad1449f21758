import type { EngineSource } from "#domain/valuation/core/estimate-deps.ts";
import type { Appraisal, CannotEstimate } from "#domain/valuation/core/types.ts";
import { type Quarter, quarterOf } from "#kernel/quarter.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { appraiseLocated } from "./appraise-located.ts";
import { locateHome } from "./locate-home.server.ts";
import type { EstimateInput, FailureReason } from "./request.ts";
import { normaliseInput } from "./request-input.ts";
import { locationText } from "./request-subject.ts";

export type AppraisedHome = {
  readonly appraisal: Appraisal;
  /** `東京都江東区豊洲`, with the building's name where it is known. */
  readonly placeText: string;
  readonly modelVersion: string;
  /** Last quarter of the sales it was made from, in its prefecture. */
  readonly dataAsOf: Quarter;
  readonly isSample: boolean;
};

type Deps = { readonly db: Db; readonly clock: Clock; readonly engines: EngineSource };

/** What a home is worth, at once and kept nowhere: the steps of a request (`run-estimate.server.ts`) without one. */
export async function appraiseHome(deps: Deps, given: EstimateInput): Promise<Result<AppraisedHome, FailureReason | CannotEstimate>> {
  const input = normaliseInput(given);
  const located = await locateHome(deps.db, input);
  if (!located.ok) return refused(located.reason.reason);
  const engine = await deps.engines.current(input.kind);
  if (!engine) return refused("no-model");
  const { subject, outcome } = appraiseLocated(engine, { input, location: located.value }, { asOf: quarterOf(deps.clock.now()) });
  if (!outcome.estimated) return refused(outcome.reason);
  const { modelVersion, isSample } = engine;
  const told = { modelVersion, dataAsOf: engine.dataAsOf(subject), isSample };
  return ok({ appraisal: outcome, placeText: locationText(located.value), ...told });
}
