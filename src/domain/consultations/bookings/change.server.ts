import {
  type ConsultationEvent,
  changeableUntil,
  type StepRefusal,
  stepConsultation,
} from "#domain/consultations/core/consultation-states.ts";
import { CONSULTATION_PAGE } from "#domain/consultations/core/links.ts";
import { meetingUrl } from "#domain/consultations/core/meeting-url.ts";
import { MOST_MOVES } from "#domain/consultations/core/rules.ts";
import type { Consultation, ConsultationState } from "#domain/consultations/core/types.ts";
import { calendarEntry } from "#domain/consultations/mails/calendar-entry.server.ts";
import { CONSULTATION_MOVED, cancelledMail } from "#domain/consultations/mails/consultation-mails.ts";
import { auditStep } from "#domain/consultations/slots/audit-store.server.ts";
import { holdDays } from "#domain/consultations/slots/hold-days.server.ts";
import type { SlotRefusal } from "#domain/consultations/slots/hold-slot.server.ts";
import { isOpenAt } from "#domain/consultations/slots/open-slots.server.ts";
import { freeSlot, takeSlot } from "#domain/consultations/slots/slot-store.server.ts";
import { type OfferDeps, offerNext } from "#domain/consultations/waiting/offer.server.ts";
import { openLink, queueMail } from "#domain/notifications/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { endConsultation, findConsultation, lockConsultation, setStart } from "./booking-store.server.ts";

export type PageDeps = OfferDeps & {
  readonly meetingBaseUrl: string | null;
  readonly operatorName: string;
  readonly origin: () => string;
};

/** A booking as whoever has its link sees it. */
export type ShownBooking = Pick<Consultation, "id" | "state" | "startsAt" | "sequence" | "company" | "name"> & {
  readonly changeableUntil: Date;
  readonly isChangeable: boolean;
  /** How often it may still be moved. */
  readonly movesLeft: number;
  readonly meetingUrl: string | null;
  /** Its entry for calendars. */
  readonly calendar: string;
};

/** Null: no link of ours, or one that is over. Changes nothing. */
export async function bookingOf(deps: PageDeps, token: string): Promise<ShownBooking | null> {
  const id = await subjectOf(deps, token);
  const found = id === null ? null : await findConsultation(deps.db, id);
  return found && shown(deps, found);
}

function shown({ clock, meetingBaseUrl, operatorName, origin }: PageDeps, consultation: Consultation): ShownBooking {
  const { id, state, startsAt, sequence, company, name, room } = consultation;
  const now = clock.now();
  const where = state === "booked" ? meetingUrl(meetingBaseUrl, room) : null;
  return {
    ...{ id, state, startsAt, sequence, company, name, meetingUrl: where },
    changeableUntil: changeableUntil(consultation),
    isChangeable: stepConsultation(consultation, "move", now).ok,
    movesLeft: Math.max(0, MOST_MOVES - sequence),
    calendar: calendarEntry({ consultation, meetingUrl: where, operatorName, origin: origin(), at: now }),
  };
}

/** `too-often`: it was moved as often as a booking may be. */
export type ChangeRefusal = { readonly is: "unknown" | "too-often" | SlotRefusal } | StepRefusal;

/** To another half hour: the new one is taken and the old one free in one transaction. */
export function moveBooking(deps: PageDeps, token: string, startsAt: Date): Promise<Result<ShownBooking, ChangeRefusal>> {
  return changed(deps, { token, event: "move" }, async (tx, before) => {
    const now = deps.clock.now();
    if (startsAt.getTime() === before.startsAt.getTime()) return ok(before);
    if (before.sequence >= MOST_MOVES) return refused({ is: "too-often" });
    await holdDays(tx);
    if (!(await isOpenAt(tx, startsAt, now))) return refused({ is: "not-open" });
    const { id, email } = before;
    if (!(await takeSlot(tx, { startsAt, now, holder: null, consultationId: id }))) return refused({ is: "taken" });
    await freeSlot(tx, before.startsAt, id);
    const moved = await setStart(tx, id, { startsAt, at: now });
    await auditStep(tx, { entity: "consultation", id, from: "booked", to: "booked", actor: "visitor", at: now });
    await queueMail(tx, CONSULTATION_MOVED, {
      ...{ to: email, at: now, facts: { id, sequence: moved.sequence }, recipientKey: `consultation:${id}` },
    });
    await offerNext(deps, tx);
    return ok(moved);
  });
}

/** By the visitor: the half hour is free again. */
export function cancelBooking(deps: PageDeps, token: string): Promise<Result<ShownBooking, ChangeRefusal>> {
  return changed(deps, { token, event: "cancel" }, async (tx, before) => ok(await callOff(deps, tx, before, null)));
}

/** Ends a booking before it took place; `reason` null: its visitor did. The half hour is offered to whoever waits. */
export async function callOff(
  deps: OfferDeps,
  tx: Tx,
  { id, email, startsAt }: Consultation,
  reason: string | null,
): Promise<Consultation> {
  const at = deps.clock.now();
  const ended = await endConsultation(tx, id, { state: "cancelled", at });
  await freeSlot(tx, startsAt, id);
  await auditStep(tx, { entity: "consultation", id, from: "booked", to: "cancelled", actor: reason === null ? "visitor" : "operator", at });
  await queueMail(tx, cancelledMail(reason), {
    ...{ to: email, at, facts: { id, sequence: ended.sequence, reason }, recipientKey: `consultation:${id}` },
  });
  await offerNext(deps, tx);
  return ended;
}

type Change = { readonly token: string; readonly event: ConsultationEvent };

function changed(
  deps: PageDeps,
  { token, event }: Change,
  change: (tx: Tx, before: Consultation) => Promise<Result<Consultation, ChangeRefusal>>,
): Promise<Result<ShownBooking, ChangeRefusal>> {
  return inTransaction(deps.db, async (tx) => {
    const id = await subjectOf({ ...deps, db: tx }, token);
    const before = id === null ? null : await lockConsultation(tx, id);
    if (!before) return refused({ is: "unknown" });
    const step: Result<ConsultationState, StepRefusal> = stepConsultation(before, event, deps.clock.now());
    if (!step.ok) return step;
    const after = await change(tx, before);
    return after.ok ? ok(shown(deps, after.value)) : after;
  });
}

async function subjectOf(deps: Pick<PageDeps, "db" | "clock">, token: string): Promise<string | null> {
  const link = await openLink(deps, CONSULTATION_PAGE, token);
  return link && !link.isExpired ? link.subject : null;
}
