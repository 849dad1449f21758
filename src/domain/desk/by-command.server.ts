import { appendAct } from "#domain/desk/audit/audit-store.server.ts";
import { lockClaim } from "#domain/desk/claims/claim-store.server.ts";
import { holderOf } from "#domain/desk/core/claim-rules.ts";
import type { ItemId } from "#domain/desk/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

type Deps = { readonly db: Db; readonly clock: Clock };
type CommandAct = ItemId & { readonly name: string; readonly action: string; readonly reason: string | null };

/**
 * Somebody at the machine decides an item by a command: by the same use case, in one transaction with the row of the audit trail. `work` answers
 * what went wrong, and nothing is kept then; null: nothing did. `taken`: an operator is at work on it.
 */
export async function decideByCommand<Problem>(
  { db, clock }: Deps,
  { queue, id, name, action, reason }: CommandAct,
  work: (tx: Tx) => Promise<Problem | null>,
): Promise<Result<null, "taken" | { readonly problem: Problem }>> {
  return inTransaction<Result<null, "taken" | { readonly problem: Problem }>>(db, async (tx) => {
    const operator = `command:${name}`;
    if (holderOf(await lockClaim(tx, { queue, id }), operator, clock.now()) === "theirs") return refused("taken");
    const problem = await work(tx);
    if (problem !== null) return refused({ problem });
    await appendAct(tx, { operator, action, queue, itemId: id, reason }, clock.now());
    return ok(null);
  });
}

/** What was listed on the machine, with all that is in it: a view of personal data. */
export async function noteListed({ db, clock }: Deps, { name, queue }: { readonly name: string; readonly queue: string }): Promise<void> {
  const act = { operator: `command:${name}`, action: "view-list", queue, itemId: null, reason: null };
  await inTransaction(db, (tx) => appendAct(tx, act, clock.now()));
}
