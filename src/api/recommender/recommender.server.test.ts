import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { tenantMails } from "#domain/tenants/index.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { A_WISH, aTenant, linksIn, someBytes } from "#test/support/tenants.ts";
import { TERMS_VERSION } from "#wire/legal-versions.ts";
import { CONTACT_CONSENT_VERSION } from "#wire/recommender-consent.ts";

const { db } = await testDatabase();
const API = "/api/recommender";
let api = testApi(db, null, { randomBytes: someBytes() });

beforeEach(async () => {
  api = testApi(db, null, { randomBytes: someBytes() });
  for (const table of ["tenant_application", "tenant", "outbox", "opaque_link"]) await sql`delete from ${sql.table(table)}`.execute(db);
});

const application = {
  ...{ company: "見本ホーム(架空)", licence: "東京都知事免許（１）第099999号", address: "東京都江東区豊洲1-1-1", person: "見本 花子" },
  ...{ phone: "03-1234-5678", email: "apply@mihon.example", plan: "small", listingSource: "all", mailDomain: "Info@Mihon.Example" },
  termsVersion: TERMS_VERSION,
};
const registration = { name: "見本 太郎", email: "taro@example.jp", answers: A_WISH, consentVersion: CONTACT_CONSENT_VERSION };

async function visitOf(email: string) {
  const links = await linksIn(db, tenantMails({ db, clock: api.clock, randomBytes: someBytes() }), email);
  const token = links.at(-1)?.open ?? "";
  const opened = await api.post(`${API}/visits`, { token });
  const cookie = /^[^;]+/.exec(opened.headers.get("set-cookie") ?? "")?.[0] ?? "";
  const ask = async (method: string, path: string, body?: unknown) => {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await api.app.request(`${API}${path}`, { method, headers: { cookie, "content-type": "application/json" }, ...content });
    return { status: answer.status, body: await answer.json() };
  };
  return { token, stop: links.at(-1)?.stop ?? "", opened, ask };
}

describe("an application", () => {
  it("is taken in with its licence put right, once a day, and gets a receipt", async () => {
    const { status, body, headers } = await api.post(`${API}/applications`, application);
    expect([status, headers.get("cache-control"), body.isRepeated]).toEqual([201, "no-store", false]);
    expect((await api.post(`${API}/applications`, application)).body).toMatchObject({ id: body.id, isRepeated: true });
    const { rows } = await sql`select licence, mail_domain, state from tenant_application`.execute(db);
    expect(rows).toEqual([{ licence: "東京都知事(1)第99999号", mail_domain: "mihon.example", state: "review" }]);
  });

  it.each([
    ["a licence of no authority", { licence: "江東区長(1)第1号" }, "licence"],
    ["a domain that is none", { mailDomain: "mihon" }, "mailDomain"],
    ["a plan that is none", { plan: "huge" }, "plan"],
    ["terms of before", { termsVersion: "2020-01-01" }, "termsVersion"],
  ])("is refused with %s", async (_name, change, field) => {
    const { status, body } = await api.post(`${API}/applications`, { ...application, ...change });
    expect([status, body.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]]);
  });

  it("of a program is answered and kept nowhere", async () => {
    expect((await api.post(`${API}/applications`, { ...application, leaveEmpty: "x" })).status).toBe(201);
    expect((await sql`select 1 from tenant_application`.execute(db)).rows).toEqual([]);
  });
});

