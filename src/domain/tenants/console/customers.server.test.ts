import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { RECC_PAGE } from "#domain/notifications/index.server.ts";
import { dropCustomer, officeCustomer, officeCustomers } from "#domain/recommendation/index.server.ts";
import {
  addOwnQuery,
  customerPage,
  noteOnCustomer,
  registerCustomer,
  stopForCustomer,
  takeInCustomer,
  tenantMails,
} from "#domain/tenants/index.server.ts";
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

describe("the customers of an office", () => {
  it("are listed by warmth, date or name, found by parts of name and address, and paged", async () => {
    for (const [id, name, heat] of [
      ["c1", "阿部", "none"],
      ["c2", "伊藤", "red"],
      ["c3", "上田 50%", "orange"],
    ] as const) {
      await aTenantCustomer(db, { tenant: "one-home", id, name });
      await withTenant(db, "one-home", (tx) => sql`update tenant_customer set heat = ${heat} where id = ${id}`.execute(tx));
    }
    expect(await names()).toEqual(["伊藤", "上田 50%", "阿部"]);
    expect(await names({ sort: "name" })).toEqual(["上田 50%", "伊藤", "阿部"].sort());
    expect(await names({ text: "藤" })).toEqual(["伊藤"]);
    expect(await names({ text: "C1@EXAMPLE" })).toEqual(["阿部"]);
    expect(await names({ text: "%" })).toEqual(["上田 50%"]);
    expect(await names({ heat: "orange" })).toEqual(["上田 50%"]);
    expect(await names({ state: "stopped" })).toEqual([]);
    expect(await names({}, stranger)).toEqual([]);
    for (let more = 0; more < 20; more++) await aTenantCustomer(db, { tenant: "one-home", id: `m${more}` });
    expect([(await names())?.length, (await names({ page: 2 }))?.length]).toEqual([20, 3]);
  });

  it("are shown with what was sent, what they made of each home, and the presses that led to the office's own pages", async () => {
    await aTenantCustomer(db, { tenant: "one-home", id: "c1" });
    const [who, at] = ["customer:one-home:c1", clock.now()];
    await sql`insert into delivery_batch (id, recipient, tenant, topic, channel, window_key, state, scheduled_at, sent_at, made_at, weights_version, seed, is_sample)
      values ('b1', ${who}, 'one-home', 'recommendation', 'mail', 'w', 'reacted', ${at}, ${at}, ${at}, 'w', 's', false)`.execute(db);
    await sql`insert into delivery_item (batch_id, position, listing_id, dwelling_key, price, reasons, soft_edges, features, propensity, is_explored)
      values ('b1', 1, 'l1', 'd1', 50000000, '[{"fact":"f","text":"駅から5分です"}]', '[]', '{}', 1, false)`.execute(db);
    await sql`insert into delivery_event (batch_id, position, kind, dwell_seconds, happened_at) values ('b1', 1, 'open', null, ${at}), ('b1', 1, 'dwell', 40, ${at})`.execute(
      db,
    );
    await sql`insert into home_reaction (recipient, dwelling_key, listing_id, kind, reacted_at) values (${who}, 'd1', 'l1', 'ask', ${at})`.execute(
      db,
    );
    const found = await officeCustomer(db, agent, "c1");
    expect(found).toMatchObject({
      ok: true,
      value: {
        deliveries: [
          {
            ...{ id: "b1", state: "reacted", sentAt: at },
            items: [{ priceYen: 50_000_000, title: null, looks: 1, dwellSeconds: 40, reaction: { kind: "ask", reason: null, at } }],
          },
        ],
      },
    });
    expect(await officeCustomers(db, agent, ALL)).toMatchObject({ value: { items: [{ sentAt: at, reaction: { kind: "ask", at } }] } });
    expect(await officeCustomer(db, stranger, "c1")).toEqual({ ok: false, reason: "unknown" });
  });

  it("are stopped at once where they asked the office, kept in the audit; what is under way goes nowhere", async () => {
    await registerCustomer(deps, {
      tenant: "one-home",
      name: "花子",
      email: "h@example.jp",
      answers: A_WISH,
      consentVersion: CONTACT_CONSENT_VERSION,
    });
    const [{ open }] = await linksIn(db, tenantMails(deps), "h@example.jp");
    const id = (await officeCustomers(db, agent, ALL)).ok ? await idOf("h@example.jp") : "";
    expect(await stopForCustomer(deps, stranger, id)).toEqual({ ok: false, reason: "unknown" });
    expect([await stopForCustomer(deps, agent, id), await stopForCustomer(deps, agent, id)]).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(await audited("tenant_customer")).toEqual(["waiting customer", "waiting stopped staff:staff-agent-one"]);
    expect(await customerPage(deps, open)).toMatchObject({ ok: false });
    expect(await takeInCustomer(deps, owner, { ...TARO, email: "h@example.jp" })).toEqual({ ok: false, reason: "stopped" });
  });

  it("have a note of the office, which nobody overwrites unseen", async () => {
    await aTenantCustomer(db, { tenant: "one-home", id: "c1" });
    expect(await noteOnCustomer(deps, agent, { id: "c1", note: " 平日の夜に電話 ", before: "" })).toEqual({ ok: true, value: null });
    expect(await noteOnCustomer(deps, owner, { id: "c1", note: "別のメモ", before: "" })).toEqual({ ok: false, reason: "conflict" });
    expect(await noteOnCustomer(deps, owner, { id: "c1", note: "", before: "平日の夜に電話" })).toEqual({ ok: true, value: null });
    expect(await noteOnCustomer(deps, stranger, { id: "c1", note: "x", before: "" })).toEqual({ ok: false, reason: "unknown" });
  });

  it("are deleted at their wish with all that was sent, and the office cannot take the mailbox in again; they themselves can come back", async () => {
    await takeInCustomer(deps, owner, TARO);
    const id = await idOf("taro@example.jp");
    const who = `customer:one-home:${id}`;
    await sql`insert into delivery_batch (id, recipient, tenant, topic, channel, window_key, state, scheduled_at, made_at, weights_version, seed, is_sample)
      values ('b1', ${who}, 'one-home', 'recommendation', 'mail', 'w', 'sent', now(), now(), 'w', 's', false)`.execute(db);
    await sql`insert into home_reaction (recipient, dwelling_key, listing_id, kind, reacted_at) values (${who}, 'd1', 'l1', 'like', now())`.execute(
      db,
    );
    await sql`insert into line_account (provider, user_id, recipient, state, changed_at) values ('tenant:one-home', 'U1', ${who}, 'linked', now())`.execute(
      db,
    );
    await sql`insert into opaque_link (token_hash, purpose, subject, made_at) values ('\\x01', ${RECC_PAGE.name}, 'b1', now())`.execute(db);
    expect(await dropCustomer(deps, agent, id)).toEqual({ ok: false, reason: "not-allowed" });
    expect(await dropCustomer(deps, stranger, id)).toEqual({ ok: false, reason: "unknown" });
    expect(await dropCustomer(deps, owner, id)).toEqual({ ok: true, value: null });
    const left = await sql<{ n: number }>`
      select (select count(*) from tenant_customer) + (select count(*) from delivery_batch) + (select count(*) from home_reaction) as n`.execute(
      db,
    );
    expect(Number(left.rows[0]?.n)).toBe(0);
    expect((await sql`select from line_account`.execute(db)).rows).toEqual([]);
    expect((await sql`select from opaque_link where purpose = ${RECC_PAGE.name} and revoked_at is null`.execute(db)).rows).toEqual([]);
    expect(await takeInCustomer(deps, owner, { ...TARO, email: "taro+new@example.jp" })).toEqual({ ok: false, reason: "deleted" });
    expect(
      (await sql`select from outbox where facts::text like '%太郎%' or lower(recipient) = 'taro@example.jp'`.execute(db)).rows,
    ).toEqual([]);
    const back = { tenant: "one-home", name: null, email: TARO.email, answers: A_WISH, consentVersion: CONTACT_CONSENT_VERSION };
    expect(await registerCustomer(deps, back)).toEqual({ ok: true, value: null });
  });
});

