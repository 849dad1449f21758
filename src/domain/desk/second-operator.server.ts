import { type Approval, itemOfApproval, lockApproval, openApprovals, putVerdict } from "#domain/desk/approvals/approval-store.server.ts";
import type { ToldApproval } from "#domain/desk/approvals/told-approval.server.ts";
import { appendAct } from "#domain/desk/audit/audit-store.server.ts";
import { lockClaim } from "#domain/desk/claims/claim-store.server.ts";
import { type ApprovalEvent, type ApprovalRefusal, lapsedBefore, stepApproval } from "#domain/desk/core/approval-states.ts";
import type { Operator } from "#domain/desk/core/types.ts";
import { QUEUES } from "#domain/desk/queues/all-queues.server.ts";
import type { Decided, QueueDeps } from "#domain/desk/queues/queue.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { carryOut, type DeskOutcome, type DeskRefusal, inOnePiece } from "./decide.server.ts";
import { DISCLOSE, tellApproval, versionOf } from "./items.server.ts";

const MOST = 100;

/** What waits for a second operator, the longest first. */
export async function approvalsWaiting(deps: QueueDeps): Promise<ToldApproval[]> {
  const open = await openApprovals(deps.db, lapsedBefore(deps.clock.now()), MOST);
  return Promise.all(open.map(async (one) => tellApproval(deps, one, await QUEUES[one.queue].find(deps, one.itemId))));
}

export type Verdict = { readonly id: string; readonly event: ApprovalEvent };
export type VerdictRefusal = DeskRefusal | { readonly is: Exclude<ApprovalRefusal, "not-now"> };

const DONE: Readonly<Record<ApprovalEvent, string>> = {
  grant: "承認しました。頼んだ担当者は、30分のあいだ連絡先を見られます。",
  refuse: "承認しませんでした。",
  withdraw: "取り下げました。",
};

/**
 * Agrees to what another operator asked for, does not, or takes back what one asked for oneself. What was agreed to is done in the same
 * transaction, on the item as its asker saw it: where it has changed meanwhile nothing is done.
 */
export function decideApproval(deps: QueueDeps, { sub }: Operator, { id, event }: Verdict): Promise<Result<DeskOutcome, VerdictRefusal>> {
  return inOnePiece<VerdictRefusal>(deps, async (tx) => {
    const item = await itemOfApproval(tx, id);
    // The claim first, as whoever decides an item, or goes on with their claim, takes it.
    if (item) await lockClaim(tx, item);
    const approval = await lockApproval(tx, id);
    if (!approval) return refused({ is: "unknown" });
    const at = deps.clock.now();
    const stepped = stepApproval(approval, { event, by: sub, at });
    if (!stepped.ok) return refused(stepped.reason === "not-now" ? { is: "not-now", state: approval.state } : { is: stepped.reason });
    await putVerdict(tx, id, { state: stepped.value, by: sub, at });
    const { queue, itemId, action, reason } = approval;
    if (event === "grant" && action !== DISCLOSE) return grant(deps, tx, { sub, approval });
    await appendAct(tx, { operator: sub, action: `${event}-${action}`, queue, itemId, reason }, at);
    return ok({ done: DONE[event], undo: null, isOver: false });
  });
}

async function grant(
  deps: QueueDeps,
  tx: Tx,
  { sub, approval }: Operator & { readonly approval: Approval },
): Promise<Result<Decided, DeskRefusal>> {
  const { queue, itemId, action, fields, reason, seen, askedBy } = approval;
  const item = await QUEUES[queue].find({ ...deps, db: tx }, itemId);
  if (!item) return refused({ is: "unknown" });
  if (versionOf(item) !== seen) return refused({ is: "changed" });
  return carryOut(deps, tx, { sub, queue, id: itemId, action, input: fields, reason, claimant: askedBy });
}
