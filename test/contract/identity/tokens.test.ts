import {
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { beforeAll, describe, expect, it } from "vitest";
import { authenticate, browserUser, currentSession, globalSignOut, MemoryStorage, signOut } from "#test/support/cognito-js.ts";
import { claimsOf, type IdentityServer, identityServer, refusalOf } from "#test/support/identity-server.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

const REFRESH_REVOKED = "NotAuthorizedException: Refresh Token has been revoked";
const ACCESS_REVOKED = "NotAuthorizedException: Access Token has been revoked";
const INVALID = "NotAuthorizedException: Invalid Refresh Token.";

const refreshFlow = (ClientId: string, token: string, AuthFlow: "REFRESH_TOKEN_AUTH" | "REFRESH_TOKEN" = "REFRESH_TOKEN_AUTH") =>
  server.sdk.send(new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters: { REFRESH_TOKEN: token } }));
const refreshOperation = (ClientId: string, RefreshToken: string, more: { ClientSecret?: string } = {}) =>
  server.sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken, ...more }));
const getUser = (AccessToken: string) => server.sdk.send(new GetUserCommand({ AccessToken }));
const revoke = (ClientId: string, Token: string, ClientSecret?: string) =>
  server.sdk.send(new RevokeTokenCommand({ ClientId, Token, ClientSecret }));

describe("refreshing", () => {
  it.each(["REFRESH_TOKEN_AUTH", "REFRESH_TOKEN", "GetTokensFromRefreshToken"] as const)(
    "by %s keeps the sign-in and gives no other refresh token",
    async (way) => {
      const user = await server.aUser();
      const before = await server.tokensOf(user);
      const { AuthenticationResult } =
        way === "GetTokensFromRefreshToken"
          ? await refreshOperation(user.client.id, before.RefreshToken)
          : await refreshFlow(user.client.id, before.RefreshToken, way);
      expect(AuthenticationResult).toMatchObject({ ExpiresIn: 3600, TokenType: "Bearer" });
      expect(AuthenticationResult?.RefreshToken).toBeUndefined();
      const [old, fresh] = [claimsOf(before.AccessToken), claimsOf(AuthenticationResult?.AccessToken ?? "")];
      for (const claim of ["sub", "origin_jti", "auth_time", "scope", "client_id", "username"]) expect(fresh[claim]).toBe(old[claim]);
      expect(fresh.jti).not.toBe(old.jti);
    },
  );

  it("is refused to another client, and with a token that is made up", async () => {
    const user = await server.aUser();
    const { RefreshToken } = await server.tokensOf(user);
    const other = await server.addClient();
    expect(await refusalOf(refreshFlow(other.id, RefreshToken))).toBe(INVALID);
    expect(await refusalOf(refreshFlow(user.client.id, "made-up"))).toBe(INVALID);
    expect(await refusalOf(refreshOperation(other.id, RefreshToken))).toBe(INVALID);
  });

  it("asks a client with a secret for it", async () => {
    const client = await server.addClient({}, { withSecret: true });
    const { RefreshToken } = await server.tokensOf(await server.aUser({ client }));
    const wrong = { ClientSecret: "w".repeat(51) };
    expect(await refusalOf(refreshOperation(client.id, RefreshToken, wrong))).toBe(
      "NotAuthorizedException: Unable to verify client secret.",
    );
    expect(await refreshOperation(client.id, RefreshToken, { ClientSecret: client.secret ?? "" })).toMatchObject({
      AuthenticationResult: {},
    });
  });

  it("is done by the browser's client on its own once the tokens have run out", async () => {
    const client = await server.addClient({ accessSeconds: 300, idSeconds: 300 });
    const user = await server.aUser({ client });
    const storage = new MemoryStorage();
    const outcome = await authenticate(browserUser(server, user, storage), user.password);
    if (outcome.kind !== "signed in") throw new Error(`asked for ${outcome.challenge}`);
    const place = [...storage.kept.keys()].find((name) => name.endsWith(".clockDrift")) ?? "";
    storage.setItem(place, "-400");
    const session = await currentSession(browserUser(server, user, storage));
    expect(session.getAccessToken().getJwtToken()).not.toBe(outcome.session.getAccessToken().getJwtToken());
  });
});

