import { createHash } from "node:crypto";
import { HELD_AT_ONCE, HOLD_LENGTH } from "#domain/consultations/core/rules.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { auditStep } from "./audit-store.server.ts";
import { countUnbooked, isOpenAt } from "./open-slots.server.ts";
import { dropHolds, dropOldestHolds, heldUntil, takeSlot } from "./slot-store.server.ts";

type HoldDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

const TOKEN_BYTES = 32;
const HELD = { from: "open", to: "held" };
const LET_GO = { from: "held", to: "open" };

export type Hold = { readonly token: string; readonly startsAt: Date; readonly until: Date };

/** `taken`: somebody else has it. `not-open`: no half hour that can be booked. */
export type SlotRefusal = "taken" | "not-open";

/** Holds a half hour while the form is filled in. Who comes with the token of an earlier hold changes over: the other is free again. */
export function holdSlot(
  { db, clock, randomBytes }: HoldDeps,
  { startsAt, token: known }: { readonly startsAt: Date; readonly token: string | null },
): Promise<Result<Hold, SlotRefusal>> {
  const now = clock.now();
  const token = known ?? Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");
  const until = new Date(now.getTime() + HOLD_LENGTH);
  return inTransaction(db, async (tx) => {
    if (!(await isOpenAt(tx, startsAt, now))) return refused("not-open");
    const holder = holderOf(token);
    const held = await takeSlot(tx, { startsAt, now, holder, heldUntil: until });
    if (!held) return refused("taken");
    for (const left of await dropHolds(tx, holder, startsAt)) await auditSlot(tx, left, LET_GO, now);
    await auditSlot(tx, startsAt, HELD, now);
    await makeRoom(tx, now);
    return ok({ token, startsAt, until: held.heldUntil ?? until });
  });
}

/** Whoever holds without end holds their own away: a booking finds its half hour while it is free, held or not. */
async function makeRoom(tx: Tx, now: Date): Promise<void> {
  const most = Math.max(HELD_AT_ONCE.least, Math.floor((await countUnbooked(tx, now)) * HELD_AT_ONCE.part));
  for (const left of await dropOldestHolds(tx, { most, now })) await auditSlot(tx, left, LET_GO, now);
}

/** Lets go what was held: somebody goes back to the choice of days. */
export function releaseHold({ db, clock }: Omit<HoldDeps, "randomBytes">, token: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const left of await dropHolds(tx, holderOf(token))) await auditSlot(tx, left, LET_GO, clock.now());
  });
}

/** When a half hour was held by its holder; null: it is not, or the hold is over. */
export async function heldAt(
  tx: Tx,
  { startsAt, holder, now }: { readonly startsAt: Date; readonly holder: Uint8Array; readonly now: Date },
): Promise<Date | null> {
  const until = await heldUntil(tx, startsAt, holder);
  return until && until > now ? new Date(until.getTime() - HOLD_LENGTH) : null;
}

/** Of the token only this is kept. */
export function holderOf(token: string): Uint8Array {
  return createHash("sha256").update(`hold ${token}`).digest();
}

/** Of somebody who waits, to whom a half hour is offered: no token of a visitor comes to the same. */
export function holderOfWaiting(id: string): Uint8Array {
  return createHash("sha256").update(`waiting ${id}`).digest();
}

function auditSlot(tx: Tx, startsAt: Date, step: { readonly from: string; readonly to: string }, at: Date): Promise<void> {
  return auditStep(tx, { entity: "consultation_slot", id: startsAt.toISOString(), ...step, actor: "visitor", at });
}
