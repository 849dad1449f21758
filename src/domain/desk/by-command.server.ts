import { appendAct } from "#domain/desk/audit/audit-store.server.ts";
import { lockClaim } from "#domain/desk/claims/claim-store.server.ts";
import { holderOf } from "#domain/desk/core/claim-rules.ts";
import type { ActionInput, ItemId, QueueKey } from "#domain/desk/core/types.ts";
import { QUEUES } from "#domain/desk/queues/all-queues.server.ts";
import type { QueueDeps } from "#domain/desk/queues/queue.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type DeskOutcome, type DeskRefusal, inOnePiece, keptUnlessRefused, orderBy } from "./decide.server.ts";

type Deps = { readonly db: Db; readonly clock: Clock };
type CommandAct = ItemId & { readonly name: string; readonly action: string; readonly reason: string | null };

/**
 * Somebody at the machine decides an item by a command: by the same use case, in one transaction with the row of the audit trail. `work` answers
 * what went wrong, and all that it wrote is taken back then; null: nothing did. It asks nobody but the database, for whoever is at the desk waits
 * for it. `taken`: an operator is at work on it.
 */
export async function decideByCommand<Problem>(
  { db, clock }: Deps,
  { queue, id, name, action, reason }: CommandAct,
  work: (tx: Tx) => Promise<Problem | null>,
): Promise<Result<null, "taken" | { readonly problem: Problem }>> {
  return keptUnlessRefused<null, "taken" | { readonly problem: Problem }>(db, async (tx) => {
    const operator = `command:${name}`;
    if (holderOf(await lockClaim(tx, { queue, id }), operator, clock.now()) === "theirs") return refused("taken");
    const problem = await work(tx);
    if (problem !== null) return refused({ problem });
    await appendAct(tx, { operator, action, queue, itemId: id, reason }, clock.now());
    return ok(null);
  });
}

type Shown = { readonly name: string; readonly action: string; readonly queue: QueueKey; readonly id: string | null };

/** What was shown on the machine; `id` null: all that is in a queue. */
export async function noteShown({ db, clock }: Deps, { name, action, queue, id }: Shown): Promise<void> {
  const act = { operator: `command:${name}`, action, queue, itemId: id, reason: null };
  await inTransaction(db, (tx) => appendAct(tx, act, clock.now()));
}

type CommandOrder = ItemId & { readonly name: string; readonly action: string; readonly fields: ActionInput };

/**
 * Somebody at the machine asks for what two have to agree to: as an operator does at the desk, on the item as it stands. Another one agrees there; a
 * command never does.
 */
export function orderByCommand(
  deps: QueueDeps,
  { queue, id, name, action, fields }: CommandOrder,
): Promise<Result<DeskOutcome, DeskRefusal>> {
  return inOnePiece<DeskRefusal>(deps, async (tx) => {
    const sub = `command:${name}`;
    if (holderOf(await lockClaim(tx, { queue, id }), sub, deps.clock.now()) === "theirs") return refused({ is: "taken" });
    const item = await QUEUES[queue].find({ ...deps, db: tx }, id);
    return item ? orderBy(deps, tx, { sub, queue, item, action, fields }) : refused({ is: "unknown" });
  });
}
