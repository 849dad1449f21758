import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";

const { db } = await testDatabase();
const PATH = "/api/consultations";
const visitor = { company: "見本不動産", name: "見本 花子", email: "hanako@example.jp", topic: "api" };
const uncounted = () => testApi(db, null, { randomBytes, callerKey: () => null });

beforeEach(async () => {
  for (const table of ["consultation_slot", "consultation", "consultation_waiting", "outbox"])
    await sql`delete from ${sql.table(table)}`.execute(db);
});

async function firstFree(api: ReturnType<typeof uncounted>): Promise<string> {
  const { body } = await api.get(`${PATH}/slots`);
  return body.days
    .flatMap((day: { slots: { startsAt: string; isFree: boolean }[] }) => day.slots)
    .find((slot: { isFree: boolean }) => slot.isFree).startsAt;
}

describe("online consultations", () => {
  it("are offered by the day, in the zone that is named, and kept by nobody", async () => {
    const { status, body, headers } = await uncounted().get(`${PATH}/slots`);

    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    // Saturday and Labour Thanksgiving Day are passed over.
    expect(body).toMatchObject({ timeZone: "Asia/Tokyo", minutes: 30, isFull: false });
    expect(body.days.slice(0, 2)).toMatchObject([{ day: "2026-11-24" }, { day: "2026-11-25" }]);
  });

  it("are booked once, when fifty ask for the same half hour at the same time", async () => {
    const api = uncounted();
    const startsAt = await firstFree(api);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => api.post(`${PATH}/bookings`, { ...visitor, startsAt, email: `v${index}@example.jp` })),
    );

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    expect(refused[0]?.body).toMatchObject({ type: "/problems/illegal-transition", state: "taken" });
  });

  it("are held, booked, looked at, moved and cancelled by the token of the booking", async () => {
    const api = uncounted();
    const startsAt = await firstFree(api);
    const held = await api.post(`${PATH}/holds`, { startsAt });
    expect(held.body).toMatchObject({ startsAt, secondsLeft: 900 });
    expect([held.status, (await api.post(`${PATH}/holds`, { startsAt })).status]).toEqual([201, 409]);
    const booked = await api.post(`${PATH}/bookings`, { ...visitor, startsAt, hold: held.body.token });
    expect([booked.status, booked.body.id]).toEqual([201, expect.stringMatching(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/)]);
    const { token } = booked.body;

    const seen = await api.post(`${PATH}/bookings/view`, { token });
    expect([seen.status, seen.headers.get("referrer-policy")]).toEqual([200, "no-referrer"]);
    expect(seen.body).toMatchObject({ state: "booked", startsAt, meetingUrl: null, calendar: expect.stringContaining("BEGIN:VEVENT") });
    expect(JSON.stringify(seen.body)).not.toContain(visitor.email);
    const other = await firstFree(api);
    expect((await api.post(`${PATH}/bookings/move`, { token, startsAt: other })).body).toMatchObject({ startsAt: other });
    expect((await api.post(`${PATH}/bookings/cancel`, { token })).body).toMatchObject({ state: "cancelled" });
    expect((await api.post(`${PATH}/bookings/cancel`, { token })).body).toMatchObject({ status: 409, state: "cancelled" });
  });

  it("are shown to nobody without the token, and no half hour is made up", async () => {
    const api = uncounted();
    for (const path of ["bookings/view", "bookings/cancel", "waiting/view", "waiting/take", "waiting/decline"])
      expect((await api.post(`${PATH}/${path}`, { token: "x".repeat(43) })).status).toBe(404);
    expect((await api.post(`${PATH}/holds`, { startsAt: "2026-11-24T01:07:00Z" })).status).toBe(404);
    expect((await api.post(`${PATH}/bookings`, { ...visitor, startsAt: "2026-11-22T01:00:00Z" })).status).toBe(404);
  });

  it("have nobody wait while some are free", async () => {
    expect((await uncounted().post(`${PATH}/waiting`, visitor)).body).toMatchObject({ status: 409, state: "not-full" });
  });

  it("name what is wrong with a form, in its order", async () => {
    const api = uncounted();
    const { status, body } = await api.post(`${PATH}/bookings`, {
      ...visitor,
      startsAt: await firstFree(api),
      company: " ",
      email: "x",
      phone: "12",
    });

    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(["company", "email", "phone"]);
  });

  it("answer a program that fills in every field, and keep nothing of it", async () => {
    const api = uncounted();
    const { status } = await api.post(`${PATH}/bookings`, { ...visitor, startsAt: await firstFree(api), leaveEmpty: "http://spam.test" });

    expect(status).toBe(201);
    expect((await sql`select 1 from consultation`.execute(db)).rows).toEqual([]);
  });

  it("are neither held nor booked by the dozen from the networks of one line", async () => {
    let network = 0;
    const callerKey = () => {
      network += 1;
      return `2001:db8:7:${network.toString(16)}::/64`;
    };
    const api = testApi(db, null, { randomBytes, callerKey });
    const startsAt = await firstFree(api);
    const statusesOf = async (count: number, ask: () => Promise<{ status: number }>) => {
      const statuses = [];
      for (let index = 0; index < count; index += 1) statuses.push((await ask()).status);
      return statuses;
    };

    expect((await statusesOf(11, () => api.post(`${PATH}/holds`, { startsAt }))).indexOf(429)).toBe(10);
    expect((await statusesOf(6, () => api.post(`${PATH}/bookings`, { ...visitor, startsAt }))).indexOf(429)).toBe(5);
  });

  it("are not booked by the dozen from one place", async () => {
    const api = testApi(db, null, { randomBytes });
    const startsAt = await firstFree(api);
    const statuses = [];
    for (let index = 0; index < 7; index += 1) statuses.push((await api.post(`${PATH}/bookings`, { ...visitor, startsAt })).status);

    expect(statuses.slice(0, 2)).toEqual([201, 409]);
    expect(statuses.at(-1)).toBe(429);
  });
});
