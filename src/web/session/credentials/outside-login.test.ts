import { describe, expect, it } from "vitest";
import { timeByHand } from "#test/support/time-by-hand.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { type OutsideParts, outsideLogin, withOutside } from "./outside-login.ts";

const NAME = "cognito-idp.ap-northeast-1.amazonaws.com/p";
const jwt = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`;

function world(page: OutsideParts["page"] = {}) {
  const time = timeByHand();
  const added: string[] = [];
  const outside = {
    google: { clientId: "our-client", script: "https://google.example/a.js", origins: [] },
    facebook: { clientId: "our-app", script: "https://facebook.example/b.js", origins: [] },
  };
  const environment = { ...time, fetch, randomBytes: (length: number) => new Uint8Array(length) };
  const login = outsideLogin({ outside, page, addScript: (address) => added.push(address), storage: memoryStorage(), environment });
  return { time, added, login };
}

const FB = {
  init: () => undefined,
  getLoginStatus: (done: (answer: { authResponse: { accessToken: string; expiresIn: number; userID: string } }) => void) =>
    done({ authResponse: { accessToken: "fb-token", expiresIn: 3600, userID: "f1" } }),
};

describe("the login at an outside provider", () => {
  it("loads the provider's script and takes its token", async () => {
    const { login, added } = world({ FB });

    expect(await login.loginOf({ provider: "facebook", user: "u1", subject: "f1" })).toMatchObject({
      logins: { "graph.facebook.com": "fb-token" },
    });
    expect(added).toEqual(["https://facebook.example/b.js"]);
  });

  it("says what is wrong where a script does not come", async () => {
    const { login, time } = world();
    const google = expect(login.loginOf({ provider: "google", user: "u1", subject: "g1" })).rejects.toThrow(
      "Failed to refresh google token",
    );
    await time.pass(2000);
    await google;
    const facebook = expect(login.loginOf({ provider: "facebook", user: "u1", subject: "f1" })).rejects.toThrow("no fb sdk available");
    await time.pass(2000);
    await facebook;
  });
});

describe("a member who came by a provider", () => {
  const pool = async () => ({ logins: { [NAME]: "pool-token" }, user: "sub-1", cameBy });
  const cameBy = [
    { provider: "accounts.google.com", subject: "the-member" },
    { provider: "graph.facebook.com", subject: "f1" },
  ];

  /** A page where this person is signed in to Google. */
  function googlePage(sub: string): { readonly page: OutsideParts["page"]; readonly token: string } {
    const token = jwt({ sub });
    const user = { isSignedIn: () => true, reloadAuthResponse: async () => ({ id_token: token, expires_at: 9e15 }) };
    const auth2 = { init: async () => undefined, getAuthInstance: () => ({ currentUser: { get: () => user } }) };
    return { token, page: { gapi: { load: (_name, ready) => ready(), auth2 } } };
  }

  it("is named by both in the logins map, as the member of the user pool", async () => {
    const { page, token } = googlePage("the-member");
    const { login, time } = world(page);
    const asked = withOutside(pool, "google", login)();
    await time.pass(100);

    expect(await asked).toEqual({ logins: { [NAME]: "pool-token", "accounts.google.com": token }, user: "sub-1" });
    expect(await withOutside(pool, "facebook", world({ FB }).login)()).toMatchObject({ logins: { "graph.facebook.com": "fb-token" } });
  });

  it("is named by the user pool alone where somebody else is signed in to the provider in this browser", async () => {
    const alone = { logins: { [NAME]: "pool-token" }, user: "sub-1" };
    const { login, time } = world(googlePage("another-google-user").page);
    const asked = withOutside(pool, "google", login)();
    await time.pass(100);

    expect(await asked).toEqual(alone);
    const other = async () => ({ ...(await pool()), cameBy: [{ provider: "graph.facebook.com", subject: "f2" }] });
    expect(await withOutside(other, "facebook", world({ FB }).login)()).toEqual(alone);
  });

  it("is named by the user pool alone where the account did not come by that provider, whose script is not loaded", async () => {
    const { login, added } = world({ FB });
    const own = async () => ({ ...(await pool()), cameBy: [] });

    expect(await withOutside(own, "facebook", login)()).toEqual({ logins: { [NAME]: "pool-token" }, user: "sub-1" });
    expect(added).toEqual([]);
  });

  it("is nobody without a session", async () => {
    expect(await withOutside(async () => null, "google", world().login)()).toBeNull();
  });
});
