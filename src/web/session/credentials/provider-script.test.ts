import { describe, expect, it } from "vitest";
import { timeByHand } from "#test/support/time-by-hand.ts";
import { SOCIAL_SDK_WAIT } from "#wire/constants.ts";
import { type FacebookScript, facebookIn, facebookRefresher } from "./facebook.ts";
import { type GooglePage, type GoogleUser, googleRefresher, googleUserIn } from "./google.ts";

const ID_TOKEN = `e30.${Buffer.from(JSON.stringify({ sub: "g-hanako" })).toString("base64url")}.x`;
const googleUser = (changes: Partial<GoogleUser> = {}): GoogleUser => ({
  isSignedIn: () => true,
  reloadAuthResponse: async () => ({ id_token: ID_TOKEN, expires_at: 99 }),
  ...changes,
});
const google = (user: GoogleUser | null, time = timeByHand()) => googleRefresher({ find: () => user, environment: time });

type Status = Parameters<Parameters<FacebookScript["getLoginStatus"]>[0]>[0];
function facebook(status: Status, time = timeByHand()) {
  const scopes: string[] = [];
  const script: FacebookScript = {
    getLoginStatus: (done, { scope }) => {
      scopes.push(scope);
      done(status);
    },
  };
  return { scopes, time, refresh: facebookRefresher({ find: () => script, environment: time }) };
}

describe("the script of Google", () => {
  it("gives a fresh id token, and says whose it is", async () => {
    expect(await google(googleUser())()).toEqual({ token: ID_TOKEN, expiresAt: 99, subject: "g-hanako" });
  });

  it("is waited for while the page loads it", async () => {
    const time = timeByHand();
    let loaded: GoogleUser | null = null;
    const refreshing = googleRefresher({ find: () => loaded, environment: time })();
    await time.pass(SOCIAL_SDK_WAIT - 100);
    loaded = googleUser();
    await time.pass(100);
    expect(await refreshing).toMatchObject({ token: ID_TOKEN });
  });

  it("is missed after 2 s", async () => {
    const time = timeByHand();
    const begun = time.now();
    const refused = expect(google(null, time)()).rejects.toThrow("Failed to refresh google token");
    await time.pass(SOCIAL_SDK_WAIT);
    await refused;
    expect(time.now() - begun).toBe(2000);
    expect(time.waiting()).toBe(0);
  });

  it("has nobody signed in", async () => {
    await expect(google(googleUser({ isSignedIn: () => false }))()).rejects.toThrow("User is not signed in with Google");
  });

  it("fails with the network", async () => {
    const user = googleUser({ reloadAuthResponse: () => Promise.reject({ error: "network_error" }) });
    await expect(google(user)()).rejects.toMatchObject({
      key: "Network error reloading google auth response",
      name: "NetworkError",
      message: "Network error reloading google auth response",
    });
  });

  it.each([{ error: "consent_required" }, new Error("boom"), null])("fails for good at %s", async (cause) => {
    const user = googleUser({ reloadAuthResponse: () => Promise.reject(cause) });
    await expect(google(user)()).rejects.toMatchObject({ key: "Failed to refresh google token", cause });
  });
});

describe("the script of Facebook", () => {
  it("gives a fresh access token for the seconds it names, and says whose it is", async () => {
    const { refresh, scopes, time } = facebook({ authResponse: { accessToken: "access", expiresIn: 5400, userID: "10001" } });
    expect(await refresh()).toEqual({ token: "access", expiresAt: time.now() + 5_400_000, subject: "10001" });
    expect(scopes).toEqual(["public_profile,email"]);
  });

  it("is missed after 2 s", async () => {
    const time = timeByHand();
    const refused = expect(facebookRefresher({ find: () => null, environment: time })()).rejects.toThrow("no fb sdk available");
    await time.pass(SOCIAL_SDK_WAIT);
    await refused;
  });

  it.each([null, undefined, {}, { authResponse: null }, { authResponse: { expiresIn: 1 } }])("has no answer in %j", async (status) => {
    await expect(facebook(status).refresh()).rejects.toThrow("no response from facebook when refreshing the jwt token");
  });
});

describe("the page of Google's script", () => {
  type Gapi = NonNullable<GooglePage["gapi"]>;
  const gapi = (begun: string[], init: PromiseLike<unknown>): Gapi => ({
    load: (_name, ready) => ready(),
    auth2: {
      init: ({ client_id }) => {
        begun.push(client_id);
        return init;
      },
      getAuthInstance: () => ({ currentUser: { get: () => googleUser() } }),
    },
  });

  it("has nobody before the script is there and knows our client, which it is told once", async () => {
    const page: { gapi?: Gapi } = {};
    const begun: string[] = [];
    const find = googleUserIn(page, "our-client");
    expect(find()).toBeNull();
    page.gapi = gapi(begun, Promise.resolve());
    expect(find()).toBeNull();
    await Promise.resolve();
    expect(find()?.isSignedIn()).toBe(true);
    expect(begun).toEqual(["our-client"]);
  });

  it("has nobody where the script does not take our client", async () => {
    const find = googleUserIn({ gapi: gapi([], Promise.reject(new Error("no"))) }, "our-client");
    find();
    await Promise.resolve();
    expect(find()).toBeNull();
  });
});

describe("the page of Facebook's script", () => {
  it("is told our app once, when the script is there", () => {
    const told: string[] = [];
    const FB = { init: ({ appId }: { appId: string }) => void told.push(appId), getLoginStatus: () => undefined };
    const page: { FB?: typeof FB } = {};
    const find = facebookIn(page, "our-app");
    expect(find()).toBeNull();
    page.FB = FB;
    expect([find(), find()]).toEqual([FB, FB]);
    expect(told).toEqual(["our-app"]);
  });
});
