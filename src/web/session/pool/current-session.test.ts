import { describe, expect, it } from "vitest";
import { unsignedToken } from "#test/support/site-session.ts";
import { createIdentityClient } from "#web/session/identity/client.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { memoryStorage } from "./storage.ts";
import { IdentityFault, type TokenStore, type Tokens } from "./types.ts";

const NOW = 1_795_230_000;
const tokensUntil = (end: number): Tokens => {
  const token = unsignedToken({ username: "hanako", iat: NOW, exp: end });
  return { idToken: token, accessToken: token, refreshToken: null, clockDrift: 0 };
};
const ENDED = tokensUntil(NOW);
const FRESH = tokensUntil(NOW + 3600);

/** A client whose tokens somebody else keeps, as the site does. */
function keptElsewhere(tokenStore: Partial<TokenStore>) {
  const events: string[] = [];
  const tokens: TokenStore = {
    username: () => "hanako",
    read: () => ENDED,
    keep: () => void events.push("keep"),
    drop: () => void events.push("drop"),
    ...tokenStore,
  };
  const client = createIdentityClient({
    endpoint: "https://id.example.jp",
    poolId: "ap-northeast-1_A1b2C3d4E",
    clientId: "client",
    storage: memoryStorage(),
    tokens,
    environment: {
      fetch: async () => Promise.reject(new TypeError("no network here")),
      now: () => NOW * 1000,
      randomBytes: (length) => new Uint8Array(length),
      wait: async () => undefined,
    },
  });
  return { client, events };
}

describe("tokens that somebody else keeps and refreshes", () => {
  it("are refreshed there, once for everybody, and not kept a second time", async () => {
    let refreshes = 0;
    const { client, events } = keptElsewhere({
      refresh: async () => {
        refreshes += 1;
        return FRESH;
      },
    });
    const all = await Promise.all([client.currentSession(), client.currentSession(), client.currentSession()]);
    expect(all.map(({ tokens }) => tokens)).toEqual([FRESH, FRESH, FRESH]);
    expect([refreshes, events]).toEqual([1, []]);
  });

  it.each([
    ["the service refused", new IdentityFault("NotAuthorizedException", "Refresh Token has been revoked", 400), ["drop"]],
    ["the session expired", new CatalogueError("Both token and refresh token have expired. Your request was aborted."), ["drop"]],
    ["the service was not reached", new CatalogueError("Network error"), []],
  ])("are dropped or not after %s", async (_name, error, dropped) => {
    const { client, events } = keptElsewhere({ refresh: () => Promise.reject(error) });
    await expect(client.currentSession()).rejects.toBe(error);
    expect(events).toEqual(dropped);
  });

  it("are not dropped where others took their place meanwhile", async () => {
    let kept = ENDED;
    const { client, events } = keptElsewhere({
      read: () => kept,
      refresh: async () => {
        kept = FRESH;
        throw new CatalogueError("Both token and refresh token have expired. Your request was aborted.");
      },
    });
    await expect(client.currentSession()).rejects.toThrow("Both token and refresh token have expired.");
    expect(events).toEqual([]);
    expect((await client.currentSession()).tokens).toBe(FRESH);
  });
});

describe("a session that lacks something", () => {
  const lacks: [string, Partial<TokenStore>, string][] = [
    ["nobody", { username: () => null, read: () => null }, "No current user"],
    ["tokens of nobody", { username: () => null }, "Username is null. Cannot retrieve a new session"],
    ["an empty name", { username: () => "" }, "Failed to get the session because the user is empty"],
    ["no tokens", { read: () => null }, "Local storage is missing an ID Token, Please authenticate"],
    ["no refresh token", {}, "Cannot retrieve a new session. Please authenticate."],
  ];
  it.each(lacks)("is refused by its name: %s", async (_name, tokenStore, message) => {
    await expect(keptElsewhere(tokenStore).client.currentSession()).rejects.toThrow(message);
  });
});
