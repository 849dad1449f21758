import { GetTokensFromRefreshTokenCommand, RevokeTokenCommand } from "@aws-sdk/client-cognito-identity-provider";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { days, hours, minutes } from "#kernel/duration.ts";
import { hostedTokens } from "#test/support/hosted-tokens.ts";
import { claimsOf, type IdentityServer, identityServer, refusalOf } from "#test/support/identity-server.ts";
import { cookiesSet, expectProblem, type SessionBrowser, SITE, sessionSite } from "#test/support/session-browser.ts";
import { shelvedDevice } from "#web/session/pool/device-shelf.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { SIGN_OUT_TIMEOUT } from "#wire/constants.ts";
import { SESSION_HEADER } from "#wire/session-cookies.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

const OPEN_FLAGS = ["Max-Age=31536000", "Path=/", "SameSite=Lax", "Secure"];
const SEALED_FLAGS = ["HttpOnly", ...OPEN_FLAGS];
const COGNITO = ["strategy", "_token.cognito", "_token_expiration.cognito", "_id_token.cognito", "_refresh_token.cognito"].map(
  (key) => `auth.${key}`,
);
const ALL_COGNITO = [...COGNITO, "auth._refresh_token_expiration.cognito"].sort();

async function signedIn(wishes: Parameters<typeof sessionSite>[1] = {}) {
  const site = sessionSite(server, wishes);
  const user = await server.aUser(wishes.place ? { client: wishes.place.client } : {});
  const tokens = await server.tokensOf(user);
  const browser = site.browser();
  const opened = await browser.open(tokens);
  return { ...site, user, tokens, browser, opened };
}

describe("POST /auth/session", () => {
  it.each([
    ["sealed", SEALED_FLAGS],
    ["plain", OPEN_FLAGS],
  ] as const)("keeps the tokens in six cookies with their flags, %s", async (cookies, refreshFlags) => {
    const { opened, tokens } = await signedIn({ cookies });
    const set = cookiesSet(opened);
    const accessExpiresAt = Number(claimsOf(tokens.AccessToken).exp) * 1000;
    const answer: { accessExpiresAt: number; refreshExpiresAt: number } = await opened.json();

    expect(opened.status).toBe(200);
    expect(opened.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.accessExpiresAt).toBe(accessExpiresAt);
    expect(answer.refreshExpiresAt - server.clock.now().getTime()).toBeGreaterThan(days(30) - minutes(1));
    expect([...set.keys()].sort()).toEqual(ALL_COGNITO);
    expect(set.get("auth.strategy")).toEqual({ value: "cognito", flags: OPEN_FLAGS });
    expect(set.get("auth._token.cognito")).toEqual({ value: `Bearer ${tokens.AccessToken}`, flags: OPEN_FLAGS });
    expect(set.get("auth._token_expiration.cognito")).toEqual({ value: String(accessExpiresAt), flags: OPEN_FLAGS });
    expect(set.get("auth._id_token.cognito")).toEqual({ value: tokens.IdToken, flags: OPEN_FLAGS });
    expect(set.get("auth._refresh_token.cognito")).toEqual({ value: tokens.RefreshToken, flags: refreshFlags });
    expect(set.get("auth._refresh_token_expiration.cognito")).toEqual({ value: String(answer.refreshExpiresAt), flags: OPEN_FLAGS });
  });

  it("takes away what another strategy left", async () => {
    const { browser, user } = await signedIn();
    await browser.open(await hostedTokens(server, user), "google");

    expect([...browser.cookies.keys()].sort()).toEqual(ALL_COGNITO.map((name) => name.replace("cognito", "google")));
    expect(browser.cookies.get("auth.strategy")).toBe("google");
  });

  it("ends the sign-in that was there before, once the new one is kept", async () => {
    const { browser, user, tokens } = await signedIn();
    const again = await server.tokensOf(user);
    await browser.open({ ...again, IdToken: again.AccessToken });
    const refresh = (RefreshToken = "") =>
      server.sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId: server.client.id, RefreshToken }));

    expect((await refresh(tokens.RefreshToken)).AuthenticationResult?.AccessToken).toBeDefined();
    await browser.open(again);
    await vi.waitFor(async () => expect(await refusalOf(refresh(tokens.RefreshToken))).toContain("revoked"));
    expect((await refresh(again.RefreshToken)).AuthenticationResult?.AccessToken).toBeDefined();
  });

  it("refuses tokens that do not hold, are of two people, or are another client's", async () => {
    const { browser, tokens } = await signedIn();
    const others = await server.tokensOf(await server.aUser());
    const foreign = await server.tokensOf(await server.aUser({ client: await server.addClient() }));
    const [head = "", body = "", signature = ""] = tokens.AccessToken.split(".");
    const changed = Buffer.from(JSON.stringify({ ...claimsOf(tokens.AccessToken), sub: "x" })).toString("base64url");
    const unsigned = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    const wrong = [
      { AccessToken: `${head}.${changed}.${signature}` },
      { AccessToken: `${unsigned}.${body}.` },
      { AccessToken: tokens.IdToken },
      { IdToken: tokens.AccessToken },
      { IdToken: others.IdToken },
      { AccessToken: foreign.AccessToken, IdToken: foreign.IdToken },
    ];

    for (const change of wrong) {
      const refused = await browser.open({ ...tokens, ...change });
      expect(refused.headers.getSetCookie()).toEqual([]);
      await expectProblem(refused, 401, "not-signed-in");
    }
  });

  it("refuses what is no such input, without saying it again", async () => {
    const { browser, tokens } = await signedIn();
    const json = { [SESSION_HEADER]: "1", origin: SITE, "content-type": "application/json" };
    const post = (body: string) => browser.send("/auth/session", { method: "POST", body, headers: json });

    await expectProblem(await browser.open(tokens, "twitter"), 422, "validation");
    await expectProblem(await browser.open({ ...tokens, RefreshToken: "" }), 422, "validation");
    await expectProblem(await browser.open({ ...tokens, RefreshToken: "a b" }), 422, "validation");
    await expectProblem(await browser.open({ ...tokens, RefreshToken: "a".repeat(3801) }), 422, "validation");
    await expectProblem(await post("{"), 400, "malformed-json");
    await expectProblem(await post(JSON.stringify("x".repeat(20_000))), 413, "too-large");
  });

  it("says so when the identity service cannot be asked", async () => {
    const { network, browser } = sessionSite(server);
    const there = browser();
    network.cut(true);

    await expectProblem(await there.open(await server.tokensOf(await server.aUser())), 503, "unreached");
  });

  it("is limited by caller", async () => {
    const { app } = sessionSite(server);
    const from = (remoteAddress: string) =>
      app.request(`${SITE}/auth/session`, { method: "POST" }, { incoming: { socket: { remoteAddress } } });
    const statuses = await Promise.all(Array.from({ length: 80 }, async () => (await from("192.0.2.7")).status));

    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
    expect((await from("192.0.2.8")).status).toBe(403);
  });
});

