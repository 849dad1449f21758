import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { days, hours } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { A, consultationsOn, LATER, visitor } from "#test/support/consultations.ts";
import { testDatabase } from "#test/support/database.ts";
import { BOOKED_AHEAD_DAYS } from "./core/rules.ts";
import {
  callOffBooking,
  cancelBooking,
  closeDay,
  consultationMails,
  declineOffer,
  endBooking,
  joinWaiting,
  moveBooking,
  openDay,
  openSlots,
  takeOffer,
  waitingOf,
} from "./index.server.ts";
import { offerToWaiting } from "./waiting/offer.server.ts";

const { db } = await testDatabase();
const { beginAnew, book, booked, clock, deps, empty, fill, kindsTo, mailsTo, offered, tokenOf } = consultationsOn(db);
beforeEach(beginAnew);

describe("whoever waits", () => {
  it("is taken in only while all are taken", async () => {
    expect(await joinWaiting(deps, visitor())).toEqual({ ok: false, reason: "not-full" });
    await fill();
    expect(await joinWaiting(deps, visitor())).toMatchObject({ ok: true });
    // By anybody: the same answer, and what was told first stays.
    expect(await joinWaiting(deps, { ...visitor("HANAKO@example.jp"), company: "別の会社", phone: "+819066666666" })).toMatchObject({
      ok: true,
    });
    expect(await kindsTo("hanako@example.jp")).toEqual(["consultation-waiting"]);
    expect((await sql`select company, name, email, phone from consultation_waiting`.execute(db)).rows).toEqual([
      { company: "見本不動産", name: "見本 花子", email: "hanako@example.jp", phone: "" },
    ]);
  });

  it("is offered in order what is freed, at once, and has it for two hours", async () => {
    const { token } = await booked(A);
    await fill();
    for (const name of ["first", "second"]) await joinWaiting(deps, visitor(`${name}@example.jp`));
    await cancelBooking(deps, token);

    expect(await kindsTo("first@example.jp")).toEqual(["consultation-waiting", "consultation-offered"]);
    expect(await kindsTo("second@example.jp")).toEqual(["consultation-waiting"]);
    expect(await book(A, null, "third@example.jp")).toEqual({ ok: false, reason: "taken" });
    const first = await tokenOf("consultation-offered", "first@example.jp");
    expect(await waitingOf(deps, first)).toMatchObject({ state: "offered", startsAt: A });
    expect(await takeOffer(deps, first)).toMatchObject({ ok: true, value: { startsAt: A } });
    expect(await takeOffer(deps, first)).toEqual({ ok: false, reason: { is: "not-now", state: "booked" } });
    expect(await kindsTo("first@example.jp")).toContain("consultation-booked");
  });

  it("who declines or lets the time pass leaves it to the next", async () => {
    const { token } = await booked(A);
    await fill();
    for (const name of ["first", "second", "third"]) await joinWaiting(deps, visitor(`${name}@example.jp`));
    await cancelBooking(deps, token);
    const first = await tokenOf("consultation-offered", "first@example.jp");
    expect(await declineOffer(deps, first)).toMatchObject({ ok: true });
    const second = await tokenOf("consultation-offered", "second@example.jp");
    clock.advance(hours(2));

    expect(await waitingOf(deps, second)).toMatchObject({ state: "lapsed" });
    expect(await takeOffer(deps, second)).toEqual({ ok: false, reason: { is: "not-now", state: "lapsed" } });
    await fill();
    expect(await offerToWaiting(deps)).toBe(true);
    expect(await kindsTo("third@example.jp")).toEqual(["consultation-waiting", "consultation-offered"]);
  });
});

