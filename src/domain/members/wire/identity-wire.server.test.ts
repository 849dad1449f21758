import { GlobalSignOutCommand, RevokeTokenCommand } from "@aws-sdk/client-cognito-identity-provider";
import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { days, minutes, seconds } from "#kernel/duration.ts";
import { hostedTokens } from "#test/support/hosted-tokens.ts";
import { claimsOf, type IdentityServer, identityServer, type TestUser } from "#test/support/identity-server.ts";
import { watchedFetch } from "#test/support/watched-fetch.ts";
import type { StrategyName } from "#wire/session-cookies.ts";
import { createIdentityWire } from "./identity-wire.server.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

/** The service as the site reaches it: counted, and cut off where a test asks for it. */
function aWire({ client = server.client, fetch: given }: { client?: { id: string; poolId: string }; fetch?: typeof fetch } = {}) {
  const network = watchedFetch();
  const auth = { endpoint: server.url, hostedOrigin: server.url, poolId: client.poolId, clientId: client.id };
  return { ...network, wire: createIdentityWire({ auth, fetch: given ?? network.fetch, clock: server.clock }) };
}

async function signedIn(wishes: Parameters<IdentityServer["aUser"]>[0] = {}) {
  const user = await server.aUser(wishes);
  return { user, tokens: await server.tokensOf(user) };
}

const disable = ({ sub }: TestUser) => changeAccount(server.db, sub, { isEnabled: false }, server.clock.now());
const part = (json: object) => Buffer.from(JSON.stringify(json)).toString("base64url");

describe("a second factor", () => {
  it("is told of the account that has one on, and of no other", async () => {
    const { wire } = aWire();
    const [plain, guarded] = [await signedIn(), await signedIn()];
    await changeAccount(server.db, guarded.user.sub, { preferredMfa: "SMS_MFA", smsMfa: true }, server.clock.now());

    expect(await wire.findMember(plain.tokens.AccessToken)).not.toHaveProperty("hasSecondFactor");
    expect(await wire.findMember(guarded.tokens.AccessToken)).toMatchObject({ hasSecondFactor: true });
    expect(await wire.getUser(guarded.tokens.AccessToken)).toMatchObject({ secondFactors: ["SMS_MFA"] });
  });
});

