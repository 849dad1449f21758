import { describe, expect, it } from "vitest";
import { unsignedToken } from "#test/support/site-session.ts";
import { timeByHand } from "#test/support/time-by-hand.ts";
import { keptKeys } from "#web/session/pool/keys.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { storageTokenStore } from "#web/session/pool/token-store.ts";
import { createIdentityClient } from "./client.ts";

/** A signed-in browser whose requests are never answered. */
function silence({ claims = { origin_jti: "one" }, refreshToken = "refresh" }: { claims?: object; refreshToken?: string | null } = {}) {
  const time = timeByHand();
  const asked: string[] = [];
  const storage = memoryStorage();
  const tokenStore = storageTokenStore(keptKeys(storage, "client"));
  const token = unsignedToken({ iat: time.now() / 1000, exp: time.now() / 1000 + 3600, ...claims });
  tokenStore.keep("hanako", { idToken: token, accessToken: token, refreshToken, clockDrift: 0 });
  const client = createIdentityClient({
    endpoint: "https://id.example.jp",
    poolId: "ap-northeast-1_A1b2C3d4E",
    clientId: "client",
    storage,
    environment: {
      fetch: (_url, init) => {
        asked.push(String(new Headers(init.headers).get("x-amz-target")).split(".")[1] ?? "");
        return new Promise(() => undefined);
      },
      now: time.now,
      randomBytes: (length) => new Uint8Array(length),
      wait: time.wait,
    },
  });
  return { client, time, asked, tokenStore };
}

describe("signing out of a service that does not answer", () => {
  it("has dropped the session at once, and is waited for 3 s at most", async () => {
    const { client, time, asked, tokenStore } = silence();
    let isOver = false;
    const out = client.signOut().then(() => {
      isOver = true;
    });
    await time.pass(2999);
    expect([tokenStore.read(), asked, isOver]).toEqual([null, ["RevokeToken"], false]);
    await time.pass(1);
    await out;
    expect(isOver).toBe(true);
  });

  it("everywhere says so after 3 s, and has dropped the session", async () => {
    const { client, time, asked, tokenStore } = silence();
    const out = client.signOut({ isGlobal: true });
    const refused = expect(out).rejects.toMatchObject({ name: "TimeoutError", message: "Signout timeout fail" });
    await time.pass(3000);
    await refused;
    expect([tokenStore.read(), asked]).toEqual([null, ["GlobalSignOut"]]);
  });
});

describe("a session that cannot be revoked", () => {
  it.each([
    ["because its access token names no origin", { claims: {} }],
    ["because there is no refresh token here", { refreshToken: null }],
  ])("%s is only dropped", async (_name, parts) => {
    const { client, asked, tokenStore, time } = silence(parts);
    await client.signOut();
    expect([tokenStore.read(), asked, time.waits]).toEqual([null, [], []]);
  });
});
