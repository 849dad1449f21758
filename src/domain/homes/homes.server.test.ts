import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Member } from "#domain/members/core/types.ts";
import { NOTHING_TOLD } from "#domain/subjects/subject-of.ts";
import { minutes } from "#kernel/duration.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, anApartmentRow, aTownRow, insertRows } from "#test/support/market.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { MOST_HOMES } from "./homes.server.ts";
import { dropHome, forgetHomes, keepHome, memberHomes } from "./index.server.ts";

const clock = movableClock(new Date("2026-11-22T03:00:00Z"));
const member = (sub: string): Member => ({ sub, username: sub, accessToken: "", isEmailVerified: true });
const [ME, OTHER] = [member("me"), member("other")];
const BUILDING = anApartment().key;
const TOWN = placeKeyOf({ precision: "town", place: anApartment().place });
const LOW = "seven-floors";
const TOLD = { ...NOTHING_TOLD, builtYear: 2015, floors: 7 };
let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, { apartments: [anApartment()] });
  await insertRows(db, "apartment", await aLoad(db), [anApartmentRow({ key: LOW, floors: 7 })]);
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...anApartment().place })]);
});
beforeEach(async () => {
  await sql`delete from kept_home`.execute(db);
});

const keep = (key: string, { told = NOTHING_TOLD, floor = null as number | null, rest = "", who = ME } = {}) => {
  clock.advance(minutes(1));
  return keepHome({ db, clock }, who, { key, rest, told, floor });
};

describe("what a member keeps", () => {
  it("is a building or a place by its name, the newest first", async () => {
    await keep(BUILDING, { floor: 5 });
    const kept = await keep(TOWN, { told: TOLD });

    expect(kept).toMatchObject({
      ok: true,
      value: [
        { key: TOWN, label: "江東区豊洲五丁目", told: TOLD, floor: null, keptAt: clock.now() },
        { key: BUILDING, label: "豊洲レジデンス", told: NOTHING_TOLD, floor: 5 },
      ],
    });
  });

  it("is brought up to date when it is kept again", async () => {
    await keep(TOWN);
    await keep(TOWN, { told: TOLD, floor: 3 });

    expect(await memberHomes(db, ME)).toMatchObject([{ told: TOLD, floor: 3 }]);
  });

  it("is two homes where two addresses lie in one 町丁目, each dropped by itself", async () => {
    await keep(TOWN, { rest: "12-3", told: TOLD });
    await keep(TOWN, { rest: "30-1" });

    expect(await memberHomes(db, ME)).toMatchObject([
      { key: TOWN, rest: "30-1", told: NOTHING_TOLD },
      { key: TOWN, rest: "12-3", told: TOLD },
    ]);
    await dropHome({ db }, ME, { key: TOWN, rest: "30-1" });
    expect(await memberHomes(db, ME)).toMatchObject([{ rest: "12-3" }]);
  });

  it("has nothing told of a building of the register: it says what it is itself", async () => {
    await keep(BUILDING, { told: TOLD });

    expect(await memberHomes(db, ME)).toMatchObject([{ told: NOTHING_TOLD }]);
  });

  it.each(["nobody", placeKeyOf({ precision: "point", place: { lon: 141, lat: 34 } })])("is never what is not there: %s", async (key) => {
    expect(await keep(key)).toEqual({ ok: false, reason: "unknown" });
  });

  it.each([
    ["the register", LOW, NOTHING_TOLD],
    ["the member", TOWN, TOLD],
  ])("has no floor above those that %s tells of", async (_, key, told) => {
    expect(await keep(key, { told, floor: TOLD.floors + 1 })).toEqual({ ok: false, reason: "no-such-floor" });
    expect(await memberHomes(db, ME)).toEqual([]);
    expect(await keep(key, { told, floor: TOLD.floors })).toMatchObject({ ok: true });
  });

  it("is nobody else's, and stays when another drops the same", async () => {
    await keep(BUILDING);
    await keep(BUILDING, { who: OTHER });
    await dropHome({ db }, OTHER, { key: BUILDING, rest: "" });

    expect([await memberHomes(db, ME), await memberHomes(db, OTHER)]).toMatchObject([[{ key: BUILDING }], []]);
  });

  it("is dropped once, and again without harm", async () => {
    await keep(BUILDING);

    expect(await dropHome({ db }, ME, { key: BUILDING, rest: "" })).toEqual({ ok: true, value: [] });
    expect(await dropHome({ db }, ME, { key: BUILDING, rest: "" })).toEqual({ ok: true, value: [] });
  });

  it("is fifty at most; one of them can still be brought up to date", async () => {
    const rows = Array.from({ length: MOST_HOMES - 1 }, (_, i) => `full-${i}`);
    for (const key of rows) await sql`insert into kept_home values ('me', ${key}, ${key}, '{}', null, now())`.execute(db);

    expect(await keep(BUILDING)).toMatchObject({ ok: true });
    expect(await keep(TOWN)).toEqual({ ok: false, reason: "too-many" });
    expect(await keep(BUILDING, { floor: 2 })).toMatchObject({ ok: true });
  });

  it("goes with the account", async () => {
    await keep(BUILDING);
    await keep(BUILDING, { who: OTHER });
    await inTransaction(db, (tx) => forgetHomes(tx, ME.sub));

    expect([await memberHomes(db, ME), await memberHomes(db, OTHER)]).toMatchObject([[], [{ key: BUILDING }]]);
  });
});
