import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { INQUIRY_CONSENT } from "#domain/letters/inquiries/inquiry-consent.ts";
import { makeLink, RECC_PAGE } from "#domain/notifications/index.server.ts";
import { addQuery } from "#domain/tenants/customers/customer-store.server.ts";
import { tenantMails } from "#domain/tenants/index.server.ts";
import { days, minutes } from "#kernel/duration.ts";
import type { Tx } from "#platform/db.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { A_WISH, aTenant, aTenantCustomer } from "#test/support/tenants.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { ESTIMATE_CONSENT_VERSION } from "#wire/recommender-consent.ts";

const BASE = "/api/recommendation";
let site: MemberApi;

beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment()] });
  const next_update_on = new Date(site.clock.now().getTime() + days(300)).toISOString().slice(0, 10);
  await insertRows(site.db, "listing", await aLoad(site.db), [aListingRow({ id: "one", dwelling_key: "d-one", next_update_on })]);
});

beforeEach(async () => {
  // So that nobody has called too often.
  site.clock.advance(minutes(5));
  for (const table of ["delivery_batch", "home_reaction", "opaque_link", "outbox", "tenant"])
    await sql`delete from ${sql.table(table)}`.execute(site.db);
  for (const key of ["a-home", "b-home"]) {
    await aTenant(site.db, { key, name: `見本${key}` });
    await aTenantCustomer(site.db, { tenant: key, email: "hana@example.jp" });
    const query = { tenant: key, customerId: "c1", id: "q1", state: "active", wish: A_WISH, at: site.clock.now() } as const;
    await withTenant(site.db, key, (tx) => addQuery(tx, query));
    await batch(`batch-${key}`, `customer:${key}:c1`, key);
  }
  await batch("batch-member", "member:owner", null);
});

async function batch(id: string, recipient: string, tenant: string | null) {
  const at = site.clock.now();
  await sql`insert into delivery_batch (id, recipient, tenant, topic, channel, window_key, state, scheduled_at, sent_at, made_at, weights_version, seed, is_sample)
    values (${id}, ${recipient}, ${tenant}, 'recommendation', 'mail', ${id}, 'sent', ${at}, ${at}, ${at}, 'w', 's', false)`.execute(
    site.db,
  );
  await sql`insert into delivery_item (batch_id, position, listing_id, dwelling_key, query_id, price, reasons, soft_edges, features, propensity, is_explored)
    values (${id}, 1, 'one', 'd-one', 'q1', 50000000, '[]', '[]', '{}', 1, false)`.execute(site.db);
}

/** Somebody who opened the link of a message; `path` with a body is sent. */
async function visitor(batchId: string) {
  const token = await makeLink(site.api.deps, RECC_PAGE, batchId);
  const opened = await send("/visits", { token });
  const cookie = opened.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return async (path: string, body?: object) => {
    const answer = body ? await send(path, body, cookie) : await site.api.app.request(`${BASE}${path}`, { headers: { cookie } });
    return { status: answer.status, body: await answer.json() };
  };
}

