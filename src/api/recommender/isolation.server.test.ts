import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { openApiDocument } from "#api/openapi-document.ts";
import { makeLink } from "#domain/notifications/index.server.ts";
import { addQuery } from "#domain/tenants/customers/customer-store.server.ts";
import { CUSTOMER_PAGES, CUSTOMER_STOP, subjectOf } from "#domain/tenants/customers/links.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { A_WISH, aTenant, aTenantCustomer, someBytes } from "#test/support/tenants.ts";
import { CONTACT_CONSENT_VERSION } from "#wire/recommender-consent.ts";

const { db } = await testDatabase();
let api = testApi(db, null);

/** Everything that tells one tenant from another; the names are planted to be found wherever they leak. */
type Side = { readonly key: string; readonly canary: string; readonly query: string; readonly open: string; readonly stop: string };
const NOBODY: Side = { key: "", canary: "", query: "", open: "", stop: "" };
let [ours, theirs]: [Side, Side] = [NOBODY, NOBODY];

async function aSide(name: "ours" | "theirs"): Promise<Side> {
  const side = { key: `${name}-home`, canary: `カナリア-${name}`, query: `query-${name}` };
  await aTenant(db, { key: side.key, name: `${side.canary}-会社` });
  await aTenantCustomer(db, { tenant: side.key, id: `customer-${name}`, name: side.canary, email: `${name}@canary.example` });
  const wish = { ...A_WISH, areas: [{ code: "13108", name: `${side.canary}区` }] };
  const query = { tenant: side.key, customerId: `customer-${name}`, id: side.query, state: "active", wish, at: api.clock.now() } as const;
  await withTenant(db, side.key, (tx) => addQuery(tx, query));
  const deps = { db, clock: api.clock, randomBytes: someBytes() };
  const subject = subjectOf({ tenant: side.key, customer: `customer-${name}` });
  return { ...side, open: await makeLink(deps, CUSTOMER_PAGES, subject), stop: await makeLink(deps, CUSTOMER_STOP, subject) };
}

beforeEach(async () => {
  api = testApi(db, null, { randomBytes: someBytes() });
  for (const table of ["tenant", "opaque_link", "outbox"]) await sql`delete from ${sql.table(table)}`.execute(db);
  [ours, theirs] = [await aSide("ours"), await aSide("theirs")];
});

type Sent = { readonly path: string; readonly body?: object };
type Call = {
  /** What its owner sends. */
  readonly send: (of: Side) => Sent;
  /** Where the call names nothing by which another's could be asked for, the foreign link only ever reaches its own: 2xx there. */
  readonly reachesOwn?: true;
};
const queries =
  (rest = "") =>
  (of: Side) =>
    `/queries/${of.query}${rest}`;

/** Every operation behind a visit, by the name that the document gives it. */
const CALLS: Readonly<Record<string, Call>> = {
  "post /visits": { send: ({ open }) => ({ path: "/visits", body: { token: open } }), reachesOwn: true },
  "get /visit": { send: () => ({ path: "/visit" }), reachesOwn: true },
  "post /links": { send: ({ open }) => ({ path: "/links", body: { token: open } }), reachesOwn: true },
  "post /queries": {
    send: () => ({ path: "/queries", body: { answers: A_WISH, consentVersion: CONTACT_CONSENT_VERSION } }),
    reachesOwn: true,
  },
  "put /queries/{id}": { send: (of) => ({ path: queries()(of), body: { answers: A_WISH } }) },
  "post /queries/{id}/steps": { send: (of) => ({ path: queries("/steps")(of), body: { step: "pause" } }) },
  "post /stop": { send: ({ stop }) => ({ path: `/stop?token=${stop}` }), reachesOwn: true },
  "get /visit/line": { send: () => ({ path: "/visit/line" }), reachesOwn: true },
  "post /visit/stop": { send: () => ({ path: "/visit/stop", body: {} }), reachesOwn: true },
};
/** Open to anybody: they tell what stands on public pages, or take in what is new. */
const OPEN = [
  "post /applications",
  "post /mail-domain-checks",
  "get /tenants/{key}",
  "post /tenants/{key}/customers",
  "get /tenants/{key}/target",
  // Leads to the page, whatever the token.
  "get /stop",
  "post /tenants/{key}/clicks",
  "get /tenants/{key}/line",
  // Who calls is proved by LINE, for the channel of one tenant: line.server.test.ts.
  "post /tenants/{key}/line-customers",
  "post /tenants/{key}/line-visits",
];

