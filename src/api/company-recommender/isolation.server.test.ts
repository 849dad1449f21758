import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { openApiDocument } from "#api/openapi-document.ts";
import { addQuery } from "#domain/tenants/customers/customer-store.server.ts";
import { days } from "#kernel/duration.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { testApi } from "#test/support/api.ts";
import { aCompany, aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { A_WISH, aTenant, aTenantCustomer, someBytes } from "#test/support/tenants.ts";
import { approvalRoutes } from "./approvals.ts";
import { leadRoutes } from "./leads.ts";
import { settingsRoutes } from "./settings.ts";

const { db } = await testDatabase();

/** Everything that tells one office from another; the names are planted to be found wherever they leak. */
type Side = { readonly key: string; readonly company: string; readonly canary: string; readonly customer: string; readonly import: string };
const sideOf = (name: string): Side => ({
  ...{ key: `${name}-home`, company: name, canary: `カナリア-${name}`, customer: `customer-${name}`, import: `import-${name}` },
});
const [ours, theirs] = [sideOf("ours"), sideOf("theirs")];

/** As whoever the token names: `owner-ours`. Nobody, where there is none. */
const apiNow = () =>
  testApi(db, null, {
    randomBytes: someBytes(),
    legalDocuments: [],
    findMember: async (token) => ({ ...aMember(token), hasSecondFactor: true as const }),
  });
let api = apiNow();

beforeEach(async () => {
  api = apiNow();
  const tables = ["tenant", "company_staff", "company", "outbox", "transition", "opaque_link", "delivery_batch"];
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(db);
  for (const side of [ours, theirs]) await aSide(side);
});

async function aSide({ key, company, canary, customer, import: file }: Side): Promise<void> {
  await aCompany(db, { id: company });
  await aTenant(db, { key, companyId: company, name: `${canary}-会社` });
  await aTenantCustomer(db, { tenant: key, id: customer, name: canary, email: `${company}@canary.example` });
  const wish = { ...A_WISH, areas: [{ code: "13108", name: `${canary}区` }] };
  await withTenant(db, key, async (tx) => {
    await addQuery(tx, { tenant: key, customerId: customer, id: `query-${company}`, state: "active", wish, at: api.clock.now() });
    await sql`insert into tenant_import (tenant_key, id, content_hash, file_name, state, added, refused, faults, staff_id, made_at)
      values (${key}, ${file}, ${Buffer.from(company)}, ${canary}, 'applied', 1, 0, '[]', 's', ${api.clock.now()})`.execute(tx);
  });
  await sql`insert into delivery_batch (id, recipient, tenant, topic, channel, window_key, state, scheduled_at, made_at, weights_version, seed, is_sample)
    values (${`batch-${company}`}, ${`customer:${key}:${customer}`}, ${key}, 'recommendation', 'mail', 'w', 'approval_waiting', now(), now(), 'w', 's', false)`.execute(
    db,
  );
}

type Sent = { readonly path: string; readonly body?: object | FormData };
type Call = {
  /** What its owner sends. */
  readonly send: (of: Side) => Sent;
  /** Where the call names nothing by which another's could be asked for, a stranger only ever reaches their own. */
  readonly reachesOwn?: true;
};

function aFile(): FormData {
  const form = new FormData();
  form.append("file", new File(["氏名,メール,同意日,同意の方法\n見本,new@example.jp,2026-11-03,書面"], "k.csv"));
  form.append("isDry", "no");
  return form;
}
const NEW = { name: "見本", email: "new@example.jp", agreedOn: "2026-11-03", way: "paper" };

/** Every operation, by the name that the document gives it. */
const CALLS: Readonly<Record<string, Call>> = {
  "get /overview": { send: () => ({ path: "/overview" }), reachesOwn: true },
  "get /customers": { send: () => ({ path: "/customers" }), reachesOwn: true },
  "post /customers": { send: () => ({ path: "/customers", body: NEW }), reachesOwn: true },
  "post /customers/export": { send: () => ({ path: "/customers/export", body: {} }), reachesOwn: true },
  "get /customers/{id}": { send: ({ customer }) => ({ path: `/customers/${customer}` }) },
  "delete /customers/{id}": { send: ({ customer }) => ({ path: `/customers/${customer}` }) },
  "post /customers/{id}/stop": { send: ({ customer }) => ({ path: `/customers/${customer}/stop`, body: {} }) },
  "put /customers/{id}/note": { send: ({ customer }) => ({ path: `/customers/${customer}/note`, body: { note: "x", before: "" } }) },
  "get /imports": { send: () => ({ path: "/imports" }), reachesOwn: true },
  "post /imports": { send: () => ({ path: "/imports", body: aFile() }), reachesOwn: true },
  "post /imports/{id}/undo": { send: (of) => ({ path: `/imports/${of.import}/undo`, body: {} }) },
};

const BASE = "/api/company/recommender";
/** What waits, who reacted and how an office is set up is tried in `isolation-of-offices.server.test.ts`. */
const ELSEWHERE = [...approvalRoutes, ...leadRoutes, ...settingsRoutes].map(({ method, path }) => `${method} ${path}`);
const operations = Object.entries(openApiDocument().paths ?? {})
  .flatMap(([path, methods]) =>
    path.startsWith(`${BASE}/`) ? Object.keys(methods).map((method) => `${method} ${path.slice(BASE.length)}`) : [],
  )
  .filter((operation) => !ELSEWHERE.includes(operation));

async function ask(operation: string, { path, body }: Sent, who: string | null) {
  const method = operation.split(" ")[0]?.toUpperCase() ?? "";
  const isForm = body instanceof FormData;
  const headers = { ...(who && { authorization: `Bearer ${who}` }), ...(isForm ? {} : { "content-type": "application/json" }) };
  const content = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
  const answer = await api.app.request(`${BASE}${path}`, { method, headers, ...content });
  return { status: answer.status, text: await answer.text() };
}

/** Of one office: its rows, and what was sent and decided in its name. */
async function rowsOf({ key }: Side): Promise<string> {
  const scoped = await withTenant(db, key, (tx) =>
    Promise.all(
      ["tenant_customer", "tenant_query", "tenant_click", "tenant_import"].map((table) =>
        sql`select * from ${sql.table(table)} order by id`.execute(tx),
      ),
    ),
  );
  const batches = await sql`select * from delivery_batch where tenant = ${key} order by id`.execute(db);
  const tenant = await sql`select * from tenant where key = ${key}`.execute(db);
  return JSON.stringify([...scoped, batches, tenant].map(({ rows }) => rows));
}

it("every operation of the document is told of here", () => {
  expect(operations.sort()).toEqual(Object.keys(CALLS).sort());
});

describe.each(Object.entries(CALLS))("%s", (operation, { send, reachesOwn }) => {
  it("does its work for its owner", async () => {
    const { status, text } = await ask(operation, send(ours), "owner-ours");
    expect([200, 201], text).toContain(status);
  });

  it("gives staff of another company nothing of ours and changes none of it", async () => {
    const before = await rowsOf(ours);
    const { status, text } = await ask(operation, reachesOwn ? send(theirs) : send(ours), "owner-theirs");
    if (!reachesOwn) expect([401, 403, 404]).toContain(status);
    expect(text).not.toContain(ours.canary);
    expect(await rowsOf(ours)).toBe(before);
  });

  it("gives a company without a recommender, a stranger and nobody nothing", async () => {
    await aCompany(db, { id: "third" });
    const before = await rowsOf(ours);
    for (const who of ["owner-third", "stranger", "billing-ours", null]) {
      const { status, text } = await ask(operation, send(ours), who);
      const tells = operation === "get /overview" && who === "owner-third" ? [200] : [401, 403, 404];
      expect(tells, `${who}`).toContain(status);
      expect(text).not.toContain("カナリア");
    }
    expect(await rowsOf(ours)).toBe(before);
  });
});

it.each(operations)("%s is nobody's without a second factor, nor in a session that has ended", async (operation) => {
  const before = await rowsOf(ours);
  const findMember = async (token: string) => (token === "ended" ? null : aMember(token));
  api = testApi(db, null, { findMember, getUser: async () => ({ username: "u", attributes: {} }) });
  for (const [who, status, type] of [
    ["owner-ours", 403, "/problems/second-factor-required"],
    ["ended", 401, "/problems/not-signed-in"],
  ] as const) {
    const { text } = await ask(operation, CALLS[operation]?.send(ours) ?? { path: "" }, who);
    expect(JSON.parse(text)).toMatchObject({ status, type });
    expect(text).not.toContain(ours.canary);
  }
  expect(await rowsOf(ours)).toBe(before);
});

const STORING = operations.filter((operation) => /^(post|put) /.test(operation));

it.each(STORING)("nothing is stored by %s before the terms in force are agreed to", async (operation) => {
  const findMember = async (token: string) => ({ ...aMember(token), hasSecondFactor: true as const });
  api = testApi(db, null, { findMember });
  api.clock.advance(days(5));
  const before = await rowsOf(ours);
  const { status, text } = await ask(operation, CALLS[operation]?.send(ours) ?? { path: "" }, "owner-ours");
  expect([status, JSON.parse(text).type]).toEqual([403, "/problems/agreement-required"]);
  expect(await rowsOf(ours)).toBe(before);
});
