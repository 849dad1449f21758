import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createIdentityWire } from "#domain/members/index.server.ts";
import { loadConfig } from "#platform/config.server.ts";
import { openLog } from "#platform/log.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { type IdentityServer, identityServer } from "#test/support/identity-server.ts";
import { anApartment, aSale, insertMarket } from "#test/support/typed-market.ts";
import { buildSiteIfStale } from "./build-site.server.ts";
import { siteContext } from "./compose.server.ts";
import { type Listening, listen } from "./listen.server.ts";
import { loadBuiltSite, siteApp } from "./site.server.ts";
import { siteSessions } from "./site-sessions.server.ts";

const BUILD_TIMEOUT = 300_000;

let identity: IdentityServer;
let site: Listening;
/** What the API was asked for, by anybody. */
const asked: string[] = [];

beforeAll(async () => {
  await buildSiteIfStale();
  identity = await identityServer();
  const { db } = await testDatabase();
  await insertMarket(db, { sales: [aSale()], apartments: [anApartment()] });
  site = await listen((await theSite(db)).fetch, { host: "127.0.0.1", port: 0 });
}, BUILD_TIMEOUT);

afterAll(() => site.close());

/** The built site on a small market, behind the HTTP server that is also behind it in use. */
async function theSite(db: Parameters<typeof testApi>[0]) {
  const { clock } = identity;
  const { id: AUTH_CLIENT_ID, poolId: AUTH_POOL_ID } = identity.client;
  const config = loadConfig({ AUTH_CLIENT_ID, AUTH_POOL_ID, OPERATOR_NAME: "試験", LICENCE_NUMBER: "試験" });
  const context = siteContext(config, { identityUrl: identity.url, origin: () => "https://site.test/" });
  const log = openLog("silent");
  const callerKey = () => null;
  const wire = createIdentityWire({ auth: context.auth, fetch, clock });
  const sessions = siteSessions({ wire, auth: context.auth, clock, log, callerKey, publicOrigin: null });
  const api = new Hono();
  api.use("/api/*", async (c, next) => {
    asked.push(c.req.path);
    await next();
  });
  api.get("/api/estimate/estimates/broken", (c) => c.text("broken", 500));
  api.route("/", testApi(db, null, { callerKey }).app);
  return siteApp({ api, site: await loadBuiltSite(), context, sessions, https: false, clock, log, callerKey });
}

type Visit = { readonly headers?: Record<string, string>; readonly method?: string };

async function visit(path: string, { headers = {}, method = "GET" }: Visit = {}) {
  const answer = await fetch(`${site.url}${path}`, { method, redirect: "manual", headers: { accept: "text/html", ...headers } });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

const policyNonce = (headers: Headers) => /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
const scriptNonces = (html: string) => [...html.matchAll(/<script[^>]* nonce="([^"]*)"/g)].map(([, nonce]) => nonce);

describe("a page of the built site", () => {
  it("is whole, compressed, and carries the nonce of its policy on every script and on no link", async () => {
    const { status, headers, html } = await visit("/");
    const nonce = policyNonce(headers);

    expect(status).toBe(200);
    expect([headers.get("content-type"), headers.get("content-encoding"), headers.get("vary")]).toEqual([
      "text/html; charset=utf-8",
      "gzip",
      "Accept-Encoding",
    ]);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="ja"><head>.*<\/body><\/html>$/s);
    expect(html.match(/<script/g)).toHaveLength(scriptNonces(html).length);
    expect(new Set(scriptNonces(html))).toEqual(new Set([nonce]));
    expect(html.match(/<(link|meta)[^>]* nonce=/g)).toBeNull();
    expect(html).toContain(`<meta property="csp-nonce" content="${nonce}"/>`);
  });

  it("holds what the browser goes on with", async () => {
    const { html } = await visit("/risk/toyosu-residence/summary");

    expect(html).toContain("<title>豊洲レジデンスのリスク診断 | まちのね</title>");
    expect(html).toMatch(/\$_TSR\.router=.*subject:.*name:"豊洲レジデンス".*\$_TSR\.e\(\)/s);
    expect(html).toMatch(/<script type="module" async="" src="\/assets\/[^"]+\.js"/);
  });

  it("asks the API once for what is the same on every page, and for each report by itself", async () => {
    asked.length = 0;
    for (const part of ["flood", "crime", "earthquake"]) await visit(`/risk/toyosu-residence/${part}`);

    expect(asked.filter((path) => path === "/api/estate/market").length).toBeLessThan(2);
  });

  it("is the kept one for the next visitor, with a nonce of its own", async () => {
    const [first, second] = [await visit("/accuracy"), await visit("/accuracy")];
    const text = ({ headers, html }: typeof first) => html.replaceAll(policyNonce(headers), "");

    expect(policyNonce(first.headers)).not.toBe(policyNonce(second.headers));
    expect(new Set(scriptNonces(second.html))).toEqual(new Set([policyNonce(second.headers)]));
    // The times at which its data were loaded stand in it.
    expect(text(second)).toBe(text(first));
  });

  it("answers HEAD with the headers alone, and who has an earlier copy with the page", async () => {
    const head = await visit("/", { method: "HEAD" });
    const again = await visit("/", { headers: { "if-none-match": '"earlier"', "if-modified-since": "Sun, 22 Nov 2026 00:00:00 GMT" } });

    expect([head.status, head.headers.get("content-type"), head.html]).toEqual([200, "text/html; charset=utf-8", ""]);
    expect(policyNonce(head.headers)).not.toBe("");
    expect([again.status, again.html.length > 1000]).toEqual([200, true]);
  });

  it("goes out as it is to those who take no gzip", async () => {
    const { headers, html } = await visit("/", { headers: { "accept-encoding": "identity" } });

    expect(headers.get("content-encoding")).toBeNull();
    expect(new Set(scriptNonces(html))).toEqual(new Set([policyNonce(headers)]));
  });

  it("is not for those who want no page", async () => {
    expect((await visit("/", { headers: { accept: "application/json" } })).status).toBe(406);
  });
});