describe("a client that rotates its refresh tokens", () => {
  it("takes the old one for a moment more, so that two tabs get the same; after that a reuse ends the sign-in for both", async () => {
    const client = await server.addClient({ rotationGraceSeconds: 20 });
    const { RefreshToken: first } = await server.tokensOf(await server.aUser({ client }));
    expect(await refusalOf(refreshFlow(client.id, first))).toBe(
      "InvalidParameterException: REFRESH_TOKEN_AUTH flow not enabled for this client",
    );
    const inTwoTabs = await Promise.all([refreshOperation(client.id, first), refreshOperation(client.id, first)]);
    const [second, same] = inTwoTabs.map(({ AuthenticationResult }) => AuthenticationResult?.RefreshToken ?? "");
    if (!second) throw new Error("no refresh token");
    expect(second).not.toBe(first);
    const third = await refreshOperation(client.id, second);
    expect(await refreshOperation(client.id, same ?? "")).toMatchObject({ AuthenticationResult: {} });
    expect(await refusalOf(refreshOperation(client.id, first))).toBe("RefreshTokenReuseException: Refresh token has been reused.");
    expect(await refusalOf(refreshOperation(client.id, third.AuthenticationResult?.RefreshToken ?? ""))).toBe(REFRESH_REVOKED);
    expect(await refusalOf(getUser(third.AuthenticationResult?.AccessToken ?? ""))).toBe(ACCESS_REVOKED);
  });
});

describe("ending a sign-in", () => {
  it("by RevokeToken ends its tokens and leaves the user's other sign-ins; twice does no harm", async () => {
    const user = await server.aUser();
    const [one, other] = [await server.tokensOf(user), await server.tokensOf(user)];
    await revoke(user.client.id, one.RefreshToken);
    await revoke(user.client.id, one.RefreshToken);
    expect(await refusalOf(refreshFlow(user.client.id, one.RefreshToken))).toBe(REFRESH_REVOKED);
    expect(await refusalOf(getUser(one.AccessToken))).toBe(ACCESS_REVOKED);
    expect(await getUser(other.AccessToken)).toMatchObject({ Username: user.username });
  });

  it("by RevokeToken takes a refresh token of that client only, where the client allows it", async () => {
    const user = await server.aUser();
    const { AccessToken, RefreshToken } = await server.tokensOf(user);
    expect(await refusalOf(revoke(user.client.id, AccessToken))).toMatch(/^UnsupportedTokenTypeException: /);
    const without = await server.addClient({ revocation: false });
    expect(await refusalOf(revoke(without.id, RefreshToken))).toMatch(/^UnsupportedOperationException: /);
    const secret = await server.addClient({}, { withSecret: true });
    expect(await refusalOf(revoke(secret.id, RefreshToken, "w".repeat(51)))).toMatch(/^UnauthorizedException: /);
    const other = await server.addClient();
    await revoke(other.id, RefreshToken).catch(() => undefined);
    expect(await getUser(AccessToken)).toMatchObject({ Username: user.username });
  });

  it("is what the browser's sign-out does, which also empties its storage", async () => {
    const user = await server.aUser();
    const storage = new MemoryStorage();
    const browser = browserUser(server, user, storage);
    await authenticate(browser, user.password);
    const token = (await currentSession(browser)).getRefreshToken().getToken();
    await signOut(browser);
    expect(await refusalOf(refreshFlow(user.client.id, token))).toBe(REFRESH_REVOKED);
    expect([...storage.kept.keys()].filter((name) => /Token|LastAuthUser/.test(name))).toEqual([]);
  });

  it("by GlobalSignOut ends every sign-in of the user, and the next one works", async () => {
    const user = await server.aUser();
    const other = await server.tokensOf(user);
    const browser = browserUser(server, user);
    await authenticate(browser, user.password);
    expect(await globalSignOut(browser)).toBe("SUCCESS");
    expect(await refusalOf(getUser(other.AccessToken))).toBe(ACCESS_REVOKED);
    expect(await refusalOf(refreshFlow(user.client.id, other.RefreshToken))).toBe(REFRESH_REVOKED);
    expect(await refusalOf(server.sdk.send(new GlobalSignOutCommand({ AccessToken: other.AccessToken })))).toBe(ACCESS_REVOKED);
    expect(await server.tokensOf(user)).toMatchObject({ TokenType: "Bearer" });
  });
});
