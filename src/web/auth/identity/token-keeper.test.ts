import { describe, expect, it } from "vitest";
import { keptKeys } from "./keys.ts";
import { memoryStorage } from "./storage.ts";
import { storageKeeper } from "./token-keeper.ts";

const TOKENS = { idToken: "id", accessToken: "access", refreshToken: "refresh", clockDrift: -7 };
const PREFIX = "CognitoIdentityServiceProvider.client";

function keeping() {
  const storage = memoryStorage();
  const keys = keptKeys(storage, "client");
  return { storage, keys, keeper: storageKeeper(keys) };
}

describe("the keeper of tokens", () => {
  it("writes Cognito's own names and reads them back", () => {
    const { storage, keeper } = keeping();
    keeper.keep("hanako", TOKENS);
    expect(["idToken", "accessToken", "refreshToken", "clockDrift"].map((name) => storage.get(`${PREFIX}.hanako.${name}`))).toEqual([
      "id",
      "access",
      "refresh",
      "-7",
    ]);
    expect(storage.get(`${PREFIX}.LastAuthUser`)).toBe("hanako");
    expect([keeper.username(), keeper.read()]).toEqual(["hanako", TOKENS]);
  });

  it("knows nobody at first, and drops nobody", async () => {
    const { keeper } = keeping();
    await keeper.drop();
    expect([keeper.username(), keeper.read()]).toEqual([null, null]);
  });

  it("has no tokens where one of the two is missing", () => {
    for (const name of ["idToken", "accessToken"] as const) {
      const { keys, keeper } = keeping();
      keeper.keep("hanako", TOKENS);
      keys.remove("hanako", name);
      expect(keeper.read()).toBeNull();
    }
  });

  it("leaves no old refresh token beside new tokens without one", () => {
    const { keeper } = keeping();
    keeper.keep("hanako", TOKENS);
    keeper.keep("hanako", { ...TOKENS, refreshToken: null });
    expect(keeper.read()?.refreshToken).toBeNull();
  });

  it("takes a clock drift that is no number for none", () => {
    const { keys, keeper } = keeping();
    keeper.keep("hanako", TOKENS);
    keys.write("hanako", "clockDrift", "soon");
    expect(keeper.read()?.clockDrift).toBe(0);
  });

  it("drops the tokens and the last user, and leaves the device", async () => {
    const { storage, keys, keeper } = keeping();
    keeper.keep("hanako", TOKENS);
    keys.write("hanako", "deviceKey", "device");
    await keeper.drop();
    expect([keeper.username(), storage.get(`${PREFIX}.hanako.refreshToken`)]).toEqual([null, null]);
    expect(keys.read("hanako", "deviceKey")).toBe("device");
  });
});
