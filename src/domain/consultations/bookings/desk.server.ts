import { type StepRefusal, stepConsultation } from "#domain/consultations/core/consultation-states.ts";
import { isOpenDay } from "#domain/consultations/core/slots.ts";
import type { Consultation } from "#domain/consultations/core/types.ts";
import { auditStep } from "#domain/consultations/slots/audit-store.server.ts";
import { holdDays } from "#domain/consultations/slots/hold-days.server.ts";
import { addClosedDay, type ClosedDay, closedDays, dropClosedDay } from "#domain/consultations/slots/slot-store.server.ts";
import { withdrawOffers } from "#domain/consultations/waiting/offer.server.ts";
import { countWaiting } from "#domain/consultations/waiting/waiting-store.server.ts";
import { isBusinessDay } from "#domain/letters/index.server.ts";
import { days } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import type { BookDeps } from "./book.server.ts";
import { countBooked, endConsultation, lockConsultation } from "./booking-store.server.ts";
import { callOff } from "./change.server.ts";

export type EndRefusal = { readonly is: "unknown" } | StepRefusal;

/** Says that a consultation took place, or that nobody came. */
export function endBooking(
  { db, clock }: Pick<BookDeps, "db" | "clock">,
  id: string,
  event: "hold" | "miss",
): Promise<Result<Consultation, EndRefusal>> {
  return inTransaction(db, async (tx) => {
    const before = await lockConsultation(tx, id);
    if (!before) return refused({ is: "unknown" });
    const at = clock.now();
    const to = stepConsultation(before, event, at);
    if (!to.ok) return to;
    const state = to.value === "done" ? "done" : "no_show";
    await auditStep(tx, { entity: "consultation", id, from: before.state, to: state, actor: "operator", at });
    return ok(await endConsultation(tx, id, { state, at }));
  });
}

/** Called off by whoever holds it; the visitor is told the reason by mail. */
export function callOffBooking(
  deps: BookDeps,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Result<Consultation, EndRefusal>> {
  return inTransaction(deps.db, async (tx) => {
    const before = await lockConsultation(tx, id);
    if (!before) return refused({ is: "unknown" });
    const to = stepConsultation(before, "call-off", deps.clock.now());
    return to.ok ? ok(await callOff(deps, tx, before, reason)) : to;
  });
}

/** What the desk sees of the days: those it closed, and how many wait. */
export async function consultationDays({
  db,
  clock,
}: Pick<BookDeps, "db" | "clock">): Promise<{ readonly closed: readonly ClosedDay[]; readonly waiting: number }> {
  return { closed: await closedDays(db, isoDateInJapan(clock.now())), waiting: await countWaiting(db) };
}

/** `no-workday`: nothing can be booked then anyway, or it is too far ahead. `booked`: some are booked then, and are moved or called off first. */
export type CloseRefusal = "no-workday" | "closed" | "booked";

/** Takes the half hours of a day away: what is held by a form is then refused, and what was offered to whoever waits is taken back. */
export function closeDay({ db, clock }: Pick<BookDeps, "db" | "clock">, { day, reason }: ClosedDay): Promise<Result<null, CloseRefusal>> {
  return inTransaction(db, async (tx) => {
    const at = clock.now();
    await holdDays(tx);
    if (!isOpenDay(day, at, isBusinessDay)) return refused("no-workday");
    const span = spanOf(day);
    if ((await countBooked(tx, span)) > 0) return refused("booked");
    if (!(await addClosedDay(tx, { day, reason }, at))) return refused("closed");
    await auditStep(tx, { entity: "consultation_day", id: day, from: "open", to: "closed", actor: "operator", at });
    await withdrawOffers(tx, span, at);
    return ok(null);
  });
}

function spanOf(day: string): { readonly from: Date; readonly until: Date } {
  const from = new Date(`${day}T00:00:00+09:00`);
  return { from, until: new Date(from.getTime() + days(1)) };
}

/** False: the day was not closed. */
export function openDay({ db, clock }: Pick<BookDeps, "db" | "clock">, day: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const isOpened = await dropClosedDay(tx, day);
    if (isOpened)
      await auditStep(tx, { entity: "consultation_day", id: day, from: "closed", to: "open", actor: "operator", at: clock.now() });
    return isOpened;
  });
}
