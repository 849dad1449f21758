import { randomBytes } from "node:crypto";
import { type KyselyPlugin, sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { decideCompany } from "#domain/companies/index.server.ts";
import { seconds } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { aCompany } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { authenticateKey } from "./authenticate.server.ts";
import { clientsOf, openClient } from "./clients.server.ts";
import {
  changePlan,
  companiesWithContracts,
  companyContracts,
  convertTrial,
  endContract,
  endContractsOfClosed,
  keepContract,
  openContract,
  raiseLimit,
} from "./contracts.server.ts";
import { issueKey } from "./keys.server.ts";
import { accessMemory } from "./memory.server.ts";
import { takeQuota } from "./quota.server.ts";
import { usageOf } from "./usage.server.ts";

const { db } = await testDatabase();
const START = new Date("2026-12-10T03:00:00Z");
const clock = movableClock(START);
const process = () => ({ db, clock, randomBytes: (length: number) => randomBytes(length), access: accessMemory(clock) });
let deps = process();

beforeEach(async () => {
  clock.moveTo(START);
  deps = process();
  for (const table of ["api_client", "company", "outbox", "transition"]) await sql`delete from ${sql.table(table)}`.execute(db);
  await aCompany(db, { id: "one" });
  await aCompany(db, { id: "two" });
  await aCompany(db, { id: "gone", state: "closed" });
});

const opened = async (plan: "standard" | "business" = "standard") => {
  const done = await openContract(deps, { companyId: "one", plan });
  if (!done.ok) throw new Error(done.reason);
  return { companyId: "one", clientId: done.value.id };
};
const now = async () => (await companyContracts(deps, "one"))[0];
const usage = async (clientId: string, month: string) => {
  const told = await usageOf(deps, { clientId, month });
  return told && [told.plan, told.mostCalls, told.feeYen];
};
const mails = async () => {
  const { rows } = await sql<{ told: string }>`
    select recipient || ' ' || (facts #>> '{change,is}') as told from outbox where kind = 'api-contract-changed' order by id`.execute(db);
  return rows.map(({ told }) => told);
};
const steps = async () => {
  const { rows } = await sql<{ step: string }>`
    select concat_ws(' ', from_state, '->', to_state) as step from transition where entity = 'api_client' order by id`.execute(db);
  return rows.map(({ step }) => step);
};
const aKey = (clientId: string) =>
  inTransaction(db, (tx) =>
    issueKey(tx, deps, { clientId, kind: "secret", mode: "live", label: "基幹", scopes: ["assess:v1"], hosts: [], ips: [] }),
  );
const proved = async (presented: string, by = deps) => {
  const answer = await authenticateKey(by, { presented, scope: "assess:v1", originHost: null, ip: null });
  return answer.ok ? answer.value : answer.reason;
};

/** Notes each question that is put to the database. */
const listening = (asked: string[]): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    asked.push(node.kind);
    return node;
  },
  transformResult: async ({ result }) => result,
});