async function send(path: string, body: object, cookie = "") {
  const headers = { "content-type": "application/json", cookie };
  return site.api.app.request(`${BASE}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

it("who opens the mail of a tenant sees its brand, their conditions, and stops it there", async () => {
  const ask = await visitor("batch-a-home");
  const sender = { key: "a-home", name: "見本a-home", licence: "東京都知事(1)第99999号", colour: "#0b5d66" };
  expect(await ask("/batches/latest")).toMatchObject({
    status: 200,
    body: { reader: "link", sender, conditions: [{ id: "q1" }], nextHour: 18, batch: { id: "batch-a-home" } },
  });
  expect((await ask("/batches/batch-a-home/homes/1")).body).toMatchObject({ sender });
  expect(await ask("/reactions", { batchId: "batch-a-home", position: 1, kind: "like" })).toMatchObject({ status: 200 });
  const { rows } = await sql`select recipient, kind from home_reaction`.execute(site.db);
  expect(rows).toEqual([{ recipient: "customer:a-home:c1", kind: "like" }]);
  const stop = (await ask("/stop-links", { topic: "recommendation" })).body;
  expect(stop).toMatchObject({ page: expect.stringMatching(/^\/recommender\/querylist\?t=a-home#s=[\w-]{43}$/) });
});

it("is led to the office's own page about a home of its own", async () => {
  const target = "https://www.a-home.example/bukken/1";
  await sql`update tenant set company_id = (select company_id from listing where id = 'one') where key = 'a-home'`.execute(site.db);
  await sql`update listing set page_url = ${target} where id = 'one'`.execute(site.db);
  const ask = await visitor("batch-a-home");
  const ownPage = { label: "見本a-homeのページで見る", target };
  expect((await ask("/batches/batch-a-home/homes/1")).body).toMatchObject({ item: { ownPage } });
  const other = await visitor("batch-b-home");
  expect((await other("/batches/batch-b-home/homes/1")).body).toMatchObject({ item: { ownPage: null } });
});

it("sees nothing of another tenant's customer with the same address, nor of a member", async () => {
  const ask = await visitor("batch-a-home");
  for (const other of ["batch-b-home", "batch-member"]) {
    expect((await ask(`/batches/${other}/homes/1`)).status).toBe(404);
    expect((await ask("/reactions", { batchId: other, position: 1, kind: "like" })).status).toBe(404);
    expect((await ask("/events", { batchId: other, kind: "open" })).status).toBe(404);
  }
  const member = await visitor("batch-member");
  expect((await member("/batches/latest")).body).toMatchObject({ sender: null });
  expect((await member("/batches/batch-a-home/homes/1")).status).toBe(404);
});

it("sees nothing once the tenant is suspended", async () => {
  const ask = await visitor("batch-a-home");
  await sql`update tenant set state = 'suspended' where key = 'a-home'`.execute(site.db);
  expect((await ask("/batches/latest")).status).toBe(404);
  expect((await ask("/reactions", { batchId: "batch-a-home", position: 1, kind: "like" })).status).toBe(404);
});

const LETTER = {
  ...{ topic: "visit", preferredDates: "土曜の午後", message: "駐車場はありますか", contactWay: "mail", name: "見本 花子" },
  ...{ recipients: ["a-home"], consentVersion: INQUIRY_CONSENT.version },
};
const ABOUT = "/batches/batch-a-home/homes/1/inquiries";
const ESTIMATE = {
  ...{ kind: "condo", address: "東京都江東区豊洲5丁目", areaM2: 70, builtYear: 2005, name: "見本 花子" },
  consentVersion: ESTIMATE_CONSENT_VERSION,
};

async function lettersOf(key: string): Promise<unknown[]> {
  const read = (tx: Tx) => sql`select topic, subject, message, phone, customer_id from tenant_inquiry order by received_at, id`.execute(tx);
  return (await withTenant(site.db, key, read)).rows;
}

async function told(): Promise<unknown[]> {
  return (await sql`select kind, recipient from outbox order by kind`.execute(site.db)).rows;
}

describe("what a customer writes about a home of an office's message", () => {
  it("goes to the office alone, whoever offers the home, and is told to it and to the customer", async () => {
    const ask = await visitor("batch-a-home");
    const sent = await ask(ABOUT, LETTER);
    expect(sent).toMatchObject({ status: 201, body: { companies: ["見本a-home"], isRepeated: false } });
    expect(await lettersOf("a-home")).toEqual([
      { topic: "visit", subject: expect.any(String), message: "駐車場はありますか", phone: null, customer_id: "c1" },
    ]);
    expect(await told()).toEqual([
      { kind: "tenant-customer-asked", recipient: "hana@example.jp" },
      { kind: "tenant-office-asked", recipient: "agent@a-home.example" },
    ]);
    const { rows } = await sql`select from inquiry_recipient`.execute(site.db);
    expect(rows).toHaveLength(0);
    const reactions = await sql`select recipient, kind from home_reaction`.execute(site.db);
    expect(reactions.rows).toEqual([{ recipient: "customer:a-home:c1", kind: "visit" }]);
  });

  it("is told in the words that were written, with where to answer", async () => {
    const ask = await visitor("batch-a-home");
    await ask(ABOUT, { ...LETTER, contactWay: "phone", phone: "+81312345678" });
    const { rows } = await sql<{ facts: object }>`select facts from outbox where kind = 'tenant-office-asked'`.execute(site.db);
    expect(JSON.stringify(rows)).not.toContain("駐車場");
    const kind = tenantMails({ ...site.api.deps, db: site.db }).find((one) => one.kind === "tenant-office-asked");
    const mail = await kind?.prepare(rows[0]?.facts ?? {}, { operatorName: "まちのね", origin: "https://site.test" });
    const text = JSON.stringify(mail && "words" in mail ? mail.words : "");
    for (const told of ["駐車場はありますか", "土曜の午後", "見本 花子", "https://site.test/console/recommender/leads?customer=c1"])
      expect(text).toContain(told);
    expect(text).not.toContain("hana@example.jp");
  });

  it("is one letter however often the same is pressed, and others are refused without the office's own tick", async () => {
    const ask = await visitor("batch-a-home");
    const first = await ask(ABOUT, LETTER);
    expect(await ask(ABOUT, LETTER)).toMatchObject({ status: 201, body: { id: first.body.id, isRepeated: true } });
    expect((await ask(ABOUT, { ...LETTER, recipients: ["b-home"] })).status).toBe(422);
    expect((await ask(ABOUT, { ...LETTER, consentVersion: "old" })).status).toBe(409);
    expect(await lettersOf("a-home")).toHaveLength(1);
  });

  it("reaches no other office: its batches are not there, and its rows stay as they were", async () => {
    const ask = await visitor("batch-a-home");
    expect((await ask("/batches/batch-b-home/homes/1/inquiries", { ...LETTER, recipients: ["b-home"] })).status).toBe(404);
    await ask(ABOUT, LETTER);
    await ask("/estimate-requests", ESTIMATE);
    expect(await lettersOf("b-home")).toEqual([]);
    expect(await lettersOf("a-home")).toHaveLength(2);
    const member = await visitor("batch-member");
    expect((await member("/estimate-requests", ESTIMATE)).status).toBe(404);
  });

  it("is taken from nobody who stopped everything", async () => {
    const ask = await visitor("batch-a-home");
    await withTenant(site.db, "a-home", (tx) => sql`update tenant_customer set state = 'stopped'`.execute(tx));
    expect((await ask(ABOUT, LETTER)).status).toBe(404);
    expect((await ask("/estimate-requests", ESTIMATE)).status).toBe(404);
    expect(await lettersOf("a-home")).toEqual([]);
  });
});

it("what is passed on about the own home is what was agreed to, in words", async () => {
  const ask = await visitor("batch-a-home");
  expect((await ask("/estimate-requests", { ...ESTIMATE, consentVersion: "none" })).status).toBe(409);
  expect(await ask("/estimate-requests", ESTIMATE)).toMatchObject({ status: 201, body: { companies: ["見本a-home"] } });
  expect(await lettersOf("a-home")).toMatchObject([{ topic: "estimate", subject: "マンション 東京都江東区豊洲5丁目 70㎡ 2005年築" }]);
});
