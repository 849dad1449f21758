import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openApiDocument } from "#api/openapi-document.ts";
import { INQUIRY_CONSENT } from "#domain/letters/inquiries/inquiry-consent.ts";
import { makeLink, RECC_PAGE } from "#domain/notifications/index.server.ts";
import { addQuery } from "#domain/tenants/customers/customer-store.server.ts";
import { days, minutes } from "#kernel/duration.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { A_WISH, aTenant, aTenantCustomer } from "#test/support/tenants.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { VISIT_COOKIE } from "#wire/cookies/visit-cookie.ts";
import { ESTIMATE_CONSENT_VERSION } from "#wire/recommender-consent.ts";

const BASE = "/api/recommendation";
let site: MemberApi;

/** Everything that tells one office from another; the names are planted to be found wherever they leak. */
type Side = { readonly key: string; readonly canary: string; readonly batch: string; readonly recipient: string; readonly open: string };
const NOBODY: Side = { key: "", canary: "", batch: "", recipient: "", open: "" };
let [ours, theirs]: [Side, Side] = [NOBODY, NOBODY];

beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment()] });
  const next_update_on = new Date(site.clock.now().getTime() + days(300)).toISOString().slice(0, 10);
  await insertRows(site.db, "listing", await aLoad(site.db), [aListingRow({ id: "one", dwelling_key: "d-one", next_update_on })]);
});

beforeEach(async () => {
  // So that nobody has called too often.
  site.clock.advance(minutes(30));
  for (const table of ["delivery_batch", "home_reaction", "opaque_link", "outbox", "tenant"])
    await sql`delete from ${sql.table(table)}`.execute(site.db);
  [ours, theirs] = [await aSide("ours"), await aSide("theirs")];
});

async function aSide(name: "ours" | "theirs"): Promise<Side> {
  const { db, clock } = site;
  const [key, canary, batch, customer, at] = [`${name}-home`, `カナリア-${name}`, `batch-${name}`, `customer-${name}`, clock.now()];
  const recipient = `customer:${key}:${customer}`;
  await aTenant(db, { key, name: `${canary}-会社` });
  await aTenantCustomer(db, { tenant: key, id: customer, name: canary, email: `${name}@canary.example` });
  const wish = { ...A_WISH, areas: [{ code: "13108", name: `${canary}区` }] };
  await withTenant(db, key, (tx) => addQuery(tx, { tenant: key, customerId: customer, id: `query-${name}`, state: "active", wish, at }));
  await sql`insert into delivery_batch (id, recipient, tenant, topic, channel, window_key, state, scheduled_at, sent_at, made_at, weights_version, seed, is_sample)
    values (${batch}, ${recipient}, ${key}, 'recommendation', 'mail', 'w', 'sent', ${at}, ${at}, ${at}, 'w', 's', false)`.execute(db);
  await sql`insert into delivery_item (batch_id, position, listing_id, dwelling_key, query_id, price, reasons, soft_edges, features, propensity, is_explored)
    values (${batch}, 1, 'one', 'd-one', 'q', 50000000, ${JSON.stringify([canary])}::jsonb, '[]', '{}', 1, false)`.execute(db);
  return { key, canary, batch, recipient, open: await makeLink(site.api.deps, RECC_PAGE, batch) };
}

type Sent = { readonly path: string; readonly body?: object };
type Call = {
  /** What its owner sends. */
  readonly send: (of: Side) => Sent;
  /** Where the call names nothing by which another's could be asked for, a foreign link only ever reaches its own. */
  readonly reachesOwn?: true;
  /** Whoever asks is told the same. */
  readonly tellsNobody?: true;
};

const LETTER = {
  ...{ topic: "visit", preferredDates: "土曜の午後", message: "駐車場はありますか", contactWay: "mail", name: "見本 花子" },
  consentVersion: INQUIRY_CONSENT.version,
};
const ESTIMATE = {
  ...{ kind: "condo", address: "東京都江東区豊洲5丁目", areaM2: 70, builtYear: 2005, name: "見本 花子" },
  consentVersion: ESTIMATE_CONSENT_VERSION,
};
const homeOf = ({ batch }: Side) => `/batches/${batch}/homes/1`;
const placeOf = ({ batch }: Side) => ({ batchId: batch, position: 1 });

