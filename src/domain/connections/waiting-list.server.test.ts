import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { connectionOf } from "./connection-of.server.ts";
import { endOwnerRegistration, registerOwner } from "./owner-registrations.server.ts";
import type { MemberBuilding } from "./types.ts";
import { KEPT_AFTER_WITHDRAWAL, type WaitingConditions } from "./waiting.ts";
import { joinWaitingList, leaveWaitingList } from "./waiting-list.server.ts";
import { findWaiting } from "./waiting-store.server.ts";
import { registerConnectionJobs } from "./withdrawn-jobs.server.ts";

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
function aMember(apartmentKey = "toyosu-residence"): MemberBuilding {
  made += 1;
  return { apartmentKey, sub: `sub-${made}` };
}
const inTx = <T>(work: (deps: Parameters<typeof joinWaitingList>[0]) => Promise<T>) =>
  inTransaction(db, (tx) => work({ tx, now: clock.now(), randomBytes }));
const join = (member: MemberBuilding, mailTo: string | null = null, seen: Date | null = null) =>
  inTx((deps) => joinWaitingList(deps, member, { conditions, mailTo, seen }));
const leave = (member: MemberBuilding) => inTx((deps) => leaveWaitingList(deps, member));
const register = (member: MemberBuilding, seen: Date | null = null) =>
  inTx((deps) => registerOwner(deps, member, { unit, receiptTo: null, seen }));

describe("a row", () => {
  it("comes back as it was written", async () => {
    const member = aMember();
    const joined = await join(member, "a@example.jp");
    const owned = await register(member);
    if (!joined.ok || !owned.ok) throw new Error("not written");

    expect(await connectionOf(db, member)).toMatchObject({ waiting: joined.value, owner: owned.value });
    expect(joined.value).toMatchObject({ ...conditions, state: "waiting", mailTo: "a@example.jp" });
    expect(owned.value).toMatchObject({ ...unit, state: "registered" });
  });

  it("keeps no address once it is withdrawn", async () => {
    const member = aMember();
    await join(member, "a@example.jp");

    expect(await leave(member)).toMatchObject({ ok: true, value: { state: "withdrawn", mailTo: null } });
    expect(await leave(member)).toEqual({ ok: false, reason: { notFrom: "withdrawn" } });
    expect(await findWaiting(db, member)).toMatchObject({ ...conditions, mailTo: null });
  });

  it("is begun anew after a match, which stays as it was", async () => {
    const member = aMember("other");
    await join(member);
    await sql`update waiting_buyer set state = 'matched' where sub = ${member.sub}`.execute(db);

    expect(await leave(member)).toEqual({ ok: false, reason: "unknown" });
    expect(await join(member)).toMatchObject({ ok: true, value: { state: "waiting" } });

    const { rows } = await sql<{ state: string }>`select state from waiting_buyer where sub = ${member.sub} order by state`.execute(db);
    expect(rows.map(({ state }) => state)).toEqual(["matched", "waiting"]);
  });

  it("cannot be there twice, whoever writes it", async () => {
    const member = aMember();
    await join(member);
    const twice = sql`
      insert into waiting_buyer (id, apartment_key, sub, state, layouts, joined_at, updated_at)
      select 'twice', apartment_key, sub, 'withdrawn', layouts, joined_at, updated_at from waiting_buyer where sub = ${member.sub}`.execute(
      db,
    );

    await expect(twice).rejects.toThrow("waiting_buyer_once");
  });

  it("has each of its steps in the audit table, which names no member", async () => {
    const member = aMember();
    const joined = await join(member);
    if (!joined.ok) throw new Error("not written");
    await leave(member);

    const { rows } = await sql`
      select from_state, to_state, actor, reason from transition where entity_id = ${joined.value.id} order by id`.execute(db);
    expect(rows).toEqual([
      { from_state: null, to_state: "waiting", actor: "member", reason: null },
      { from_state: "waiting", to_state: "withdrawn", actor: "member", reason: null },
    ]);
    const { rows: named } = await sql`select from transition where entity_id = ${member.sub} or reason like ${`%${member.sub}%`}`.execute(
      db,
    );
    expect(named).toEqual([]);
  });
});

it("is counted while it stands", async () => {
  const [first, second] = [aMember("other"), aMember("other")];
  const before = (await connectionOf(db, first))?.interest;
  await Promise.all([join(first), join(second), register(first)]);
  expect((await connectionOf(db, first))?.interest).toEqual({
    waitingBuyers: (before?.waitingBuyers ?? 0) + 2,
    owners: (before?.owners ?? 0) + 1,
  });

  await leave(first);
  await inTx((deps) => endOwnerRegistration(deps, first));

  expect((await connectionOf(db, first))?.interest).toEqual({
    waitingBuyers: (before?.waitingBuyers ?? 0) + 1,
    owners: before?.owners ?? 0,
  });
});

it("mails each buyer once where two owners register at the same time", async () => {
  await insertMarket(db, { apartments: [anApartment({ key: "busy" })] });
  const buyers = Array.from({ length: 6 }, () => aMember("busy"));
  for (const buyer of buyers) await join(buyer, `${buyer.sub}@example.jp`);

  await Promise.all([register(aMember("busy")), register(aMember("busy"))]);

  const { rows } = await sql<{ recipient: string }>`
    select recipient from outbox where kind = 'owner-registered' and recipient like 'sub-%' order by recipient`.execute(db);
  expect(rows.map(({ recipient }) => recipient)).toEqual(buyers.map(({ sub }) => `${sub}@example.jp`).toSorted());
});

it("removes what was withdrawn ninety days ago, every night, and nothing that stands", async () => {
  const [gone, back, stands] = [aMember(), aMember(), aMember()];
  for (const member of [gone, back, stands]) {
    await join(member);
    await register(member);
  }
  for (const member of [gone, back]) {
    await leave(member);
    await inTx((deps) => endOwnerRegistration(deps, member));
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
  await registerConnectionJobs(jobs, { db, clock });
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