describe("verifying tokens", () => {
  it("tells whose an access token is and when it ends", async () => {
    const { user, tokens } = await signedIn();
    const end = Number(claimsOf(tokens.AccessToken).exp) * 1000;

    expect(await aWire().wire.verifyAccess(tokens.AccessToken)).toEqual({ sub: user.sub, username: user.username, expiresAt: end });
  });

  it("gives the claims of an id token", async () => {
    const { user, tokens } = await signedIn();

    expect(await aWire().wire.verifyId(tokens.IdToken)).toMatchObject({
      sub: user.sub,
      claims: { email: user.email, email_verified: true, "cognito:username": user.username },
    });
  });

  it("takes neither kind for the other", async () => {
    const { wire } = aWire();
    const { tokens } = await signedIn();

    expect(await wire.verifyAccess(tokens.IdToken)).toBeNull();
    expect(await wire.verifyId(tokens.AccessToken)).toBeNull();
  });

  it("refuses tokens of another client and of another pool", async () => {
    const { tokens } = await signedIn();
    const ofOther = aWire({ client: await server.addClient() }).wire;
    const ofOtherPool = aWire({ client: (await server.addPool({})).client }).wire;

    expect(await ofOther.verifyAccess(tokens.AccessToken)).toBeNull();
    expect(await ofOther.verifyId(tokens.IdToken)).toBeNull();
    expect(await ofOtherPool.verifyAccess(tokens.AccessToken)).toBeNull();
  });

  it("refuses a token that was changed, unsigned, signed by nobody known, or no token", async () => {
    const { wire } = aWire();
    const { tokens } = await signedIn();
    const [head = "", body = "", signature = ""] = tokens.AccessToken.split(".");
    const changed = part({ ...claimsOf(tokens.AccessToken), sub: "somebody else" });
    const refused = [
      `${head}.${changed}.${signature}`,
      `${part({ alg: "none" })}.${body}.`,
      `${part({ alg: "none" })}.${body}.${signature}`,
      `${part({ alg: "HS256", kid: "x" })}.${body}.${signature}`,
      `${part({ alg: "RS256", kid: "nobody" })}.${body}.${signature}`,
      `${head}.${body}`,
      "made up",
      "",
    ];

    expect(await Promise.all(refused.map((token) => wire.verifyAccess(token)))).toEqual(refused.map(() => null));
  });

  it("refuses a token from its last second on", async () => {
    const { wire } = aWire();
    const { tokens } = await signedIn();
    server.clock.advance(seconds(tokens.ExpiresIn));

    expect(await wire.verifyAccess(tokens.AccessToken)).toBeNull();
    expect(await wire.verifyId(tokens.IdToken)).toBeNull();
  });

  it("fetches the keys once for many tokens at once", async () => {
    const { wire, count } = aWire();
    const { tokens } = await signedIn();
    await Promise.all(Array.from({ length: 10 }, () => wire.verifyAccess(tokens.AccessToken)));

    expect(count("jwks.json")).toBe(1);
  });

  it("says nothing against a token when the keys cannot be had", async () => {
    const { tokens } = await signedIn();
    const busy = aWire({ fetch: async () => new Response("", { status: 503 }) }).wire;
    const { wire, cut } = aWire();
    cut(true);

    expect(await wire.verifyAccess(tokens.AccessToken)).toBe("unreached");
    expect(await wire.verifyId(tokens.IdToken)).toBe("unreached");
    expect(await busy.verifyAccess(tokens.AccessToken)).toBe("unreached");
  });

  it("keeps 50 keys at most", async () => {
    const { tokens } = await signedIn();
    const published: unknown = await (await fetch(`${server.url}/${server.pool.id}/.well-known/jwks.json`)).json();
    const own = (published as { keys: object[] }).keys;
    const others = (length: number) => Array.from({ length }, (_, index) => ({ ...own[0], kid: `other-${index}` }));
    const behind = (count: number) => aWire({ fetch: async () => Response.json({ keys: [...others(count), ...own] }) }).wire;

    expect(await behind(49).verifyAccess(tokens.AccessToken)).not.toBeNull();
    expect(await behind(50).verifyAccess(tokens.AccessToken)).toBeNull();
  });
});

/** A hosted login that has no use for the token. */
const unopened: typeof fetch = (input, init) =>
  String(input).endsWith("/oauth2/userInfo")
    ? Promise.resolve(Response.json({ error: "insufficient_scope" }, { status: 403 }))
    : fetch(input, init);

