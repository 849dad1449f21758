import { describe, expect, it } from "vitest";
import { keptKeys } from "./keys.ts";
import { memoryStorage } from "./storage.ts";
import { storageTokenStore } from "./token-store.ts";

const TOKENS = { idToken: "id", accessToken: "access", refreshToken: "refresh", clockDrift: -7 };
const PREFIX = "CognitoIdentityServiceProvider.client";

function keeping() {
  const storage = memoryStorage();
  const keys = keptKeys(storage, "client");
  return { storage, keys, tokenStore: storageTokenStore(keys) };
}

describe("the store of tokens", () => {
  it("writes Cognito's own names and reads them back", () => {
    const { storage, tokenStore } = keeping();
    tokenStore.keep("hanako", TOKENS);
    expect(["idToken", "accessToken", "refreshToken", "clockDrift"].map((name) => storage.get(`${PREFIX}.hanako.${name}`))).toEqual([
      "id",
      "access",
      "refresh",
      "-7",
    ]);
    expect(storage.get(`${PREFIX}.LastAuthUser`)).toBe("hanako");
    expect([tokenStore.username(), tokenStore.read()]).toEqual(["hanako", TOKENS]);
  });

  it("knows nobody at first, and drops nobody", async () => {
    const { tokenStore } = keeping();
    await tokenStore.drop();
    expect([tokenStore.username(), tokenStore.read()]).toEqual([null, null]);
  });

  it("has no tokens where one of the two is missing", () => {
    for (const name of ["idToken", "accessToken"] as const) {
      const { keys, tokenStore } = keeping();
      tokenStore.keep("hanako", TOKENS);
      keys.remove("hanako", name);
      expect(tokenStore.read()).toBeNull();
    }
  });

  it("leaves no old refresh token beside new tokens without one", () => {
    const { tokenStore } = keeping();
    tokenStore.keep("hanako", TOKENS);
    tokenStore.keep("hanako", { ...TOKENS, refreshToken: null });
    expect(tokenStore.read()?.refreshToken).toBeNull();
  });

  it("takes a clock drift that is no number for none", () => {
    const { keys, tokenStore } = keeping();
    tokenStore.keep("hanako", TOKENS);
    keys.write("hanako", "clockDrift", "soon");
    expect(tokenStore.read()?.clockDrift).toBe(0);
  });

  it("drops the tokens and the last user, and leaves the device", async () => {
    const { storage, keys, tokenStore } = keeping();
    tokenStore.keep("hanako", TOKENS);
    keys.write("hanako", "deviceKey", "device");
    await tokenStore.drop();
    expect([tokenStore.username(), storage.get(`${PREFIX}.hanako.refreshToken`)]).toEqual([null, null]);
    expect(keys.read("hanako", "deviceKey")).toBe("device");
  });
});
