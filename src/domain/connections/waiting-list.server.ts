import { queueMail } from "#domain/notifications/index.server.ts";
import { findApartment } from "#domain/properties/index.server.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { auditStep } from "./audit-store.server.ts";
import { WAITING_JOINED } from "./connection-mails.ts";
import type { MemberBuilding } from "./types.ts";
import { judgeSave, MOST_BUILDINGS, savedAt, stepWaiting, type Waiting, type WaitingConditions, type WaitingState } from "./waiting.ts";
import { countWaitedFor, findWaiting, putWaiting } from "./waiting-store.server.ts";

/** Every change runs inside a transaction that holds the member: one change of a member at a time, and none once the account ends. */
export type ChangeDeps = { readonly tx: Tx; readonly now: Date; readonly randomBytes: RandomBytes };

/** `seen`: the `updatedAt` of what the caller saw; null: nothing was there. */
export type WaitingSave = { readonly conditions: WaitingConditions; readonly mailTo: string | null; readonly seen: Date | null };

/**
 * Lets a member wait to buy in a building, changes what they would like, or takes up again what was withdrawn. Who owns a home there may wait
 * for another one. `conflict`: something else is there than the caller saw.
 */
export async function joinWaitingList(
  { tx, now, randomBytes }: ChangeDeps,
  of: MemberBuilding,
  { conditions, mailTo, seen }: WaitingSave,
): Promise<Result<Waiting, "unknown" | "too-many" | "conflict" | "not-now">> {
  const building = await findApartment(tx, of.apartmentKey);
  if (!building) return refused("unknown");
  const before = await findWaiting(tx, of);
  const save = judgeSave(before, "waiting", { seen, now, newId: () => opaqueId(randomBytes) });
  if (!save.ok) return save;
  const { id, from, isNew, updatedAt } = save.value;
  const stepped = stepWaiting(from, isNew ? "join" : "change");
  if (!stepped.ok) return stepped;
  if (isNew && (await countWaitedFor(tx, of.sub)) >= MOST_BUILDINGS) return refused("too-many");
  const waiting = { ...conditions, id, state: stepped.value, mailTo, joinedAt: before && !isNew ? before.joinedAt : now, updatedAt };
  await putWaiting(tx, of, waiting);
  await auditStep(tx, { entity: "waiting_buyer", id, from, to: stepped.value, at: now });
  if (from === null && mailTo !== null) {
    await queueMail(tx, WAITING_JOINED, { to: mailTo, at: now, facts: { building: { key: building.key, name: building.name } } });
  }
  return ok(waiting);
}

/** Ends the wait. What they would like is kept for a while, for who comes back; the address is not. */
export async function leaveWaitingList(
  { tx, now }: Pick<ChangeDeps, "tx" | "now">,
  of: MemberBuilding,
): Promise<Result<Waiting, "unknown" | { readonly notFrom: WaitingState }>> {
  const before = await findWaiting(tx, of);
  if (!before) return refused("unknown");
  const stepped = stepWaiting(before.state, "withdraw");
  if (!stepped.ok) return refused({ notFrom: before.state });
  const waiting = { ...before, state: stepped.value, mailTo: null, updatedAt: savedAt(now, before.updatedAt) };
  await putWaiting(tx, of, waiting);
  await auditStep(tx, { entity: "waiting_buyer", id: before.id, from: before.state, to: stepped.value, at: now });
  return ok(waiting);
}