describe("finding the member of an access token", () => {
  it("asks the service at most once in 30 s, however many ask at once", async () => {
    const { wire, count } = aWire();
    const { user, tokens } = await signedIn();
    const member = { sub: user.sub, username: user.username, accessToken: tokens.AccessToken, isEmailVerified: true };

    const found = await Promise.all(Array.from({ length: 10 }, () => wire.findMember(tokens.AccessToken)));
    server.clock.advance(seconds(29));
    found.push(await wire.findMember(tokens.AccessToken));
    expect(found).toEqual(found.map(() => member));
    expect(count("GetUser")).toBe(1);

    server.clock.advance(seconds(2));
    expect(await wire.findMember(tokens.AccessToken)).toEqual(member);
    expect(count("GetUser")).toBe(2);
  });

  it.each([
    ["was disabled", async (user: TestUser) => disable(user)],
    ["signed out everywhere", async (_user: TestUser, AccessToken: string) => server.sdk.send(new GlobalSignOutCommand({ AccessToken }))],
    [
      "had this session revoked",
      async ({ client }: TestUser, _access: string, Token: string) =>
        server.sdk.send(new RevokeTokenCommand({ ClientId: client.id, Token })),
    ],
  ])("ends within 30 s for somebody who %s", async (_, end) => {
    const { wire } = aWire();
    const { user, tokens } = await signedIn();
    expect(await wire.findMember(tokens.AccessToken)).not.toBeNull();

    await end(user, tokens.AccessToken, tokens.RefreshToken);
    server.clock.advance(seconds(31));

    expect(await wire.findMember(tokens.AccessToken)).toBeNull();
  });

  it("asks the hosted login where the token does not open the user-pool API, and finds its end there as well", async () => {
    const { wire, count } = aWire();
    const { user } = await signedIn();
    const { AccessToken } = await hostedTokens(server, user, { scope: "openid email" });
    expect(await wire.findMember(AccessToken)).toMatchObject({ sub: user.sub, username: user.username, isEmailVerified: true });
    expect(count("GetUser")).toBe(0);

    await disable(user);
    server.clock.advance(seconds(31));

    expect(await wire.findMember(AccessToken)).toBeNull();
  });

  it("finds nobody by a token that opens neither", async () => {
    const { user } = await signedIn();
    const { AccessToken } = await hostedTokens(server, user, { scope: "openid" });
    expect(await aWire({ fetch: unopened }).wire.findMember(AccessToken)).toBeNull();
  });

  it("does not ask the service about a token that does not hold here", async () => {
    const { wire, count } = aWire();

    expect(await wire.findMember("made.up.token")).toBeNull();
    expect(count("GetUser")).toBe(0);
  });

  it("does not keep that the service was not reached", async () => {
    const { wire, cut } = aWire();
    const { user, tokens } = await signedIn();
    await wire.verifyAccess(tokens.AccessToken);
    cut(true);
    expect(await wire.findMember(tokens.AccessToken)).toBe("unreached");
    cut(false);

    expect(await wire.findMember(tokens.AccessToken)).toMatchObject({ sub: user.sub });
  });
});

