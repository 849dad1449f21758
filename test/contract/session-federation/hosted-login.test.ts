import { beforeAll, describe, expect, it } from "vitest";
import { REDIRECT, visitor } from "#test/support/hosted.ts";
import { claimsOf, type IdentityServer, identityServer } from "#test/support/identity-server.ts";
import { createHostedLogin } from "#web/session/identity/hosted-login.ts";
import { hostedLogoutAddress } from "#web/session/pool/hosted-logout.ts";
import { aBrowser } from "./a-browser.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

function visit() {
  const { storage, environment } = aBrowser(server, server);
  const browser = visitor({ request: (url, init) => fetch(url, { ...init, redirect: "manual" }) }, server.url);
  const hosted = createHostedLogin({
    hostedOrigin: server.url,
    clientId: server.client.id,
    redirectUri: REDIRECT,
    scopes: ["openid", "email", "profile", "aws.cognito.signin.user.admin"],
    storage,
    environment,
  });
  const go = (address: string) => browser.go(address.slice(server.url.length));
  const login = async (username: string, password: string) => {
    const page = await go(await hosted.begin(null));
    return browser.submit(page, "/login", { username, password });
  };
  return { hosted, go, login };
}

describe("the hosted login of the pool", () => {
  it("ends in tokens of the person who signed in there", async () => {
    const user = await server.aUser();
    const { hosted, login } = visit();
    const { landed } = await login(user.username, user.password);
    const tokens = await hosted.complete(landed?.href ?? "");
    expect(claimsOf(tokens?.idToken ?? "")).toMatchObject({ sub: user.sub, token_use: "id" });
    expect(claimsOf(tokens?.accessToken ?? "")).toMatchObject({ sub: user.sub, token_use: "access" });
    expect(tokens?.refreshToken).toEqual(expect.any(String));
  });

  it("does not take another browser's answer", async () => {
    const user = await server.aUser();
    const { landed } = await visit().login(user.username, user.password);
    const another = visit().hosted;
    await another.begin(null);
    await expect(another.complete(landed?.href ?? "")).rejects.toThrow("Invalid state in OAuth flow");
  });

  it("says what the token path says of a code that is none", async () => {
    const { hosted } = visit();
    const state = new URL(await hosted.begin(null)).searchParams.get("state") ?? "";
    await expect(hosted.complete(`${REDIRECT}?${new URLSearchParams({ code: "made-up", state })}`)).rejects.toMatchObject({
      name: "invalid_grant",
    });
  });

  it("throws an error of the authorize path with its description", async () => {
    const { hosted, go } = visit();
    const asked = new URL(await hosted.begin(null));
    asked.searchParams.set("scope", "openid unheard-of");
    const { landed } = await go(asked.href);
    await expect(hosted.complete(landed?.href ?? "")).rejects.toMatchObject({
      name: "invalid_scope",
      message: expect.stringMatching(/\S/),
    });
  });

  it("is left by its logout path, after which it asks for the password again", async () => {
    const user = await server.aUser();
    const { hosted, go, login } = visit();
    await login(user.username, user.password);
    expect((await go(await hosted.begin(null))).landed?.href).toContain("code=");
    const logout = hostedLogoutAddress({ hostedOrigin: server.url, clientId: server.client.id, logoutUri: REDIRECT });
    expect((await go(logout)).landed?.href).toBe(REDIRECT);
    expect((await go(await hosted.begin(null))).landed).toBeNull();
  });
});
