import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { SLOT_LENGTH } from "#domain/consultations/core/rules.ts";
import type { Consultation } from "#domain/consultations/core/types.ts";
import type { MailAttachment } from "#platform/mail.server.ts";

type EntryOf = {
  readonly consultation: Pick<Consultation, "id" | "state" | "startsAt" | "sequence">;
  readonly meetingUrl: string | null;
  readonly operatorName: string;
  readonly origin: string;
  readonly at: Date;
};

/**
 * The entry of a booking for calendars (RFC 5545): the same UID for ever, a higher SEQUENCE with each change. Times are in UTC: every calendar shows
 * them in the zone of its reader, and no table of zones has to come along. What it is held with stands in no field that is sent on.
 */
export function calendarEntry({ consultation, meetingUrl, operatorName, origin, at }: EntryOf): string {
  const { id, state, startsAt, sequence } = consultation;
  const host = new URL(origin).hostname;
  const isCancelled = state === "cancelled";
  const calendar = ical({
    prodId: { company: host, product: "consultations", language: "JA" },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `consultation-${id}@${host}`,
    sequence,
    stamp: at,
    start: startsAt,
    end: new Date(startsAt.getTime() + SLOT_LENGTH),
    summary: `オンライン相談（${operatorName}）`,
    description: `予約番号: ${id}`,
    ...(meetingUrl === null ? {} : { location: meetingUrl, url: meetingUrl }),
    organizer: { name: operatorName, email: `no-reply@${host}` },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

export function entryFile(entry: EntryOf): MailAttachment {
  const method = entry.consultation.state === "cancelled" ? "CANCEL" : "PUBLISH";
  return { filename: "consultation.ics", content: calendarEntry(entry), contentType: `text/calendar; charset=utf-8; method=${method}` };
}