describe("POST /auth/session/refresh", () => {
  const refreshed = async (browser: SessionBrowser) => {
    const response = await browser.refresh();
    const body: { accessToken: string; idToken: string; accessExpiresAt: number } = await response.json();
    return { response, body };
  };

  it.each(["sealed", "plain"] as const)("gives fresh tokens and keeps them, and leaves the refresh token alone, %s", async (cookies) => {
    const { browser, user } = await signedIn({ cookies });
    const before = browser.cookies.get("auth._refresh_token.cognito");
    server.clock.advance(hours(2));
    const { response, body } = await refreshed(browser);

    expect(response.status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["accessExpiresAt", "accessToken", "idToken"]);
    expect(claimsOf(body.accessToken)).toMatchObject({ sub: user.sub, token_use: "access" });
    expect(body.accessExpiresAt).toBe(Number(claimsOf(body.accessToken).exp) * 1000);
    expect([...cookiesSet(response).keys()].sort()).toEqual(ALL_COGNITO.filter((name) => !name.includes("refresh")));
    expect([...cookiesSet(response).values()].every(({ flags }) => flags.join() === OPEN_FLAGS.join())).toBe(true);
    expect(browser.cookies.get("auth._token.cognito")).toBe(encodeURIComponent(`Bearer ${body.accessToken}`));
    expect(browser.cookies.get("auth._refresh_token.cognito")).toBe(before);
  });

  it.each([
    ["sealed", SEALED_FLAGS],
    ["plain", OPEN_FLAGS],
  ] as const)("keeps the next refresh token where the client rotates, %s", async (cookies, flags) => {
    const place = { client: await server.addClient({ rotationGraceSeconds: 10 }) };
    const { browser, tokens } = await signedIn({ cookies, place });
    const { response } = await refreshed(browser);
    const next = cookiesSet(response).get("auth._refresh_token.cognito");

    expect(next?.flags).toEqual(flags);
    expect(next?.value).not.toBe(tokens.RefreshToken);
    expect((await browser.refresh()).status).toBe(200);
  });

  it("makes one call of the service of ten requests at once", async () => {
    const { browser, network } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refreshed(browser)));

    expect(network.count("GetTokensFromRefreshToken")).toBe(1);
    expect(new Set(answers.map(({ body }) => body.accessToken)).size).toBe(1);
    await browser.refresh();
    expect(network.count("GetTokensFromRefreshToken")).toBe(2);
  });

  it("refreshes a social session at the hosted login", async () => {
    const { browser, user, network } = await signedIn();
    await browser.open(await hostedTokens(server, user), "google");

    expect((await browser.refresh()).status).toBe(200);
    expect(network.count("/oauth2/token")).toBe(1);
  });

  it.each([
    [
      "was revoked",
      async ({ user, tokens }: Awaited<ReturnType<typeof signedIn>>) =>
        server.sdk.send(new RevokeTokenCommand({ ClientId: user.client.id, Token: tokens.RefreshToken })),
    ],
    ["is over its time", async () => server.clock.advance(days(31))],
    [
      "is of somebody disabled",
      async ({ user }: Awaited<ReturnType<typeof signedIn>>) =>
        changeAccount(server.db, user.sub, { isEnabled: false }, server.clock.now()),
    ],
    [
      "is made up",
      async ({ browser }: Awaited<ReturnType<typeof signedIn>>) => browser.cookies.set("auth._refresh_token.cognito", "made-up"),
    ],
    ["is not there", async ({ browser }: Awaited<ReturnType<typeof signedIn>>) => browser.cookies.delete("auth._refresh_token.cognito")],
  ])("ends the session when the refresh token %s", async (_, end) => {
    const there = await signedIn();
    await end(there);
    const ended = await there.browser.refresh();

    await expectProblem(ended, 401, "session-ended");
    expect([...there.browser.cookies.keys()]).toEqual([]);
  });

  it("ends the session when the refresh token is somebody else's", async () => {
    const [one, other] = [await signedIn(), await signedIn()];
    one.browser.cookies.set("auth._refresh_token.cognito", other.browser.cookies.get("auth._refresh_token.cognito") ?? "");
    const ended = await one.browser.refresh();

    await expectProblem(ended, 401, "session-ended");
    expect(one.browser.cookies.size).toBe(0);
    expect(one.logged()).toContain("somebody else");
  });

  it("keeps the cookies while the service is away", async () => {
    const { browser, network } = await signedIn();
    const before = [...browser.cookies];
    network.cut(true);

    await expectProblem(await browser.refresh(), 503, "unreached");
    expect([...browser.cookies]).toEqual(before);
    network.cut(false);
    expect((await browser.refresh()).status).toBe(200);
  });
});

