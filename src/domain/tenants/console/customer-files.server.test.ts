import iconv from "iconv-lite";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { dropCustomer, officeCustomers } from "#domain/recommendation/index.server.ts";
import { addQuery } from "#domain/tenants/customers/customer-store.server.ts";
import {
  addOwnQuery,
  exportCustomers,
  importCustomers,
  importsOfOffice,
  inviteCustomer,
  stopCustomer,
  takeInCustomer,
  tenantMails,
  undoImport,
} from "#domain/tenants/index.server.ts";
import { hours } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { aCompany, aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { A_WISH, aTenant, aTenantCustomer, linksIn, someBytes } from "#test/support/tenants.ts";
import { CONTACT_CONSENT_VERSION } from "#wire/recommender-consent.ts";

const { db } = await testDatabase();
let clock = movableClock(new Date("2026-11-24T00:00:00Z"));
let deps = { db, clock, randomBytes: someBytes(), jobs: { send: async () => undefined } };
const [owner, agent, stranger] = [aMember("owner-one"), aMember("agent-one"), aMember("owner-two")];
const ALL = { state: null, heat: null, text: "", sort: "heat", page: 1 } as const;
const TARO = { name: "見本 太郎", email: "Taro@example.jp", proof: { on: "2026-11-03", way: "paper" } } as const;

beforeEach(async () => {
  clock = movableClock(new Date("2026-11-24T00:00:00Z"));
  deps = { ...deps, clock };
  const tables = ["tenant", "transition", "company_staff", "company", "outbox", "opaque_link", "delivery_batch", "home_reaction"];
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db);
  for (const id of ["one", "two"]) {
    await aCompany(db, { id });
    await aTenant(db, { key: `${id}-home`, companyId: id });
  }
});

