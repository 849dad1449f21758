import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { days, hours, seconds } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { aCompany } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { authenticateKey } from "./authenticate.server.ts";
import { clientsOf, extendTrial, openClient } from "./clients.server.ts";
import { convertTrial } from "./contracts.server.ts";
import { issueKey, type KeyWish, revokeKey, rotateKey } from "./keys.server.ts";
import { accessMemory } from "./memory.server.ts";
import type { PlanId, Scope } from "./types.ts";
import { settleAccess } from "./usage.server.ts";

const { db } = await testDatabase();
const START = new Date("2026-12-10T03:00:00Z");
const clock = movableClock(START);
const process = () => ({ db, clock, randomBytes: (length: number) => randomBytes(length), access: accessMemory(clock) });
let deps = process();

beforeEach(async () => {
  clock.moveTo(START);
  deps = process();
  for (const table of ["api_client", "company", "transition"]) await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`insert into company (id, name, licence, address, phone, email, state, created_at, updated_at)
    values ('one', '一号不動産', '東京都知事(1)第1号', '東京都', '03-0000-0000', 'one@example.com', 'live', ${START}, ${START})`.execute(
    db,
  );
});

const pass = (ms: number) => clock.moveTo(new Date(clock.now().getTime() + ms));
const client = (plan: PlanId = "standard", companyId: string | null = "one", endsAt: Date | null = null) =>
  inTransaction(db, (tx) => openClient(tx, deps, { name: "一号不動産", companyId, plan, endsAt }));
const key = async (wish: Partial<KeyWish> & Pick<KeyWish, "clientId">) =>
  inTransaction(db, (tx) =>
    issueKey(tx, deps, {
      ...{ kind: "secret", mode: "live", label: "基幹システム", scopes: ["assess:v1", "batch"], hosts: [], ips: [], ...wish },
    }),
  );
const proved = (presented: string, asked: { scope?: Scope; originHost?: string | null; ip?: string | null } = {}, by = deps) =>
  authenticateKey(by, { presented, scope: "assess:v1", originHost: null, ip: null, ...asked });
const why = async (...asked: Parameters<typeof proved>) => {
  const answer = await proved(...asked);
  return answer.ok ? "ok" : answer.reason;
};
const steps = async (entity: string) => {
  const { rows } = await sql<{ step: string }>`
    select concat_ws(' ', from_state, '->', to_state, actor) as step from transition where entity = ${entity} order by id`.execute(db);
  return rows.map(({ step }) => step);
};

const IN_PAGES = { kind: "publishable", scopes: ["widget"], hosts: ["www.example.jp"] } as const;

