import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { hours } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { aCompany, aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { authenticateKey } from "./authenticate.server.ts";
import { openClient } from "./clients.server.ts";
import type { KeyWish } from "./keys.server.ts";
import { accessMemory } from "./memory.server.ts";
import { companyApiKeys, companyApiUsage, makeApiKey, revokeApiKey, rotateApiKey } from "./staff-keys.server.ts";
import type { ApiKey } from "./types.ts";

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-12-10T03:00:00Z"));
const deps = {
  ...{ db, clock, access: accessMemory(clock), jobs: { send: async () => undefined as never } },
  randomBytes: (length: number) => randomBytes(length),
};
let [mine, theirs] = ["", ""];

beforeEach(async () => {
  deps.access.keys.clear();
  for (const table of ["api_client", "company", "outbox"]) await sql`delete from ${sql.table(table)}`.execute(db);
  await aCompany(db, { id: "one" });
  await aCompany(db, { id: "two" });
  const open = (companyId: string) =>
    inTransaction(db, (tx) => openClient(tx, deps, { name: companyId, companyId, plan: "standard", endsAt: null }));
  [mine, theirs] = [await open("one"), await open("two")];
});

const owner = aMember("owner-one");
const wish = (more: Partial<KeyWish> = {}): KeyWish => ({
  ...{ clientId: mine, kind: "secret", mode: "live", label: "基幹システム", scopes: ["assess:v3"], hosts: [], ips: [], ...more },
});
const made = async (more: Partial<KeyWish> = {}) => {
  const issued = await makeApiKey(deps, owner, wish(more));
  if (!issued.ok) throw new Error(issued.reason);
  return issued.value;
};
const opens = async (presented: string) => (await authenticateKey(deps, { presented, scope: "assess:v3", originHost: null, ip: null })).ok;
const told = async () => {
  const { rows } = await sql<{ to: string }>`select recipient as to from outbox where kind = 'api-key-made' order by id`.execute(db);
  return rows.map(({ to }) => to);
};

describe("keys of a company", () => {
  it("are made by its owner, who is told by mail, and listed without the key itself", async () => {
    const { key, row } = await made();
    expect(await opens(key)).toBe(true);
    expect(await told()).toEqual(["owner-one@example.com"]);
    const listed = await companyApiKeys(deps, owner);
    expect(listed).toMatchObject({ ok: true, value: [{ client: { id: mine }, keys: [{ id: row.id, prefix: row.prefix }] }] });
    expect(JSON.stringify(listed)).not.toContain(key);
  });

  it("stand in the audit with the row of whoever made, rotated and took them back", async () => {
    await sql`delete from transition`.execute(db);
    const { row } = await made();
    const rotated = await rotateApiKey(deps, owner, { clientId: mine, keyId: row.id, overlap: hours(1) });
    await revokeApiKey(deps, owner, { clientId: mine, keyId: rotated.ok ? rotated.value.row.id : "" });
    const { rows } = await sql<{ step: string }>`
      select concat_ws(' ', to_state, actor) as step from transition where entity = 'api_key' order by id`.execute(db);
    expect(rows.map(({ step }) => step)).toEqual(["active", "active", "rotated", "revoked"].map((to) => `${to} staff:staff-owner-one`));
  });

  it("are taken back at once, and rotated with the overlap that was chosen", async () => {
    const { key: old, row } = await made();
    expect(await opens(old)).toBe(true);
    const rotated = await rotateApiKey(deps, owner, { clientId: mine, keyId: row.id, overlap: hours(0) });
    if (!rotated.ok) throw new Error(rotated.reason);
    expect([await opens(old), await opens(rotated.value.key)]).toEqual([false, true]);
    expect(await told()).toHaveLength(2);
    expect(await revokeApiKey(deps, owner, { clientId: mine, keyId: rotated.value.row.id })).toEqual({ ok: true, value: null });
    expect(await opens(rotated.value.key)).toBe(false);
  });

  it.each([
    ["an agent", "agent-one", "not-allowed"],
    ["who pays the bills", "billing-one", "not-allowed"],
    ["nobody of a company", "stranger", "not-staff"],
    ["the owner of another company", "owner-two", "unknown"],
  ])("are not those of %s", async (_, sub, reason) => {
    const { key, row } = await made();
    const [member, of] = [aMember(sub), { clientId: mine, keyId: row.id }];
    expect(await makeApiKey(deps, member, wish())).toEqual({ ok: false, reason });
    expect(await rotateApiKey(deps, member, { ...of, overlap: 0 })).toEqual({ ok: false, reason });
    expect(await revokeApiKey(deps, member, of)).toEqual({ ok: false, reason });
    expect(await opens(key)).toBe(true);
  });

  it.each<[string, Partial<ApiKey>, string]>([
    ["a publishable one without a host", { kind: "publishable", scopes: ["widget"] }, "no-place"],
    ["a publishable one for more than pages", { kind: "publishable", hosts: ["www.example.jp"] }, "not-in-plan"],
    ["a secret one for pages", { scopes: ["assess:v3", "widget"] }, "not-in-plan"],
    ["a host that is none", { hosts: ["https://example.jp"] }, "no-place"],
    ["an address that is none", { ips: ["127.1"] }, "no-place"],
  ])("are not made with %s", async (_, more, reason) => {
    expect(await makeApiKey(deps, owner, wish(more))).toEqual({ ok: false, reason });
  });

  it("are listed with those in use first and a hundred in all, however many there were, and twenty may be in use beside them", async () => {
    await sql`
      insert into api_key (id, client_id, kind, mode, label, prefix, key_hash, scopes, hosts, ips, made_at, ends_at, revoked_at)
      select 'k' || n, ${mine}, 'secret', 'live', 'n', 'p', decode(md5(n::text), 'hex'), '{assess:v3}', '{}', '{}', '2026-12-01',
        case when n % 2 = 0 then timestamptz '2026-12-02' end, case when n % 2 = 1 then timestamptz '2026-12-02' end
      from generate_series(1, 150) as n`.execute(db);
    await sql`update api_key set made_at = '2026-11-01', ends_at = null, revoked_at = null where id = 'k7'`.execute(db);
    const { row } = await made();
    const listed = await companyApiKeys(deps, owner);
    const keys = listed.ok ? (listed.value[0]?.keys ?? []) : [];
    expect([keys.length, keys.slice(0, 2).map(({ id }) => id)]).toEqual([100, [row.id, "k7"]]);
    for (let i = 0; i < 18; i += 1) await made();
    expect(await makeApiKey(deps, owner, wish())).toEqual({ ok: false, reason: "too-many" });
  });

  it("have no scope that the plan has not, and are twenty in use at most", async () => {
    await sql`update api_plan_term set plan = 'trial' where client_id = ${mine}`.execute(db);
    expect(await makeApiKey(deps, owner, wish({ scopes: ["batch"] }))).toEqual({ ok: false, reason: "not-in-plan" });
    const all = [];
    for (let i = 0; i < 20; i += 1) all.push(await made());
    expect(await makeApiKey(deps, owner, wish())).toEqual({ ok: false, reason: "too-many" });
    await revokeApiKey(deps, owner, { clientId: mine, keyId: all[0]?.row.id ?? "" });
    expect((await makeApiKey(deps, owner, wish())).ok).toBe(true);
  });

  it("are twenty also while some are replaced: a key that still works beside its successor counts", async () => {
    const all: Awaited<ReturnType<typeof made>>[] = [];
    for (let i = 0; i < 19; i += 1) all.push(await made());
    const rotate = (index: number, overlap: number) =>
      rotateApiKey(deps, owner, { clientId: mine, keyId: all[index]?.row.id ?? "", overlap });
    expect((await rotate(0, hours(24))).ok).toBe(true);
    expect(await rotate(1, hours(1))).toEqual({ ok: false, reason: "too-many" });
    expect(await makeApiKey(deps, owner, wish())).toEqual({ ok: false, reason: "too-many" });
    // In the place of the one before, and not beside it.
    expect((await rotate(1, 0)).ok).toBe(true);
    clock.advance(hours(24));
    expect((await rotate(2, hours(1))).ok).toBe(true);
    clock.advance(-hours(24));
  });
});

describe("calls of a company", () => {
  it.each([
    ["its owner", "owner-one", true],
    ["who pays the bills", "billing-one", true],
    ["an agent", "agent-one", false],
    ["another company", "owner-two", false],
  ])("are told to %s", async (_, sub, isTold) => {
    expect((await companyApiUsage(deps, aMember(sub), { clientId: mine, month: "2026-12" })).ok).toBe(isTold);
    expect((await companyApiUsage(deps, owner, { clientId: theirs, month: "2026-12" })).ok).toBe(false);
  });
});
