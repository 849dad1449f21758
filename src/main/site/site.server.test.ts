import { Hono } from "hono";
import { beforeAll, describe, expect, it } from "vitest";
import type { SiteContext } from "#api/client/context.ts";
import { callerByAddress } from "#api/http/caller-key.ts";
import type { CallerKey } from "#api/http/rate-limit.ts";
import { createIdentityWire } from "#domain/members/index.server.ts";
import { NO_PROXY } from "#platform/caller-address.server.ts";
import { loadConfig } from "#platform/config.server.ts";
import { openLog } from "#platform/log.server.ts";
import { type IdentityServer, identityServer } from "#test/support/identity-server.ts";
import { siteContext } from "./compose.server.ts";
import { siteApp } from "./site.server.ts";
import { siteSessions } from "./site-sessions.server.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

const SITE = "http://localhost:3000";

/** The whole site but for its pages, which note what they were given, or fail. */
function aSite({ fails = false, callerKey = callerByAddress({ trustProxy: NO_PROXY }) }: { fails?: boolean; callerKey?: CallerKey } = {}) {
  const { clock } = server;
  const { id: AUTH_CLIENT_ID, poolId: AUTH_POOL_ID } = server.client;
  const config = loadConfig({ AUTH_CLIENT_ID, AUTH_POOL_ID, OPERATOR_NAME: "試験", LICENCE_NUMBER: "試験" });
  const context = siteContext(config, { identityUrl: server.url, origin: () => "https://site.test/" });
  const lines: string[] = [];
  const log = openLog("error", { write: (line) => void lines.push(line) });
  const wire = createIdentityWire({ auth: context.auth, fetch, clock });
  const sessions = siteSessions({ wire, auth: context.auth, clock, log, callerKey, publicOrigin: null });
  const given: SiteContext[] = [];
  const site = {
    fetch: (_: Request, options: { readonly context: SiteContext }) => {
      given.push(options.context);
      if (fails) throw new Error("with Bearer secret-token of a page");
      return new Response("<!doctype html>", { headers: { "content-type": "text/html" } });
    },
  };
  const api = new Hono().get("/api/who", (c) => c.text(c.req.header("authorization") ?? "nobody"));
  const app = siteApp({ api, site, context, sessions, https: false, clock, log, callerKey });
  const open = async () => {
    const user = await server.aUser();
    const { AccessToken, IdToken, RefreshToken } = await server.tokensOf(user);
    const body = JSON.stringify({ strategy: "cognito", accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken });
    const headers = { "x-machinone-session": "1", origin: SITE, "content-type": "application/json" };
    const opened = await app.request(`${SITE}/auth/session`, { method: "POST", body, headers });
    return {
      user,
      AccessToken,
      cookie: opened.headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; "),
    };
  };
  return { app, given, open, lines };
}

describe("siteApp", () => {
  it("tells a page who it is for, and keeps the page from everybody else", async () => {
    const { app, given, open } = aSite();
    const { user, AccessToken, cookie } = await open();
    const page = await app.request(`${SITE}/mypage`, { headers: { cookie, accept: "text/html" } });

    expect(given.at(-1)).toMatchObject({
      sessionState: "member",
      session: { strategy: "cognito", accessToken: AccessToken, claims: { sub: user.sub } },
      auth: { endpoint: server.url, clientId: server.client.id, cookies: "sealed" },
    });
    expect(page.headers.get("cache-control")).toBe("private, no-store");
  });

  it("gives a visitor's page the nonce of its policy, and nobody's session", async () => {
    const { app, given } = aSite();
    const page = await app.request(`${SITE}/`, { headers: { accept: "text/html" } });

    expect(given.at(-1)).toMatchObject({ session: null, sessionState: "visitor" });
    expect(page.headers.get("content-security-policy")).toContain(`'nonce-${given.at(-1)?.nonce}'`);
    expect(page.headers.get("cache-control")).toBeNull();
  });

  it("sends API requests of a page to the API in this process", async () => {
    const { app, given } = aSite();
    await app.request(`${SITE}/`, { headers: { accept: "text/html" } });
    const answer = await given
      .at(-1)
      ?.dispatch(new Request("http://in-process.invalid/api/who", { headers: { authorization: "Bearer x" } }));

    expect(await answer?.text()).toBe("Bearer x");
  });

  it("keeps the page of a letter nowhere, tells nobody its address, and shows one caller so many", async () => {
    const { app } = aSite({ callerKey: () => "one reader" });
    const answers: Response[] = [];
    for (let n = 0; n < 50; n += 1) answers.push(await app.request(`${SITE}/letters/${n}`, { headers: { accept: "text/html" } }));
    for (const { headers } of answers)
      expect([headers.get("cache-control"), headers.get("referrer-policy")]).toEqual(["no-store", "no-referrer"]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(answers.findIndex(({ status }) => status === 429)).toBe(40);
    expect((await app.request(`${SITE}/`, { headers: { accept: "text/html" } })).headers.get("referrer-policy")).toBe(
      "strict-origin-when-cross-origin",
    );
  });

  it("answers its own endpoints itself, with the headers of every answer", async () => {
    const { app, given } = aSite();
    const answers = await Promise.all([
      app.request(`${SITE}/auth/session`, { method: "DELETE" }),
      app.request(`${SITE}/csp-report`, { method: "POST" }),
      app.request(`${SITE}/api/who`),
      app.request(`${SITE}/assets/missing.js`),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([403, 415, 200, 404]);
    expect(answers.every(({ headers }) => headers.get("x-content-type-options") === "nosniff")).toBe(true);
    expect(given).toEqual([]);
  });

  it("enforces the policy of every answer and has it report, a page that failed included, and logs that without its secrets", async () => {
    const { app, lines } = aSite({ fails: true });
    const answers = await Promise.all(
      ["/", "/auth/session", "/api/who", "/assets/missing.txt"].map((path) => app.request(`${SITE}${path}`)),
    );
    const policies = answers.map(({ headers }) => headers.get("content-security-policy") ?? "");

    expect(answers.map(({ status }) => status)).toEqual([500, 403, 200, 404]);
    expect(policies.filter((policy) => !/script-src 'self' 'nonce-.+; report-uri \/csp-report$/.test(policy))).toEqual([]);
    expect(policies.filter((policy) => policy.includes("unsafe"))).toEqual([]);
    expect(answers.map(({ headers }) => headers.get("content-security-policy-report-only"))).not.toContain(null);
    expect(await answers[0]?.text()).toBe("Error");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: "the site failed to answer", requestId: expect.any(String) }]);
    expect(lines.join("")).not.toContain("secret-token");
  });

  it("takes reports of violations", async () => {
    const { app } = aSite();
    const body = JSON.stringify({ "csp-report": { "effective-directive": "script-src-elem", "blocked-uri": "inline" } });

    expect(
      (await app.request(`${SITE}/csp-report`, { method: "POST", body, headers: { "content-type": "application/csp-report" } })).status,
    ).toBe(204);
  });

  it("takes a session of its own address only, where no other is configured", async () => {
    const { app } = aSite();
    const status = async (origin: string) =>
      (await app.request(`${SITE}/auth/session`, { method: "DELETE", headers: { "x-machinone-session": "1", origin } })).status;

    expect(await status(SITE)).toBe(204);
    expect(await status("http://localhost:3001")).toBe(403);
  });
});