describe("refreshing", () => {
  it("gives tokens of the same person at the user pool", async () => {
    const { user, tokens } = await signedIn();
    await expectRefreshed(user, { strategy: "cognito", refreshToken: tokens.RefreshToken });
  });

  it.each(["google", "facebook"] as const)("gives tokens of the same person at the hosted login, for %s", async (strategy) => {
    const user = await server.aUser();
    const { RefreshToken } = await hostedTokens(server, user);
    await expectRefreshed(user, { strategy, refreshToken: RefreshToken });
  });

  async function expectRefreshed(user: TestUser, request: { strategy: StrategyName; refreshToken: string }) {
    const { wire, count } = aWire();
    const answer = await wire.refresh({ ...request, deviceKey: null });

    if (answer.outcome !== "refreshed") throw new Error(answer.outcome);
    expect(await wire.verifyAccess(answer.accessToken)).toMatchObject({ sub: user.sub });
    expect(await wire.verifyId(answer.idToken)).toMatchObject({ sub: user.sub });
    expect(answer.refreshToken).toBeNull();
    expect([count("GetTokensFromRefreshToken"), count("/oauth2/token")]).toEqual(request.strategy === "cognito" ? [1, 0] : [0, 1]);
  }

  it("hands on the next refresh token where the client rotates", async () => {
    const client = await server.addClient({ rotationGraceSeconds: 10 });
    const { tokens } = await signedIn({ client });
    const answer = await aWire({ client }).wire.refresh({ strategy: "cognito", refreshToken: tokens.RefreshToken, deviceKey: null });

    expect(answer).toMatchObject({ outcome: "refreshed", refreshToken: expect.stringMatching(/^[\w-]{40,}$/) });
  });

  it("names the remembered device", async () => {
    const { wire, calls } = aWire();
    const { tokens } = await signedIn();
    const deviceKey = "ap-northeast-1_3f1c0b52-6d0e-4b1c-9a55-0c7d1a2b3c4d";
    await wire.refresh({ strategy: "cognito", refreshToken: tokens.RefreshToken, deviceKey });

    expect(JSON.parse(calls.at(-1)?.body ?? "")).toMatchObject({ DeviceKey: deviceKey });
  });

  const endings: [string, (user: TestUser, refreshToken: string) => Promise<unknown>][] = [
    ["revoked", ({ client }, Token) => server.sdk.send(new RevokeTokenCommand({ ClientId: client.id, Token }))],
    ["of somebody disabled", (user) => disable(user)],
    ["over its time", async () => server.clock.advance(days(31))],
  ];

  it.each(endings.flatMap(([name, end]) => (["cognito", "google"] as const).map((strategy) => ({ name, strategy, end }))))(
    "has ended when the token is $name, by the way of $strategy",
    async ({ strategy, end }) => {
      const { user, tokens } = await signedIn();
      await end(user, tokens.RefreshToken);

      expect(await aWire().wire.refresh({ strategy, refreshToken: tokens.RefreshToken, deviceKey: null })).toEqual({ outcome: "ended" });
    },
  );

  it.each(["cognito", "google"] as const)(
    "has ended for a token that is made up or another client's, by the way of %s",
    async (strategy) => {
      const { wire } = aWire();
      const { tokens } = await signedIn({ client: await server.addClient() });

      for (const refreshToken of ["made-up", tokens.RefreshToken, "not a token at all", ""])
        expect(await wire.refresh({ strategy, refreshToken, deviceKey: null })).toEqual({ outcome: "ended" });
    },
  );

  const refusal = (__type: string, status = 400) => Response.json({ __type, message: "…" }, { status });
  it.each([
    ["busy", () => refusal("TooManyRequestsException")],
    ["limited", () => refusal("LimitExceededException")],
    ["broken", () => refusal("InternalErrorException", 500)],
    ["without the site's client", () => refusal("ResourceNotFoundException")],
    ["a proxy's error page", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
    ["something else altogether", () => Response.json({ hello: "world" })],
    ["endless", () => new Response("x".repeat(300 * 1024))],
  ])("is not over when the service is %s", async (_, answer) => {
    const { wire } = aWire({ fetch: async () => answer() });

    for (const strategy of ["cognito", "google"] as const)
      expect(await wire.refresh({ strategy, refreshToken: "any", deviceKey: null })).toEqual({ outcome: "unreached" });
  });
});

describe("revoking", () => {
  it("ends the refresh token, once or twice", async () => {
    const { wire } = aWire();
    const { tokens } = await signedIn();

    expect(await wire.revoke(tokens.RefreshToken)).toBe(true);
    expect(await wire.revoke(tokens.RefreshToken)).toBe(true);
    expect(await wire.refresh({ strategy: "cognito", refreshToken: tokens.RefreshToken, deviceKey: null })).toEqual({ outcome: "ended" });
  });

  it("leaves nothing to try again where the client does not revoke, and something where the service is away", async () => {
    const client = await server.addClient({ revocation: false });
    const { tokens } = await signedIn({ client });
    const { wire, cut } = aWire({ client });

    expect(await wire.revoke(tokens.RefreshToken)).toBe(true);
    cut(true);
    expect(await wire.revoke(tokens.RefreshToken)).toBe(false);
  });
});

describe("the account", () => {
  it("is read with its attributes, and deleted", async () => {
    const { wire, cut } = aWire();
    const { user, tokens } = await signedIn();

    expect(await wire.getUser(tokens.AccessToken)).toMatchObject({ username: user.username, attributes: { email: user.email } });
    cut(true);
    expect(await wire.deleteUser(tokens.AccessToken)).toBe("unreached");
    cut(false);
    expect(await wire.deleteUser(tokens.AccessToken)).toBe("deleted");
    server.clock.advance(minutes(1));
    expect(await wire.getUser(tokens.AccessToken)).toBeNull();
    expect(await wire.deleteUser(tokens.AccessToken)).toBe("not-authorised");
  });
});
