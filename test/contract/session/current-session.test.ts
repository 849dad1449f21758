import { RevokeTokenCommand } from "@aws-sdk/client-cognito-identity-provider";
import { beforeAll, describe, expect, it } from "vitest";
import { type IdentityBrowser, identityBrowser } from "#test/support/identity-browser.ts";
import { claimsOf, type IdentityServer, identityServer, type TestUser } from "#test/support/identity-server.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

type SignedIn = IdentityBrowser & { readonly user: TestUser };

async function signedIn(settings: Parameters<typeof identityBrowser>[1] = {}): Promise<SignedIn> {
  const user = await server.aUser(settings.place);
  const browser = identityBrowser(server, settings);
  await browser.client.signIn(user.username, user.password);
  return { ...browser, user };
}

const SESSION_KEYS = ["idToken", "accessToken", "refreshToken", "clockDrift", "userData", "LastAuthUser"];
/** What is still kept of the session, device keys aside. */
const sessionLeft = ({ kept }: IdentityBrowser) => SESSION_KEYS.filter((name) => kept(name) !== undefined);
const hours = (n: number) => n * 3_600_000;
const accessTokenEnds = () => server.clock.advance(hours(2));

describe("the current session", () => {
  it("is the kept one while it is good, without a request", async () => {
    const { client, network, user, kept } = await signedIn();
    const before = network.calls.length;
    const { username, tokens } = await client.currentSession();
    expect([username, tokens.accessToken, tokens.clockDrift]).toEqual([user.username, kept("accessToken"), Number(kept("clockDrift"))]);
    expect(network.calls).toHaveLength(before);
  });

  it("is found again after the page was loaded anew", async () => {
    const { storage, user } = await signedIn();
    const { client } = identityBrowser(server, { shared: storage });
    expect(await client.currentSession()).toMatchObject({ username: user.username });
  });

  it("is refreshed once it has ended, as the device it was given to", async () => {
    const { client, kept, network } = await signedIn();
    const [before, refreshToken] = [kept("accessToken"), kept("refreshToken")];
    accessTokenEnds();
    const { tokens } = await client.currentSession();
    expect(tokens).toMatchObject({ accessToken: kept("accessToken"), idToken: kept("idToken"), refreshToken });
    expect(tokens.accessToken).not.toBe(before);
    expect(JSON.parse(network.calls.at(-1)?.body ?? "").AuthParameters).toEqual({
      REFRESH_TOKEN: refreshToken,
      DEVICE_KEY: kept("deviceKey"),
    });
    expect(claimsOf(tokens.accessToken).device_key).toBe(kept("deviceKey"));
  });

  it("is refreshed once for everybody who asks at the same time, and again for who asks later", async () => {
    const { client, network } = await signedIn();
    accessTokenEnds();
    const before = network.count("InitiateAuth");
    const all = await Promise.all(Array.from({ length: 10 }, () => client.currentSession()));
    expect(new Set(all.map(({ tokens }) => tokens.accessToken)).size).toBe(1);
    expect(network.count("InitiateAuth")).toBe(before + 1);
    accessTokenEnds();
    await client.currentSession();
    expect(network.count("InitiateAuth")).toBe(before + 2);
  });

  it("survives a refresh that does not reach the service, and is tried again", async () => {
    const browser = await signedIn();
    accessTokenEnds();
    browser.network.cut(true);
    await expect(browser.client.currentSession()).rejects.toMatchObject({ name: "NetworkError" });
    expect(sessionLeft(browser)).toContain("refreshToken");
    browser.network.cut(false);
    expect(await browser.client.currentSession()).toMatchObject({ username: browser.user.username });
  });

  it("of a clock that is wrong is measured by the service's", async () => {
    let ahead = hours(3);
    const now = () => server.clock.now().getTime() + ahead;
    const { client, network } = await signedIn({ flow: "USER_PASSWORD_AUTH", time: { now } });
    expect((await client.currentSession()).tokens.clockDrift).toBeCloseTo(3 * 3600, -1);
    expect(network.count("InitiateAuth")).toBe(1);
    ahead += hours(1);
    await client.currentSession();
    expect(network.count("InitiateAuth")).toBe(2);
  });
});

describe("a refresh that the service refuses", () => {
  it("clears what is kept of the user, but not of the device", async () => {
    const browser = await signedIn();
    await browser.client.user();
    expect(sessionLeft(browser)).toEqual(SESSION_KEYS);
    await server.sdk.send(new RevokeTokenCommand({ ClientId: server.client.id, Token: browser.kept("refreshToken") }));
    accessTokenEnds();
    await expect(browser.client.currentSession()).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: "Refresh Token has been revoked",
    });
    expect(sessionLeft(browser)).toEqual([]);
    expect(browser.kept("deviceKey")).toBeDefined();
    await expect(browser.client.currentSession()).rejects.toThrow("No current user");
  });

  it("because it came too late clears it as well: the wire says it without a dot", async () => {
    const browser = await signedIn();
    server.clock.advance(hours(24 * 31));
    await expect(browser.client.currentSession()).rejects.toMatchObject({ message: "Refresh Token has expired" });
    expect(sessionLeft(browser)).toEqual([]);
  });

  it("leaves alone what another page has kept meanwhile", async () => {
    const browser = await signedIn();
    const elsewhere = identityBrowser(server, { shared: browser.storage });
    await server.sdk.send(new RevokeTokenCommand({ ClientId: server.client.id, Token: browser.kept("refreshToken") }));
    accessTokenEnds();
    const { AccessToken, IdToken, RefreshToken } = await server.tokensOf(browser.user);
    const refused = browser.client.currentSession();
    const [name] = [...browser.storage.kept.keys()].filter((key) => key.endsWith(".accessToken"));
    const prefix = name?.replace(/accessToken$/, "");
    for (const [key, value] of Object.entries({ accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken })) {
      browser.storage.setItem(`${prefix}${key}`, value);
    }
    await expect(refused).rejects.toMatchObject({ name: "NotAuthorizedException" });
    expect((await elsewhere.client.currentSession()).tokens.accessToken).toBe(AccessToken);
  });
});

describe("who is not signed in", () => {
  it("hears it from each call in the words of the specification", async () => {
    const { client, network } = identityBrowser(server);
    await expect(client.currentSession()).rejects.toThrow("No current user");
    await expect(client.user()).rejects.toThrow("The user is not authenticated");
    await expect(client.devices()).rejects.toThrow("User is not authenticated");
    expect(network.calls).toEqual([]);
  });

  it("is told what is missing of a session", async () => {
    const browser = await signedIn();
    const forget = (name: string) =>
      browser.storage.removeItem([...browser.storage.kept.keys()].find((key) => key.endsWith(`.${name}`)) ?? "");
    forget("refreshToken");
    accessTokenEnds();
    await expect(browser.client.currentSession()).rejects.toThrow("Cannot retrieve a new session. Please authenticate.");
    forget("idToken");
    await expect(browser.client.currentSession()).rejects.toThrow("Local storage is missing an ID Token, Please authenticate");
  });
});
