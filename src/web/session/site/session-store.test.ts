import { describe, expect, test } from "vitest";
import { days, minutes, seconds } from "#kernel/duration.ts";
import { mintTokens, START } from "#test/support/site-session.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import type { KeyStorage } from "#web/session/pool/types.ts";
import { sessionStore, universalStorage } from "./session-store.ts";

const tokens = mintTokens();

describe("a session in plain cookies", () => {
  test("stands under the names of its strategy, the access token as Bearer", () => {
    const written = new Map<string, string>();
    const storage: KeyStorage = { ...memoryStorage(), set: (key, value) => void written.set(key, value) };

    sessionStore(storage, { isSealed: false }).write("google", tokens, START);

    expect(Object.fromEntries(written)).toEqual({
      strategy: "google",
      "_token.google": `Bearer ${tokens.accessToken}`,
      "_token_expiration.google": String(START + minutes(60)),
      "_id_token.google": tokens.idToken,
      "_refresh_token.google": tokens.refreshToken,
      "_refresh_token_expiration.google": String(START + days(30)),
    });
  });

  test("is read as it was written", () => {
    const store = sessionStore(memoryStorage(), { isSealed: false });

    store.write("cognito", tokens, START);

    expect(store.read()).toEqual({
      strategy: "cognito",
      ...tokens,
      accessExpiresAt: START + minutes(60),
      refreshExpiresAt: START + days(30),
    });
  });

  test("gives an access token whose end cannot be read 1800 s", () => {
    const store = sessionStore(memoryStorage(), { isSealed: false });
    store.write("cognito", { ...tokens, accessToken: "opaque" }, START);
    expect(store.read()?.accessExpiresAt).toBe(START + seconds(1800));
  });

  test("keeps the refresh token and its end where none came anew", () => {
    const store = sessionStore(memoryStorage(), { isSealed: false });
    store.write("google", tokens, START);

    store.write("google", { ...mintTokens(), refreshToken: null }, START + days(1));

    expect(store.read()).toMatchObject({ refreshToken: tokens.refreshToken, refreshExpiresAt: START + days(30) });
  });

  test("has no refresh token where its end was left behind alone", () => {
    const storage = memoryStorage();
    const store = sessionStore(storage, { isSealed: false });
    store.write("google", tokens, START);
    storage.remove("_refresh_token.google");

    expect(store.read()).toMatchObject({ refreshToken: null, refreshExpiresAt: null });
  });

  test("refuses an empty access token and writes nothing", () => {
    const store = sessionStore(memoryStorage(), { isSealed: false });
    expect(() => store.write("google", { ...tokens, accessToken: "" }, START)).toThrow("A token must be non-empty");
    expect(store.read()).toBeNull();
  });

  test("is forgotten whole, but not where the visitor wanted to go", () => {
    const storage = memoryStorage();
    const store = sessionStore(storage, { isSealed: false });
    store.write("google", tokens, START);
    storage.set("redirect", "/mypage/");

    store.forget();

    expect(store.read()).toBeNull();
    expect(storage.get("_token.google")).toBeNull();
    expect(storage.get("_refresh_token.google")).toBeNull();
    expect(storage.get("redirect")).toBe("/mypage/");
  });
});

test("a sealed refresh token is not seen, but its end is", () => {
  const storage = memoryStorage();
  sessionStore(storage, { isSealed: false }).write("cognito", tokens, START);
  storage.remove("_refresh_token.cognito");

  expect(sessionStore(storage, { isSealed: true }).read()).toMatchObject({ refreshToken: null, refreshExpiresAt: START + days(30) });
});

test.each([null, "", "github"])("with the strategy %j there is no session", (strategy) => {
  const storage = memoryStorage();
  if (strategy !== null) storage.set("strategy", strategy);
  expect(sessionStore(storage, { isSealed: false }).read()).toBeNull();
});

test("a universal write goes to every storage that is on, and a read to the first that has it", () => {
  const [cookies, local] = [memoryStorage(), memoryStorage()];
  const storage = universalStorage(cookies, local);

  storage.set("strategy", "google");
  cookies.remove("strategy");

  expect(local.get("strategy")).toBe("google");
  expect(storage.get("strategy")).toBe("google");
  storage.remove("strategy");
  expect(storage.get("strategy")).toBeNull();
  storage.set("redirect", "/");
  storage.clear();
  expect([cookies.get("redirect"), local.get("redirect")]).toEqual([null, null]);
});
