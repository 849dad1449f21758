import { findConsultation } from "#domain/consultations/bookings/booking-store.server.ts";
import { changeableUntil } from "#domain/consultations/core/consultation-states.ts";
import { bookingUrl, CONSULTATION_PAGE, WAITING_PAGE, waitingUrl } from "#domain/consultations/core/links.ts";
import { meetingUrl } from "#domain/consultations/core/meeting-url.ts";
import { entryFile } from "#domain/consultations/mails/calendar-entry.server.ts";
import {
  CONSULTATION_BOOKED,
  CONSULTATION_CANCELLED,
  CONSULTATION_MOVED,
  CONSULTATION_REMINDED,
  type OfBooking,
  type ToldBooking,
  WAITING_JOINED,
  WAITING_OFFERED,
  WAITING_WITHDRAWN,
} from "#domain/consultations/mails/consultation-mails.ts";
import { findWaiting } from "#domain/consultations/waiting/waiting-store.server.ts";
import type { MailWriter } from "#domain/notifications/core/types.ts";
import { type Addition, makeLink, type RegisteredMail, registerPreparedMail, takeBackLink } from "#domain/notifications/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

export type ConsultationMailDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  /** Below it each consultation has an address of its own; null: whoever holds it sends one. */
  readonly meetingBaseUrl: string | null;
};

/** Every kind of mail this domain sends. What was moved or cancelled since is told by the mail of that alone. */
export function consultationMails(deps: ConsultationMailDeps): readonly RegisteredMail[] {
  const booked = (facts: OfBooking, writer: MailWriter) => toldBooking(deps, facts, writer);
  return [
    registerPreparedMail(CONSULTATION_BOOKED, booked),
    registerPreparedMail(CONSULTATION_MOVED, booked),
    registerPreparedMail(CONSULTATION_REMINDED, booked),
    registerPreparedMail(CONSULTATION_CANCELLED, async ({ id, sequence }, writer) => {
      const consultation = await findConsultation(deps.db, id);
      if (consultation?.state !== "cancelled" || consultation.sequence !== sequence) return null;
      const attachments = [entryFile({ ...writer, consultation, meetingUrl: null, at: deps.clock.now() })];
      return { added: { startsAt: consultation.startsAt }, headers: {}, attachments, takeBack: async () => undefined };
    }),
    registerPreparedMail(WAITING_JOINED, async ({ id }, { origin }) => {
      const waiting = await findWaiting(deps.db, id);
      return waiting?.state === "waiting" ? linked(deps, id, (token) => ({ url: waitingUrl(origin, token) })) : null;
    }),
    registerPreparedMail(WAITING_OFFERED, async ({ id, startsAt }, { origin }) => {
      const offer = await findWaiting(deps.db, id);
      const until = offer?.offerUntil ?? null;
      if (until === null || offer?.startsAt?.toISOString() !== startsAt) return null;
      return linked(deps, id, (token) => ({ url: waitingUrl(origin, token), until }));
    }),
    registerPreparedMail(WAITING_WITHDRAWN, async ({ id }, { origin }) => {
      const { state } = (await findWaiting(deps.db, id)) ?? {};
      return state === "waiting" || state === "offered" ? linked(deps, id, (token) => ({ url: waitingUrl(origin, token) })) : null;
    }),
  ];
}

async function toldBooking(
  deps: ConsultationMailDeps,
  { id, sequence }: OfBooking,
  writer: MailWriter,
): Promise<Addition<ToldBooking> | null> {
  const consultation = await findConsultation(deps.db, id);
  if (consultation?.state !== "booked" || consultation.sequence !== sequence) return null;
  const { startsAt, room } = consultation;
  const where = meetingUrl(deps.meetingBaseUrl, room);
  const token = await makeLink(deps, CONSULTATION_PAGE, id);
  return {
    added: { startsAt, until: changeableUntil(consultation), meetingUrl: where, url: bookingUrl(writer.origin, token) },
    headers: {},
    attachments: [entryFile({ ...writer, consultation, meetingUrl: where, at: deps.clock.now() })],
    takeBack: () => takeBackLink(deps.db, token),
  };
}

async function linked<Added extends object>(
  deps: ConsultationMailDeps,
  id: string,
  added: (token: string) => Added,
): Promise<Addition<Added>> {
  const token = await makeLink(deps, WAITING_PAGE, id);
  return { added: added(token), headers: {}, takeBack: () => takeBackLink(deps.db, token) };
}
