import { changeMember } from "#domain/members/changing/change-member.server.ts";
import type { KeptEstimate, KeptSearch, KeptWeights, Member } from "#domain/members/core/types.ts";
import { newerWeights } from "#domain/members/weights/risk-weights.ts";
import { findRiskWeights, putRiskWeights } from "#domain/members/weights/risk-weights-store.server.ts";
import { ok, type Result } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { deleteEstimates, deleteSearches, listEstimates, listSearches, replaceEstimates, replaceSearches } from "./kept-store.server.ts";
import { mergeEstimates, mergeSearches } from "./merge.ts";

export type Looked = {
  readonly searches: readonly KeptSearch[];
  readonly estimates: readonly KeptEstimate[];
  /** Null: the usual ones. */
  readonly riskWeights: KeptWeights | null;
};

/** Takes what a browser looked up, and the weights moved there, into the account: the newer wins. Answers what is kept now, the newest first. */
export async function mergeLooked(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  member: Member,
  given: Looked,
): Promise<Result<Looked, "gone">> {
  return changeMember(db, member, async (tx) => {
    const { sub } = member;
    const now = clock.now();
    const searches = mergeSearches(await listSearches(tx, sub), given.searches, now);
    const estimates = mergeEstimates(await listEstimates(tx, sub), given.estimates, now);
    await replaceSearches(tx, sub, searches);
    await replaceEstimates(tx, sub, estimates);
    const riskWeights = newerWeights(await findRiskWeights(tx, sub), given.riskWeights, now);
    if (riskWeights !== null) await putRiskWeights(tx, sub, riskWeights);
    return ok({ searches, estimates, riskWeights });
  });
}

/** Forgets everything a member looked up. Weights are no look-up and stay. */
export function forgetLooked({ db }: { readonly db: Db }, member: Member): Promise<Result<Looked, "gone">> {
  return changeMember(db, member, async (tx) => {
    await deleteSearches(tx, member.sub);
    await deleteEstimates(tx, member.sub);
    return ok({ searches: [], estimates: [], riskWeights: await findRiskWeights(tx, member.sub) });
  });
}
