import { Hono } from "hono";
import { expect } from "vitest";
import type { SiteAuth } from "#api/client/context.ts";
import { callerByAddress } from "#api/http/caller-key.ts";
import { createRevoker } from "#api/session/revoker.ts";
import { sessionRoutes } from "#api/session/routes.ts";
import { servedSession } from "#api/session/served-session.ts";
import { createSessions } from "#api/session/sessions.ts";
import { createIdentityWire } from "#domain/members/index.server.ts";
import { NO_PROXY } from "#platform/caller-address.server.ts";
import { openLog } from "#platform/log.server.ts";
import { SIGN_IN_SCOPES } from "#wire/oauth-scopes.ts";
import { SESSION_HEADER } from "#wire/session-cookies.ts";
import type { IdentityServer, Place } from "./identity-server.ts";
import { watchedFetch } from "./watched-fetch.ts";

export const SITE = "https://machinone.example";

type Wishes = { readonly cookies?: SiteAuth["cookies"]; readonly place?: Pick<Place, "client"> };

/** The session half of the site in front of an identity service, with pages that say whom they were rendered for. */
export function sessionSite(server: IdentityServer, { cookies = "sealed", place = server }: Wishes = {}) {
  const network = watchedFetch();
  const lines: string[] = [];
  const { id: clientId, poolId } = place.client;
  const auth: SiteAuth = {
    endpoint: server.url,
    hostedOrigin: server.url,
    poolId,
    clientId,
    identityPoolId: null,
    objectsUrl: `${server.url}/objects`,
    cookies,
    providers: [],
    scopes: SIGN_IN_SCOPES,
  };
  const { clock } = server;
  const wire = createIdentityWire({ auth, fetch: network.fetch, clock });
  const log = openLog("trace", { write: (line) => void lines.push(line) });
  const waits = handMovedWaits();
  const parts = { wire, auth, clock, log, callerKey: callerByAddress({ trustProxy: NO_PROXY }), origin: SITE };
  const { wait } = waits;
  const revoke = createRevoker({ revoke: wire.revoke, wait, random: () => 0.5, log });
  const deps = { ...parts, sessions: createSessions(parts), revoke, wait };
  const served = servedSession(deps);
  const app = new Hono().route("/", sessionRoutes(deps));
  app.get("/broken", served, () => {
    throw new Error("a page that fails");
  });
  app.get("*", served, (c) => Response.json({ ...c.get("served") }));
  app.onError((_, c) => c.text("Error", 500));
  return { network, passWait: waits.pass, logged: () => lines.join(""), auth, app, browser: () => sessionBrowser(app) };
}

/** Waiting that ends when a test says so. */
function handMovedWaits() {
  const waiting: { readonly duration: number; readonly end: () => void }[] = [];
  return {
    wait: (duration: number) => new Promise<void>((end) => void waiting.push({ duration, end })),
    /** Ends the oldest wait of this length, once there is one. */
    pass: async (duration: number): Promise<void> => {
      for (;;) {
        const index = waiting.findIndex((one) => one.duration === duration);
        if (index >= 0) return waiting.splice(index, 1)[0]?.end();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

export type SessionBrowser = ReturnType<typeof sessionBrowser>;

/** A browser on a page of the site: keeps cookies as they are set, and sends what scripts of the page would. */
function sessionBrowser(app: Hono) {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}, env: object = {}) => {
    const headers = new Headers(init.headers);
    const sent = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (sent) headers.set("cookie", sent);
    const response = await app.request(`${SITE}${path}`, { ...init, headers }, env);
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  };
  const keep = (line: string) => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  };
  const own = { [SESSION_HEADER]: "1", origin: SITE, "sec-fetch-site": "same-origin" };
  const post = (path: string, body: object) =>
    send(path, { method: "POST", body: JSON.stringify(body), headers: { ...own, "content-type": "application/json" } });
  return {
    cookies,
    send,
    open: (tokens: { AccessToken: string; IdToken: string; RefreshToken: string }, strategy = "cognito") =>
      post("/auth/session", { strategy, accessToken: tokens.AccessToken, idToken: tokens.IdToken, refreshToken: tokens.RefreshToken }),
    refresh: () => post("/auth/session/refresh", {}),
    end: () => send("/auth/session", { method: "DELETE", headers: own }),
    page: (path = "/", env: object = {}) => send(path, { headers: { accept: "text/html,application/xhtml+xml" } }, env),
  };
}

/** `Set-Cookie` lines by name: value and flags. */
export function cookiesSet(response: Response): Map<string, { readonly value: string; readonly flags: readonly string[] }> {
  return new Map(
    response.headers.getSetCookie().map((line) => {
      const [pair = "", ...flags] = line.split("; ");
      const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
      return [name, { value: decodeURIComponent(value), flags: flags.sort() }];
    }),
  );
}

/** A problem of ours, which is never kept. */
export async function expectProblem(response: Response, status: number, type: string) {
  expect(response.status).toBe(status);
  expect(response.headers.get("cache-control")).toContain("no-store");
  expect(await response.json()).toMatchObject({ type: `/problems/${type}`, status });
}
