import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeLink } from "#domain/notifications/index.server.ts";
import { noticeOptions, ratePlaces, recomputeReports, registerForNotices, saveNotices, stopNotices } from "#domain/risk/index.server.ts";
import { days } from "#kernel/duration.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLayerLoad, insertTownFact, moved } from "#test/support/layer-rows.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { NOTICE_PAGES } from "./notice-pages.ts";
import { queueNotices } from "./queue-notices.server.ts";

const START = new Date("2026-11-21T03:00:00Z");
const clock = movableClock(START);
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const CENTRE = anApartment().place;
const TOWN = placeKeyOf({ precision: "town", place: CENTRE });
const PIN = placeKeyOf({ precision: "point", place: moved(CENTRE, 40) });
const SEA = placeKeyOf({ precision: "town", place: { lon: 141, lat: 34 } });
const BOTH = { onChange: true, yearly: true };

let db: Db;
let deps: { readonly db: Db; readonly clock: typeof clock; readonly randomBytes: typeof randomBytes };
beforeAll(async () => {
  ({ db } = await testDatabase());
  deps = { db, clock, randomBytes };
  await insertMarket(db, { apartments: [anApartment()] });
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...CENTRE })]);
});
beforeEach(async () => {
  clock.moveTo(START);
  await sql`truncate risk_registration, risk_place_rating, outbox, opaque_link`.execute(db);
});

async function register(email: string, key: string) {
  const registered = await registerForNotices(deps, { subjectKey: key, email, wants: true });
  return makeLink(deps, NOTICE_PAGES, registered?.id ?? "");
}
async function subscribe(email: string, key: string) {
  const token = await register(email, key);
  await saveNotices(deps, token, BOTH);
  return token;
}
async function kept() {
  const { rows } = await sql<{ key: string; lowest: string; highest: string }>`
    select place_key as key, lowest, highest from risk_place_rating order by 1`.execute(db);
  return rows;
}
async function mails(kind: string) {
  const { rows } = await sql<{ recipient: string; facts: Record<string, unknown> }>`
    select recipient, facts from outbox where kind = ${kind} order by recipient`.execute(db);
  return rows;
}
/** All that is known was told and made with other data than those of today. */
async function knewOtherwise() {
  await sql`update risk_place_rating set data_revision = 'older', letter = 'B'`.execute(db);
  await sql`update risk_registration set notified_rating = 'B' where notified_rating is not null`.execute(db);
}

describe("a place that somebody wants news of", () => {
  it("is registered by its key under its name, once an address, and beside a building", async () => {
    const numbers = [];
    for (const subjectKey of [PIN, PIN, anApartment().key])
      numbers.push((await registerForNotices(deps, { subjectKey, email: "a@example.jp", wants: true }))?.id ?? "");
    const subject = { kind: "place", key: PIN, name: "江東区豊洲五丁目付近" };

    expect(new Set(numbers).size).toBe(2);
    expect(numbers[1]).toBe(numbers[0]);
    expect(await noticeOptions(deps, await makeLink(deps, NOTICE_PAGES, numbers[0] ?? ""))).toMatchObject({ subject });
    expect((await mails("registration-received")).map(({ facts }) => facts.subject)).toContainEqual(subject);
  });

  it("outside of all known towns is not registered", async () => {
    expect(await registerForNotices(deps, { subjectKey: SEA, email: "a@example.jp", wants: true })).toBeNull();
    expect(await mails("registration-received")).toEqual([]);
  });

  it("is rated once for all who wait, when the first has confirmed, and until the last has stopped", async () => {
    await register("nobody@example.jp", PIN);
    expect(await ratePlaces(deps)).toBe(0);
    const tokens = [await subscribe("a@example.jp", TOWN), await subscribe("b@example.jp", TOWN), await subscribe("c@example.jp", PIN)];

    expect([await ratePlaces(deps), await ratePlaces(deps)]).toEqual([2, 0]);
    expect((await kept()).map(({ key }) => key).toSorted()).toEqual([PIN, TOWN].toSorted());
    for (const token of tokens.slice(0, 2)) await stopNotices(deps, token);
    await ratePlaces(deps);
    expect((await kept()).map(({ key }) => key)).toEqual([PIN]);
  });

  it("has no news by its first rating, nor by the same data a month later", async () => {
    await subscribe("a@example.jp", TOWN);
    expect([await ratePlaces(deps), await queueNotices(deps)]).toEqual([1, 0]);
    clock.advance(days(31));

    expect([await ratePlaces(deps), await queueNotices(deps)]).toEqual([1, 0]);
  });

  it("has news when new data bring another letter or others that are possible, each told once", async () => {
    await subscribe("a@example.jp", TOWN);
    await subscribe("b@example.jp", PIN);
    await ratePlaces(deps);
    await knewOtherwise();
    const load = await aLayerLoad(db, "kikendo");
    await insertTownFact(db, load, { dataset: "kikendo", cityCode: "13108", town: "豊洲五丁目", place: CENTRE, data: { total: 2 } });

    expect(await ratePlaces(deps)).toBe(2);
    expect([await queueNotices(deps), await queueNotices(deps)]).toEqual([2, 0]);
    const now = (await kept()).find(({ key }) => key === TOWN);
    expect(await mails("letter-changed")).toMatchObject([
      { recipient: "a@example.jp", facts: { before: "B", now: `${now?.lowest}-${now?.highest}`, subject: { kind: "place", key: TOWN } } },
      { recipient: "b@example.jp", facts: { before: "B", subject: { kind: "place", key: PIN } } },
    ]);
  });

  it("is told of a year later, too", async () => {
    await subscribe("a@example.jp", TOWN);
    await ratePlaces(deps);
    clock.advance(days(366));

    expect(await queueNotices(deps)).toBe(1);
    expect(await mails("yearly-report")).toMatchObject([{ recipient: "a@example.jp", facts: { subject: { name: "江東区豊洲五丁目" } } }]);
  });

  it("whose town is known no more has no rating and no news", async () => {
    await subscribe("a@example.jp", TOWN);
    await ratePlaces(deps);
    await knewOtherwise();
    await sql`update risk_registration set place_key = ${SEA}`.execute(db);
    await sql`update risk_place_rating set place_key = ${SEA}, letter = 'C'`.execute(db);
    await ratePlaces(deps);

    expect(await kept()).toEqual([]);
    expect(await queueNotices(deps)).toBe(0);
  });

  it("is left alone by the reports of buildings, and waits where the queue stops", async () => {
    await subscribe("a@example.jp", TOWN);

    expect(await recomputeReports(deps)).toBe(1);
    expect(await ratePlaces(deps, AbortSignal.abort())).toBe(0);
    expect(await kept()).toEqual([]);
  });
});
