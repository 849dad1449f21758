import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { testDatabase } from "#test/support/database.ts";
import { bookConsultation, bookingOf, callOffBooking, cancelBooking, holdSlot, moveBooking, openSlots } from "./index.server.ts";

const START = new Date("2026-12-01T01:00:00Z");
const clock = movableClock(START);
const { db } = await testDatabase();
const deps = {
  ...{ db, clock, randomBytes, meetingBaseUrl: null, operatorName: "まちのね" },
  origin: () => "https://site.test",
};
const A = new Date("2026-12-03T05:00:00Z");
const B = new Date("2026-12-03T05:30:00Z");
async function booked(startsAt: Date, email = "hanako@example.jp") {
  const visitor = { company: "見本不動産", name: "見本 花子", email, phone: "", message: "", topic: "api" } as const;
  const done = await bookConsultation(deps, { visitor, startsAt, hold: null });
  if (!done.ok) throw new Error(done.reason);
  return done.value;
}
const allStarts = async () => (await openSlots(deps)).flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
const kindsTo = async (email: string) => {
  const { rows } = await sql<{ kind: string }>`select kind from outbox where recipient = ${email} order by id`.execute(db);
  return rows.map(({ kind }) => kind);
};

beforeEach(async () => {
  clock.moveTo(START);
  for (const table of ["consultation_slot", "consultation", "consultation_waiting", "outbox", "transition"])
    await sql`delete from ${sql.table(table)}`.execute(db);
});

describe("a half hour", () => {
  it("that is free can be had by others however many are held at once: the oldest holds give way, what is booked or offered stays", async () => {
    const starts = (await allStarts()).slice(1);
    const [mine = A, offered = A, ...others] = starts;
    await booked(mine);
    await sql`insert into consultation_waiting (id, state, company, name, email, phone, topic, message, joined_at, starts_at, offered_at, offer_until)
      values ('w', 'offered', '', '', 'w@example.jp', '', 'api', '', ${START}, ${offered}, ${START}, ${new Date(START.getTime() + minutes(5))})`.execute(
      db,
    );
    await sql`insert into consultation_slot (starts_at, holder_hash, held_until)
      values (${offered}, '\\x00', ${new Date(START.getTime() + minutes(5))})`.execute(db);
    for (const startsAt of others) {
      clock.advance(1);
      expect(await holdSlot(deps, { startsAt, token: null })).toMatchObject({ ok: true });
    }

    const slots = (await openSlots(deps)).flatMap((day) => day.slots);
    const free = starts.map((start) => slots.find(({ startsAt }) => startsAt.getTime() === start.getTime())?.isFree);
    expect(free.slice(0, 2)).toEqual([false, false]);
    const most = Math.floor((starts.length - 1) / 4);
    expect(free.filter((one) => one === false)).toHaveLength(2 + most);
    expect(free.slice(-most)).not.toContain(true);
    const steps = sql`select to_state from transition where entity_id = ${others[0]?.toISOString()} order by id`;
    expect((await steps.execute(db)).rows).toEqual([{ to_state: "held" }, { to_state: "open" }]);
  });
});

describe("a booking", () => {
  it("is moved five times at most, and cancelled all the same", async () => {
    const { token } = await booked(A);
    for (let times = 1; times <= 5; times += 1) expect(await moveBooking(deps, token, times % 2 === 0 ? A : B)).toMatchObject({ ok: true });

    expect(await moveBooking(deps, token, A)).toEqual({ ok: false, reason: { is: "too-often" } });
    expect((await bookingOf(deps, token))?.startsAt).toEqual(B);
    expect(await cancelBooking(deps, token)).toMatchObject({ ok: true });
  });

  it("of an address that nobody has proved to be theirs brings it a dozen mails an hour, whatever is done with it; what the desk calls off is told always", async () => {
    const slots = await allStarts();
    for (let index = 0; index < 12; index += 3) {
      const [at = A, next = A, later = A] = slots.slice(index);
      const { token } = await booked(at, "victim@example.jp");
      await moveBooking(deps, token, next);
      await moveBooking(deps, token, later);
      await cancelBooking(deps, token);
    }
    expect(await kindsTo("victim@example.jp")).toHaveLength(12);

    const { id } = await booked(A, "victim@example.jp");
    await callOffBooking(deps, { id, reason: "担当が伺えなくなりました。" });
    expect(await kindsTo("victim@example.jp")).toHaveLength(13);
    expect((await kindsTo("victim@example.jp")).at(-1)).toBe("consultation-cancelled");
  });
});
