import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { days, hours, minutes } from "#kernel/duration.ts";
import { A, B, consultationsOn, START } from "#test/support/consultations.ts";
import { testDatabase } from "#test/support/database.ts";
import { endUnrecorded, forgetOldConsultations, remindOfConsultations } from "./consultation-jobs.server.ts";
import {
  bookingOf,
  cancelBooking,
  consultationMails,
  findConsultation,
  holdSlot,
  moveBooking,
  openSlots,
  releaseHold,
} from "./index.server.ts";

const { db } = await testDatabase();
const { beginAnew, book, booked, clock, deps, isFree, kindsTo, mailsTo, states } = consultationsOn(db);
beforeEach(beginAnew);

describe("a half hour", () => {
  it("is booked once, however many come at the same time", async () => {
    const tries = await Promise.all(Array.from({ length: 50 }, (_, index) => book(A, null, `v${index}@example.jp`)));

    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    expect(tries.filter((one) => !one.ok && one.reason === "taken")).toHaveLength(49);
    const { rows } = await sql`select 1 from consultation where starts_at = ${A}`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it("cannot be booked twice by any way into the database", async () => {
    await booked(A);
    const again = sql`
      insert into consultation (id, state, starts_at, sequence, room, company, name, email, phone, topic, message, booked_at)
      select 'again', state, starts_at, 0, room, company, name, email, phone, topic, message, booked_at from consultation`.execute(db);

    await expect(again).rejects.toThrow("consultation_start");
  });

  it("that is held is nobody else's for 15 minutes, and stays its holder's", async () => {
    const held = await holdSlot(deps, { startsAt: A, token: null });
    if (!held.ok) throw new Error(held.reason);
    const { token, until } = held.value;

    expect(until.getTime() - START.getTime()).toBe(minutes(15));
    expect(await holdSlot(deps, { startsAt: A, token: null })).toEqual({ ok: false, reason: "taken" });
    expect(await book(A)).toEqual({ ok: false, reason: "taken" });
    clock.advance(minutes(5));
    // Its own, and not for longer.
    expect(await holdSlot(deps, { startsAt: A, token })).toEqual({ ok: true, value: { token, startsAt: A, until } });
    expect(await book(A, token)).toMatchObject({ ok: true });
  });

  it("is free again once its hold is over, is let go, or its holder has taken another", async () => {
    const held = await holdSlot(deps, { startsAt: A, token: null });
    const token = held.ok ? held.value.token : "";
    await holdSlot(deps, { startsAt: B, token });
    expect([await isFree(A), await isFree(B)]).toEqual([true, false]);
    await releaseHold(deps, token);
    expect(await isFree(B)).toBe(true);

    await holdSlot(deps, { startsAt: A, token: null });
    clock.advance(minutes(15));
    expect(await isFree(A)).toBe(true);
    expect(await book(A)).toMatchObject({ ok: true });
  });

  it("that was open when it was held is booked while the hold lasts: the first minutes of a day, and a day ahead", async () => {
    // 0:20 in Japan, when a further day has just been opened.
    clock.moveTo(new Date("2026-12-02T15:20:00Z"));
    const last = (await openSlots(deps)).at(-1)?.slots[0]?.startsAt ?? A;
    const held = await holdSlot(deps, { startsAt: last, token: null });
    clock.advance(minutes(5));
    expect(await book(last, held.ok ? held.value.token : null)).toMatchObject({ ok: true });

    clock.moveTo(new Date(A.getTime() - hours(24)));
    const near = await holdSlot(deps, { startsAt: A, token: null });
    clock.advance(minutes(5));
    expect(await book(A)).toEqual({ ok: false, reason: "not-open" });
    expect(await book(A, near.ok ? near.value.token : null)).toMatchObject({ ok: true });
    // A hold that is over opens nothing.
    clock.moveTo(new Date(B.getTime() - hours(24)));
    const over = await holdSlot(deps, { startsAt: B, token: null });
    clock.advance(minutes(15));
    expect(await book(B, over.ok ? over.value.token : null)).toEqual({ ok: false, reason: "not-open" });
  });

  it("outside of the hours, on a holiday, or too near or far is none", async () => {
    for (const at of [
      "2026-12-03T03:00:00Z",
      "2026-12-05T05:00:00Z",
      "2026-12-31T05:00:00Z",
      "2026-12-01T05:00:00Z",
      "2027-06-01T05:00:00Z",
    ])
      expect(await book(new Date(at))).toEqual({ ok: false, reason: "not-open" });
  });
});

describe("a booking", () => {
  it("is told by mail with a file for calendars, and shown to who has its link", async () => {
    const { id, token } = await booked(A);

    expect(await kindsTo("hanako@example.jp")).toEqual(["consultation-booked"]);
    const mail = consultationMails(deps).find(({ kind }) => kind === "consultation-booked");
    const prepared = await mail?.prepare({ id, sequence: 0 }, { operatorName: "まちのね", origin: "https://site.test" });
    expect(prepared).toMatchObject({ attachments: [{ filename: "consultation.ics" }] });
    expect(JSON.stringify(prepared)).toContain("担当からお送りします");
    expect(await bookingOf(deps, token)).toMatchObject({ id, state: "booked", startsAt: A, isChangeable: true, meetingUrl: null });
    expect(await bookingOf(deps, "x".repeat(43))).toBeNull();
  });

  it("is held at an address of its own below the configured one", async () => {
    const { token } = await booked(A);
    const there = { ...deps, meetingBaseUrl: "https://meet.example.jp" };

    expect((await bookingOf(there, token))?.meetingUrl).toMatch(/^https:\/\/meet\.example\.jp\/[\w-]{21}$/);
  });

  it("that is moved frees the half hour it had, in one piece", async () => {
    const { id, token } = await booked(A);
    const other = await booked(B, "taro@example.jp");

    expect(await moveBooking(deps, token, B)).toEqual({ ok: false, reason: { is: "taken" } });
    expect((await bookingOf(deps, token))?.startsAt).toEqual(A);
    await cancelBooking(deps, other.token);
    expect(await moveBooking(deps, token, B)).toMatchObject({ ok: true, value: { startsAt: B, sequence: 1 } });
    expect([await isFree(A), await isFree(B)]).toEqual([true, false]);
    expect(await kindsTo("hanako@example.jp")).toEqual(["consultation-booked", "consultation-moved"]);
    expect(await states(id)).toEqual(["booked", "booked"]);
  });

  it("is changed until two hours before it, and shown afterwards", async () => {
    const { token } = await booked(A);
    clock.moveTo(new Date(A.getTime() - hours(2) + 1));

    expect(await moveBooking(deps, token, B)).toEqual({ ok: false, reason: { is: "too-late", state: "booked" } });
    expect(await cancelBooking(deps, token)).toEqual({ ok: false, reason: { is: "too-late", state: "booked" } });
    expect(await bookingOf(deps, token)).toMatchObject({ state: "booked", isChangeable: false });
  });

  it("that is cancelled is told, frees its half hour and is final", async () => {
    const { id, token } = await booked(A);
    expect(await cancelBooking(deps, token)).toMatchObject({ ok: true, value: { state: "cancelled" } });

    expect(await isFree(A)).toBe(true);
    expect(await cancelBooking(deps, token)).toEqual({ ok: false, reason: { is: "not-now", state: "cancelled" } });
    expect(await states(id)).toEqual(["booked", "cancelled"]);
    const mail = consultationMails(deps).find(({ kind }) => kind === "consultation-cancelled");
    const facts = (await mailsTo("hanako@example.jp")).at(-1)?.facts ?? {};
    const prepared = await mail?.prepare(facts, { operatorName: "まちのね", origin: "https://site.test" });
    expect(JSON.stringify(prepared)).toContain("METHOD:CANCEL");
  });

  it("is reminded of once, a day before, and anew after a move", async () => {
    const { token } = await booked(A);
    expect(await remindOfConsultations(deps)).toBe(false);
    clock.moveTo(new Date(A.getTime() - hours(24)));
    expect([await remindOfConsultations(deps), await remindOfConsultations(deps)]).toEqual([true, false]);
    expect(await kindsTo("hanako@example.jp")).toEqual(["consultation-booked", "consultation-reminded"]);

    const later = new Date("2026-12-04T05:00:00Z");
    expect(await moveBooking(deps, token, later)).toMatchObject({ ok: true });
    clock.moveTo(new Date(later.getTime() - hours(23)));
    expect(await remindOfConsultations(deps)).toBe(true);
  });

  it("of which a mail told the new time within six hours is reminded of later", async () => {
    const { token } = await booked(new Date("2026-12-07T05:00:00Z"));
    clock.moveTo(new Date(A.getTime() - hours(25)));
    expect(await moveBooking(deps, token, A)).toMatchObject({ ok: true });
    clock.advance(minutes(61));
    expect(await remindOfConsultations(deps)).toBe(false);
    clock.advance(hours(5));
    expect(await remindOfConsultations(deps)).toBe(true);
  });

  it("of which a mail tells what is no more is told by the later mail alone", async () => {
    const { id, token } = await booked(A);
    await moveBooking(deps, token, B);
    const mail = consultationMails(deps).find(({ kind }) => kind === "consultation-booked");

    expect(await mail?.prepare({ id, sequence: 0 }, { operatorName: "まちのね", origin: "https://site.test" })).toBeNull();
  });

  it("is removed three years after it ended, and not before", async () => {
    const { token } = await booked(A);
    await cancelBooking(deps, token);
    clock.moveTo(new Date("2029-11-30T01:00:00Z"));
    await forgetOldConsultations(deps);
    expect((await sql`select 1 from consultation`.execute(db)).rows).toHaveLength(1);
    clock.moveTo(new Date("2029-12-02T01:00:00Z"));
    await forgetOldConsultations(deps);
    expect((await sql`select 1 from consultation`.execute(db)).rows).toHaveLength(0);
  });
});

describe("a consultation of which nobody said what came of it", () => {
  it("waits for that thirty days, ends then by the clock without a claim, and is removed three years later", async () => {
    const { id, token } = await booked(A);
    clock.moveTo(new Date(A.getTime() + days(30) - 1));
    await forgetOldConsultations(deps);
    expect(await bookingOf(deps, token)).toMatchObject({ state: "booked" });
    expect(await endUnrecorded(deps)).toBe(0);

    clock.advance(1);
    await forgetOldConsultations(deps);
    expect(await findConsultation(db, id)).toMatchObject({ state: "unrecorded", endedAt: clock.now() });
    expect(await states(id)).toEqual(["booked", "unrecorded"]);
    expect(await kindsTo("hanako@example.jp")).toEqual(["consultation-booked"]);

    clock.advance(days(3 * 366));
    await forgetOldConsultations(deps);
    expect(await findConsultation(db, id)).toBeNull();
  });
});
