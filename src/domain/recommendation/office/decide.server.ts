import type { Member } from "#domain/members/core/types.ts";
import { wakeMailQueueIn } from "#domain/notifications/index.server.ts";
import { approveIn } from "#domain/recommendation/deliver/approvals.server.ts";
import { auditBatch, type By, itemsOf, lockBatch } from "#domain/recommendation/deliver/batch-store.server.ts";
import { type MoveRefusal, moveBatch } from "#domain/recommendation/deliver/move-batch.server.ts";
import { withdrawBatch } from "#domain/recommendation/deliver/put-on-way.server.ts";
import { removeItem, restoreItem } from "#domain/recommendation/deliver/removed-store.server.ts";
import type { ConsoleRefusal } from "#domain/tenants/index.server.ts";
import { seconds } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { ownBatch } from "./approvals-of-office.server.ts";
import { lastActor } from "./office-store.server.ts";

export type OfficeDeps = { readonly db: Db; readonly clock: Clock; readonly jobs: Pick<Jobs, "send"> };
type Who = Pick<Member, "sub">;

/** So long what was approved can be taken back before it leaves. */
const TAKEN_BACK_WITHIN_S = 15;

/**
 * `unknown`: no message of this office. `changed`: it is not what was looked at. `last`: a message without homes is none. `left`: it went out.
 * `unwanted`: nobody gets it any more. `notFrom`: somebody decided before.
 */
export type DecideRefusal = ConsoleRefusal | MoveRefusal | "changed" | "last" | "left" | "unwanted";

type Decided = Promise<Result<null, DecideRefusal>>;

/** Lets a message go out with the homes that were looked at. */
export async function approveForOffice(
  deps: OfficeDeps,
  member: Who,
  { id, positions }: { readonly id: string; readonly positions: readonly number[] },
): Decided {
  const approved = await decide(deps, member, id, async (tx, by, state) => {
    if (state !== "approval_waiting") return refused({ notFrom: state });
    const items = await itemsOf(tx, id);
    const isSame = items.length === positions.length && items.every(({ position }) => positions.includes(position));
    if (!isSame) return refused("changed");
    return approveIn(tx, { id, actor: by.actor, at: by.at, leavesIn: seconds(TAKEN_BACK_WITHIN_S) });
  });
  if (approved.ok) await wakeMailQueueIn(deps.jobs, TAKEN_BACK_WITHIN_S + 1, id);
  return approved;
}

type Looked = { readonly id: string; readonly positions: readonly number[] };

/** The same of several, each by itself: what was decided or changed meanwhile is left as it is. */
export async function approveAllForOffice(
  deps: OfficeDeps,
  member: Who,
  items: readonly Looked[],
): Promise<Result<{ readonly approved: readonly string[]; readonly left: number }, ConsoleRefusal>> {
  const approved: string[] = [];
  for (const item of items) {
    const done = await approveForOffice(deps, member, item);
    if (done.ok) approved.push(item.id);
    else if (done.reason === "not-staff" || done.reason === "not-allowed" || done.reason === "no-tenant") return refused(done.reason);
  }
  return ok({ approved, left: items.length - approved.length });
}

/** Calls a message off, with a word for colleagues. */
export function rejectForOffice(deps: OfficeDeps, member: Who, { id, reason }: { readonly id: string; readonly reason: string }): Decided {
  return decide(deps, member, id, async (tx, by, state) => {
    if (state !== "approval_waiting") return refused({ notFrom: state });
    const moved = await moveBatch(tx, id, "cancelled", { ...by, reason: `rejected: ${reason.trim()}` });
    return moved.ok ? ok(null) : moved;
  });
}

/** Takes back what somebody of the office decided, while nothing has left. */
export function undoDecision(deps: OfficeDeps, member: Who, id: string): Decided {
  return decide(deps, member, id, async (tx, by, state) => {
    if (state !== "queued" && state !== "cancelled") return refused("left");
    if (!(await lastActor(tx, id))?.startsWith("staff:")) return refused("left");
    const batch = await lockBatch(tx, id);
    if (!batch || (state === "queued" && !(await withdrawBatch(tx, batch)))) return refused("left");
    const moved = await moveBatch(tx, id, "approval_waiting", { ...by, reason: "undone" });
    return moved.ok ? ok(null) : moved;
  });
}

/** Takes a home out of a message that waits, or puts it back. The audit says which place. */
export function changeHomes(
  deps: OfficeDeps,
  member: Who,
  { id, position, isKept }: { readonly id: string; readonly position: number; readonly isKept: boolean },
): Decided {
  return decide(deps, member, id, async (tx, by, state) => {
    if (state !== "approval_waiting") return refused({ notFrom: state });
    const items = await itemsOf(tx, id);
    const item = items.find((one) => one.position === position);
    if (isKept === (item !== undefined)) return ok(null);
    if (item && items.length === 1) return refused("last");
    if (item) await removeItem(tx, item, { by: by.actor, at: by.at });
    else if (!(await restoreItem(tx, id, position))) return refused("unknown");
    const reason = `${item ? "home removed" : "home put back"}: ${position}`;
    await auditBatch(tx, { id, from: state, to: state }, { ...by, reason });
    return ok(null);
  });
}

type State = Parameters<typeof moveBatch>[2];
type Work = (tx: Tx, by: By, state: State) => Promise<Result<null, DecideRefusal>>;

/** One decision about a message at a time: who comes second finds it decided. */
function decide({ db, clock }: OfficeDeps, member: Who, id: string, work: Work): Decided {
  return inTransaction<Result<null, DecideRefusal>>(db, async (tx) => {
    const own = await ownBatch(tx, member, id);
    if (!own.ok) return own;
    const locked = await lockBatch(tx, id);
    if (!locked) return refused("unknown");
    return work(tx, { actor: own.value.actor, reason: null, at: clock.now() }, locked.state);
  });
}
