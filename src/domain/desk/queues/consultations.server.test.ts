import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { bookConsultation } from "#domain/consultations/index.server.ts";
import { claimItem, type DeskDeps, decideItem, openItem, queuePage } from "#domain/desk/index.server.ts";
import { minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { testDatabase } from "#test/support/database.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-12-01T01:00:00Z"));
const deps: DeskDeps = { db, clock, randomBytes, storage: memoryStorage(), onHomesChanged: async () => undefined };
const A = { sub: "00000000-0000-4000-8000-00000000000a" };
const startsAt = new Date("2026-12-03T05:00:00Z");

async function decide(id: string, action: string, fields: Readonly<Record<string, string>> = {}) {
  const of = { queue: "consultations", id } as const;
  await claimItem(deps, A, of);
  const seen = (await openItem(deps, A, of))?.seen ?? "";
  return decideItem(deps, A, { ...of, action, fields, seen });
}

it("lists what is booked without a name, shows who comes to who has taken it, and ends it once it has begun", async () => {
  const visitor = { company: "見本不動産", name: "見本 花子", email: "h@example.jp", phone: "", topic: "api" as const, message: "" };
  const booked = await bookConsultation(deps, { visitor, startsAt, hold: null });
  const id = booked.ok ? booked.value.id : "";

  const { items, waiting, listed } = await queuePage(deps, "consultations", 1);
  expect([waiting, listed, items.map((item) => item.id)]).toEqual([1, 2, ["days", id]]);
  expect(JSON.stringify(items)).not.toContain("見本");
  const before = await openItem(deps, A, { queue: "consultations", id });
  expect(JSON.stringify(before)).not.toContain("見本 花子");
  await claimItem(deps, A, { queue: "consultations", id });
  expect(JSON.stringify(await openItem(deps, A, { queue: "consultations", id }))).toContain("見本 花子");
  expect(before?.actions.map(({ key }) => key)).toEqual(["call-off"]);
  expect(await decide(id, "hold")).toMatchObject({ ok: false, reason: { is: "not-now" } });

  const offered = async () => (await openItem(deps, A, { queue: "consultations", id }))?.actions.map(({ key }) => key);
  clock.moveTo(startsAt);
  expect(await offered()).toEqual(["hold", "miss", "call-off"]);
  // Over: nothing is left to call off.
  clock.moveTo(new Date(startsAt.getTime() + minutes(30)));
  expect(await offered()).toEqual(["hold", "miss"]);
  expect(await decide(id, "hold")).toMatchObject({ ok: true, value: { isOver: true } });
  expect(await openItem(deps, A, { queue: "consultations", id })).toBeNull();
});

it("lists the days where nothing is booked, and as many to a page as any queue", async () => {
  const none = await queuePage(deps, "consultations", 1);
  expect([none.waiting, none.listed, none.items.map(({ id }) => id)]).toEqual([0, 1, ["days"]]);

  await sql`
    insert into consultation (id, state, starts_at, sequence, room, company, name, email, phone, topic, message, booked_at)
    select 'many' || n, 'booked', ${startsAt}::timestamptz + n * interval '1 day', 0, 'r', '', '', '', '', 'api', '', ${startsAt}
    from generate_series(1, 25) n`.execute(db);
  const pages = [await queuePage(deps, "consultations", 1), await queuePage(deps, "consultations", 2)];
  expect(pages.map(({ listed, items }) => [listed, items.length, items[0]?.id])).toEqual([
    [26, 20, "days"],
    [26, 6, "many20"],
  ]);
  await sql`delete from consultation where id like 'many%'`.execute(db);
});

it("closes days and opens them again", async () => {
  clock.moveTo(new Date("2026-12-01T01:00:00Z"));
  expect(await decide("days", "close-day", { day: "2026/12/4", note: "研修" })).toMatchObject({ ok: true });
  expect(await decide("days", "close-day", { day: "2026-12-06", note: "研修" })).toMatchObject({
    ok: false,
    reason: { is: "invalid", faults: [{ field: "day", message: "予約を受け付けている日ではありません" }] },
  });
  expect((await openItem(deps, A, { queue: "consultations", id: "days" }))?.facts).toEqual([{ label: "2026年12月4日", value: "研修" }]);
  expect(await decide("days", "open-day", { day: "2026-12-04" })).toMatchObject({ ok: true });
});