const WAITING = sql<{ n: number }>`
  select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const names = async (changes: object = {}, who = agent) => {
  const found = await officeCustomers(db, who, { ...ALL, ...changes });
  return found.ok ? found.value.items.map(({ name }) => name) : found.reason;
};
const mailsTo = async (to: string) =>
  (await sql<{ kind: string; due: Date }>`select kind, next_try_at as due from outbox where recipient = ${to} order by id`.execute(db))
    .rows;
const audited = async (entity: string) =>
  (
    await sql<{ step: string }>`
    select concat_ws(' ', from_state, to_state, actor) as step from transition where entity = ${entity} order by id`.execute(db)
  ).rows.map(({ step }) => step);

const HEADER = "氏名,メール,同意日,同意の方法";
const file = (...lines: string[]) => Buffer.from([HEADER, ...lines].join("\n"));
const imports = (bytes: Uint8Array, isDry = false, who = owner) => importCustomers(deps, who, { bytes, fileName: "kokyaku.csv", isDry });

describe("a file of customers", () => {
  it("is looked at first, and changes and sends nothing then", async () => {
    expect(await imports(file("見本 一,a@example.jp,2026-11-03,書面"), true)).toMatchObject({
      ok: true,
      value: { made: null, added: 1, refused: 0, names: ["見本 一"], mailMinutes: 1 },
    });
    expect([await names(), await mailsTo("a@example.jp")]).toEqual([[], []]);
    expect(await imports(file("x,x@example.jp,2026-11-03,書面"), true, agent)).toEqual({ ok: false, reason: "not-allowed" });
  });

  it("takes in who agreed, and says of every other row why not, by its line", async () => {
    await takeInCustomer(deps, owner, TARO);
    await inviteCustomer(deps, { tenant: "one-home", name: null, email: "stopped@example.jp" });
    const [{ stop }] = await linksIn(db, tenantMails(deps), "stopped@example.jp");
    await stopCustomer(deps, stop);
    await takeInCustomer(deps, owner, { ...TARO, email: "gone@example.jp" });
    await dropCustomer(deps, owner, await idOf("gone@example.jp"));
    const given = iconv.encode(
      [
        HEADER,
        "髙橋 一,A@example.jp,2026/11/3,電話",
        "二,b@example.jp,,書面",
        "三,c.example.jp,2026-11-03,書面",
        "四,a+x@example.jp,2026-11-03,名刺",
      ]
        .concat(["五,taro@example.jp,2026-11-03,書面", "六,stopped@example.jp,2026-11-03,書面", "七,gone@example.jp,2026-11-03,書面"])
        .join("\r\n"),
      "cp932",
    );
    const faults = [
      ...[
        { line: 3, reason: "proof-day-missing" },
        { line: 4, reason: "email" },
        { line: 5, reason: "doubled" },
      ],
      ...[
        { line: 6, reason: "known" },
        { line: 7, reason: "stopped" },
        { line: 8, reason: "deleted" },
      ],
    ];
    expect(await imports(given)).toMatchObject({
      ok: true,
      value: { added: 1, refused: 6, faults, names: ["髙橋 一"], isRepeated: false },
    });
    expect((await mailsTo("a@example.jp")).map(({ kind }) => kind)).toEqual(["tenant-customer-added"]);
    expect(await audited("tenant_import")).toEqual(["applied staff:staff-owner-one"]);
    // The same content again is the first one.
    expect(await imports(given)).toMatchObject({ ok: true, value: { added: 1, refused: 6, isRepeated: true } });
    expect(await mailsTo("a@example.jp")).toHaveLength(1);
    expect(await importsOfOffice(db, owner)).toMatchObject({ ok: true, value: [{ fileName: "kokyaku.csv", added: 1, refused: 6 }] });
    expect(await importsOfOffice(db, stranger)).toEqual({ ok: true, value: [] });
  });

  it("handed in twice at the same time is one import, which both are told of", async () => {
    const given = file("見本 一,a@example.jp,2026-11-03,書面", "見本 二,b@example.jp,2026-11-03,書面");
    // Somebody is in the way of both until each has begun.
    const begun = await db.transaction().execute(async (tx) => {
      await aTenantCustomer(tx, { tenant: "one-home", id: "in-the-way", email: "a@example.jp" });
      const begun = [imports(given), imports(given)];
      await expect.poll(async () => (await WAITING.execute(db)).rows).toEqual([{ n: 2 }]);
      await withTenant(tx, "one-home", (scoped) => sql`delete from tenant_customer`.execute(scoped));
      return begun;
    });
    const both = await Promise.all(begun);
    expect(both.map((one) => one.ok && [one.value.added, one.value.isRepeated]).sort()).toEqual([
      [2, false],
      [2, true],
    ]);
    expect(await importsOfOffice(db, owner)).toMatchObject({ ok: true, value: [{ added: 2, state: "applied" }] });
    expect(await mailsTo("a@example.jp")).toHaveLength(1);
  });

  it.each([
    ["no header", Buffer.from("a,b\n1,2"), "unknown-layout"],
    ["a header alone", file(), "empty"],
    ["nothing", Buffer.from(""), "empty"],
    ["too many rows", file(...Array.from({ length: 5001 }, (_, i) => `見本,m${i}@example.jp,2026-11-03,書面`)), "too-large"],
    ["half a quote", file('"見本,a@example.jp,2026-11-03,書面'), "malformed"],
  ])("with %s is refused whole", async (_, bytes, reason) => {
    expect(await imports(bytes)).toMatchObject({ ok: false, reason: { file: reason, found: expect.any(String) } });
  });

  it("lets its mails go sixty a minute, so that they hold up nobody's", async () => {
    await imports(file(...Array.from({ length: 130 }, (_, i) => `見本,m${i}@example.jp,2026-11-03,書面`)));
    const due = sql<{ minute: number; n: number }>`
      select floor(extract(epoch from next_try_at - queued_at) / 60)::int as minute, count(*)::int as n from outbox group by 1 order by 1`;
    expect((await due.execute(db)).rows).toEqual([
      { minute: 0, n: 60 },
      { minute: 1, n: 60 },
      { minute: 2, n: 10 },
    ]);
    const next = await imports(file(...Array.from({ length: 60 }, (_, i) => `見本,n${i}@example.jp,2026-11-03,書面`)));
    expect(next).toMatchObject({ ok: true, value: { added: 60, mailMinutes: 4 } });
    expect((await due.execute(db)).rows.slice(2)).toEqual([
      { minute: 2, n: 60 },
      { minute: 3, n: 10 },
    ]);
  });

  it("asks 5,000 people a day at most over all files and additions, taken back or not, and says so at each row", async () => {
    await withTenant(db, "one-home", (tx) =>
      sql`insert into tenant_asking (tenant_key, asked_on, asked, next_at) values ('one-home', '2026-11-24', 4998, now() - interval '1 year')`.execute(
        tx,
      ),
    );
    const rows = ["a", "b", "c"].map((one) => `見本,${one}@example.jp,2026-11-03,書面`);
    const full = { ok: true, value: { added: 2, faults: [{ line: 4, reason: "day-full" }] } };
    expect(await imports(file(...rows), true)).toMatchObject(full);
    const made = await imports(file(...rows));
    expect(made).toMatchObject(full);
    expect(await takeInCustomer(deps, owner, TARO)).toEqual({ ok: false, reason: "too-many" });
    await undoImport(deps, owner, made.ok ? (made.value.made?.id ?? "") : "");
    expect(await imports(file(rows[2] ?? ""))).toMatchObject({ ok: true, value: { added: 0, made: null } });
    clock.advance(hours(24));
    expect(await imports(file(rows[2] ?? ""))).toMatchObject({ ok: true, value: { added: 1 } });
    expect((await takeInCustomer(deps, owner, TARO)).ok).toBe(true);
  });

  it("is taken back within a day: who answered stays and is named, and nobody is asked twice that day", async () => {
    const given = file("見本 一,a@example.jp,2026-11-03,書面", "見本 二,b@example.jp,2026-11-03,書面");
    const first = await imports(given);
    const id = first.ok ? (first.value.made?.id ?? "") : "";
    const [{ open }] = await linksIn(db, tenantMails(deps), "b@example.jp");
    await addOwnQuery(deps, open, { answers: A_WISH, name: null, consentVersion: CONTACT_CONSENT_VERSION });
    expect(await undoImport(deps, stranger, id)).toEqual({ ok: false, reason: "unknown" });
    expect(await undoImport(deps, agent, id)).toEqual({ ok: false, reason: "not-allowed" });
    expect(await undoImport(deps, owner, id)).toEqual({ ok: true, value: { removed: 1, stayed: ["見本 二"] } });
    expect(await undoImport(deps, owner, id)).toEqual({ ok: false, reason: "too-late" });
    expect(await linksIn(db, tenantMails(deps), "a@example.jp")).toEqual([{ open: "", stop: "" }]);
    expect(await imports(given)).toMatchObject({ ok: true, value: { added: 1, refused: 1, isRepeated: false } });
    expect(await mailsTo("a@example.jp")).toHaveLength(1);

    clock.advance(hours(25));
    const newest = await importsOfOffice(db, owner);
    const again = newest.ok ? (newest.value.find(({ state }) => state === "applied")?.id ?? "") : "";
    expect(await undoImport(deps, owner, again)).toEqual({ ok: false, reason: "too-late" });
  });

  it("keeps who is telling what they look for while it is taken back", async () => {
    const made = await imports(file("見本 一,a@example.jp,2026-11-03,書面"));
    const customer = await idOf("a@example.jp");
    const undone = await db.transaction().execute(async (tx) => {
      const query = { tenant: "one-home", customerId: customer, id: "q", state: "waiting", wish: A_WISH, at: clock.now() } as const;
      await withTenant(tx, "one-home", (scoped) => addQuery(scoped, query));
      const begun = [undoImport(deps, owner, made.ok ? (made.value.made?.id ?? "") : "")];
      await expect.poll(async () => (await WAITING.execute(db)).rows).toEqual([{ n: 1 }]);
      return begun;
    });
    expect(await undone[0]).toEqual({ ok: true, value: { removed: 0, stayed: ["見本 一"] } });
  });
});

describe("the file of all customers", () => {
  it("has everybody of the office and nobody else's, no formula in it, and is kept in the audit", async () => {
    for (let i = 0; i < 501; i++)
      await aTenantCustomer(db, { tenant: "one-home", id: `c${i}`, name: i === 7 ? "=HYPERLINK(1)" : `見本, ${i}` });
    await aTenantCustomer(db, { tenant: "two-home", id: "other", name: "よその人" });
    expect(await exportCustomers(deps, agent)).toEqual({ ok: false, reason: "not-allowed" });
    const parts = await exportCustomers(deps, owner);
    if (!parts.ok) throw new Error(parts.reason);
    let text = "";
    for await (const part of parts.value) text += part;
    expect(text.startsWith("\uFEFF氏名,メール,状態,関心,条件,登録の方法,同意日,同意の方法,登録日,メモ\r\n")).toBe(true);
    expect(text.trimEnd().split("\r\n")).toHaveLength(502);
    expect(text).toContain("'=HYPERLINK(1),");
    expect(text).toContain('"見本, 8",c8@example.jp,配信中,-,,登録ページ,2026-11-01,登録ページ,2026-11-01,');
    expect(text).not.toContain("よその人");
    expect(await audited("tenant")).toEqual(["live live staff:staff-owner-one"]);
  });
});

async function idOf(email: string): Promise<string> {
  const found = sql<{ id: string }>`select id from tenant_customer where email = ${email}`;
  return (await withTenant(db, "one-home", (tx) => found.execute(tx))).rows[0]?.id ?? "";
}