async function idOf(email: string): Promise<string> {
  const found = sql<{ id: string }>`select id from tenant_customer where email = ${email}`;
  return (await withTenant(db, "one-home", (tx) => found.execute(tx))).rows[0]?.id ?? "";
}

describe("somebody an office takes in", () => {
  it("gets one mail in its name, and nothing more before they have told what they look for; the proof is kept", async () => {
    expect(await takeInCustomer(deps, agent, TARO)).toEqual({ ok: false, reason: "not-allowed" });
    expect(await takeInCustomer(deps, owner, { ...TARO, proof: { on: "2026-11-25", way: "paper" } })).toEqual({
      ok: false,
      reason: "proof-day",
    });
    expect(await takeInCustomer(deps, owner, TARO)).toMatchObject({ ok: true });
    expect((await mailsTo(TARO.email)).map(({ kind }) => kind)).toEqual(["tenant-customer-added"]);
    expect(await takeInCustomer(deps, owner, TARO)).toEqual({ ok: false, reason: "known" });
    const id = await idOf("taro@example.jp");
    expect(await officeCustomer(db, owner, id)).toMatchObject({
      value: { customer: { state: "waiting", origin: "office", proof: TARO.proof, consentedAt: null, queries: [] } },
    });
    const [{ open }] = await linksIn(db, tenantMails(deps), TARO.email);
    expect(await addOwnQuery(deps, open, { answers: A_WISH, name: null, consentVersion: CONTACT_CONSENT_VERSION })).toMatchObject({
      ok: true,
    });
    expect(await officeCustomer(db, owner, id)).toMatchObject({
      value: { customer: { state: "active", proof: TARO.proof, consentedAt: clock.now() } },
    });
  });

  it("is nobody while nothing is sent in the name of the office", async () => {
    await sql`update tenant set state = 'suspended' where key = 'one-home'`.execute(db);
    expect(await takeInCustomer(deps, owner, TARO)).toEqual({ ok: false, reason: "not-live" });
  });
});
