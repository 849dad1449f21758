import { CONSULTATION_PAGE } from "#domain/consultations/core/links.ts";
import type { Consultation, Visitor } from "#domain/consultations/core/types.ts";
import { CONSULTATION_BOOKED } from "#domain/consultations/mails/consultation-mails.ts";
import { auditStep } from "#domain/consultations/slots/audit-store.server.ts";
import { holdDays } from "#domain/consultations/slots/hold-days.server.ts";
import { heldAt, holderOf, type SlotRefusal } from "#domain/consultations/slots/hold-slot.server.ts";
import { isOpenAt } from "#domain/consultations/slots/open-slots.server.ts";
import { dropHolds, takeSlot } from "#domain/consultations/slots/slot-store.server.ts";
import { makeLink, queueMail } from "#domain/notifications/index.server.ts";
import { opaqueId, type RandomBytes, spokenNumber } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { addConsultation } from "./booking-store.server.ts";

export type BookDeps = { readonly db: Db | Tx; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** `token`: opens its page. */
export type Booked = Pick<Consultation, "id" | "startsAt"> & { readonly token: string };

type Booking = {
  readonly visitor: Visitor;
  readonly startsAt: Date;
  /** Of the hold; null, or over: the half hour is taken if it can be booked now and is still free. */
  readonly hold: string | null;
};

/** Books a half hour, sends its mail and answers the token of its page. */
export function bookConsultation(deps: BookDeps, { visitor, startsAt, hold }: Booking): Promise<Result<Booked, SlotRefusal>> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    await holdDays(tx);
    const holder = hold === null ? null : holderOf(hold);
    // What was open when it was held is so while it is.
    const heldSince = holder && (await heldAt(tx, { startsAt, holder, now }));
    if (!(await isOpenAt(tx, startsAt, heldSince ?? now))) return refused("not-open");
    const booked = await bookFor(deps, tx, { visitor, startsAt, holder });
    if (booked.ok && holder !== null) await dropHolds(tx, holder);
    return booked;
  });
}

/** The same for whoever has the half hour by `holder`, in a transaction that holds the days. */
export async function bookFor(
  { clock, randomBytes }: BookDeps,
  tx: Tx,
  { visitor, startsAt, holder }: Omit<Booking, "hold"> & { readonly holder: Uint8Array | null },
): Promise<Result<Booked, "taken">> {
  const now = clock.now();
  const id = spokenNumber(randomBytes);
  if (!(await takeSlot(tx, { startsAt, now, holder, consultationId: id }))) return refused("taken");
  await addConsultation(tx, { ...visitor, id, startsAt, room: opaqueId(randomBytes), bookedAt: now });
  await auditStep(tx, { entity: "consultation", id, from: null, to: "booked", actor: "visitor", at: now });
  await queueMail(tx, CONSULTATION_BOOKED, { to: visitor.email, at: now, facts: { id, sequence: 0 }, recipientKey: `consultation:${id}` });
  const token = await makeLink({ db: tx, clock, randomBytes }, CONSULTATION_PAGE, id);
  return ok({ id, startsAt, token });
}
