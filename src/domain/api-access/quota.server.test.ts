import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { days, seconds } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { openClient } from "./clients.server.ts";
import { issueKey } from "./keys.server.ts";
import { accessMemory } from "./memory.server.ts";
import { giveBackQuota, quotaState, takeQuota } from "./quota.server.ts";
import type { KeyHolder, PlanId } from "./types.ts";
import { settleAccess, usageOf } from "./usage.server.ts";

const { db } = await testDatabase();
const START = new Date("2026-12-10T03:00:00Z");
const clock = movableClock(START);
const process = () => ({ db, clock, randomBytes: (length: number) => randomBytes(length), access: accessMemory(clock) });
let deps = process();

beforeEach(async () => {
  clock.moveTo(START);
  deps = process();
  await sql`delete from api_client`.execute(db);
});

const pass = (ms: number) => clock.moveTo(new Date(clock.now().getTime() + ms));
const holder = async (plan: PlanId, more: Partial<KeyHolder> = {}): Promise<KeyHolder> => {
  const { clientId, row } = await inTransaction(db, async (tx) => {
    const id = await openClient(tx, deps, { name: "一号不動産", companyId: null, plan, endsAt: null });
    const wish = { kind: "secret", mode: "live", label: "基幹", scopes: ["assess:v1"], hosts: [], ips: [] } as const;
    return { clientId: id, row: (await issueKey(tx, deps, { ...wish, clientId: id })).row };
  });
  return {
    ...{
      clientId,
      companyId: null,
      clientName: "",
      mostCalls: null,
      plan,
      endsAt: null,
      keyId: row.id,
      kind: "secret",
      mode: "live",
      scope: "assess:v1",
      ...more,
    },
  };
};
const takenInAll = async () => (await sql<{ n: number }>`select coalesce(sum(taken), 0)::int as n from api_quota`.execute(db)).rows[0]?.n;