describe("a mail domain", () => {
  const CHECKS = `${API}/mail-domain-checks`;
  const records: Readonly<Record<string, readonly string[]>> = {
    "mihon.example": ["v=spf1 include:send.example ~all"],
    "_dmarc.mihon.example": ["v=DMARC1; p=none"],
  };

  it("is looked at before anybody applies: each state is told, and nothing is kept", async () => {
    api = testApi(db, null, { findTexts: async (name) => records[name] ?? [] });
    const { status, body } = await api.post(CHECKS, { domain: "Mihon.Example" });
    expect([status, body.domain]).toEqual([200, "mihon.example"]);
    expect(body.checks.map(({ what, state }: { what: string; state: string }) => `${what} ${state}`)).toEqual([
      "SPF ok",
      "DKIM missing",
      "DMARC ok",
    ]);
    expect((await sql`select 1 from tenant_application`.execute(db)).rows).toEqual([]);
  });

  it("that is none is refused, and nobody asks the DNS for many", async () => {
    const asked: string[] = [];
    const findTexts = async (name: string) => {
      asked.push(name);
      return [];
    };
    api = testApi(db, null, { findTexts });
    expect((await api.post(CHECKS, { domain: "localhost" })).status).toBe(422);
    expect(asked).toEqual([]);
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await api.post(CHECKS, { domain: `m${i}.example` })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("the pages of a tenant", () => {
  it("are there while it is in use, and tell nothing of how it is set up", async () => {
    await aTenant(db);
    const { status, body } = await api.get(`${API}/tenants/mihon-home`);
    expect([status, Object.keys(body).sort()]).toEqual([200, ["address", "brandColour", "greeting", "isSample", "key", "licence", "name"]]);
    await sql`update tenant set state = 'suspended'`.execute(db);
    for (const key of ["mihon-home", "nobody-home", "A_B"]) expect((await api.get(`${API}/tenants/${key}`)).status).toBe(404);
    expect((await api.post(`${API}/tenants/mihon-home/customers`, registration)).status).toBe(404);
  });

  it("take a customer from the form to the confirmed condition, its changes, and the stop", async () => {
    await aTenant(db);
    expect((await api.post(`${API}/tenants/mihon-home/customers`, registration)).body).toEqual({ done: true });
    const { opened, ask, stop } = await visitOf("taro@example.jp");
    expect(opened.headers.get("set-cookie")).toMatch(/; Path=\/api\/recommender; HttpOnly; Secure; SameSite=Strict$/);
    expect(opened.body).toMatchObject({ name: "見本 太郎", address: "t***@e***", state: "waiting", queries: [{ state: "waiting" }] });
    const id = opened.body.queries[0].id;

    expect(await ask("POST", `/queries/${id}/steps`, { step: "confirm" })).toEqual({ status: 200, body: { done: true, matches: 0 } });
    expect((await ask("POST", `/queries/${id}/steps`, { step: "confirm" })).status).toBe(409);
    const edited = await ask("PUT", `/queries/${id}`, { answers: { ...A_WISH, price: { min: null, max: 50_000_000 } } });
    expect(edited).toMatchObject({ status: 200, body: { words: "江東区 / 中古マンション / 5,000万円以下", matches: 0 } });
    expect((await ask("PUT", `/queries/${id}`, { answers: { ...A_WISH, kinds: [] } })).status).toBe(422);
    expect((await ask("POST", "/queries", { answers: A_WISH, consentVersion: CONTACT_CONSENT_VERSION })).status).toBe(201);
    expect((await ask("GET", "/visit")).body.queries).toHaveLength(2);
    expect((await ask("POST", `/queries/${id}/steps`, { step: "delete" })).status).toBe(200);

    const looked = await api.app.request(`https://site.test${API}/stop?token=${stop}`);
    expect([looked.status, looked.headers.get("location")]).toEqual([303, `/recommender/querylist#s=${stop}`]);
    expect((await ask("GET", "/visit")).status).toBe(200);
    expect((await ask("POST", "/visit/stop", {})).status).toBe(200);
    expect((await ask("GET", "/visit")).status).toBe(404);
    const oneClick = {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    };
    for (let press = 0; press < 2; press++)
      expect((await api.app.request(`https://site.test${API}/stop?token=${stop}`, oneClick)).status).toBe(200);
  });

  it("lead to hosts of the tenant alone, count a press and no look, and lead to no home that is gone", async () => {
    await aTenant(db);
    const to = "https://www.mihon-home.example/homes/1?a=b";
    const clicks = async () => (await sql`select host, customer_id from tenant_click`.execute(db)).rows;
    const target = await api.get(`${API}/tenants/mihon-home/target?to=${encodeURIComponent(to)}`);
    expect([target.status, target.body]).toEqual([200, { url: to, host: "www.mihon-home.example" }]);
    expect(await clicks()).toEqual([]);
    const press = (body: object) => api.post(`${API}/tenants/mihon-home/clicks`, body);
    expect((await press({ to, home: "nothing" })).body).toEqual({ url: to, isGone: true });
    expect(await clicks()).toEqual([]);
    expect((await press({ to })).body).toEqual({ url: to, isGone: false });
    expect(await clicks()).toEqual([{ host: "www.mihon-home.example", customer_id: null }]);
    for (const bad of [
      "http://www.mihon-home.example/",
      "https://evil.example/",
      "https://www.mihon-home.example:8443/",
      "javascript:alert(1)",
    ])
      expect((await press({ to: bad })).status, bad).toBe(404);
    for (const bad of ["https://www.mihon-home.example@evil.example/", "https://www.mihon-home.example.evil.example/", "//evil.example"])
      expect((await press({ to: bad })).status, bad).toBe(404);
  });

  it("say of an old link that it is expired, of a strange one nothing, and tell no log of either", async () => {
    await aTenant(db);
    await api.post(`${API}/tenants/mihon-home/customers`, registration);
    const { token } = await visitOf("taro@example.jp");
    api.clock.advance(31 * 24 * 60 * 60 * 1000);
    expect(await api.post(`${API}/visits`, { token })).toMatchObject({ status: 404, body: { state: "expired" } });
    expect((await api.post(`${API}/visits`, { token: "a".repeat(43) })).body).not.toHaveProperty("state");
    expect((await api.post(`${API}/links`, { token })).status).toBe(202);
    expect(api.logged.join("")).not.toContain(token);
  });
});
