import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { addInquiry } from "#domain/tenants/leads/inquiry-store.server.ts";
import { days, minutes } from "#kernel/duration.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { aCompany } from "#test/support/companies.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { aTenant, aTenantCustomer } from "#test/support/tenants.ts";
import { PRIVACY_VERSION, TERMS_VERSION } from "#wire/legal-versions.ts";
import { approvalRoutes } from "./approvals.ts";
import { leadRoutes } from "./leads.ts";
import { settingsRoutes } from "./settings.ts";

type Side = "ours" | "theirs";
type Person = Awaited<ReturnType<typeof somebody>>;
let site: MemberApi;
let people: Record<Side | "agent" | "billing", Person>;

/** Somebody who agreed to the terms and signs in with a second factor, in the place of staff of a company. */
async function somebody(worksAs: string, { hasSecondFactor = true, hasAgreed = true } = {}) {
  const me = await site.signedIn();
  if (hasSecondFactor) await changeAccount(site.db, me.user.sub, { preferredMfa: "SMS_MFA", smsMfa: true }, site.clock.now());
  const documents = [
    { document: "terms", version: TERMS_VERSION },
    { document: "privacy", version: PRIVACY_VERSION },
  ];
  if (hasAgreed) await me.post("/agreements", { documents });
  await sql`update company_staff set sub = ${me.user.sub} where sub = ${worksAs}`.execute(site.db);
  return async ({ method, path, body }: Sent) => {
    const headers = { authorization: `Bearer ${me.token}`, ...(body && { "content-type": "application/json" }) };
    const init = { method: method.toUpperCase(), headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await site.api.app.request(`/api/company/recommender${path}`, init);
    return { status: answer.status, text: await answer.text() };
  };
}

beforeAll(async () => {
  site = await memberApi();
  const load = await aLoad(site.db, "sample");
  await insertRows(site.db, "listing", load, [
    aListingRow({ id: "h1", price: 50_000_000, is_sample: false, next_update_on: "2027-12-31" }),
  ]);
  for (const side of ["ours", "theirs"]) await aCompany(site.db, { id: side });
  people = {
    ours: await somebody("owner-ours"),
    theirs: await somebody("owner-theirs"),
    agent: await somebody("agent-ours"),
    billing: await somebody("billing-ours"),
  };
});

beforeEach(async () => {
  // So that nobody has called too often.
  site.clock.advance(minutes(2));
  for (const table of ["delivery_batch", "home_reaction", "outbox", "tenant"]) await sql`delete from ${sql.table(table)}`.execute(site.db);
  for (const side of ["ours", "theirs"] as const) {
    const key = `${side}-home`;
    await aTenant(site.db, { key, companyId: side, name: `カナリア-${side}-会社`, mailDomain: `${side}.example` });
    await aTenantCustomer(site.db, { tenant: key, id: `c-${side}`, name: `カナリア-${side}`, email: `${side}@canary.example` });
    await aBatch(side, "waiting", "approval_waiting");
    await aBatch(side, "rejected", "cancelled");
    await withTenant(site.db, key, (tx) => addInquiry(tx, aLetter(side)));
    await sql`insert into home_reaction (recipient, dwelling_key, listing_id, kind, reacted_at)
      values (${`customer:${key}:c-${side}`}, 'd', 'h1', 'ask', ${site.clock.now()})`.execute(site.db);
  }
});

function aLetter(side: Side) {
  const said = { topic: "estimate", subject: `カナリア-${side}-家`, message: `カナリア-${side}`, preferredDates: "", phone: null } as const;
  return {
    ...{ ...said, tenant: `${side}-home`, customer: `c-${side}`, id: "AAAA-BBBB-CCCC", name: `カナリア-${side}`, priceYen: null },
    ...{ listingId: null, dwellingKey: null, consent: { version: "v", text: "t" } },
    ...{ receivedAt: site.clock.now(), answerDueOn: "2026-12-01" },
  };
}

async function aBatch(side: Side, name: string, state: string): Promise<void> {
  const [id, key, at] = [`${name}-${side}`, `${side}-home`, site.clock.now()];
  await sql`insert into delivery_batch (id, recipient, tenant, topic, channel, window_key, state, scheduled_at, made_at, weights_version, seed, is_sample)
    values (${id}, ${`customer:${key}:c-${side}`}, ${key}, 'recommendation', 'mail', ${name}, ${state}, ${at}, ${at}, 'w', 's', false)`.execute(
    site.db,
  );
  for (const position of [1, 2])
    await sql`insert into delivery_item (batch_id, position, listing_id, dwelling_key, query_id, price, reasons, soft_edges, features, propensity, is_explored)
      select ${id}, ${position}, id, dwelling_key || ${position === 1 ? "" : "x"}, null, price, '[]', '[]', '{}', 1, false from listing where id = 'h1'`.execute(
      site.db,
    );
  await sql`insert into transition (entity, entity_id, from_state, to_state, actor, at) values ('delivery_batch', ${id}, 'x', ${state}, 'staff:x', ${at})`.execute(
    site.db,
  );
}

type Sent = { readonly method: string; readonly path: string; readonly body?: object };
type Call = {
  readonly send: (side: Side) => Omit<Sent, "method">;
  /** It names nothing by which another's could be asked for: who calls reaches their own. */
  readonly reachesOwn?: true;
  /** Only of administrators. */
  readonly isOwners?: true;
};

const SETTINGS = {
  ...{ brandColour: "#7a3e1d", allowedHosts: ["www.ours.example"], mailDomain: null, approval: "auto", hotDays: 5 },
  ...{ hasMorningMail: true, greeting: "ようこそ", version: 1 },
};
const positions = [1, 2];

/** Every operation, by method and path. */
const CALLS: Readonly<Record<string, Call>> = {
  "get /approvals": { send: () => ({ path: "/approvals" }), reachesOwn: true },
  "post /approvals": {
    send: (side) => ({ path: "/approvals", body: { items: [{ id: `waiting-${side}`, positions }] } }),
    reachesOwn: true,
  },
  "get /approvals/{id}/mail": { send: (side) => ({ path: `/approvals/waiting-${side}/mail` }) },
  "post /approvals/{id}/approve": { send: (side) => ({ path: `/approvals/waiting-${side}/approve`, body: { positions } }) },
  "post /approvals/{id}/reject": { send: (side) => ({ path: `/approvals/waiting-${side}/reject`, body: { reason: "x" } }) },
  "post /approvals/{id}/undo": { send: (side) => ({ path: `/approvals/rejected-${side}/undo`, body: {} }) },
  "put /approvals/{id}/homes/{position}": { send: (side) => ({ path: `/approvals/waiting-${side}/homes/2`, body: { isKept: false } }) },
  "get /leads": { send: () => ({ path: "/leads?state=all" }), reachesOwn: true },
  "get /leads/{customer}": { send: (side) => ({ path: `/leads/c-${side}` }) },
  "put /leads/{customer}/handled": { send: (side) => ({ path: `/leads/c-${side}/handled`, body: { isDone: true } }) },
  "put /leads/{customer}/assigned": { send: (side) => ({ path: `/leads/c-${side}/assigned`, body: { to: `staff-owner-${side}` } }) },
  "post /leads/{customer}/answers": { send: (side) => ({ path: `/leads/c-${side}/answers`, body: { text: "こんにちは" } }) },
  "get /settings": { send: () => ({ path: "/settings" }), reachesOwn: true },
  "put /settings": { send: () => ({ path: "/settings", body: SETTINGS }), reachesOwn: true, isOwners: true },
  "put /morning-mail": { send: () => ({ path: "/morning-mail", body: { isWanted: false } }), reachesOwn: true },
  "post /mail-checks": { send: () => ({ path: "/mail-checks", body: { selector: "default" } }), reachesOwn: true, isOwners: true },
};

const methodOf = (operation: string) => operation.split(" ")[0] ?? "";

async function rowsOf(side: Side): Promise<string> {
  const key = `${side}-home`;
  const batches = await sql`select * from delivery_batch where tenant = ${key} order by id`.execute(site.db);
  const items =
    await sql`select i.* from delivery_item i join delivery_batch b on b.id = i.batch_id where b.tenant = ${key} order by 1, 2`.execute(
      site.db,
    );
  const tenant = await sql`select * from tenant where key = ${key}`.execute(site.db);
  const own = await withTenant(site.db, key, async (tx) => [
    (await sql`select * from tenant_customer order by id`.execute(tx)).rows,
    (await sql`select * from tenant_lead order by customer_id`.execute(tx)).rows,
    (await sql`select * from tenant_answer order by id`.execute(tx)).rows,
    (await sql`select * from tenant_inquiry order by id`.execute(tx)).rows,
  ]);
  return JSON.stringify([batches.rows, items.rows, tenant.rows, own]);
}

it("every operation of these pages is told of here", () => {
  const operations = [...approvalRoutes, ...leadRoutes, ...settingsRoutes].map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(CALLS).sort()).toEqual(operations.sort());
});

