import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { makeDigest } from "#domain/recommendation/deliver/digests.server.ts";
import { react } from "#domain/recommendation/index.server.ts";
import { days } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { type Recommended, recommended } from "#test/support/recommended.ts";
import { historyOfQuery } from "./query-history.server.ts";

/** Half past eight in Japan. */
const MORNING = new Date("2026-11-23T23:30:00Z");
const clock = movableClock(MORNING);
const ME = "member:me";
let at: Recommended;

beforeAll(async () => {
  at = await recommended(clock);
});

/** A day on which one home more is told. */
async function aDay(id: string, row: Record<string, unknown> = {}) {
  await at.homes([{ id, ...row }]);
  await at.change(undefined, [id]);
  expect(await makeDigest(at.deps, ME)).toBe("queued");
  await at.carry();
  clock.advance(days(1));
}

it("has the last ten messages for one condition, the newest first, with its homes as they are today and what was made of them", async () => {
  await at.settings("me");
  const [koto, chuo] = [await at.query("me"), await at.query("me", { areas: [{ code: "13102", name: "中央区" }] })];
  await aDay("far", { city_code: "13102" });
  for (let day = 1; day <= 11; day += 1) await aDay(`h${day}`);
  await react(at.deps, ME, { listingId: "h11", kind: "nope", reason: "price" });
  await at.change(sql`update listing set state = 'sold' where id = 'h10'`);
  const told = await historyOfQuery(at.deps, ME, koto.id);

  expect(told.map(({ homes }) => homes.map(({ item }) => item.listingId))).toEqual(Array.from({ length: 10 }, (_, i) => [`h${11 - i}`]));
  expect(told[0]).toMatchObject({ topic: "recommendation", channel: "mail", at: new Date("2026-12-04T23:30:00Z") });
  expect(told[0]?.homes[0]).toMatchObject({
    item: { priceYen: 50_000_000 },
    home: { price: 50_000_000 },
    reaction: { kind: "nope", reason: "price" },
  });
  expect(told[1]?.homes[0]).toMatchObject({ home: null, reaction: null });
  expect((await historyOfQuery(at.deps, ME, chuo.id)).map(({ homes }) => homes.map(({ item }) => item.listingId))).toEqual([["far"]]);
  expect(await historyOfQuery(at.deps, "member:other", koto.id)).toEqual([]);
  expect(await historyOfQuery(at.deps, ME, "none")).toEqual([]);
});
