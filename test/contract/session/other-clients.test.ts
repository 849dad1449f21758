import { Amplify } from "aws-amplify";
import { fetchAuthSession, fetchUserAttributes, getCurrentUser, signIn, signOut } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { attributesOf, authenticate, browserUser, currentSession, deviceKeyIn, MemoryStorage, userPool } from "#test/support/cognito-js.ts";
import { identityBrowser, onlyDevice } from "#test/support/identity-browser.ts";
import { type IdentityServer, identityServer, type TestUser } from "#test/support/identity-server.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
  // Amplify names a device by the browser, and confirms none where there is no browser.
  if (!globalThis.navigator) Object.defineProperty(globalThis, "navigator", { value: { userAgent: "test", language: "ja" } });
});

async function signedIn() {
  const user = await server.aUser();
  const browser = identityBrowser(server);
  await browser.client.signIn(user.username, user.password);
  return { ...browser, user };
}

/** Amplify on the storage of another client. */
function amplifyOn(kept: MemoryStorage): void {
  vi.spyOn(console, "warn").mockReturnValueOnce();
  const { pool, client } = server;
  Amplify.configure({ Auth: { Cognito: { userPoolId: pool.id, userPoolClientId: client.id, userPoolEndpoint: server.url } } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => kept.setItem(key, value),
    getItem: async (key) => kept.getItem(key),
    removeItem: async (key) => kept.removeItem(key),
    clear: async () => kept.clear(),
  });
}

const enterAmplify = ({ username, password }: TestUser) => signIn({ username, password });

describe("amazon-cognito-identity-js", () => {
  it("finds the user and the session that our client wrote, and reads the account with it", async () => {
    const { storage, user, kept } = await signedIn();
    const found = userPool(server, server, storage).getCurrentUser();
    if (!found) throw new Error("no current user");
    expect(found.getUsername()).toBe(user.username);
    const session = await currentSession(found);
    expect([session.isValid(), session.getAccessToken().getJwtToken()]).toEqual([true, kept("accessToken")]);
    expect(await attributesOf(found)).toMatchObject({ email: user.email });
  });

  it("signs in on the device that our client confirmed", async () => {
    const browser = await signedIn();
    await browser.client.setPreferredMfa("SMS");
    const shared = onlyDevice(browser);
    const outcome = await authenticate(browserUser(server, browser.user, shared), browser.user.password);
    expect([outcome.kind, deviceKeyIn(shared)]).toEqual(["signed in", browser.kept("deviceKey")]);
  });

  it("writes a session and a device that our client goes on with", async () => {
    const user = await server.aUser();
    const shared = new MemoryStorage();
    await authenticate(browserUser(server, user, shared), user.password);
    const ours = identityBrowser(server, { shared });
    expect((await ours.client.currentSession()).username).toBe(user.username);
    expect((await ours.client.user()).attributes).toMatchObject({ email: user.email });
    expect(await ours.client.devices()).toMatchObject([{ id: deviceKeyIn(shared), isThis: true }]);
    expect(await ours.client.signIn(user.username, user.password)).toMatchObject({ kind: "done", isNewDevice: false });
    await ours.client.signOut();
    expect(userPool(server, server, shared).getCurrentUser()).toBeNull();
  });

  it("reads the account that our client cached, and the other way round", async () => {
    const { storage, user, client } = await signedIn();
    await client.user();
    const theirs = browserUser(server, user, storage);
    await currentSession(theirs);
    const data = await new Promise((resolve, reject) => theirs.getUserData((error, found) => (found ? resolve(found) : reject(error))));
    expect(data).toMatchObject({ Username: user.username });
    const { network, client: again } = identityBrowser(server, { shared: storage });
    expect((await again.user()).username).toBe(user.username);
    expect(network.count("GetUser")).toBe(0);
  });
});

describe("aws-amplify 6", () => {
  it("finds the user and the session that our client wrote, and renews it as that device", async () => {
    const { storage, user, kept } = await signedIn();
    amplifyOn(storage);
    expect(await getCurrentUser()).toMatchObject({ username: user.username, userId: user.sub });
    expect(String((await fetchAuthSession()).tokens?.accessToken)).toBe(kept("accessToken"));
    expect(await fetchUserAttributes()).toMatchObject({ email: user.email });
    const before = kept("accessToken");
    await fetchAuthSession({ forceRefresh: true });
    expect(kept("accessToken")).not.toBe(before);
    expect((await identityBrowser(server, { shared: storage }).client.currentSession()).tokens.accessToken).toBe(kept("accessToken"));
    await signOut();
  });

  it("signs in to the same pool, and our client goes on with what it wrote", async () => {
    const user = await server.aUser();
    const shared = new MemoryStorage();
    amplifyOn(shared);
    expect(await enterAmplify(user)).toMatchObject({ isSignedIn: true });
    const ours = identityBrowser(server, { shared });
    expect((await ours.client.currentSession()).username).toBe(user.username);
    expect(await ours.client.user({ isFresh: true })).toMatchObject({ username: user.username });
    expect(await ours.client.devices()).toMatchObject([{ isThis: true }]);
    await signOut();
    await expect(ours.client.currentSession()).rejects.toThrow("No current user");
  });
});
