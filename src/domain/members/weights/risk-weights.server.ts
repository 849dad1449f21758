import { changeMember } from "#domain/members/changing/change-member.server.ts";
import type { KeptWeights, Member } from "#domain/members/core/types.ts";
import { ok, type Result } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { deleteRiskWeights, findRiskWeights, putRiskWeights } from "./risk-weights-store.server.ts";

/** The weights a member moved; null: the usual ones. */
export function memberRiskWeights(db: Db, { sub }: Member): Promise<KeptWeights | null> {
  return findRiskWeights(db, sub);
}

/** Keeps weights as they were moved now, in place of those before: the last to be moved stay. `w` is whatever the caller found valid. */
export function saveRiskWeights(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  member: Member,
  w: string,
): Promise<Result<KeptWeights, "gone">> {
  return changeMember(db, member, async (tx) => {
    const kept = { w, movedAt: clock.now() };
    await putRiskWeights(tx, member.sub, kept);
    return ok(kept);
  });
}

/** Back to the usual ones: nothing is kept. */
export function forgetRiskWeights({ db }: { readonly db: Db }, member: Member): Promise<Result<null, "gone">> {
  return changeMember(db, member, async (tx) => {
    await deleteRiskWeights(tx, member.sub);
    return ok(null);
  });
}
