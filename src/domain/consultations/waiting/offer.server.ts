import { offeredUntil } from "#domain/consultations/core/offered-until.ts";
import { WAITING_OFFERED, WAITING_WITHDRAWN } from "#domain/consultations/mails/consultation-mails.ts";
import { auditStep } from "#domain/consultations/slots/audit-store.server.ts";
import { holdDays } from "#domain/consultations/slots/hold-days.server.ts";
import { holderOfWaiting } from "#domain/consultations/slots/hold-slot.server.ts";
import { firstFree } from "#domain/consultations/slots/open-slots.server.ts";
import { dropHolds, takeSlot } from "#domain/consultations/slots/slot-store.server.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { endWaiting, lockFirst, lockLapsed, offerSlot, takeBackOffers } from "./waiting-store.server.ts";

export type OfferDeps = { readonly db: Db | Tx; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** Offers the first free half hour to the first of the list, who has it for two hours of the day. False: nobody waits, or none is free. */
export async function offerNext(deps: Pick<OfferDeps, "clock">, tx: Tx): Promise<boolean> {
  await holdDays(tx);
  const waiting = await lockFirst(tx);
  if (!waiting) return false;
  const startsAt = await firstFree({ ...deps, db: tx });
  if (!startsAt) return false;
  const now = deps.clock.now();
  const until = offeredUntil(now);
  if (!(await takeSlot(tx, { startsAt, now, holder: holderOfWaiting(waiting.id), heldUntil: until }))) return false;
  await offerSlot(tx, waiting.id, { startsAt, at: now, until });
  await auditStep(tx, { entity: "consultation_waiting", id: waiting.id, from: "waiting", to: "offered", actor: "clock", at: now });
  await queueMail(tx, WAITING_OFFERED, { to: waiting.email, at: now, facts: { id: waiting.id, startsAt: startsAt.toISOString() } });
  return true;
}

/** Ends offers that nobody took in time, and offers what is free to whoever waits, in their order. Answers whether a mail goes out. */
export async function offerToWaiting({ db, clock }: Pick<OfferDeps, "db" | "clock">): Promise<boolean> {
  while (await inTransaction(db, (tx) => lapseNext(tx, clock)));
  let isAnyTold = false;
  while (await inTransaction(db, (tx) => offerNext({ clock }, tx))) isAnyTold = true;
  return isAnyTold;
}

/** Takes back what is offered within a span of time: whoever waits is told, keeps the place and is offered another within a minute. */
export async function withdrawOffers(tx: Tx, span: { readonly from: Date; readonly until: Date }, at: Date): Promise<void> {
  for (const { id, email, startsAt } of await takeBackOffers(tx, span, at)) {
    await dropHolds(tx, holderOfWaiting(id));
    await auditStep(tx, { entity: "consultation_waiting", id, from: "offered", to: "waiting", actor: "operator", at });
    await queueMail(tx, WAITING_WITHDRAWN, { to: email, at, facts: { id, startsAt: startsAt.toISOString() } });
  }
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
