import { Hono } from "hono";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { issueKey, openClient, revokeKey, usageOf } from "#domain/api-access/index.server.ts";
import type { ApiKey, PlanId } from "#domain/api-access/types.ts";
import { keptMarket } from "#domain/properties/index.server.ts";
import { days } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type TestApi, testApi } from "#test/support/api.ts";
import { aCompany } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import { widgetFrame } from "./frame.ts";
import { VISIT_LASTS } from "./visit-token.server.ts";

const HOST = "https://www.kaisha.example";
const sales = [70_000_000, 68_000_000, 73_000_000, 71_000_000].map((price) => aSale({ price }));
const home = { kind: "condo", address: "東京都江東区豊洲5丁目1-2", areaM2: "７０㎡", layout: "3LDK", builtYear: "平成20年" };

let db: Db;
let api: TestApi;
let site: Hono;
let broken = false;

beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { sales: sales.flatMap(tenOf), apartments: [anApartment()] });
});

beforeEach(() => {
  broken = false;
  const engine = townEngine(sales);
  api = testApi(db, engine, {
    callerKey: (c) => c.req.header("x-caller") ?? "visitor",
    callerAddress: (c) => c.req.header("x-address") ?? null,
    engines: {
      current: async (kind) => {
        if (broken) throw new Error("broken");
        return kind === "condo" ? engine : null;
      },
    },
  });
  site = new Hono().route("/", widgetFrame(api.deps)).route("/", api.app);
});

type Wanted = Partial<Pick<ApiKey, "scopes" | "mode" | "kind" | "hosts" | "ips">> & { readonly plan?: PlanId };

async function aKey({ plan = "standard", ...wanted }: Wanted = {}) {
  return inTransaction(db, async (tx) => {
    const deps = { ...api.deps, randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)) };
    const clientId = await openClient(tx, deps, { name: "見本不動産", companyId: null, plan, endsAt: null });
    const usual = {
      kind: "publishable",
      mode: "live",
      label: "サイト",
      scopes: ["widget"],
      hosts: ["www.kaisha.example"],
      ips: [],
    } as const;
    return { clientId, ...(await issueKey(tx, deps, { ...usual, ...wanted, clientId })) };
  });
}

async function frameOf(
  key: string,
  { referer = `${HOST}/`, more = "" }: { readonly referer?: string | null; readonly more?: string } = {},
) {
  const response = await site.request(`/widget/checker?key=${key}${more}`, { headers: referer === null ? {} : { referer } });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, token: /data-token="([^"]+)"/.exec(html)?.[1] ?? "" };
}

