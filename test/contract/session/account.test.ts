import { AdminDeleteUserCommand, RevokeTokenCommand } from "@aws-sdk/client-cognito-identity-provider";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { type IdentityBrowser, identityBrowser } from "#test/support/identity-browser.ts";
import { type IdentityServer, identityServer, type TestUser } from "#test/support/identity-server.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

type SignedIn = IdentityBrowser & { readonly user: TestUser };

async function signedIn(): Promise<SignedIn> {
  const user = await server.aUser();
  const browser = identityBrowser(server);
  await browser.client.signIn(user.username, user.password);
  return { ...browser, user };
}

/** What is still kept of the session, device keys aside. */
const sessionLeft = ({ kept }: IdentityBrowser) =>
  ["idToken", "accessToken", "refreshToken", "clockDrift", "userData", "LastAuthUser"].filter((name) => kept(name) !== undefined);

describe("what the service says when a session is over", () => {
  let browser: SignedIn;
  beforeEach(async () => {
    browser = await signedIn();
  });
  const named = () => ({ UserPoolId: server.pool.id, Username: browser.user.username });

  it.each([
    [
      "Access Token has been revoked",
      () => server.sdk.send(new RevokeTokenCommand({ ClientId: server.client.id, Token: browser.kept("refreshToken") })),
    ],
    ["User is disabled.", () => changeAccount(server.db, browser.user.sub, { isEnabled: false }, server.clock.now())],
    ["User does not exist.", () => server.operator.send(new AdminDeleteUserCommand(named()))],
  ])("clears what is kept: %s", async (message, end) => {
    await end();
    await expect(browser.client.user({ isFresh: true })).rejects.toThrow(message);
    expect(sessionLeft(browser)).toEqual([]);
    await expect(browser.client.currentSession()).rejects.toThrow("No current user");
  });

  it("is told from other refusals, which leave the session", async () => {
    await expect(browser.client.changePassword("Wrong1horse", "Another2horse")).rejects.toMatchObject({ name: "NotAuthorizedException" });
    expect(await browser.client.currentSession()).toMatchObject({ username: browser.user.username });
  });
});

describe("the account", () => {
  it("is asked for once, until it is wanted fresh", async () => {
    const { client, network, user, storage } = await signedIn();
    expect(await client.user()).toEqual({
      username: user.username,
      attributes: expect.objectContaining({ sub: user.sub, email: user.email, email_verified: "true" }),
      mfaTypes: [],
      mfaOptions: [],
      preferredMfa: null,
    });
    expect(await identityBrowser(server, { shared: storage }).client.user()).toEqual(await client.user());
    expect(network.count("GetUser")).toBe(1);
    await client.updateAttributes({ name: "花子" });
    expect((await client.user({ isFresh: true })).attributes.name).toBe("花子");
    expect((await client.user()).attributes.name).toBe("花子");
  });

  it("of somebody else is not shown after the next sign-in", async () => {
    const { client, user } = await signedIn();
    await client.user();
    const other = await server.aUser();
    await client.signIn(other.username, other.password);
    expect((await client.user()).username).toBe(other.username);
    await client.signIn(user.username, user.password);
    expect((await client.user()).username).toBe(user.username);
  });

  it("is deleted with everything that is kept of its session", async () => {
    const browser = await signedIn();
    await browser.client.deleteUser();
    expect(sessionLeft(browser)).toEqual([]);
    await expect(browser.client.signIn(browser.user.username, browser.user.password)).rejects.toMatchObject({
      name: "NotAuthorizedException",
    });
  });
});
