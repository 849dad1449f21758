import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveOwner, withdrawOwner } from "#domain/risk/owner-registrations.server.ts";
import { KEPT_AFTER_WITHDRAWAL, type WaitingConditions } from "#domain/risk/waiting.ts";
import { registerWaitingJobs } from "#domain/risk/waiting-jobs.server.ts";
import { saveWaiting, withdrawWaiting } from "#domain/risk/waiting-list.server.ts";
import { connectionOf } from "#domain/risk/waiting-seat.server.ts";
import { findWaiting, type Seat } from "#domain/risk/waiting-store.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "../../../test/support/database.ts";
import { anApartment, insertMarket } from "../../../test/support/typed-market.ts";

const START = new Date("2026-11-21T03:00:00Z");
const clock = movableClock(START);
const conditions: WaitingConditions = { layouts: ["3ldk"], areaFromM2: 60.5, areaToM2: null, priceUpTo: 10_000_000_000, note: "角部屋" };
const unit = { floor: -1, layout: "1r", areaM2: 20.25, note: null } as const;

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, { apartments: [anApartment(), anApartment({ key: "other" })] });
});
beforeEach(() => clock.moveTo(START));

let made = 0;
function aSeat(apartmentKey = "toyosu-residence"): Seat {
  made += 1;
  return { apartmentKey, sub: `sub-${made}` };
}
const inTx = <T>(work: (deps: Parameters<typeof saveWaiting>[0]) => Promise<T>) =>
  inTransaction(db, (tx) => work({ tx, now: clock.now(), randomBytes }));
const join = (seat: Seat, mailTo: string | null = null, seen: Date | null = null) =>
  inTx((deps) => saveWaiting(deps, seat, { conditions, mailTo, seen }));
const leave = (seat: Seat) => inTx((deps) => withdrawWaiting(deps, seat));
const register = (seat: Seat, seen: Date | null = null) => inTx((deps) => saveOwner(deps, seat, { unit, receiptTo: null, seen }));

describe("a row", () => {
  it("comes back as it was written", async () => {
    const seat = aSeat();
    const joined = await join(seat, "a@example.jp");
    const owned = await register(seat);
    if (!joined.ok || !owned.ok) throw new Error("not written");

    expect(await connectionOf(db, seat)).toMatchObject({ waiting: joined.value, owner: owned.value });
    expect(joined.value).toMatchObject({ ...conditions, state: "waiting", mailTo: "a@example.jp" });
    expect(owned.value).toMatchObject({ ...unit, state: "registered" });
  });

  it("keeps no address once it is withdrawn", async () => {
    const seat = aSeat();
    await join(seat, "a@example.jp");

    expect(await leave(seat)).toMatchObject({ ok: true, value: { state: "withdrawn", mailTo: null } });
    expect(await leave(seat)).toEqual({ ok: false, reason: { notFrom: "withdrawn" } });
    expect(await findWaiting(db, seat)).toMatchObject({ ...conditions, mailTo: null });
  });

  it("is begun anew after a match, which stays as it was", async () => {
    const seat = aSeat("other");
    await join(seat);
    await sql`update waiting_buyer set state = 'matched' where sub = ${seat.sub}`.execute(db);

    expect(await leave(seat)).toEqual({ ok: false, reason: "unknown" });
    expect(await join(seat)).toMatchObject({ ok: true, value: { state: "waiting" } });

    const { rows } = await sql<{ state: string }>`select state from waiting_buyer where sub = ${seat.sub} order by state`.execute(db);
    expect(rows.map(({ state }) => state)).toEqual(["matched", "waiting"]);
  });

  it("cannot be there twice, whoever writes it", async () => {
    const seat = aSeat();
    await join(seat);
    const twice = sql`
      insert into waiting_buyer (id, apartment_key, sub, state, layouts, joined_at, updated_at)
      select 'twice', apartment_key, sub, 'withdrawn', layouts, joined_at, updated_at from waiting_buyer where sub = ${seat.sub}`.execute(
      db,
    );

    await expect(twice).rejects.toThrow("waiting_buyer_once");
  });

  it("has each of its steps in the audit table, which names no member", async () => {
    const seat = aSeat();
    const joined = await join(seat);
    if (!joined.ok) throw new Error("not written");
    await leave(seat);

    const { rows } = await sql`
      select from_state, to_state, actor, reason from transition where entity_id = ${joined.value.id} order by id`.execute(db);
    expect(rows).toEqual([
      { from_state: null, to_state: "waiting", actor: "member", reason: null },
      { from_state: "waiting", to_state: "withdrawn", actor: "member", reason: null },
    ]);
    const { rows: named } = await sql`select from transition where entity_id = ${seat.sub} or reason like ${`%${seat.sub}%`}`.execute(db);
    expect(named).toEqual([]);
  });
});