describe("a key", () => {
  it("says who calls, and is kept as a hash alone", async () => {
    const clientId = await client();
    const { key: text, row } = await key({ clientId });
    expect(await proved(text)).toEqual({
      ok: true,
      value: {
        ...{ clientId, companyId: "one", clientName: "一号不動産", plan: "standard", endsAt: null, keyId: row.id },
        mostCalls: null,
        ...{ kind: "secret", mode: "live", scope: "assess:v1" },
      },
    });
    const { rows } = await sql<{ all: string }>`select to_jsonb(k)::text as all from api_key k`.execute(db);
    expect(rows[0]?.all).not.toContain(text);
    expect(rows[0]?.all).not.toContain(text.slice(-20));
    expect(await steps("api_key")).toEqual(["-> active operator"]);
  });

  it("is nobody's when it was never made, or is of a document, which the database is not asked", async () => {
    const { key: text } = await key({ clientId: await client() });
    expect(await why(`${text.slice(0, -1)}${text.endsWith("0") ? "1" : "0"}`)).toBe("unknown");
    await sql`delete from api_key`.execute(db);
    expect(await why(text)).toBe("unknown");
  });

  it("opens nothing once it is taken back: within five seconds in a process that knew it", async () => {
    const clientId = await client();
    const { key: text, row } = await key({ clientId });
    const elsewhere = process();
    expect([await why(text), await why(text, {}, elsewhere)]).toEqual(["ok", "ok"]);
    expect(await inTransaction(db, (tx) => revokeKey(tx, deps, { clientId: "another", keyId: row.id }))).toMatchObject({
      reason: "unknown",
    });
    await inTransaction(db, (tx) => revokeKey(tx, deps, { clientId, keyId: row.id }));
    deps.access.keys.clear();
    expect([await why(text), await why(text, {}, elsewhere)]).toEqual(["revoked", "ok"]);
    pass(seconds(5) + 1);
    expect(await why(text, {}, elsewhere)).toBe("revoked");
    expect(await inTransaction(db, (tx) => revokeKey(tx, deps, { clientId, keyId: row.id }))).toMatchObject({ reason: "not-active" });
    expect(await steps("api_key")).toEqual(["-> active operator", "active -> revoked operator"]);
  });

  it("works on beside the one that replaces it until the overlap is over", async () => {
    const clientId = await client();
    const { key: old, row } = await key({ clientId, ips: ["203.0.113.0/24"] });
    const rotated = await inTransaction(db, (tx) => rotateKey(tx, deps, { clientId, keyId: row.id, overlap: hours(2) }));
    if (!rotated.ok) throw new Error(rotated.reason);
    expect(rotated.value.row).toMatchObject({ ips: ["203.0.113.0/24"], scopes: row.scopes, label: row.label });
    pass(hours(2) - 1);
    const from = { ip: "203.0.113.9" };
    expect([await why(old, from), await why(rotated.value.key, from)]).toEqual(["ok", "ok"]);
    pass(1);
    expect([await why(old, from), await why(rotated.value.key, from)]).toEqual(["revoked", "ok"]);
    expect(await inTransaction(db, (tx) => rotateKey(tx, deps, { clientId, keyId: row.id }))).toMatchObject({ reason: "not-active" });
  });

  it("is not longer in use beside another than seven days", async () => {
    const clientId = await client();
    const { key: old, row } = await key({ clientId });
    await inTransaction(db, (tx) => rotateKey(tx, deps, { clientId, keyId: row.id, overlap: days(30) }));
    pass(days(7) - 1);
    expect(await why(old)).toBe("ok");
    pass(1);
    expect(await why(old)).toBe("revoked");
  });

  it.each([
    ["a scope it has", { scope: "batch" }, {}, "ok"],
    ["a scope it has not", { scope: "assess:v3" }, {}, "wrong-scope"],
    ["a host it names", { originHost: "www.example.jp", scope: "widget" }, IN_PAGES, "ok"],
    ["another host", { originHost: "evil.test", scope: "widget" }, IN_PAGES, "wrong-host"],
    ["no page, of a publishable one", { scope: "widget" }, IN_PAGES, "wrong-host"],
    ["a publishable one without hosts", { originHost: "www.example.jp", scope: "widget" }, { ...IN_PAGES, hosts: [] }, "wrong-host"],
    ["a secret one in a page", { originHost: "www.example.jp", scope: "widget" }, { ...IN_PAGES, kind: "secret" }, "wrong-scope"],
    ["a publishable one for the whole API", { originHost: "www.example.jp" }, { ...IN_PAGES, scopes: ["assess:v1"] }, "wrong-scope"],
    ["a host that a secret one does not name", { originHost: "evil.test" }, { hosts: ["www.example.jp"] }, "wrong-host"],
    ["an address it names", { ip: "203.0.113.9" }, { ips: ["203.0.113.0/24"] }, "ok"],
    ["another address", { ip: "198.51.100.1" }, { ips: ["203.0.113.0/24"] }, "wrong-ip"],
    ["no address, where it names some", {}, { ips: ["203.0.113.0/24"] }, "wrong-ip"],
  ] as const)("with %s", async (_, asked, wish, answer) => {
    const { key: text } = await key({ clientId: await client(), ...wish });
    expect(await why(text, asked)).toBe(answer);
  });

  it("has no scope that the plan of its client has not", async () => {
    const { key: text } = await key({ clientId: await client("trial", null) });
    expect(await why(text, { scope: "batch" })).toBe("wrong-scope");
  });

  it.each(["suspended", "closed", "applied"])("opens nothing while its company is %s", async (state) => {
    const { key: text } = await key({ clientId: await client() });
    await sql`update company set state = ${state}`.execute(db);
    expect(await why(text)).toBe("ended");
  });

  it("notes when it was used last", async () => {
    const { key: text } = await key({ clientId: await client() });
    await proved(text);
    await settleAccess(deps);
    const { rows } = await sql<{ at: Date }>`select last_used_at as at from api_key`.execute(db);
    expect(rows[0]?.at).toEqual(START);
  });
});

describe("a trial", () => {
  it("ends by the clock, goes on when extended, and becomes a plan of a company with its keys", async () => {
    const clientId = await client("trial", null, new Date(START.getTime() + days(14)));
    const { key: text } = await key({ clientId });
    pass(days(14));
    expect(await why(text)).toBe("ended");
    await inTransaction(db, (tx) => extendTrial(tx, deps, { clientId, endsAt: new Date(START.getTime() + days(20)) }));
    deps.access.keys.clear();
    expect(await why(text)).toBe("ok");
    const to = { clientId, companyId: "one", plan: "standard" } as const;
    expect(await convertTrial(deps, to)).toMatchObject({
      ok: true,
      value: { plan: "standard", endsAt: null },
    });
    pass(days(30));
    expect(await proved(text)).toMatchObject({ ok: true, value: { plan: "standard", companyId: "one" } });
    expect(await clientsOf(deps, "one")).toMatchObject([{ id: clientId, plan: "standard" }]);
    await aCompany(db, { id: "two" });
    expect(await convertTrial(deps, { ...to, companyId: "two" })).toEqual({ ok: false, reason: "not-trial" });
    expect(await steps("api_client")).toEqual(["-> trial operator", "trial -> trial operator", "trial -> standard operator"]);
  });
});
