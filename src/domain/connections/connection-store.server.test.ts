import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { forgetConnections, interestByBuilding, interestIn } from "./connection-store.server.ts";
import { registerOwner } from "./owner-registrations.server.ts";
import type { MemberBuilding } from "./types.ts";
import { MOST_BUILDINGS, NOTIFIED_AGAIN_AFTER } from "./waiting.ts";
import { joinWaitingList, leaveWaitingList } from "./waiting-list.server.ts";

const START = new Date("2026-11-21T03:00:00Z");
const clock = movableClock(START);
const KEYS = ["alpha", "beta", "gamma", ...Array.from({ length: MOST_BUILDINGS + 1 }, (_, n) => `many-${n}`)];
const conditions = { layouts: [], areaFromM2: null, areaToM2: null, priceUpTo: null, note: null };
const unit = { floor: null, layout: null, areaM2: null, note: null };

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, { apartments: KEYS.map((key) => anApartment({ key, name: `マンション${key}` })) });
});
beforeEach(async () => {
  clock.moveTo(START);
  for (const table of ["waiting_buyer", "owner_registration", "outbox"]) await sql`delete from ${sql.table(table)}`.execute(db);
});

const of = (sub: string, apartmentKey: string): MemberBuilding => ({ sub, apartmentKey });
const inTx = <T>(work: (deps: Parameters<typeof joinWaitingList>[0]) => Promise<T>) =>
  inTransaction(db, (tx) => work({ tx, now: clock.now(), randomBytes }));
const wait = (sub: string, key: string, mailTo: string | null = null, seen: Date | null = null) =>
  inTx((deps) => joinWaitingList(deps, of(sub, key), { conditions, mailTo, seen }));
const own = (sub: string, key: string, receiptTo: string | null = null) =>
  inTx((deps) => registerOwner(deps, of(sub, key), { unit, receiptTo, seen: null }));
const counts = async (key: string | null) =>
  (await interestByBuilding(db, key)).map(({ building, waitingBuyers, owners }) => `${building.key} ${waitingBuyers} ${owners}`);

describe("how many are interested", () => {
  it("is listed by building, those with the most buyers first, then with the most owners", async () => {
    for (const [sub, key] of [
      ["a", "beta"],
      ["b", "beta"],
      ["a", "alpha"],
      ["b", "gamma"],
    ] as const)
      await wait(sub, key);
    for (const [sub, key] of [
      ["c", "gamma"],
      ["d", "many-0"],
    ] as const)
      await own(sub, key);

    expect(await counts(null)).toEqual(["beta 2 0", "gamma 1 1", "alpha 1 0", "many-0 0 1"]);
    expect(await counts("gamma")).toEqual(["gamma 1 1"]);
    expect((await interestByBuilding(db, "gamma"))[0]?.building).toEqual({ key: "gamma", name: "マンションgamma" });
  });

  it("is nothing where nobody is, or nobody is any more", async () => {
    await wait("a", "alpha");
    await inTx((deps) => leaveWaitingList(deps, of("a", "alpha")));

    expect(await counts(null)).toEqual([]);
    expect(await counts("nowhere")).toEqual([]);
    expect(await interestIn(db, "alpha")).toEqual({ waitingBuyers: 0, owners: 0 });
  });
});

it("forgets one member alone, in every building", async () => {
  for (const sub of ["a", "b"]) {
    await wait(sub, "alpha");
    await own(sub, "beta");
  }

  await inTransaction(db, (tx) => forgetConnections(tx, "a"));

  expect(await counts(null)).toEqual(["alpha 1 0", "beta 0 1"]);
});

describe("a member", () => {
  it("waits in ten buildings at most, and may take another once one is given up", async () => {
    for (let n = 0; n < MOST_BUILDINGS; n += 1) expect(await wait("a", `many-${n}`)).toMatchObject({ ok: true });
    expect(await wait("a", `many-${MOST_BUILDINGS}`)).toEqual({ ok: false, reason: "too-many" });
    expect(await wait("b", `many-${MOST_BUILDINGS}`)).toMatchObject({ ok: true });

    await inTx((deps) => leaveWaitingList(deps, of("a", "many-3")));

    expect(await wait("a", `many-${MOST_BUILDINGS}`)).toMatchObject({ ok: true });
  });

  it("owns in ten buildings at most", async () => {
    for (let n = 0; n < MOST_BUILDINGS; n += 1) expect(await own("a", `many-${n}`)).toMatchObject({ ok: true });

    expect(await own("a", `many-${MOST_BUILDINGS}`)).toEqual({ ok: false, reason: "too-many" });
  });

  it("changes only what they saw, and nothing in a building that is not there", async () => {
    const first = await wait("a", "alpha");
    if (!first.ok) throw new Error("not kept");

    expect(await wait("a", "alpha")).toEqual({ ok: false, reason: "conflict" });
    expect(await wait("a", "alpha", null, new Date(0))).toEqual({ ok: false, reason: "conflict" });
    expect(await wait("a", "alpha", null, first.value.updatedAt)).toMatchObject({ ok: true, value: { id: first.value.id } });
    expect(await wait("a", "nowhere")).toEqual({ ok: false, reason: "unknown" });
    expect(await own("a", "nowhere")).toEqual({ ok: false, reason: "unknown" });
  });
});

describe("mails of an owner who registered", () => {
  const mails = async () => {
    const { rows } = await sql<{ kind: string; recipient: string }>`select kind, recipient from outbox order by id`.execute(db);
    return rows.map(({ kind, recipient }) => `${kind} ${recipient}`);
  };

  it("go to those who wait and asked for them, not to the owner, who gets a receipt", async () => {
    await wait("asked", "alpha", "asked@example.jp");
    await wait("silent", "alpha");
    await wait("elsewhere", "beta", "elsewhere@example.jp");
    await wait("owner", "alpha", "owner@example.jp");
    await sql`delete from outbox`.execute(db);

    await own("owner", "alpha", "owner@example.jp");

    expect(await mails()).toEqual(["owner-registered asked@example.jp", "owner-joined owner@example.jp"]);
  });

  it("go once in thirty days, however many owners register", async () => {
    await wait("asked", "alpha", "asked@example.jp");
    await sql`delete from outbox`.execute(db);
    const to = "owner-registered asked@example.jp";

    await own("o1", "alpha");
    clock.advance(NOTIFIED_AGAIN_AFTER);
    await own("o2", "alpha");
    expect(await mails()).toEqual([to]);

    clock.advance(1);
    await own("o3", "alpha");
    expect(await mails()).toEqual([to, to]);
  });
});