describe("a page for a member", () => {
  async function memberCookie(): Promise<string> {
    const tokens = await identity.tokensOf(await identity.aUser());
    const body = JSON.stringify({
      strategy: "cognito",
      accessToken: tokens.AccessToken,
      idToken: tokens.IdToken,
      refreshToken: tokens.RefreshToken,
    });
    const headers = { "x-machinone-session": "1", origin: site.url, "content-type": "application/json" };
    const opened = await fetch(`${site.url}/auth/session`, { method: "POST", body, headers });
    return opened.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  }

  it("is kept by nobody and never shown to a visitor, nor a visitor's to the member", async () => {
    const cookie = await memberCookie();
    const [before, own, after, ownAgain] = [
      await visit("/search"),
      await visit("/search", { headers: { cookie } }),
      await visit("/search"),
      await visit("/search", { headers: { cookie } }),
    ];

    expect([before, own, after, ownAgain].map(({ html }) => /isLoggedIn:(!\d)/.exec(html)?.[1])).toEqual(["!1", "!0", "!1", "!0"]);
    expect([before, own, after, ownAgain].map(({ html }) => html.includes("ログアウト"))).toEqual([false, true, false, true]);
    expect([own, ownAgain].map(({ headers }) => headers.get("cache-control"))).toEqual(["private, no-store", "private, no-store"]);
    expect(before.headers.get("cache-control")).toBeNull();
  });

  it("leads a visitor to the login, and remembers where they wanted to go", async () => {
    const { status, headers, html } = await visit("/mypage/");

    expect([status, headers.get("location"), html]).toEqual([307, "/login/", ""]);
    expect(headers.getSetCookie().join()).toMatch(/^auth\.redirect=/);
  });
});

describe("a page that cannot be shown", () => {
  it("answers 404 where there is none, each time anew", async () => {
    const { status, html } = await visit("/no/such/page");

    expect(status).toBe(404);
    expect(html).toContain("This page could not be found");
    expect((await visit("/no/such/page")).status).toBe(404);
  });

  it("answers 404 for a key that no building has", async () => {
    const { status, html } = await visit("/risk/no-such-key/summary");

    expect(status).toBe(404);
    expect(html).toContain("建物が見つかりません");
  });

  it("is an error page with the status of what failed, and works in the browser", async () => {
    const { status, headers, html } = await visit("/search/result?id=broken");

    expect(status).toBe(500);
    expect(html).toContain("$_TSR.e()");
    expect(new Set(scriptNonces(html))).toEqual(new Set([policyNonce(headers)]));
  });
});
