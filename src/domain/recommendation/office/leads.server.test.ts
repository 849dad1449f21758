import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { makeLink } from "#domain/notifications/index.server.ts";
import { addQuery } from "#domain/tenants/customers/customer-store.server.ts";
import { CUSTOMER_PAGES, subjectOf } from "#domain/tenants/customers/links.server.ts";
import { assignLead, editOwnQuery, handleLead } from "#domain/tenants/index.server.ts";
import { tenantMails } from "#domain/tenants/mails.server.ts";
import { days, hours, minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { aCompany, aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { A_WISH, aTenant, aTenantCustomer, someBytes } from "#test/support/tenants.ts";
import { ESTIMATE_CONSENT_VERSION } from "#wire/recommender-consent.ts";
import { answerLead } from "./answer-lead.server.ts";
import { askAboutOwnHome } from "./ask-office.server.ts";
import { officeLead, officeLeads } from "./leads.server.ts";

const { db } = await testDatabase();
const NOON = new Date("2026-11-24T03:00:00Z");
const clock = movableClock(NOON);
const deps = { db, clock, jobs: { send: async () => undefined }, randomBytes: someBytes() };
const [AGENT, OTHER] = [aMember("agent-one"), aMember("agent-two")];

beforeEach(async () => {
  clock.moveTo(NOON);
  for (const table of ["delivery_batch", "home_reaction", "outbox", "tenant", "company"])
    await sql`delete from ${sql.table(table)}`.execute(db);
  for (const company of ["one", "two"]) {
    await aCompany(db, { id: company });
    await aTenant(db, { key: `${company}-home`, companyId: company, name: `ホーム${company}`, hotDays: 3 });
    await aTenantCustomer(db, { tenant: `${company}-home`, id: "c1", email: `c1@${company}.example` });
  }
  for (const id of ["c2", "c3"]) await aTenantCustomer(db, { tenant: "one-home", id });
});

async function did(customer: string, kind: string, ago = 0, dwell: number | null = null): Promise<void> {
  const [recipient, at] = [`customer:one-home:${customer}`, new Date(clock.now().getTime() - ago)];
  await sql`insert into delivery_batch (id, recipient, tenant, topic, channel, window_key, state, scheduled_at, made_at, weights_version, seed, is_sample)
    values (${recipient}, ${recipient}, 'one-home', 'recommendation', 'mail', 'w', 'sent', ${at}, ${at}, 'w', 's', false) on conflict do nothing`.execute(
    db,
  );
  await sql`insert into delivery_event (batch_id, kind, dwell_seconds, happened_at) values (${recipient}, ${kind}, ${dwell}, ${at})`.execute(
    db,
  );
  if (["like", "ask", "visit"].includes(kind))
    await sql`insert into home_reaction (recipient, dwelling_key, listing_id, kind, reacted_at)
      values (${recipient}, ${`d-${kind}`}, 'l', ${kind}, ${at}) on conflict (recipient, dwelling_key) do update set reacted_at = excluded.reacted_at`.execute(
      db,
    );
}

const ALL = { state: "all", heat: null, kind: null, isMine: false, page: 1 } as const;
async function leads(changes: Partial<Parameters<typeof officeLeads>[2]> = {}, member = AGENT) {
  const found = await officeLeads(deps, member, { ...ALL, ...changes });
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}
const ids = async (changes: Parameters<typeof leads>[0] = {}) => (await leads(changes)).items.map(({ customerId }) => customerId);

describe("who showed interest", () => {
  it("stands by what waits, then by heat; looks count within the days of the office, questions longer", async () => {
    await did("c1", "open", days(4));
    await did("c2", "like");
    await did("c3", "visit", days(10));
    expect(await ids()).toEqual(["c3", "c2"]);
    expect((await leads()).items).toMatchObject([
      { kind: "visit", heat: "red", isOpen: true, visits: 1 },
      { kind: "like", heat: "yellow", isOpen: true, likes: 1 },
    ]);
    expect(await ids({ kind: "like" })).toEqual(["c2"]);
    expect(await ids({ heat: "red" })).toEqual(["c3"]);
    expect((await leads()).counts).toEqual({ open: 2, red: 1, mine: 0, all: 2 });
  });

  it("who only looks is nobody's work", async () => {
    for (let i = 0; i < 12; i += 1) await did("c1", "click");
    expect(await ids({ state: "open" })).toEqual([]);
    expect((await leads()).items).toMatchObject([{ customerId: "c1", heat: "red", isOpen: false, looks: 12 }]);
  });

  it("is seen by their own office alone", async () => {
    await did("c1", "ask");
    expect((await leads({}, OTHER)).counts.all).toBe(0);
    expect(await officeLead(deps, OTHER, "c2")).toEqual({ ok: false, reason: "unknown" });
    expect(await handleLead(deps, OTHER, { customer: "c2", isDone: true })).toEqual({ ok: false, reason: "unknown" });
    expect(await answerLead(deps, OTHER, { customer: "c1", text: "x" })).toEqual({ ok: false, reason: "unknown" });
    expect(await officeLeads(deps, aMember("billing-one"), ALL)).toEqual({ ok: false, reason: "not-allowed" });
  });
});

describe("somebody of the office", () => {
  it("has seen to it until they say something more", async () => {
    await did("c1", "ask");
    clock.advance(minutes(1));
    expect(await handleLead(deps, AGENT, { customer: "c1", isDone: true })).toEqual({ ok: true, value: null });
    expect(await ids({ state: "open" })).toEqual([]);
    expect(await ids({ state: "done" })).toEqual(["c1"]);
    await handleLead(deps, AGENT, { customer: "c1", isDone: false });
    expect(await ids({ state: "open" })).toEqual(["c1"]);
    await handleLead(deps, AGENT, { customer: "c1", isDone: true });
    clock.advance(hours(1));
    await did("c1", "open");
    expect(await ids({ state: "open" })).toEqual([]);
    await did("c1", "like");
    expect(await ids({ state: "open" })).toEqual(["c1"]);
  });

  it("gives them to a colleague who may answer, and to nobody else", async () => {
    await did("c1", "ask");
    const assign = (to: string | null) => assignLead(deps, AGENT, { customer: "c1", to });
    expect(await assign("staff-agent-one")).toMatchObject({ ok: true });
    expect(await ids({ isMine: true })).toEqual(["c1"]);
    for (const to of ["staff-agent-two", "staff-billing-one", "x"])
      expect(await assign(to)).toEqual({ ok: false, reason: "not-colleague" });
    expect(await assign(null)).toMatchObject({ ok: true });
    expect(await ids({ isMine: true })).toEqual([]);
  });

  it("reads all that happened, and their conditions", async () => {
    const query = { tenant: "one-home", customerId: "c1", id: "q1", state: "active", wish: A_WISH, at: NOON } as const;
    await withTenant(db, "one-home", (tx) => addQuery(tx, query));
    await did("c1", "open", minutes(5));
    await did("c1", "dwell", minutes(4), 72);
    await did("c1", "ask", minutes(3));
    const found = await officeLead(deps, AGENT, "c1");
    expect(found.ok && found.value.moments.map(({ kind }) => kind)).toEqual(["ask", "dwell", "open"]);
    expect(found).toMatchObject({ ok: true, value: { state: "active", lead: { dwellSeconds: 72, questions: 1 } } });
    expect(found.ok && found.value.conditions[0]).toContain("江東区");
    expect(await officeLead(deps, AGENT, "c2")).toMatchObject({ ok: true, value: { lead: { kind: "look", isOpen: false }, moments: [] } });
  });
});

describe("an answer", () => {
  const answer = (text = "土曜日にご案内できます。") => answerLead(deps, AGENT, { customer: "c1", text });
  const outbox = async () => {
    const { rows } = await sql<{ kind: string; facts: object; recipient: string; tenant: string }>`
      select kind, facts, recipient, tenant from outbox order by id`.execute(db);
    return rows;
  };

  it("goes out in the name of the office to who asked, and with that they are seen to", async () => {
    await did("c1", "visit");
    clock.advance(minutes(1));
    expect(await answer()).toEqual({ ok: true, value: null });
    const [mail] = await outbox();
    expect(mail).toMatchObject({ kind: "tenant-office-answers", recipient: "c1@one.example", tenant: "one-home" });
    const kinds = tenantMails(deps);
    const prepare = () =>
      kinds.find(({ kind }) => kind === mail?.kind)?.prepare(mail?.facts ?? {}, { operatorName: "まちのね", origin: "https://site.test" });
    const made = await prepare();
    expect(made).toMatchObject({
      words: { subject: "ホームoneからのお返事", sender: { name: "ホームone", licence: "東京都知事(1)第99999号" } },
    });
    expect(JSON.stringify(made)).toContain("土曜日にご案内できます。");
    expect(await ids({ state: "open" })).toEqual([]);
    const found = await officeLead(deps, AGENT, "c1");
    expect(found.ok && found.value.moments[0]).toMatchObject({ kind: "answer", text: "土曜日にご案内できます。" });
    await sql`update tenant_customer set state = 'stopped' where id = 'c1'`.execute(db);
    expect(await prepare()).toBeNull();
  });

  it("goes to nobody who asked nothing or has stopped everything, and not often", async () => {
    expect(await answer()).toEqual({ ok: false, reason: "unknown" });
    await did("c1", "like");
    expect(await answer()).toEqual({ ok: false, reason: "not-asked" });
    await did("c1", "ask");
    expect(await answer("  ")).toEqual({ ok: false, reason: "empty" });
    const all = await Promise.all(Array.from({ length: 7 }, () => answer()));
    expect(all.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await outbox()).toHaveLength(5);
    clock.advance(days(1) + 1);
    await sql`update tenant_customer set state = 'stopped' where id = 'c1'`.execute(db);
    expect(await answer()).toEqual({ ok: false, reason: "stopped" });
  });
});

describe("what a customer says to their office", () => {
  const ESTIMATE = { home: "マンション 東京都江東区豊洲5丁目 70㎡", message: "売るときの値段は", name: "見本 花子" };
  const ask = () =>
    askAboutOwnHome(deps, { tenant: "one-home", customer: "c1" }, { ...ESTIMATE, consentVersion: ESTIMATE_CONSENT_VERSION });

  it("about their own home waits like a question, in their words, and can be answered", async () => {
    expect(await ask()).toMatchObject({ ok: true, value: { office: "ホームone", isRepeated: false } });
    expect((await leads({ state: "open" })).items).toMatchObject([{ customerId: "c1", kind: "ask", isOpen: true, questions: 1 }]);
    expect(await officeLead(deps, AGENT, "c1")).toMatchObject({
      ok: true,
      value: {
        letters: [{ topic: "estimate", subject: ESTIMATE.home, message: "売るときの値段は" }],
        moments: [{ kind: "estimate", text: ESTIMATE.home }],
      },
    });
    expect(await answerLead(deps, AGENT, { customer: "c1", text: "お調べします" })).toMatchObject({ ok: true });
    expect((await leads({ state: "open" })).items).toEqual([]);
  });

  it("is seen by nobody of another office", async () => {
    await ask();
    expect((await leads({}, OTHER)).items).toEqual([]);
    expect(await officeLead(deps, OTHER, "c1")).toMatchObject({ ok: true, value: { letters: [], moments: [], lead: { questions: 0 } } });
  });

  it("by changing a condition stands there as it was and as it is", async () => {
    const query = { tenant: "one-home", customerId: "c1", id: "q1", state: "active", wish: A_WISH, at: clock.now() } as const;
    await withTenant(db, "one-home", (tx) => addQuery(tx, query));
    const open = await makeLink(deps, CUSTOMER_PAGES, subjectOf({ tenant: "one-home", customer: "c1" }));
    await editOwnQuery(deps, open, { id: "q1", answers: { ...A_WISH, price: { min: null, max: 50_000_000 } } });
    await editOwnQuery(deps, open, { id: "q1", answers: { ...A_WISH, price: { min: null, max: 50_000_000 } } });
    const found = await officeLead(deps, AGENT, "c1");
    expect(found.ok && found.value.moments).toMatchObject([
      { kind: "change", text: "江東区 / 中古マンション / 6,000万円以下\n→ 江東区 / 中古マンション / 5,000万円以下" },
    ]);
    expect(await officeLead(deps, OTHER, "c1")).toMatchObject({ ok: true, value: { moments: [] } });
  });
});