describe("the desk", () => {
  it("says what came of a consultation once it has begun", async () => {
    const { id } = await booked(A);
    expect(await endBooking(deps, id, "hold")).toEqual({ ok: false, reason: { is: "too-early", state: "booked" } });
    clock.moveTo(A);
    expect(await endBooking(deps, id, "miss")).toMatchObject({ ok: true, value: { state: "no_show" } });
    expect(await endBooking(deps, id, "hold")).toEqual({ ok: false, reason: { is: "not-now", state: "no_show" } });
  });

  it("calls one off, with a reason that its visitor is told", async () => {
    const { id } = await booked(A);
    expect(await callOffBooking(deps, { id, reason: "担当の都合" })).toMatchObject({ ok: true });
    expect((await mailsTo("hanako@example.jp")).at(-1)).toMatchObject({ kind: "consultation-cancelled", facts: { reason: "担当の都合" } });
  });

  it("closes a day without bookings, and opens it again", async () => {
    const { token } = await booked(A);
    const day = { day: "2026-12-03", reason: "研修" };
    expect(await closeDay(deps, day)).toEqual({ ok: false, reason: "booked" });
    await cancelBooking(deps, token);
    expect(await closeDay(deps, day)).toMatchObject({ ok: true });
    expect(await closeDay(deps, day)).toEqual({ ok: false, reason: "closed" });
    expect(await closeDay(deps, { ...day, day: "2026-12-05" })).toEqual({ ok: false, reason: "no-workday" });
    expect(await book(A)).toEqual({ ok: false, reason: "not-open" });
    expect([await openDay(deps, day.day), await openDay(deps, day.day)]).toEqual([true, false]);
    expect(await book(A)).toMatchObject({ ok: true });
  });

  it("closes every day that is open to visitors, the last among them, and what is left of today", async () => {
    const offered = (await openSlots(deps)).map(({ day }) => day);
    const close = (day: string) => closeDay(deps, { day, reason: "研修" });
    expect(await close(offered.at(-1) ?? "")).toMatchObject({ ok: true });
    expect((await openSlots(deps)).map(({ day }) => day)).toEqual(offered.slice(0, -1));
    expect(await close(isoDateInJapan(clock.now()))).toMatchObject({ ok: true });
    const beyond = isoDateInJapan(new Date(clock.now().getTime() + days(BOOKED_AHEAD_DAYS + 1)));
    expect(await close(beyond)).toEqual({ ok: false, reason: "no-workday" });
  });

  it.each(["book", "move", "take"] as const)("closes no day under somebody who comes at the same time to %s", async (way) => {
    const day = { day: "2026-12-03", reason: "研修" };
    for (let round = 0; round < 8; round += 1) {
      await empty();
      const come = await COMING[way]();
      const [closed, came] = await Promise.all([closeDay(deps, day), come()]);

      expect({ closed: closed.ok, came: came.ok }).toEqual({ closed: !came.ok, came: came.ok });
      const { rows } = await sql`select 1 from consultation where state = 'booked' and starts_at = ${A}`.execute(db);
      expect(rows).toHaveLength(came.ok ? 1 : 0);
    }
  });

  it("takes back what it had offered on a day that it closes: whoever waits keeps the place, is told, and is offered another", async () => {
    const offer = await offered();
    expect(await closeDay(deps, { day: "2026-12-03", reason: "研修" })).toMatchObject({ ok: true });

    expect(await waitingOf(deps, offer)).toEqual({ state: "waiting", startsAt: null, offerUntil: null });
    expect(await takeOffer(deps, offer)).toEqual({ ok: false, reason: { is: "not-now", state: "waiting" } });
    expect(await kindsTo("first@example.jp")).toEqual(["consultation-waiting", "consultation-offered", "consultation-withdrawn"]);
    await sql`delete from consultation_slot where starts_at = ${LATER}`.execute(db);
    expect(await offerToWaiting(deps)).toBe(true);
    expect(await waitingOf(deps, offer)).toMatchObject({ state: "offered", startsAt: LATER });
    // The mail of the first offer may still be on its way: it tells nothing of the second.
    const mail = consultationMails(deps).find(({ kind }) => kind === "consultation-offered");
    const told = (await mailsTo("first@example.jp")).filter(({ kind }) => kind === "consultation-offered").map(({ facts }) => facts);
    const prepared = await Promise.all(
      told.map((facts) => mail?.prepare(facts, { operatorName: "まちのね", origin: "https://site.test" })),
    );
    expect(prepared.map((one) => one === null)).toEqual([true, false]);
  });
});

/** The ways to the half hour A: each gets ready, and answers how it then comes. */
const COMING = {
  book: async () => () => book(A),
  move: async () => {
    const { token } = await booked(LATER);
    return () => moveBooking(deps, token, A);
  },
  take: async () => {
    const token = await offered();
    return () => takeOffer(deps, token);
  },
};