const operations = Object.entries(openApiDocument().paths ?? {}).flatMap(([path, methods]) =>
  path.startsWith("/api/recommender") ? Object.keys(methods).map((method) => `${method} ${path.slice("/api/recommender".length)}`) : [],
);

async function ask(operation: string, { path, body }: Sent, token: string) {
  const method = operation.split(" ")[0]?.toUpperCase() ?? "";
  const headers = { "content-type": "application/json", cookie: `machinone-recommender=${token}` };
  const answer = await api.app.request(`/api/recommender${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return { status: answer.status, text: await answer.text() };
}

const rowsOf = ({ key }: Side) =>
  withTenant(db, key, async (tx) => {
    const tables = ["tenant_customer", "tenant_query", "tenant_click"].map((table) =>
      sql`select * from ${sql.table(table)} order by id`.execute(tx),
    );
    return JSON.stringify((await Promise.all(tables)).map(({ rows }) => rows));
  });

it("every operation of the document is told of here", () => {
  expect(operations.sort()).toEqual([...Object.keys(CALLS), ...OPEN].sort());
});

describe.each(Object.entries(CALLS))("%s", (operation, { send, reachesOwn }) => {
  it("does its work for its owner", async () => {
    const { status } = await ask(operation, send(ours), ours.open);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(300);
  });

  it("gives another tenant's customer nothing of ours and changes none of it", async () => {
    const before = await rowsOf(ours);
    const sent = reachesOwn ? send(theirs) : send(ours);
    const { status, text } = await ask(operation, sent, theirs.open);
    if (!reachesOwn) expect([401, 403, 404]).toContain(status);
    expect(text).not.toContain(ours.canary);
    expect(await rowsOf(ours)).toBe(before);
  });

  it("gives nobody anything", async () => {
    const [before, nobody] = [await rowsOf(ours), "a".repeat(43)];
    const { status, text } = await ask(operation, send({ ...ours, open: nobody, stop: nobody }), nobody);
    expect([401, 403, 404]).toContain(status);
    expect(text).not.toContain("カナリア");
    expect(await rowsOf(ours)).toBe(before);
  });
});

it("a press on a link of one tenant is never kept as one of another's customer", async () => {
  const click = (of: Side, to: Side) =>
    ask("post", { path: `/tenants/${to.key}/clicks`, body: { to: `https://www.${to.key}.example/homes/1` } }, of.open);
  expect((await click(ours, ours)).status).toBe(201);
  const before = await rowsOf(ours);
  expect((await click(ours, theirs)).status).toBe(201);
  expect(await rowsOf(ours)).toBe(before);
  expect(JSON.parse(await rowsOf(theirs))[2]).toMatchObject([{ customer_id: null, host: "www.theirs-home.example" }]);
  const foreign = { path: `/tenants/${ours.key}/clicks`, body: { to: `https://www.${theirs.key}.example/` } };
  expect((await ask("post", foreign, ours.open)).status).toBe(404);
});

it("the form of one tenant touches nothing of another, whoever's address it is given", async () => {
  const before = await rowsOf(ours);
  const body = { email: "ours@canary.example", name: "x", answers: A_WISH, consentVersion: CONTACT_CONSENT_VERSION };
  const { status, text } = await ask("post", { path: `/tenants/${theirs.key}/customers`, body }, ours.open);
  expect([status, text]).toEqual([202, JSON.stringify({ done: true })]);
  expect(await rowsOf(ours)).toBe(before);
});
