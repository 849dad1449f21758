import { GetUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import * as oauth from "oauth4webapi";
import * as openid from "openid-client";
import { beforeAll, describe, expect, it } from "vitest";
import { authorizePath, REDIRECT, SCOPE, VERIFIER, visitor } from "#test/support/hosted.ts";
import { claimsOf, type IdentityServer, identityServer, refusalOf, type TestUser } from "#test/support/identity-server.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

/** A browser that reaches the server over the network. */
function browser() {
  return visitor({ request: (url, init) => fetch(String(url), { ...init, redirect: "manual" }) }, server.url);
}

/** Signs in at the page an authorization request leads to; answers where the browser landed. */
async function landing(user: TestUser, address: string, tab = browser()): Promise<URL> {
  const first = await tab.go(address);
  const seen = first.landed ? first : await tab.submit(first, "/login", { username: user.username, password: user.password });
  if (!seen.landed) throw new Error(`still at ${seen.url.pathname} with ${seen.status}`);
  return seen.landed;
}

const insecure = { [oauth.allowInsecureRequests]: true };

async function discovered(user: TestUser): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(`${server.url}/${user.pool.id}`);
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, insecure));
}

type Answered = { readonly as: oauth.AuthorizationServer; readonly client: oauth.Client; readonly tokens: oauth.TokenEndpointResponse };

async function codeFlow(user: TestUser, scope = SCOPE): Promise<Answered> {
  const as = await discovered(user);
  const client = { client_id: user.client.id };
  const landed = await landing(user, authorizePath(user.client, { scope, state: "a state" }));
  const parameters = oauth.validateAuthResponse(as, client, landed, "a state");
  const answer = await oauth.authorizationCodeGrantRequest(as, client, oauth.None(), parameters, REDIRECT, VERIFIER, insecure);
  return { as, client, tokens: await oauth.processAuthorizationCodeResponse(as, client, answer) };
}

describe("the hosted login with oauth4webapi", () => {
  it("gives tokens for a code, whose issuer, audience, nonce and hash the client can check", async () => {
    const user = await server.aUser();
    const { tokens } = await codeFlow(user);
    expect(tokens).toMatchObject({ token_type: "bearer", expires_in: 3600 });
    const claims = claimsOf(tokens.id_token ?? "");
    expect(claims).toMatchObject({ iss: `${server.url}/${user.pool.id}`, aud: user.client.id, sub: user.sub, email: user.email });
    expect(claimsOf(tokens.access_token)).toMatchObject({ scope: SCOPE, client_id: user.client.id, version: 2 });
  });

  it("shows at userInfo what the scope opens, verifications as text", async () => {
    const user = await server.aUser();
    const { as, client, tokens } = await codeFlow(user);
    const answer = await oauth.userInfoRequest(as, client, tokens.access_token, insecure);
    expect(await oauth.processUserInfoResponse(as, client, user.sub, answer)).toMatchObject({
      sub: user.sub,
      username: user.username,
      email: user.email,
      email_verified: "true",
    });
    const narrow = await codeFlow(user, "openid profile");
    const less = await oauth.userInfoRequest(narrow.as, client, narrow.tokens.access_token, insecure);
    expect(await less.json()).not.toHaveProperty("email");
  });

  it("opens GetUser only with the scope of the user-pool API, and userInfo only with openid", async () => {
    const user = await server.aUser();
    const getUser = (AccessToken: string) => server.sdk.send(new GetUserCommand({ AccessToken }));
    const full = await codeFlow(user);
    expect(await getUser(full.tokens.access_token)).toMatchObject({ Username: user.username });
    const narrow = await codeFlow(user, "openid email");
    expect(await refusalOf(getUser(narrow.tokens.access_token))).toBe("NotAuthorizedException: Access Token does not have required scopes");
    const api = await server.tokensOf(user);
    const refused = await fetch(`${server.url}/oauth2/userInfo`, { headers: { authorization: `Bearer ${api.AccessToken}` } });
    expect([401, 403]).toContain(refused.status);
    expect(refused.headers.get("www-authenticate")).toMatch(/^Bearer .*error="/);
  });

  it("renews and revokes what it gave", async () => {
    const user = await server.aUser();
    const { as, client, tokens } = await codeFlow(user);
    const token = tokens.refresh_token ?? "";
    const refresh = () => oauth.refreshTokenGrantRequest(as, client, oauth.None(), token, insecure);
    const renewed = await oauth.processRefreshTokenResponse(as, client, await refresh());
    expect(claimsOf(renewed.access_token)).toMatchObject({ sub: user.sub, origin_jti: claimsOf(tokens.access_token).origin_jti });
    await oauth.processRevocationResponse(await oauth.revocationRequest(as, client, oauth.None(), token, insecure));
    const refused = await refresh();
    expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ error: "invalid_grant" })]);
  });
});

describe("the hosted login with openid-client", () => {
  it("is found by discovery and runs the whole flow, with a nonce", async () => {
    const user = await server.aUser();
    const config = await openid.discovery(new URL(`${server.url}/${user.pool.id}`), user.client.id, undefined, openid.None(), {
      execute: [openid.allowInsecureRequests],
    });
    const [verifier, state, nonce] = [openid.randomPKCECodeVerifier(), openid.randomState(), openid.randomNonce()];
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: REDIRECT,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    });
    const landed = await landing(user, url.pathname + url.search);
    const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
    const tokens = await openid.authorizationCodeGrant(config, landed, checks);
    expect(tokens.claims()?.nonce).toBe(nonce);
    expect(await openid.fetchUserInfo(config, tokens.access_token, user.sub)).toMatchObject({ email: user.email });
    expect(await openid.refreshTokenGrant(config, tokens.refresh_token ?? "")).toMatchObject({ token_type: "bearer" });
  });

  it("asks no password in the same browser again, until it is logged out", async () => {
    const user = await server.aUser();
    const tab = browser();
    const path = authorizePath(user.client);
    await landing(user, path, tab);
    expect((await tab.go(path)).landed?.searchParams.get("code")).toBeTruthy();
    const out = new URLSearchParams({ client_id: user.client.id, logout_uri: REDIRECT });
    expect((await tab.go(`/logout?${out}`)).landed?.href).toBe(REDIRECT);
    expect((await tab.go(path)).landed).toBeNull();
  });

  it("takes what the other strategies send beyond that: protocol, access_type, response_type and audience at the token endpoint", async () => {
    const user = await server.aUser();
    const landed = await landing(user, `${authorizePath(user.client, { protocol: "oauth2" })}&access_type`);
    const form = new URLSearchParams({
      code: landed.searchParams.get("code") ?? "",
      client_id: user.client.id,
      redirect_uri: REDIRECT,
      response_type: "code",
      grant_type: "authorization_code",
      code_verifier: VERIFIER,
    });
    const answer = await fetch(`${server.url}/oauth2/token`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: `${form}&audience`,
    });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  });
});
