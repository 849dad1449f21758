import { offeredUntil } from "#domain/consultations/core/offered-until.ts";
import { WAITING_OFFERED } from "#domain/consultations/mails/consultation-mails.ts";
import { auditStep } from "#domain/consultations/slots/audit-store.server.ts";
import { holderOfWaiting } from "#domain/consultations/slots/hold-slot.server.ts";
import { firstFree } from "#domain/consultations/slots/open-slots.server.ts";
import { dropHolds, takeSlot } from "#domain/consultations/slots/slot-store.server.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { endWaiting, lockFirst, lockLapsed, offerSlot } from "./waiting-store.server.ts";

export type OfferDeps = { readonly db: Db | Tx; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** Offers the first free half hour to the first of the list, who has it for two hours of the day. False: nobody waits, or none is free. */
export async function offerNext(deps: Pick<OfferDeps, "clock">, tx: Tx): Promise<boolean> {
  const waiting = await lockFirst(tx);
  if (!waiting) return false;
  const startsAt = await firstFree({ ...deps, db: tx });
  if (!startsAt) return false;
  const now = deps.clock.now();
  const until = offeredUntil(now);
  if (!(await takeSlot(tx, { startsAt, now, holder: holderOfWaiting(waiting.id), heldUntil: until }))) return false;
  await offerSlot(tx, waiting.id, { startsAt, at: now, until });
  await auditStep(tx, { entity: "consultation_waiting", id: waiting.id, from: "waiting", to: "offered", actor: "clock", at: now });
  await queueMail(tx, WAITING_OFFERED, { to: waiting.email, at: now, facts: { id: waiting.id } });
  return true;
}

/** Ends offers that nobody took in time, and offers what is free to whoever waits, in their order. Answers whether a mail goes out. */
export async function offerToWaiting({ db, clock }: Pick<OfferDeps, "db" | "clock">): Promise<boolean> {
  while (await inTransaction(db, (tx) => lapseNext(tx, clock)));
  let isAnyTold = false;
  while (await inTransaction(db, (tx) => offerNext({ clock }, tx))) isAnyTold = true;
  return isAnyTold;
}

async function lapseNext(tx: Tx, clock: Clock): Promise<boolean> {
  const now = clock.now();
  const lapsed = await lockLapsed(tx, now);
  if (!lapsed) return false;
  await endWaiting(tx, lapsed.id, { state: "lapsed", at: now });
  await dropHolds(tx, holderOfWaiting(lapsed.id));
  await auditStep(tx, { entity: "consultation_waiting", id: lapsed.id, from: "offered", to: "lapsed", actor: "clock", at: now });
  return true;
}