describe("a contract", () => {
  it("is opened for a company that is live and has none, once, and its owners are told", async () => {
    const open = (companyId: string) => openContract(deps, { companyId, plan: "standard" });
    const both = await Promise.all([open("one"), open("one")]);
    expect(both.map((each) => (each.ok ? "ok" : each.reason)).sort()).toEqual(["has-contract", "ok"]);
    expect([await open("gone"), await open("nobody")]).toMatchObject([{ reason: "company-not-live" }, { reason: "unknown-company" }]);
    expect(await now()).toMatchObject({ plan: "standard", mostCalls: null, next: null, endsAt: null });
    expect(await mails()).toEqual(["owner-one@example.com opened"]);
    expect(await steps()).toEqual(["-> standard"]);
  });

  it("out of a trial is opened as any other: once, for a company that is live and has none, and its owners are told", async () => {
    const aTrial = () =>
      inTransaction(db, (tx) =>
        openClient(tx, deps, { name: "見本", companyId: null, plan: "trial", endsAt: new Date("2026-12-20T00:00:00Z") }),
      );
    const [trial, other] = [await aTrial(), await aTrial()];
    const convert = (companyId: string, clientId = trial) => convertTrial(deps, { companyId, clientId, plan: "business" });
    expect([await convert("gone"), await convert("nobody")]).toMatchObject([{ reason: "company-not-live" }, { reason: "unknown-company" }]);
    const all = await Promise.all([convert("one"), convert("one", other), openContract(deps, { companyId: "one", plan: "standard" })]);
    expect(all.map((each) => (each.ok ? "ok" : each.reason)).sort()).toEqual(["has-contract", "has-contract", "ok"]);
    expect(await companyContracts(deps, "one")).toHaveLength(1);
    expect(await convert("two", (await now())?.id)).toEqual({ ok: false, reason: "not-trial" });
    await convert("two", (await companyContracts(deps, "one"))[0]?.id === trial ? other : trial);
    expect(await companyContracts(deps, "two")).toMatchObject([{ plan: "business", endsAt: null }]);
    expect((await mails()).filter((mail) => mail.includes("two"))).toEqual(["owner-two@example.com converted"]);
    expect((await steps()).at(-1)).toBe("trial -> business");
  });

  it("changes its plan with the next month in Japan: keys, limits and invoices by the plan of then", async () => {
    const of = await opened();
    const { key } = await aKey(of.clientId);
    expect(await changePlan(deps, { ...of, plan: "business" })).toMatchObject({ ok: true, value: { plan: "standard" } });
    expect(await now()).toMatchObject({ plan: "standard", next: { plan: "business", beginsAt: new Date("2026-12-31T15:00:00Z") } });
    expect(await changePlan(deps, { ...of, plan: "business" })).toEqual({ ok: false, reason: "same" });
    clock.moveTo(new Date("2026-12-31T14:59:56Z"));
    expect(await proved(key)).toMatchObject({ plan: "standard" });
    expect(await usage(of.clientId, "2026-12")).toEqual(["standard", 30_000, 30_000]);
    clock.moveTo(new Date("2026-12-31T15:00:01Z"));
    expect(await proved(key)).toMatchObject({ plan: "business" });
    expect(await now()).toMatchObject({ plan: "business", next: null });
    expect([await usage(of.clientId, "2026-12"), await usage(of.clientId, "2027-01")]).toEqual([
      ["standard", 30_000, 30_000],
      ["business", 200_000, 150_000],
    ]);
    expect(await mails()).toEqual(["owner-one@example.com opened", "owner-one@example.com plan"]);
    expect(await steps()).toEqual(["-> standard", "standard -> business from 2027-01"]);
  });

  it("goes back to the plan of now as long as the other has not begun", async () => {
    const of = await opened();
    await changePlan(deps, { ...of, plan: "business" });
    expect(await changePlan(deps, { ...of, plan: "standard" })).toMatchObject({ ok: true, value: { next: null } });
    clock.moveTo(new Date("2027-01-05T00:00:00Z"));
    expect(await usage(of.clientId, "2027-01")).toEqual(["standard", 30_000, 30_000]);
  });

  it("ends with its month: its keys until then, its invoice for that month and none after", async () => {
    const of = await opened();
    const { key } = await aKey(of.clientId);
    await changePlan(deps, { ...of, plan: "business" });
    expect(await endContract(deps, of)).toMatchObject({ ok: true, value: { endsAt: new Date("2026-12-31T15:00:00Z"), next: null } });
    expect([await endContract(deps, of), await changePlan(deps, { ...of, plan: "business" })]).toMatchObject([
      { reason: "same" },
      { reason: "ending" },
    ]);
    clock.moveTo(new Date("2026-12-31T14:59:59Z"));
    expect(await proved(key)).toMatchObject({ plan: "standard" });
    clock.moveTo(new Date("2027-01-01T00:00:00Z"));
    expect(await proved(key)).toBe("ended");
    expect([await usage(of.clientId, "2026-12"), await usage(of.clientId, "2027-01")]).toEqual([["standard", 30_000, 30_000], null]);
    expect(await now()).toBeUndefined();
    expect(await keepContract(deps, of)).toEqual({ ok: false, reason: "unknown" });
    expect(await openContract(deps, { companyId: "one", plan: "business" })).toMatchObject({ ok: true });
  });

  it("runs on where an end or another plan is taken back in time", async () => {
    const of = await opened();
    expect(await keepContract(deps, of)).toEqual({ ok: false, reason: "same" });
    await endContract(deps, of);
    expect(await keepContract(deps, of)).toMatchObject({ ok: true, value: { endsAt: null, next: null } });
    clock.moveTo(new Date("2027-02-05T00:00:00Z"));
    expect(await usage(of.clientId, "2027-02")).toEqual(["standard", 30_000, 30_000]);
    expect((await mails()).slice(1)).toEqual(["owner-one@example.com ends", "owner-one@example.com kept"]);
  });

  it("may stop later than its plan says, from within five seconds in every process and as long as that plan lasts", async () => {
    const of = await opened();
    const { key } = await aKey(of.clientId);
    await sql`insert into api_quota (client_id, period, taken) values (${of.clientId}, '2026-12', 30000)`.execute(db);
    const elsewhere = process();
    const taken = async () => {
      const holder = await proved(key, elsewhere);
      return typeof holder === "string" ? holder : (await takeQuota(elsewhere, holder, 1)).ok;
    };
    expect(await taken()).toBe(false);
    for (const mostCalls of [29_999, 300_001, 40_000.5])
      expect(await raiseLimit(deps, { ...of, mostCalls })).toEqual({ ok: false, reason: "out-of-span" });
    expect(await raiseLimit(deps, { ...of, mostCalls: 60_000 })).toMatchObject({ ok: true, value: { mostCalls: 60_000 } });
    clock.advance(seconds(5) + 1);
    expect(await taken()).toBe(true);
    expect(await usage(of.clientId, "2026-12")).toEqual(["standard", 60_000, 30_000]);
    await changePlan(deps, { ...of, plan: "business" });
    clock.moveTo(new Date("2027-01-05T00:00:00Z"));
    expect(await now()).toMatchObject({ plan: "business", mostCalls: null });
  });

  it("ends at once where its company is closed: its keys, its plan to come and its invoices, and its owners are told", async () => {
    const of = await opened();
    const { key } = await aKey(of.clientId);
    await changePlan(deps, { ...of, plan: "business" });
    const closed = await decideCompany(
      { db, clock, onHomesChanged: async () => undefined, onClosed: endContractsOfClosed },
      { id: "one", decision: "close", note: "申し出により" },
    );
    expect(closed).toMatchObject({ ok: true, value: { state: "closed" } });
    expect(await proved(key)).toBe("ended");
    expect(await clientsOf(deps, "one")).toMatchObject([{ plan: "standard", next: null, endsAt: START }]);
    expect(await keepContract(deps, of)).toEqual({ ok: false, reason: "unknown" });
    expect((await mails()).at(-1)).toBe("owner-one@example.com closed");
    expect((await steps()).at(-1)).toBe("standard -> ended");
    clock.moveTo(new Date("2027-01-05T00:00:00Z"));
    expect([await usage(of.clientId, "2026-12"), await usage(of.clientId, "2027-01")]).toEqual([["standard", 30_000, 30_000], null]);
  });

  it("is not left running by whoever opens one while its company is closed", async () => {
    const close = () =>
      decideCompany(
        { db, clock, onHomesChanged: async () => undefined, onClosed: endContractsOfClosed },
        { id: "one", decision: "close", note: "申し出により" },
      );
    await Promise.all([openContract(deps, { companyId: "one", plan: "standard" }), close()]);
    expect(await companyContracts(deps, "one")).toEqual([]);
  });

  it("is none of another company's, and a trial is none", async () => {
    const of = await opened();
    const theirs = { ...of, companyId: "two" };
    for (const refused of [
      await changePlan(deps, { ...theirs, plan: "business" }),
      await endContract(deps, theirs),
      await keepContract(deps, theirs),
      await raiseLimit(deps, { ...theirs, mostCalls: 60_000 }),
    ])
      expect(refused).toEqual({ ok: false, reason: "unknown" });
    await sql`update api_plan_term set plan = 'trial'`.execute(db);
    expect(await endContract(deps, of)).toEqual({ ok: false, reason: "unknown" });
  });

  it("stands in a list of all companies that have one or may have one", async () => {
    await openContract(deps, { companyId: "two", plan: "business" });
    const asked: string[] = [];
    const told = { ...deps, db: db.withPlugin(listening(asked)) };
    const list = await companiesWithContracts(told, { offset: 0, limit: 10 });
    // However many companies there are.
    expect(asked).toHaveLength(2);
    expect(list.map(({ id, contracts }) => [id, contracts.map(({ plan }) => plan)])).toEqual([
      ["two", ["business"]],
      ["one", []],
    ]);
  });
});