describe.each(Object.entries(CALLS))("%s", (operation, { send, reachesOwn, isOwners }) => {
  const method = methodOf(operation);
  const permitted = (answer: { status: number }) => expect([200, 409]).toContain(answer.status);

  it("does its work for its office, and nothing for who pays the bills", async () => {
    const answer = await people.ours({ method, ...send("ours") });
    // The mail of a message without a condition behind it has nothing to tell.
    if (operation === "get /approvals/{id}/mail") permitted(answer);
    else expect(answer.status, answer.text).toBe(200);
    expect((await people.billing({ method, ...send("ours") })).status).toBe(403);
  });

  it("asks agents where agents may", async () => {
    const { status } = await people.agent({ method, ...send("ours") });
    if (isOwners) expect(status).toBe(403);
    else permitted({ status });
  });

  it("gives another office nothing of ours and changes none of it", async () => {
    const before = await rowsOf("ours");
    const { status, text } = await people.theirs({ method, ...send("ours") });
    if (reachesOwn) expect(status).toBe(200);
    else expect([403, 404]).toContain(status);
    expect(text).not.toContain("カナリア-ours");
    expect(await rowsOf("ours")).toBe(before);
  });

  it("is nothing to who is not signed in", async () => {
    const { path, body } = send("ours");
    const headers = { "content-type": "application/json" };
    const init = { method: method.toUpperCase(), headers, ...(body && { body: JSON.stringify(body) }) };
    expect((await site.api.app.request(`/api/company/recommender${path}`, init)).status).toBe(401);
  });
});

