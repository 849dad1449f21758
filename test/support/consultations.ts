import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { bookConsultation, cancelBooking, consultationMails, joinWaiting, openSlots } from "#domain/consultations/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

/** Two half hours next to each other, and one of the next day. */
export const A = new Date("2026-12-03T05:00:00Z");
export const B = new Date("2026-12-03T05:30:00Z");
export const LATER = new Date("2026-12-04T05:00:00Z");
export const START = new Date("2026-12-01T01:00:00Z");

export const visitor = (email = "hanako@example.jp") => ({
  ...{ company: "見本不動産", name: "見本 花子", email, phone: "", message: "" },
  topic: "api" as const,
});

/** Consultations on a test database, by a clock that is moved by hand, with what tests often do. */
export function consultationsOn(db: Db) {
  const clock = movableClock(START);
  const deps = {
    ...{ db, clock, randomBytes, meetingBaseUrl: null, operatorName: "まちのね" },
    origin: () => "https://site.test",
  };
  const book = (startsAt: Date, hold: string | null = null, email?: string) =>
    bookConsultation(deps, { visitor: visitor(email), startsAt, hold });
  async function booked(startsAt: Date, email?: string) {
    const done = await book(startsAt, null, email);
    if (!done.ok) throw new Error(done.reason);
    return done.value;
  }
  const isFree = async (startsAt: Date) => {
    const slots = (await openSlots(deps)).flatMap((day) => day.slots);
    return slots.find((slot) => slot.startsAt.getTime() === startsAt.getTime())?.isFree;
  };
  const mailsTo = async (email: string) => {
    const { rows } = await sql<{ kind: string; facts: { id: string } }>`
    select kind, facts from outbox where recipient = ${email} order by id`.execute(db);
    return rows;
  };
  const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);
  /** A token as the mail of this kind brings it, which went to this address last. */
  async function tokenOf(kind: string, email: string): Promise<string> {
    const facts = (await mailsTo(email)).findLast((mail) => mail.kind === kind)?.facts ?? {};
    const mail = consultationMails(deps).find((one) => one.kind === kind);
    const prepared = await mail?.prepare(facts, { operatorName: "まちのね", origin: "https://site.test" });
    return /#t=([\w-]{43})/.exec(JSON.stringify(prepared))?.[1] ?? "";
  }
  /** Takes every half hour that is free. */
  async function fill() {
    for (const { slots } of await openSlots(deps))
      for (const slot of slots)
        await sql`insert into consultation_slot (starts_at, consultation_id) values (${slot.startsAt}, 'filled') on conflict do nothing`.execute(
          db,
        );
  }
  const states = async (id: string) => {
    const { rows } = await sql<{ state: string }>`select to_state as state from transition where entity_id = ${id} order by id`.execute(db);
    return rows.map(({ state }) => state);
  };

  async function empty() {
    for (const table of ["consultation_slot", "consultation", "consultation_waiting", "consultation_closed_day", "outbox"])
      await sql`delete from ${sql.table(table)}`.execute(db);
  }
  /** The half hour A offered to who waits first; answers the token of the place. */
  async function offered(): Promise<string> {
    const { token } = await booked(A, "before@example.jp");
    await fill();
    await joinWaiting(deps, visitor("first@example.jp"));
    await cancelBooking(deps, token);
    return tokenOf("consultation-offered", "first@example.jp");
  }
  /** Begins anew: nothing booked, nobody waiting, and the clock where it was. */
  async function beginAnew() {
    clock.moveTo(START);
    await empty();
  }
  return { clock, deps, book, booked, isFree, mailsTo, kindsTo, tokenOf, fill, states, offered, empty, beginAnew };
}