async function ask(token: string, body: object = home, caller = "visitor") {
  const response = await site.request("/api/widget/assessments", {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", authorization: `Bearer ${token}`, origin: "null", "x-caller": caller },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe("the page in the frame", () => {
  it("may stand on the one host it was asked for by, and runs and asks nothing but what is ours", async () => {
    const { key } = await aKey();
    const { status, headers, html } = await frameOf(key);
    const policy = headers.get("content-security-policy") ?? "";

    expect(status).toBe(200);
    expect(policy).toMatch(new RegExp(`; frame-ancestors ${HOST}$`));
    expect(policy).toMatch(/^default-src 'none'; script-src 'nonce-([\w+/]{24})'; style-src 'nonce-\1'; /);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get("x-frame-options")).toBeNull();
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("set-cookie")).toBeNull();
    expect(html).toContain("frame()");
  });

  it.each([
    ["another host", "https://evil.example/"],
    ["a host that only looks like it", "https://www.kaisha.example.evil.example/"],
    ["another port", "https://www.kaisha.example:8443/"],
    ["no page at all", null],
    ["no address", "about:srcdoc"],
  ])("shows nothing on %s, and says to the script around it that it is to go", async (_, referer) => {
    const { key } = await aKey();
    const { status, html, token } = await frameOf(key, { referer });

    expect([status, token]).toEqual([403, ""]);
    expect(html).toContain('refused:"wrong-host"');
    expect(html).not.toMatch(/<form|<p>|frame\(\)/);
  });

  it("says quietly that nothing can be shown with a key that is unknown, not for it, or taken back", async () => {
    const { clientId, row, key } = await aKey();
    const other = await aKey({ scopes: ["assess:v1"] });
    await inTransaction(db, (tx) => revokeKey(tx, api.deps, { clientId, keyId: row.id }));

    for (const [presented, reason] of [
      ["mk_pub_nothing", "unknown"],
      ["", "unknown"],
      [other.key, "wrong-scope"],
      [key, "revoked"],
    ] as const) {
      const { status, html } = await frameOf(presented);
      expect(status).toBe(403);
      expect(html.replaceAll("<wbr>", "")).toContain("価格チェックは、いま表示できません。");
      expect(html).toContain(`refused:"${reason}"`);
    }
  });

  it.each([
    ["a trial's, on any site", { plan: "trial", kind: "secret", hosts: [], scopes: ["assess:v1", "widget"] }],
    ["one that names the host", { kind: "secret" }],
  ] as const)("shows nothing with a secret key: %s", async (_, wanted) => {
    const { key } = await aKey(wanted);
    const { status, html, token } = await frameOf(key);

    expect([status, token]).toEqual([403, ""]);
    expect(html).toContain('refused:"wrong-scope"');
  });

  it("shows on a key that names addresses for these alone, those of IPv6 among them", async () => {
    const { key } = await aKey({ ips: ["2001:db8:1::7"] });
    const from = async (address: string) => {
      const headers = { referer: `${HOST}/`, "x-address": address, "x-caller": "2001:db8:1::/64" };
      return (await site.request(`/widget/checker?key=${key}`, { headers })).status;
    };
    expect([await from("2001:db8:1::7"), await from("2001:db8:1::8"), await from("203.0.113.7")]).toEqual([200, 403, 403]);
  });

  it("writes nothing of its address into itself but a colour and a number that were read, and an address by https", async () => {
    const { key } = await aKey();
    const evil = encodeURIComponent('"><script>alert(1)</script>');
    const { html } = await frameOf(key, {
      more: `&color=${evil}&radius=${evil}&contact=${encodeURIComponent('https://kaisha.example/?a="><script>')}${evil}`,
    });

    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toMatch(/<script>|--brand:[^#]|--radius:\D/);
    expect((await frameOf(key, { more: "&color=%23ffcc00&radius=3" })).html).toContain("--brand:#907300;--radius:3px");
  });

  it("is for our own pages alone as a demonstration", async () => {
    const { status, headers, token } = await frameOf("demo", { referer: "https://evil.example/" });

    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toMatch(/frame-ancestors 'self'$/);
    expect((await ask(token)).body.price).toMatchObject({ grade: "B" });
  });
});

describe("a price in the frame", () => {
  it("comes with its band, its grade, and the way to our site with the same home", async () => {
    const { key } = await aKey();
    const { token } = await frameOf(key);
    const { status, headers, body } = await ask(token);

    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBe("null");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({
      reason: null,
      isSample: false,
      price: { place: "東京都江東区豊洲", grade: "B", asOf: "2026年第2四半期", quarter: "2026Q2" },
    });
    expect(body.price.lowYen).toBeLessThan(body.price.yen);
    expect(body.price.modelVersion).toMatch(/./);
    expect(body.price.attributions).toEqual((await keptMarket(api.deps.db).origin()).attributions);
    expect(body.price.attributions.length).toBeGreaterThan(0);
    const details = new URL(body.detailsUrl);
    expect(details.origin + details.pathname).toBe("https://machinone.example/search/input");
    expect(Object.fromEntries(details.searchParams)).toEqual({
      ...{ kind: "condo", address: home.address, areaM2: "70", layout: "3LDK", builtYear: "2008" },
    });
  });

  it("is marked as a sample with a key to test with", async () => {
    const { key } = await aKey({ mode: "test" });
    const { token, html } = await frameOf(key);

    expect(html).toContain('<p class="sample">サンプル</p>');
    expect((await ask(token)).body.isSample).toBe(true);
  });

  it("is counted once, and not where there is none", async () => {
    const { key, clientId } = await aKey();
    const { token } = await frameOf(key);
    await ask(token);
    for (const [change, reason] of [
      [{ kind: "land" }, "cannot-estimate"],
      [{ address: "東京都新宿区西新宿1丁目" }, "out-of-area"],
      [{ address: "どこにもない" }, "address-not-found"],
    ] as const) {
      api.clock.advance(10_000);
      expect((await ask(token, { ...home, ...change })).body).toMatchObject({ price: null, reason });
    }

    expect((await usageOf(api.deps, { clientId, month: "2026-11" }))?.calls).toBe(1);
  });

  it("that could not be made for a failure of ours is not counted", async () => {
    const { key, clientId } = await aKey();
    const { token } = await frameOf(key);
    broken = true;
    expect((await ask(token)).status).toBe(500);

    expect((await usageOf(api.deps, { clientId, month: "2026-11" }))?.calls).toBe(0);
  });

  it("is not given once the calls of the key are used up, in words for whoever visits", async () => {
    const { key, clientId } = await aKey();
    await sql`insert into api_quota (client_id, period, taken) values (${clientId}, '2026-11', 29997)`.execute(db);
    const { token } = await frameOf(key);
    const answers = [];
    for (let i = 0; i < 4; i += 1) {
      api.clock.advance(10_000);
      answers.push(await ask(token, home, `visitor ${i}`));
    }

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { type: "/problems/quota-exceeded" } });
  });

  it("names all that is to be put right, in the words of the form", async () => {
    const { token } = await frameOf("demo");
    const { status, body } = await ask(token, { kind: "condo", areaM2: "広い", builtYear: "2099" });

    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(["address", "areaM2"]);
    expect(body.errors[1].message).toMatch(/^専有面積/);
    expect((await ask(token, { ...home, builtYear: "2099" })).body.errors).toMatchObject([{ field: "builtYear" }]);
  });

  it("is not for who asks without a page of ours, with one that is over, or after the key was taken back", async () => {
    const { key, clientId, row } = await aKey();
    const { token } = await frameOf(key);
    for (const one of ["", "made.up", `${token}x`]) expect((await ask(one)).status).toBe(401);

    await inTransaction(db, (tx) => revokeKey(tx, api.deps, { clientId, keyId: row.id }));
    api.clock.advance(6000);
    expect((await ask(token)).body.type).toBe("/problems/widget-closed");
    const fresh = (await frameOf((await aKey()).key)).token;
    api.clock.advance(VISIT_LASTS);
    expect((await ask(fresh)).status).toBe(401);
  });

  it("is limited by visitor", async () => {
    const { token } = await frameOf("demo");
    const statuses = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await ask(token)).status);

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await ask(token, home, "somebody else")).status).toBe(200);
  });

  it("is given forty times a day to one visitor, by whatever network of a line, and not counted where there is none", async () => {
    const { key, clientId } = await aKey();
    const { token } = await frameOf(key);
    const visit = async (index: number, asked: object = home) => {
      api.clock.advance(10_000);
      return ask(token, asked, `2001:db8:1:${index.toString(16)}::/64`);
    };
    for (let i = 0; i < 3; i += 1) expect((await visit(i, { ...home, address: "どこにもない" })).body).toMatchObject({ price: null });
    const statuses = [];
    for (let i = 0; i < 41; i += 1) statuses.push((await visit(i)).status);

    expect(statuses.indexOf(429)).toBe(40);
    expect((await visit(1)).body.type).toBe("/problems/quota-exceeded");
    expect((await ask(token, home, "somebody else")).status).toBe(200);
    expect((await usageOf(api.deps, { clientId, month: "2026-11" }))?.calls).toBe(41);
    api.clock.advance(days(1));
    expect((await ask((await frameOf(key)).token, home, "2001:db8:1:1::/64")).status).toBe(200);
  });

  it("is given to visitors of one office up to a tenth of what its month includes a day, of which its owners are told once", async () => {
    await aCompany(db, { id: "one" });
    const { key, clientId } = await aKey();
    await sql`update api_client set company_id = 'one' where id = ${clientId}`.execute(db);
    const { token } = await frameOf(key);
    const statuses = [];
    for (let i = 0; i < 303; i += 1) {
      api.clock.advance(60);
      statuses.push((await ask(token, home, `visitor ${i}`)).status);
    }

    expect([statuses.indexOf(429), new Set(statuses.slice(300))]).toEqual([300, new Set([429])]);
    const { rows } = await sql`select recipient, facts from outbox where kind = 'api-checker-full'`.execute(db);
    expect(rows).toEqual([{ recipient: "owner-one@example.com", facts: { companyName: expect.any(String), callsADay: 300 } }]);
  });

  it("can be read by no other page", async () => {
    const { token } = await frameOf("demo");
    const headers = { origin: "https://evil.example", authorization: `Bearer ${token}`, "content-type": "application/json" };
    const response = await site.request("/api/widget/assessments", { method: "POST", body: JSON.stringify(home), headers });
    const asked = await site.request("/api/widget/assessments", {
      method: "OPTIONS",
      headers: { origin: "null", "access-control-request-method": "POST", "access-control-request-headers": "authorization,content-type" },
    });

    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-headers")).toBe("authorization,content-type");
  });
});

describe("places", () => {
  it("are suggested to the page alone", async () => {
    const { token } = await frameOf("demo");
    const get = async (bearer: string) => {
      const response = await site.request("/api/widget/suggestions?q=豊洲", {
        headers: { authorization: `Bearer ${bearer}`, origin: "null" },
      });
      return { status: response.status, body: await response.json() };
    };

    expect(await get("")).toMatchObject({ status: 401 });
    expect((await get(token)).status).toBe(200);
  });
});

it("how large it is is measured on what is served", async () => {
  const { body } = await api.get("/api/widget/sizes");

  expect(body.totalBytes).toBe(body.scriptBytes + body.frameBytes);
  expect(body.frameBytes).toBeGreaterThan(2000);
});