describe("what is said where it cannot be done", () => {
  const approve = (side: Side = "ours", given = positions) =>
    people.ours({ method: "post", path: `/approvals/waiting-${side}/approve`, body: { positions: given } });

  it("of a message that was changed or decided meanwhile", async () => {
    expect(JSON.parse((await approve("ours", [1])).text)).toMatchObject({ type: "/problems/conflict", status: 409 });
    expect((await approve()).status).toBe(200);
    expect(JSON.parse((await approve()).text)).toMatchObject({
      ...{ type: "/problems/illegal-transition", status: 409, state: "queued" },
      detail: "ほかの人が先に決めたか、期限が切れています。一覧を読み込み直しました",
    });
  });

  it("of settings that somebody saved before, and that cannot be", async () => {
    const save = async (changes: object) =>
      JSON.parse((await people.ours({ method: "put", path: "/settings", body: { ...SETTINGS, ...changes } })).text);
    expect(await save({})).toMatchObject({ version: 2, brandColour: "#7a3e1d", greeting: "ようこそ", mail: { spf: "unchecked" } });
    expect(await save({})).toMatchObject({ type: "/problems/conflict" });
    for (const [changes, field] of [
      [{ brandColour: "#ffff00" }, "brandColour"],
      [{ allowedHosts: ["localhost"] }, "allowedHosts"],
      [{ hotDays: 61 }, "hotDays"],
      [{ mailDomain: "x y" }, "mailDomain"],
    ] as const)
      expect(await save({ ...changes, version: 2 })).toMatchObject({ status: 422, errors: [{ field }] });
    const { rows } = await sql<{
      reason: string;
    }>`select reason from transition where entity = 'tenant' and entity_id = 'ours-home'`.execute(site.db);
    expect(rows.at(-1)?.reason).toBe("settings: brandColour, allowedHosts, mailDomain, approval, hotDays, greeting");
    const page = await site.api.get("/api/recommender/tenants/ours-home");
    expect(page.body).toMatchObject({ greeting: "ようこそ", brandColour: "#7a3e1d" });
  });

  it("of name servers that were just asked", async () => {
    const check = () => people.ours({ method: "post", path: "/mail-checks", body: { selector: "s1" } });
    expect(JSON.parse((await check()).text).checks).toMatchObject([
      { what: "SPF", state: "missing" },
      { what: "DKIM", name: "s1._domainkey.ours.example" },
      { what: "DMARC", name: "_dmarc.ours.example" },
    ]);
    expect((await check()).status).toBe(409);
    expect(JSON.parse((await people.ours({ method: "get", path: "/settings" })).text)).toMatchObject({
      mail: { spf: "missing", selector: "s1" },
    });
  });
});

it("everything asks for a second factor, and stores nothing before the terms are agreed to", async () => {
  // From then on the terms are in force.
  site.clock.advance(days(5));
  await aCompany(site.db, { id: "third" });
  const without = await somebody("owner-third", { hasSecondFactor: false });
  const unagreed = await somebody("agent-third", { hasAgreed: false });
  for (const [operation, { send }] of Object.entries(CALLS)) {
    const sent = { method: methodOf(operation), ...send("ours") };
    expect((await without(sent)).text, operation).toContain("second-factor-required");
    if (sent.method !== "get") expect((await unagreed(sent)).status, operation).toBe(403);
  }
});
