import { beforeAll, describe, expect, it } from "vitest";
import { type IdentityBrowser, identityBrowser } from "#test/support/identity-browser.ts";
import { type IdentityServer, identityServer, type TestUser } from "#test/support/identity-server.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

async function signedIn(given?: TestUser): Promise<IdentityBrowser & { user: TestUser }> {
  const user = given ?? (await server.aUser());
  const browser = identityBrowser(server);
  await browser.client.signIn(user.username, user.password);
  return { ...browser, user };
}

/** Tries the kept tokens after they were dropped here. */
const refreshWith = (refreshToken: string | undefined, DEVICE_KEY: string | undefined) =>
  server.wire("AWSCognitoIdentityProviderService.InitiateAuth", {
    ClientId: server.client.id,
    AuthFlow: "REFRESH_TOKEN_AUTH",
    AuthParameters: { REFRESH_TOKEN: refreshToken, DEVICE_KEY },
  });

describe("signing out", () => {
  it("drops the session, revokes it at the service, and keeps the device", async () => {
    const { client, kept, storage } = await signedIn();
    await client.user();
    const [refreshToken, device] = [kept("refreshToken"), kept("deviceKey")];
    await client.signOut();
    expect([...storage.kept.keys()].map((key) => key.split(".").at(-1)).toSorted()).toEqual([
      "deviceGroupKey",
      "deviceKey",
      "randomPasswordKey",
    ]);
    expect((await refreshWith(refreshToken, device)).json.message).toBe("Refresh Token has been revoked");
  });

  it("leaves other sessions of the account alone", async () => {
    const mine = await signedIn();
    const other = await signedIn(mine.user);
    await mine.client.signOut();
    expect(await other.client.user({ isFresh: true })).toMatchObject({ username: mine.user.username });
  });

  it("without a network drops the session all the same", async () => {
    const { client, network } = await signedIn();
    network.cut(true);
    await client.signOut();
    await expect(client.currentSession()).rejects.toThrow("No current user");
    expect(network.count("RevokeToken")).toBeGreaterThan(0);
    network.cut(false);
  });

  it("of nobody does nothing", async () => {
    const { client, network } = identityBrowser(server);
    await client.signOut();
    expect(network.calls).toEqual([]);
  });
});

describe("signing out everywhere", () => {
  it("ends every session of the account", async () => {
    const mine = await signedIn();
    const other = await signedIn(mine.user);
    const [refreshToken, device] = [other.kept("refreshToken"), other.kept("deviceKey")];
    await mine.client.signOut({ isGlobal: true });
    await expect(mine.client.currentSession()).rejects.toThrow("No current user");
    expect((await refreshWith(refreshToken, device)).json.message).toBe("Refresh Token has been revoked");
    await expect(other.client.user({ isFresh: true })).rejects.toThrow("Access Token has been revoked");
    await expect(other.client.currentSession()).rejects.toThrow("No current user");
  });

  it("renews a session that has ended first, to be able to", async () => {
    const mine = await signedIn();
    server.clock.advance(2 * 3_600_000);
    await mine.client.signOut({ isGlobal: true });
    expect(mine.network.count("GlobalSignOut")).toBe(1);
  });

  it("says that it could not, and drops the session here", async () => {
    const mine = await signedIn();
    mine.network.cut(true);
    await expect(mine.client.signOut({ isGlobal: true })).rejects.toMatchObject({ name: "NetworkError" });
    mine.network.cut(false);
    await expect(mine.client.currentSession()).rejects.toThrow("No current user");
  });
});