describe("DELETE /auth/session", () => {
  it("revokes the refresh token and removes every cookie of the session, and no other", async () => {
    const { browser, network, tokens, user } = await signedIn();
    for (const name of ["auth.redirect", "auth._token.google", "theme"]) browser.cookies.set(name, "x");
    const ended = await browser.end();

    expect(ended.status).toBe(204);
    expect([...browser.cookies.keys()]).toEqual(["auth.redirect", "theme"]);
    expect(cookiesSet(ended).get("auth._refresh_token.cognito")?.flags).toEqual(["Max-Age=0", "Path=/", "SameSite=Lax", "Secure"]);
    expect(network.count("RevokeToken")).toBe(1);
    const again = browser.open({ ...(await server.tokensOf(user)), RefreshToken: tokens.RefreshToken }).then(() => browser.refresh());
    expect((await again).status).toBe(401);
  });

  it("leaves nothing of the person under Cognito's names, but the device, which then tells nobody", async () => {
    const { browser } = await signedIn();
    const name = (rest: string) => `auth.CognitoIdentityServiceProvider.${server.client.id}.${rest}`;
    const user = "9f1c2d3e-0000-4000-8000-000000000001";
    const kept = { LastAuthUser: user, [`${user}.userData`]: "%7B%22email%22%3A%22h%40example.jp%22%7D", [`${user}.clockDrift`]: "0" };
    const device = { [`${user}.deviceKey`]: "d", [`${user}.deviceGroupKey`]: "-g", [`${user}.randomPasswordKey`]: "p" };
    for (const [key, value] of Object.entries({ ...kept, ...device })) browser.cookies.set(name(key), value);
    browser.cookies.set("auth.CognitoIdentityServiceProvider.x.h%40example.jp.userData", "x");

    const ended = await browser.end();

    expect([...browser.cookies].map(([key, value]) => [key.replace(/[\w-]{22}$/, "…"), decodeURIComponent(value)])).toEqual([
      ["auth.device.…", "d -g p"],
    ]);
    expect([...browser.cookies].join()).not.toContain(user);
    expect(ended.headers.get("clear-site-data")).toBe('"cache"');
    const storage = memoryStorage();
    for (const [key, value] of browser.cookies) storage.set(key.slice("auth.".length), decodeURIComponent(value));
    expect(await shelvedDevice(storage, server.client.id, user)).toEqual({ key: "d", group: "-g", password: "p" });
  });

  it("does not ask the service where the access token says that its pool revokes nothing", async () => {
    const { browser, network } = await signedIn();
    const told = { sub: "x", exp: 4_000_000_000, username: "x" };
    browser.cookies.set("auth._token.cognito", `Bearer%20e30.${Buffer.from(JSON.stringify(told)).toString("base64url")}.x`);

    expect((await browser.end()).status).toBe(204);
    expect(network.count("RevokeToken")).toBe(0);
  });

  it("revokes what is sealed also where the page has forgotten everything else", async () => {
    const { browser, network, tokens } = await signedIn();
    for (const name of [...browser.cookies.keys()]) if (name !== "auth._refresh_token.cognito") browser.cookies.delete(name);

    expect((await browser.end()).status).toBe(204);
    expect(browser.cookies.size).toBe(0);
    expect(network.count("RevokeToken")).toBe(1);
    const gone = new GetTokensFromRefreshTokenCommand({ ClientId: server.client.id, RefreshToken: tokens.RefreshToken });
    expect(await refusalOf(server.sdk.send(gone))).toContain("revoked");
  });

  it.each(["the endpoint", "a page"])(
    "leaves nothing to a refresh that is under way by %s: its answer brings no session back",
    async (by) => {
      const { browser, network } = await signedIn();
      server.clock.advance(hours(1));
      const answer = network.hold("GetTokensFromRefreshToken");
      const refreshing = by === "a page" ? browser.page() : browser.refresh();
      await vi.waitUntil(() => network.count("GetTokensFromRefreshToken") === 1);
      await browser.end();
      answer();
      const late = await refreshing;

      expect(late.status).toBe(by === "a page" ? 200 : 401);
      expect([...cookiesSet(late).values()].filter(({ value }) => value !== "")).toEqual([]);
      expect(browser.cookies.size).toBe(0);
    },
  );

  it("removes the cookies also when nobody is signed in, and when a cookie makes no sense", async () => {
    const { browser } = sessionSite(server);
    const there = browser();
    expect((await there.end()).status).toBe(204);
    there.cookies.set("auth.strategy", "twitter");

    expect((await there.end()).status).toBe(204);
    expect(there.cookies.size).toBe(0);
  });

  it("removes the cookies also when the service is away, after 3 s, and goes on trying", async () => {
    const { browser, network, passWait, tokens } = await signedIn();
    network.cut(true);
    const ending = browser.end();
    await passWait(SIGN_OUT_TIMEOUT);

    expect((await ending).status).toBe(204);
    expect(browser.cookies.size).toBe(0);
    network.cut(false);
    await passWait(150);
    await vi.waitUntil(() => network.count("RevokeToken") === 2);
    const gone = new GetTokensFromRefreshTokenCommand({ ClientId: server.client.id, RefreshToken: tokens.RefreshToken });
    await vi.waitFor(async () => expect(await refusalOf(server.sdk.send(gone))).toContain("revoked"));
  });
});

describe("other requests below /auth/session", () => {
  it("are answered with a problem", async () => {
    const { browser } = await signedIn();
    const headers = { [SESSION_HEADER]: "1", origin: SITE };

    await expectProblem(await browser.send("/auth/session", { headers }), 404, "unknown-route");
    await expectProblem(await browser.send("/auth/session/other", { method: "DELETE", headers }), 404, "unknown-route");
  });
});
