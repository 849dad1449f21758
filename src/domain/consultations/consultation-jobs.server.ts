import { endConsultation, lockBegun, removeConsultations, takeReminder } from "#domain/consultations/bookings/booking-store.server.ts";
import { stepConsultation } from "#domain/consultations/core/consultation-states.ts";
import { CONSULTATION_PAGE, WAITING_PAGE } from "#domain/consultations/core/links.ts";
import { REMINDED_BEFORE, UNRECORDED_AFTER, WAITING_KEPT, YEARS_AFTER_ENDED } from "#domain/consultations/core/rules.ts";
import { CONSULTATION_REMINDED } from "#domain/consultations/mails/consultation-mails.ts";
import { auditStep } from "#domain/consultations/slots/audit-store.server.ts";
import { dropPastHolds } from "#domain/consultations/slots/slot-store.server.ts";
import { offerToWaiting } from "#domain/consultations/waiting/offer.server.ts";
import { removeWaiting } from "#domain/consultations/waiting/waiting-store.server.ts";
import { forgetLinks, queueMail, wakeMailQueue } from "#domain/notifications/index.server.ts";
import { hours } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

const CLOCK_NAME = "consultation-clock";
const CLOCK_CRON = "* * * * *";
const UPKEEP_NAME = "consultation-upkeep";
const UPKEEP_CRON = "20 4 * * *";
/** Who booked or moved so lately was told of it by that mail. */
const TOLD_LATELY = hours(6);

type JobDeps = { readonly db: Db; readonly clock: Clock };

/** Registers what the clock does: offers and reminders each minute, forgetting each night. */
export async function registerConsultationJobs(jobs: Pick<Jobs, "work" | "schedule" | "send">, deps: JobDeps): Promise<void> {
  await jobs.work(CLOCK_NAME, async () => {
    const isToldOfOffers = await offerToWaiting(deps);
    const isToldOfBookings = await remindOfConsultations(deps);
    if (isToldOfOffers || isToldOfBookings) await wakeMailQueue(jobs);
  });
  await jobs.schedule(CLOCK_NAME, CLOCK_CRON);
  await jobs.work(UPKEEP_NAME, () => forgetOldConsultations(deps));
  await jobs.schedule(UPKEEP_NAME, UPKEEP_CRON);
}

/** A mail a day before. Answers whether one goes out. */
export async function remindOfConsultations({ db, clock }: JobDeps): Promise<boolean> {
  const now = clock.now();
  const due = { now, until: new Date(now.getTime() + REMINDED_BEFORE), toldBefore: new Date(now.getTime() - TOLD_LATELY) };
  const remindNext = () =>
    inTransaction(db, async (tx) => {
      const next = await takeReminder(tx, due);
      if (!next) return false;
      const { id, sequence, email } = next;
      await queueMail(tx, CONSULTATION_REMINDED, { to: email, at: now, facts: { id, sequence }, recipientKey: `consultation:${id}` });
      return true;
    });
  let isAnyTold = false;
  while (await remindNext()) isAnyTold = true;
  return isAnyTold;
}

/** Ends, without a claim of what came of them, consultations that nobody ended, so that they are removed in time. Answers how many. */
export async function endUnrecorded({ db, clock }: JobDeps): Promise<number> {
  const at = clock.now();
  const endNext = () =>
    inTransaction(db, async (tx) => {
      const next = await lockBegun(tx, new Date(at.getTime() - UNRECORDED_AFTER));
      if (!next || !stepConsultation(next, "lapse", at).ok) return false;
      await endConsultation(tx, next.id, { state: "unrecorded", at });
      await auditStep(tx, { entity: "consultation", id: next.id, from: "booked", to: "unrecorded", actor: "clock", at });
      return true;
    });
  let count = 0;
  while (await endNext()) count += 1;
  return count;
}

/**
 * Ends what nobody ended, and removes consultations three years after they ended, who left the list after a month, and holds that are over.
 */
export async function forgetOldConsultations({ db, clock }: JobDeps): Promise<void> {
  await endUnrecorded({ db, clock });
  const now = clock.now();
  const endedBefore = new Date(now);
  endedBefore.setUTCFullYear(endedBefore.getUTCFullYear() - YEARS_AFTER_ENDED);
  await inTransaction(db, async (tx) => {
    await forgetLinks(tx, CONSULTATION_PAGE, await removeConsultations(tx, endedBefore));
    await forgetLinks(tx, WAITING_PAGE, await removeWaiting(tx, new Date(now.getTime() - WAITING_KEPT)));
  });
  await dropPastHolds(db, now);
}