describe("the calls of a client", () => {
  it("are one hundred of a trial, whichever process is asked, however they come at once", async () => {
    const who = await holder("trial");
    const processes = [process(), process(), process()];
    const answers: boolean[] = [];
    for (let round = 0; round < 25; round += 1) {
      const asked = processes.flatMap((by) => [takeQuota(by, who, 1), takeQuota(by, who, 1)]);
      answers.push(...(await Promise.all(asked)).map(({ ok }) => ok));
      pass(seconds(1));
    }
    expect(answers.filter(Boolean)).toHaveLength(100);
    const refused = await takeQuota(process(), who, 1);
    expect(refused).toMatchObject({ ok: false, reason: { exceeded: "trial", retryAfterSeconds: null } });
  });

  it("are told with what is left and when it is all there again", async () => {
    const who = await holder("standard");
    await takeQuota(deps, who, 1);
    expect(await takeQuota(deps, who, 1)).toMatchObject({
      ok: true,
      value: {
        policies: [
          { name: "burst", calls: 20, windowSeconds: 1, remaining: 18, resetSeconds: 1 },
          { name: "month", calls: 30_000, windowSeconds: 31 * 86_400, remaining: 29_998, resetSeconds: 21.5 * 86_400 },
        ],
      },
    });
  });

  it("stop where too many come in a second, and cost nothing of the month then", async () => {
    const who = await holder("trial");
    await takeQuota(deps, who, 1);
    await takeQuota(deps, who, 1);
    expect(await takeQuota(deps, who, 1)).toMatchObject({ ok: false, reason: { exceeded: "burst", retryAfterSeconds: 1 } });
    expect(await usageOf(deps, { clientId: who.clientId, month: "2026-12" })).toMatchObject({ calls: 2 });
    pass(seconds(1));
    expect(await takeQuota(deps, who, 1)).toMatchObject({ ok: true });
  });

  it("of a batch are there for all of its rows, or for none", async () => {
    const who = await holder("standard");
    expect(await takeQuota(deps, who, 29_990)).toMatchObject({ ok: true });
    expect(await takeQuota(deps, who, 11)).toMatchObject({ ok: false, reason: { exceeded: "month" } });
    expect(await takeQuota(deps, who, 10)).toMatchObject({ ok: true });
    expect(await takeQuota(deps, who, 1)).toMatchObject({ ok: false, reason: { exceeded: "month" } });
  });

  it("begin anew with the month in Japan", async () => {
    const who = await holder("standard");
    await takeQuota(deps, who, 30_000);
    clock.moveTo(new Date("2026-12-31T14:59:59Z"));
    expect(await takeQuota(deps, who, 1)).toMatchObject({ ok: false, reason: { retryAfterSeconds: 1 } });
    pass(seconds(1));
    expect(await takeQuota(deps, who, 1)).toMatchObject({ ok: true });
  });

  it("that were not answered are given back, and idle ones return to all processes", async () => {
    const who = await holder("standard");
    const taken = await takeQuota(deps, who, 5);
    if (!taken.ok) throw new Error("refused");
    giveBackQuota(deps, who, { calls: 2, takenAt: taken.value.takenAt });
    expect(await usageOf(deps, { clientId: who.clientId, month: "2026-12" })).toMatchObject({ calls: 3 });
    expect(await takenInAll()).toBe(50);
    await settleAccess(deps);
    expect(await takenInAll()).toBe(50);
    await settleAccess(deps);
    expect(await takenInAll()).toBe(3);
  });

  it("that are given back after everything else lay idle are there again, for all processes", async () => {
    const who = await holder("trial");
    for (let i = 0; i < 3; i += 1) {
      const taken = await takeQuota(deps, who, 1);
      if (!taken.ok) throw new Error("refused");
      expect(taken.value.policies[1]).toMatchObject({ remaining: 99 });
      for (let tick = 0; tick < 3; tick += 1) await settleAccess(deps);
      pass(seconds(9));
      giveBackQuota(deps, who, { calls: 1, takenAt: taken.value.takenAt });
    }
    for (let tick = 0; tick < 2; tick += 1) await settleAccess(deps);
    expect(await takenInAll()).toBe(0);
    expect((await quotaState(deps, who)).policies[1]).toMatchObject({ remaining: 100 });
  });

  it("of a month that is over are given back to that month", async () => {
    const who = await holder("standard");
    clock.moveTo(new Date("2026-12-31T14:59:58Z"));
    const taken = await takeQuota(deps, who, 1);
    pass(seconds(3));
    for (let tick = 0; tick < 3; tick += 1) await settleAccess(deps);
    giveBackQuota(deps, who, { calls: 1, takenAt: taken.ok ? taken.value.takenAt : START });
    for (let tick = 0; tick < 2; tick += 1) await settleAccess(deps);
    expect(await takenInAll()).toBe(0);
    expect(deps.access.blocks.size).toBe(0);
  });

  it("stay set aside here where they cannot be put back yet", async () => {
    const who = await holder("standard");
    await takeQuota(deps, who, 1);
    await settleAccess(deps);
    await sql`alter table api_quota rename to api_quota_away`.execute(db);
    await expect(settleAccess(deps)).rejects.toThrow();
    await sql`alter table api_quota_away rename to api_quota`.execute(db);
    await takeQuota(deps, who, 1);
    expect(await takenInAll()).toBe(50);
    await settleAccess(deps, { isEnd: true });
    expect(await takenInAll()).toBe(2);
  });

  it("of a trial are told of the whole trial, also where a month ends in it", async () => {
    clock.moveTo(new Date("2026-12-30T03:00:00Z"));
    const who = await holder("trial");
    await takeQuota(deps, who, 2);
    pass(days(3));
    const january = { clientId: who.clientId, month: "2027-01" };
    expect(await usageOf(deps, january)).toMatchObject({ calls: 2, includedCalls: 100, feeYen: 0 });
    await takeQuota(deps, who, 1);
    expect(await usageOf(deps, january)).toMatchObject({ calls: 3, days: [{ day: "2026-12-30" }, { day: "2027-01-02" }] });
    expect((await quotaState(deps, who)).policies[1]).toMatchObject({ remaining: 97 });
  });

  it("are on the invoice of their month by the plan of then, test calls apart", async () => {
    const who = await holder("standard");
    await takeQuota(deps, who, 3002);
    await takeQuota(deps, { ...who, mode: "test" }, 4);
    pass(days(1));
    await takeQuota(deps, { ...who, keyId: "other" }, 1);
    await settleAccess(deps, { isEnd: true });
    const elsewhere = process();
    expect(await usageOf(elsewhere, { clientId: who.clientId, month: "2026-12" })).toEqual({
      ...{
        month: "2026-12",
        plan: "standard",
        includedCalls: 3000,
        mostCalls: 30_000,
        calls: 3003,
        overCalls: 3,
        testCalls: 4,
        feeYen: 30_036,
      },
      days: [
        { day: "2026-12-10", calls: 3002, testCalls: 4 },
        { day: "2026-12-11", calls: 1, testCalls: 0 },
      ],
      keys: [
        { keyId: who.keyId, calls: 3002, testCalls: 4 },
        { keyId: "other", calls: 1, testCalls: 0 },
      ],
      lines: [
        { day: "2026-12-10", scope: "assess:v1", calls: 3002, testCalls: 4 },
        { day: "2026-12-11", scope: "assess:v1", calls: 1, testCalls: 0 },
      ],
    });
    const january = { clientId: who.clientId, month: "2027-01" };
    expect(await usageOf(elsewhere, january)).toBeNull();
    clock.moveTo(new Date("2027-01-02T03:00:00Z"));
    expect(await usageOf(elsewhere, january)).toMatchObject({ calls: 0, feeYen: 30_000 });
    expect(await usageOf(elsewhere, { clientId: who.clientId, month: "2026-11" })).toBeNull();
  });
});

describe("calls that are written down", () => {
  /** The connection breaks where a transaction ends: after it was kept, or before. */
  const breaking = (isKept: boolean): Db =>
    new Proxy(db, {
      get: (target, name) =>
        name !== "transaction"
          ? Reflect.get(target, name, target)
          : () => ({
              execute: async (work: (tx: Tx) => Promise<unknown>) => {
                await target.transaction().execute(async (tx) => {
                  await work(tx);
                  if (!isKept) throw new Error("connection terminated");
                });
                throw new Error("connection terminated");
              },
            }),
    });

  it.each([
    ["kept, and nobody heard of it", true],
    ["lost", false],
  ])("are counted once where the writing was %s", async (_, isKept) => {
    const who = await holder("standard");
    const { clientId } = who;
    const ask = () => takeQuota(deps, who, 1);
    await ask();
    await ask();
    await expect(settleAccess({ ...deps, db: breaking(isKept) })).rejects.toThrow("connection terminated");
    await ask();
    expect(await usageOf(deps, { clientId, month: "2026-12" })).toMatchObject({ calls: 3 });
    await settleAccess(deps);
    expect(await usageOf(deps, { clientId, month: "2026-12" })).toMatchObject({ calls: 3 });
  });
});
