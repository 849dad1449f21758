import { appendAct } from "#domain/desk/audit/audit-store.server.ts";
import { dropClaim, takeClaim } from "#domain/desk/claims/claim-store.server.ts";
import { CLAIM_MINUTES, isRegister } from "#domain/desk/core/claim-rules.ts";
import type { ItemId, Operator } from "#domain/desk/core/types.ts";
import { QUEUES } from "#domain/desk/queues/all-queues.server.ts";
import type { QueueDeps } from "#domain/desk/queues/queue.server.ts";
import { minutes } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { inTransaction } from "#platform/transaction.server.ts";

type ClaimRefusal = "unknown" | "taken" | "own";

/**
 * Takes an item for half an hour, or for another one; what another operator has is theirs till their time is over. Of two who ask at once one gets
 * it. `unknown`: nothing of this number waits, or it is a register, which nobody takes; `taken`: another has it; `own`: it is about the operator, and somebody else's to decide.
 */
export function claimItem(deps: QueueDeps, { sub }: Operator, { queue, id }: ItemId): Promise<Result<null, ClaimRefusal>> {
  return inTransaction<Result<null, ClaimRefusal>>(deps.db, async (tx) => {
    const item = await QUEUES[queue].find({ ...deps, db: tx }, id);
    if (!item || isRegister(item)) return refused("unknown");
    if (item.parties?.includes(sub)) return refused("own");
    const at = deps.clock.now();
    const until = new Date(at.getTime() + minutes(CLAIM_MINUTES));
    if (!(await takeClaim(tx, { queue, id, operator: sub, until, at }))) return refused("taken");
    await appendAct(tx, { operator: sub, action: "claim", queue, itemId: id, reason: null }, at);
    return ok(null);
  });
}

/** Lets an item go; `unknown`: this operator has no such item. */
export function releaseItem({ db, clock }: QueueDeps, { sub }: Operator, { queue, id }: ItemId): Promise<Result<null, "unknown">> {
  return inTransaction<Result<null, "unknown">>(db, async (tx) => {
    if (!(await dropClaim(tx, { queue, id }, sub))) return refused("unknown");
    await appendAct(tx, { operator: sub, action: "release", queue, itemId: id, reason: null }, clock.now());
    return ok(null);
  });
}
