import { describe, expect, it } from "vitest";
import { timeByHand } from "#test/support/time-by-hand.ts";
import { challengeOf } from "#web/session/pool/code-challenge.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { createHostedLogin, type HostedSettings, randomText } from "./hosted-login.ts";

const TOKENS = { access_token: "access", id_token: "id", refresh_token: "refresh" };
const HOME = "https://machinone.example/login/";

function world(changes: Partial<HostedSettings> = {}, answer: () => Promise<Response> = async () => Response.json(TOKENS)) {
  const time = timeByHand();
  const storage = memoryStorage();
  const asked: { url: string; init: RequestInit }[] = [];
  let byte = 0;
  const environment = {
    now: time.now,
    wait: time.wait,
    fetch: (url: string, init: RequestInit) => {
      asked.push({ url, init });
      return answer();
    },
    randomBytes: (length: number) => Uint8Array.from({ length }, () => byte++ % 256),
  };
  const hosted = createHostedLogin({
    hostedOrigin: "https://id.example.jp",
    clientId: "site",
    redirectUri: HOME,
    scopes: ["openid", "email"],
    storage,
    environment,
    ...changes,
  });
  return { time, storage, asked, hosted };
}

/** The address the browser comes back to. */
const back = (answer: Record<string, string>) => `${HOME}?${new URLSearchParams(answer)}`;
const stateOf = (address: string) => new URL(address).searchParams.get("state") ?? "";

describe("beginning at the hosted login of the pool", () => {
  it("asks for a code at the authorize path, with PKCE", async () => {
    const { hosted, storage } = world();
    const address = new URL(await hosted.begin("Google"));
    const verifier = storage.get("CognitoIdentityServiceProvider.site.oauthPKCE") ?? "";
    expect(address.origin + address.pathname).toBe("https://id.example.jp/oauth2/authorize");
    expect([...address.searchParams]).toEqual([
      ["redirect_uri", HOME],
      ["response_type", "code"],
      ["client_id", "site"],
      ["identity_provider", "Google"],
      ["scope", "openid email"],
      ["state", storage.get("CognitoIdentityServiceProvider.site.oauthState")],
      ["code_challenge", await challengeOf(verifier)],
      ["code_challenge_method", "S256"],
    ]);
    expect(stateOf(address.href)).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(verifier).toMatch(/^[A-Za-z0-9]{128}$/);
  });

  it("shows every way to sign in when no provider is named", async () => {
    expect(new URL(await world().hosted.begin(null)).searchParams.has("identity_provider")).toBe(false);
  });

  it.each(['"openid email"', "[1]", "null"])("is refused with scopes that are no list of strings: %s", async (scopes) => {
    await expect(world({ scopes: JSON.parse(scopes) }).hosted.begin(null)).rejects.toThrow("OAuth scopes must be a list of strings");
  });
});

describe("a hosted login that is not configured", () => {
  it.each([{ hostedOrigin: "" }, { clientId: "" }])("is refused without an origin or a client", async (changes) => {
    await expect(world(changes).hosted.begin("Google")).rejects.toThrow(
      "Federation requires either a User Pool or Identity Pool in config",
    );
  });
});

describe("coming back from the hosted login", () => {
  it("exchanges the code for tokens, once", async () => {
    const { hosted, storage, asked } = world();
    const state = stateOf(await hosted.begin("Google"));
    const verifier = storage.get("CognitoIdentityServiceProvider.site.oauthPKCE");
    const address = back({ code: "abc", state });
    expect(await hosted.complete(address)).toEqual({ idToken: "id", accessToken: "access", refreshToken: "refresh" });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      url: "https://id.example.jp/oauth2/token",
      init: { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" } },
    });
    expect(Object.fromEntries(new URLSearchParams(String(asked[0]?.init.body)))).toEqual({
      grant_type: "authorization_code",
      code: "abc",
      client_id: "site",
      redirect_uri: HOME,
      code_verifier: verifier,
    });
    await expect(hosted.complete(address)).rejects.toMatchObject({ key: "Invalid state in OAuth flow" });
  });

  it("is nothing without a code and an error", async () => {
    expect(await world().hosted.complete(HOME)).toBeNull();
  });

  it("is refused with another state, which spoils the right one as well", async () => {
    const { hosted, asked } = world();
    const state = stateOf(await hosted.begin(null));
    await expect(hosted.complete(back({ code: "abc", state: "another" }))).rejects.toThrow("Invalid state in OAuth flow");
    await expect(hosted.complete(back({ code: "abc", state }))).rejects.toThrow("Invalid state in OAuth flow");
    expect(asked).toEqual([]);
  });

  it("is refused when nothing was begun here", async () => {
    await expect(world().hosted.complete(back({ code: "abc" }))).rejects.toThrow("Invalid state in OAuth flow");
  });

  it.each([
    [{ error: "access_denied", error_description: "User is disabled." }, "User is disabled."],
    [{ error: "access_denied" }, "access_denied"],
  ])("throws the service's error with its description: %j", async (answer, message) => {
    const { hosted } = world();
    const state = stateOf(await hosted.begin(null));
    await expect(hosted.complete(back({ ...answer, state }))).rejects.toMatchObject({ name: "access_denied", message });
  });

  it.each([
    [{ error: "invalid_grant", error_description: "The code was used." }, "The code was used."],
    [{ error: "invalid_grant" }, "invalid_grant"],
  ])("throws what the token path says: %j", async (answer, message) => {
    const { hosted } = world({}, async () => Response.json(answer, { status: 400 }));
    const state = stateOf(await hosted.begin(null));
    await expect(hosted.complete(back({ code: "abc", state }))).rejects.toMatchObject({ name: "invalid_grant", message, status: 400 });
  });

  it("is refused when a token is missing", async () => {
    const { hosted } = world({}, async () => Response.json({ access_token: "access" }));
    const state = stateOf(await hosted.begin(null));
    await expect(hosted.complete(back({ code: "abc", state }))).rejects.toThrow("Id token and Access Token must be present.");
  });

  it("is a network error when the token path cannot be reached", async () => {
    const { hosted } = world({}, () => Promise.reject(new TypeError("Failed to fetch")));
    const state = stateOf(await hosted.begin(null));
    await expect(hosted.complete(back({ code: "abc", state }))).rejects.toMatchObject({ key: "Network error" });
  });
});

describe("the letters of state and verifier", () => {
  it("are each as likely as any other", () => {
    let byte = 0;
    const text = randomText(62 * 4, (length) => Uint8Array.from({ length }, () => byte++ % 256));
    const counts = new Map([...text].map((letter) => [letter, [...text].filter((other) => other === letter).length]));
    expect(counts.size).toBe(62);
    expect(new Set(counts.values())).toEqual(new Set([4]));
  });
});
