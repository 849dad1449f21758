import { addApproval, closeLapsed } from "#domain/desk/approvals/approval-store.server.ts";
import { appendAct } from "#domain/desk/audit/audit-store.server.ts";
import { dropClaim, lockClaim } from "#domain/desk/claims/claim-store.server.ts";
import { lapsedBefore } from "#domain/desk/core/approval-states.ts";
import { holderOf, isRegister } from "#domain/desk/core/claim-rules.ts";
import { readInput, reasonIn } from "#domain/desk/core/read-input.ts";
import type { ActionInput, Item, ItemId, Operator, QueueKey, SecondAction } from "#domain/desk/core/types.ts";
import { QUEUES } from "#domain/desk/queues/all-queues.server.ts";
import type { Decided, DecisionRefusal, QueueDeps } from "#domain/desk/queues/queue.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { DISCLOSE, versionOf } from "./items.server.ts";

/** `unclaimed`: who decides has taken the item first. `changed`: it is not what they saw. `asked`: the same waits for a second operator already. */
export type DeskRefusal = DecisionRefusal | { readonly is: "unclaimed" | "taken" | "changed" | "asked" };

export type DeskDecision = ItemId & { readonly action: string; readonly fields: ActionInput; readonly seen: string };
export type DeskOutcome = Pick<Decided, "done" | "undo" | "isOver">;

/** A refusal inside a transaction takes back what was written before it. */
class TakenBack extends Error {}

/** Runs `work` in one transaction; where it refuses, nothing of it is kept. */
export async function keptUnlessRefused<Value, Reason>(
  db: Db,
  work: (tx: Tx) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason>> {
  let refusal: Result<never, Reason> | null = null;
  try {
    return await inTransaction(db, async (tx) => {
      const done = await work(tx);
      if (done.ok) return done;
      refusal = done;
      throw new TakenBack();
    });
  } catch (error) {
    if (error instanceof TakenBack && refusal) return refusal;
    throw error;
  }
}

/** Runs a decision in one piece. What follows it is done once it is kept. */
export async function inOnePiece<Reason>(
  deps: QueueDeps,
  work: (tx: Tx) => Promise<Result<Decided, Reason>>,
): Promise<Result<DeskOutcome, Reason>> {
  const decided = await keptUnlessRefused(deps.db, work);
  if (!decided.ok) return decided;
  const { afterwards, ...outcome } = decided.value;
  await afterwards?.(deps.db);
  return ok(outcome);
}

/** The item under the claim of this operator, which nobody takes meanwhile; a register is under nobody's. */
async function claimedItem(
  deps: QueueDeps,
  tx: Tx,
  { sub, queue, id, seen }: Operator & ItemId & { readonly seen: string },
): Promise<Result<Item, DeskRefusal>> {
  const holder = holderOf(await lockClaim(tx, { queue, id }), sub, deps.clock.now());
  const item = await QUEUES[queue].find({ ...deps, db: tx }, id);
  if (holder !== "mine" && !(item && isRegister(item))) return refused({ is: holder === "free" ? "unclaimed" : "taken" });
  if (!item) return refused({ is: "unknown" });
  return versionOf(item) === seen ? ok(item) : refused({ is: "changed" });
}

/** Decides an item that this operator has taken, by a use case of its domain, and keeps who did it; where two have to agree, asks for the other. */
export function decideItem(deps: QueueDeps, { sub }: Operator, decision: DeskDecision): Promise<Result<DeskOutcome, DeskRefusal>> {
  const { queue, id, action, fields, seen } = decision;
  return inOnePiece<DeskRefusal>(deps, async (tx) => {
    const item = await claimedItem(deps, tx, { sub, queue, id, seen });
    return item.ok ? orderBy(deps, tx, { sub, queue, item: item.value, action, fields }) : item;
  });
}

type Ordered = Operator & { readonly queue: QueueKey; readonly item: Item; readonly action: string; readonly fields: ActionInput };

/** Reads what was typed for an action of the item, and does it or asks another operator for it. Who orders has seen the item. */
export async function orderBy(
  deps: QueueDeps,
  tx: Tx,
  { sub, queue, item, action, fields }: Ordered,
): Promise<Result<Decided, DeskRefusal>> {
  const offer = item.actions.find(({ key }) => key === action);
  if (!offer) return refused({ is: "not-now", state: item.state });
  const input = readInput(offer.fields, fields);
  if (!input.ok) return refused({ is: "invalid", faults: input.reason });
  const reason = reasonIn(offer.fields, input.value);
  const order = { sub, queue, id: item.id, action, input: input.value };
  if (!offer.needsSecond) return carryOut(deps, tx, { ...order, reason, claimant: sub });
  const refusal = await QUEUES[queue].standsAgainst?.({ ...deps, db: tx }, order);
  if (refusal) return refused(refusal);
  const kept = (await QUEUES[queue].keptInput?.({ ...deps, db: tx }, order)) ?? order.input;
  return ask(deps, tx, { ...order, input: kept, action: offer.key, seen: versionOf(item), reason: reason ?? offer.label });
}

/** Asks that the contact of an item be disclosed to this operator; another one decides. */
export function askDisclosure(
  deps: QueueDeps,
  { sub }: Operator,
  { queue, id, seen, reason }: ItemId & { readonly seen: string; readonly reason: string },
): Promise<Result<DeskOutcome, DeskRefusal>> {
  return inOnePiece<DeskRefusal>(deps, async (tx) => {
    const item = await claimedItem(deps, tx, { sub, queue, id, seen });
    if (!item.ok) return item;
    if (item.value.contact.length === 0) return refused({ is: "not-now", state: item.value.state });
    return ask(deps, tx, { sub, queue, id, action: DISCLOSE, input: {}, seen, reason });
  });
}

type Asked = Operator &
  ItemId & { readonly action: SecondAction; readonly input: ActionInput; readonly seen: string; readonly reason: string };

async function ask(deps: QueueDeps, tx: Tx, { sub, queue, id, action, input, seen, reason }: Asked): Promise<Result<Decided, DeskRefusal>> {
  const at = deps.clock.now();
  await closeLapsed(tx, { queue, id }, lapsedBefore(at), at);
  const approval = { id: opaqueId(deps.randomBytes), queue, itemId: id, action, fields: input, seen, reason, askedBy: sub, askedAt: at };
  if (!(await addApproval(tx, approval))) return refused({ is: "asked" });
  await appendAct(tx, { operator: sub, action: `ask-${action}`, queue, itemId: id, reason }, at);
  return ok({ done: "ほかの担当者の承認を待っています。", undo: null, isOver: false });
}

type Order = Operator &
  ItemId & { readonly action: string; readonly input: ActionInput; readonly reason: string | null; readonly claimant: string };

/** Does it, keeps who did, and lets the item go where nothing is left to do. */
export async function carryOut(
  deps: QueueDeps,
  tx: Tx,
  { sub, queue, id, action, input, reason, claimant }: Order,
): Promise<Result<Decided, DeskRefusal>> {
  const decided = await QUEUES[queue].decide({ ...deps, db: tx }, { id, action, input, by: sub, askedBy: claimant });
  if (!decided.ok) return decided;
  await appendAct(tx, { operator: sub, action, queue, itemId: id, reason }, deps.clock.now());
  if (decided.value.isOver) await dropClaim(tx, { queue, id }, claimant);
  return decided;
}