/** Every operation that a link of an office's message opens, by the name that the document gives it. */
const CALLS: Readonly<Record<string, Call>> = {
  "post /visits": { send: ({ open }) => ({ path: "/visits", body: { token: open } }), reachesOwn: true },
  "post /links": { send: ({ open }) => ({ path: "/links", body: { token: open } }), reachesOwn: true, tellsNobody: true },
  "get /batches/latest": { send: () => ({ path: "/batches/latest" }), reachesOwn: true },
  "get /batches/{id}/homes/{position}": { send: (of) => ({ path: homeOf(of) }) },
  "post /batches/{id}/homes/{position}/inquiries": {
    send: (of) => ({ path: `${homeOf(of)}/inquiries`, body: { ...LETTER, recipients: [of.key] } }),
  },
  "post /estimate-requests": { send: () => ({ path: "/estimate-requests", body: ESTIMATE }), reachesOwn: true },
  "post /reactions": { send: (of) => ({ path: "/reactions", body: { ...placeOf(of), kind: "like" } }) },
  "post /reactions/undo": { send: (of) => ({ path: "/reactions/undo", body: placeOf(of) }) },
  "post /events": { send: (of) => ({ path: "/events", body: { ...placeOf(of), kind: "open" } }) },
  "post /stop-links": { send: () => ({ path: "/stop-links", body: { topic: "recommendation" } }), reachesOwn: true },
};
/** A condition is changed by what is asked of members alone, who are tried in isolation-of-members.server.test.ts. */
const OF_MEMBERS = ["post /suggestions"];

const operations = Object.entries(openApiDocument().paths ?? {}).flatMap(([path, methods]) =>
  path.startsWith(`${BASE}/`) ? Object.keys(methods).map((method) => `${method} ${path.slice(BASE.length)}`) : [],
);

async function ask(operation: string, { path, body }: Sent, token: string) {
  const method = operation.split(" ")[0]?.toUpperCase() ?? "";
  const headers = { "content-type": "application/json", cookie: `${VISIT_COOKIE}=${token}` };
  const answer = await site.api.app.request(`${BASE}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: answer.status, text: await answer.text() };
}

/** Of one office and its customer: who they are, what they were told, made of it and wrote, and what opens it. */
async function rowsOf({ key, batch, recipient }: Side): Promise<string> {
  const kept = await withTenant(site.db, key, async (tx) => {
    const of = ["tenant_customer", "tenant_query", "tenant_inquiry", "tenant_lead"].map((table) =>
      sql`select * from ${sql.table(table)} order by 1, 2`.execute(tx),
    );
    return Promise.all(of);
  });
  const told = await Promise.all([
    sql`select * from delivery_batch where recipient = ${recipient}`.execute(site.db),
    sql`select * from delivery_item where batch_id = ${batch}`.execute(site.db),
    sql`select * from delivery_event where batch_id = ${batch}`.execute(site.db),
    sql`select * from home_reaction where recipient = ${recipient}`.execute(site.db),
    sql`select * from opaque_link where subject like ${`%${batch}%`} or subject like ${`${key}%`} order by token_hash`.execute(site.db),
    sql`select kind, recipient, facts from outbox where recipient like ${`%${key.replace("-home", "")}@%`} or tenant = ${key} order by id`.execute(
      site.db,
    ),
  ]);
  return JSON.stringify([...kept, ...told].map(({ rows }) => rows));
}

it("every operation of the document is told of here", () => {
  expect(operations.sort()).toEqual([...Object.keys(CALLS), ...OF_MEMBERS].sort());
});

describe.each(Object.entries(CALLS))("%s", (operation, { send, reachesOwn, tellsNobody }) => {
  it("does its work for whose message it is", async () => {
    const { status, text } = await ask(operation, send(ours), ours.open);
    expect([200, 201, 202], text).toContain(status);
  });

  it("gives another office's customer nothing of ours and changes none of it", async () => {
    const before = await rowsOf(ours);
    const { status, text } = await ask(operation, send(reachesOwn ? theirs : ours), theirs.open);
    if (!reachesOwn) expect([401, 403, 404]).toContain(status);
    expect(text).not.toContain(ours.canary);
    expect(await rowsOf(ours)).toBe(before);
  });

  it("gives nobody anything", async () => {
    const [before, nobody] = [await rowsOf(ours), "a".repeat(43)];
    const { status, text } = await ask(operation, send({ ...ours, open: nobody }), nobody);
    if (tellsNobody) expect([status, text]).toEqual([202, JSON.stringify({ done: true })]);
    else expect([401, 403, 404]).toContain(status);
    expect(text).not.toContain("カナリア");
    expect(await rowsOf(ours)).toBe(before);
  });
});

it("a press to the office's own page out of a message is its customer's, and never another office's", async () => {
  const press = (of: Side, opened?: string) =>
    site.api.app.request(`/api/recommender/tenants/${of.key}/clicks`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ to: `https://www.${of.key}.example/home`, opened }),
    });
  const pressedBy = async ({ key }: Side) =>
    (await withTenant(site.db, key, (tx) => sql<{ by: string | null }>`select customer_id as by from tenant_click order by 1`.execute(tx)))
      .rows;

  for (const [of, opened] of [[ours, ours.open], [theirs, ours.open], [ours]] as const) expect((await press(of, opened)).status).toBe(201);
  expect([await pressedBy(ours), await pressedBy(theirs)]).toEqual([[{ by: "customer-ours" }, { by: null }], [{ by: null }]]);
});