it("is counted while it stands", async () => {
  const [first, second] = [aSeat("other"), aSeat("other")];
  const before = (await connectionOf(db, first))?.interest;
  await Promise.all([join(first), join(second), register(first)]);
  expect((await connectionOf(db, first))?.interest).toEqual({
    waitingBuyers: (before?.waitingBuyers ?? 0) + 2,
    owners: (before?.owners ?? 0) + 1,
  });

  await leave(first);
  await inTx((deps) => withdrawOwner(deps, first));

  expect((await connectionOf(db, first))?.interest).toEqual({
    waitingBuyers: (before?.waitingBuyers ?? 0) + 1,
    owners: before?.owners ?? 0,
  });
});

it("tells each buyer once where two owners register at the same time", async () => {
  await insertMarket(db, { apartments: [anApartment({ key: "busy" })] });
  const buyers = Array.from({ length: 6 }, () => aSeat("busy"));
  for (const buyer of buyers) await join(buyer, `${buyer.sub}@example.jp`);

  await Promise.all([register(aSeat("busy")), register(aSeat("busy"))]);

  const { rows } = await sql<{ recipient: string }>`
    select recipient from risk_mail where kind = 'owner-registered' and recipient like 'sub-%' order by recipient`.execute(db);
  expect(rows.map(({ recipient }) => recipient)).toEqual(buyers.map(({ sub }) => `${sub}@example.jp`).toSorted());
});

it("removes what was withdrawn ninety days ago, every night, and nothing that stands", async () => {
  const [gone, back, stands] = [aSeat(), aSeat(), aSeat()];
  for (const seat of [gone, back, stands]) {
    await join(seat);
    await register(seat);
  }
  for (const seat of [gone, back]) {
    await leave(seat);
    await inTx((deps) => withdrawOwner(deps, seat));
  }
  const work = new Map<string, () => Promise<void>>();
  const scheduled: string[] = [];
  const jobs = {
    work: async (name: string, handler: (data: unknown, signal: AbortSignal) => Promise<void>) => {
      work.set(name, () => handler({}, new AbortController().signal));
    },
    schedule: async (name: string, cron: string) => {
      scheduled.push(`${name} ${cron}`);
    },
  };
  await registerWaitingJobs(jobs, { db, clock });
  const purge = async () => work.get("waiting-buyers-purge")?.();
  clock.advance(KEPT_AFTER_WITHDRAWAL);
  await purge();
  expect((await connectionOf(db, gone))?.waiting).toMatchObject({ state: "withdrawn" });
  const left = (await connectionOf(db, back))?.waiting;
  await join(back, null, left?.updatedAt ?? null);
  clock.advance(2);

  await purge();

  expect(scheduled).toEqual(["waiting-buyers-purge 50 4 * * *"]);
  expect(await connectionOf(db, gone)).toMatchObject({ waiting: null, owner: null });
  expect(await connectionOf(db, back)).toMatchObject({ waiting: { state: "waiting" }, owner: null });
  expect(await connectionOf(db, stands)).toMatchObject({ waiting: { state: "waiting" }, owner: { state: "registered" } });
});
