import { describe, expect, it } from "vitest";
import { hours, minutes } from "#kernel/duration.ts";
import { timeByHand } from "#test/support/time-by-hand.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { FEDERATED_REFRESH_TIMEOUT } from "#wire/constants.ts";
import type { ErrorKey } from "#wire/errors/catalogue.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { createFederatedLogin, type FederatedToken, type Refresher } from "./federated-login.ts";

const KEY = "federatedInfo";

function world(refresher: Refresher) {
  const time = timeByHand();
  const storage = memoryStorage();
  const calls: number[] = [];
  const counted: Refresher = () => {
    calls.push(time.now());
    return refresher();
  };
  const federated = createFederatedLogin({
    storage,
    environment: { now: time.now, wait: time.wait, randomBytes: (length) => new Uint8Array(length).fill(128) },
    refreshers: { google: counted, facebook: counted },
  });
  federated.keep({ provider: "google", token: "first", expiresAt: time.now() + minutes(60), user: "g1", subject: "s1", identityId: null });
  return { time, storage, calls, federated };
}

const fresh = async (): Promise<FederatedToken> => ({ token: "second", expiresAt: Date.parse("2026-11-21T09:00:00Z"), subject: "s1" });
const failing = (key: ErrorKey) => () => Promise.reject(new CatalogueError(key));

describe("a login with Google or Facebook directly", () => {
  it("is kept with the fields of the specification and whose it is at the provider, and used as it is while it lasts", async () => {
    const { federated, storage, calls } = world(fresh);
    expect(await federated.login()).toEqual({ logins: { "accounts.google.com": "first" }, user: "g1", identityId: null });
    expect(calls).toEqual([]);
    expect(JSON.parse(storage.get(KEY) ?? "")).toEqual({
      provider: "google",
      token: "first",
      identity_id: null,
      expires_at: Date.parse("2026-11-21T04:00:00Z"),
      user: "g1",
      subject: "s1",
    });
  });

  it("is refreshed once for all who ask when it has ended, and kept", async () => {
    const { federated, time, calls } = world(fresh);
    await time.pass(hours(1));
    const logins = await Promise.all([federated.login(), federated.login(), federated.login()]);
    expect(logins.map((login) => login?.logins)).toEqual(Array(3).fill({ "accounts.google.com": "second" }));
    expect(await federated.login()).toMatchObject({ logins: { "accounts.google.com": "second" }, user: "g1" });
    expect(calls).toHaveLength(1);
  });

  it("names Facebook as the identity pool does", async () => {
    const { federated, time } = world(fresh);
    federated.keep({
      provider: "facebook",
      token: "f",
      expiresAt: time.now() + 1,
      user: "f1",
      subject: "s2",
      identityId: "ap-northeast-1:9",
    });
    expect(await federated.login()).toEqual({ logins: { "graph.facebook.com": "f" }, user: "f1", identityId: "ap-northeast-1:9" });
  });

  it("is tried again while the network fails: after 150 ms, 250 ms, 450 ms …", async () => {
    let left = 3;
    const { federated, time, calls } = world(() => {
      left -= 1;
      return left >= 0 ? failing("Network error reloading google auth response")() : fresh();
    });
    await time.pass(hours(1));
    const [begun, asking] = [time.now(), federated.login()];
    await time.pass(minutes(1));
    expect(await asking).toMatchObject({ logins: { "accounts.google.com": "second" } });
    expect(calls.map((at) => at - begun)).toEqual([0, 150, 400, 850]);
  });

  it("gives up a network that fails for 10 s, but stays for a better time", async () => {
    const { federated, time, storage, calls } = world(failing("Network error reloading google auth response"));
    await time.pass(hours(1));
    const refused = expect(federated.login()).rejects.toThrow("Network error reloading google auth response");
    const begun = time.now();
    await time.pass(minutes(1));
    await refused;
    expect((calls.at(-1) ?? 0) - begun).toBeLessThan(FEDERATED_REFRESH_TIMEOUT);
    expect(storage.get(KEY)).not.toBeNull();
  });

  it("gives up a provider that does not answer within 10 s, but stays", async () => {
    const { federated, time, storage } = world(() => new Promise(() => undefined));
    await time.pass(hours(1));
    const refused = expect(federated.login()).rejects.toMatchObject({
      name: "TimeoutError",
      message: "Request did not complete within 10000 ms",
    });
    await time.pass(FEDERATED_REFRESH_TIMEOUT);
    await refused;
    expect(storage.get(KEY)).not.toBeNull();
  });

  it.each([
    "User is not signed in with Google",
    "Failed to refresh google token",
    "no fb sdk available",
    "no response from facebook when refreshing the jwt token",
  ] as const)("ends at once at %s", async (key) => {
    const { federated, time, calls } = world(failing(key));
    await time.pass(hours(1));
    await expect(federated.login()).rejects.toMatchObject({ key });
    expect(calls).toHaveLength(1);
    expect(await federated.login()).toBeNull();
  });

  it("is asked of the script for somebody of whom nothing is kept, and kept for them alone", async () => {
    const { federated, storage, calls } = world(fresh);
    federated.drop();
    const both = await Promise.all([1, 2].map(() => federated.loginOf({ provider: "google", user: "g2", subject: "s1" })));
    expect(both[1]).toEqual({ logins: { "accounts.google.com": "second" }, user: "g2", identityId: null });
    expect(storage.get(KEY)).toContain('"user":"g2"');
    await federated.loginOf({ provider: "google", user: "g2", subject: "s1" });
    expect(calls).toHaveLength(1);
    await federated.loginOf({ provider: "google", user: "g3", subject: "s1" });
    expect(calls).toHaveLength(2);
  });

  it("is nobody's and not kept where the provider's script knows somebody else by now", async () => {
    const { federated, time, storage } = world(async () => ({ ...(await fresh()), subject: "another" }));
    await time.pass(hours(1));
    expect(await federated.login()).toBeNull();
    expect(storage.get(KEY)).toBeNull();
    expect(await federated.loginOf({ provider: "google", user: "g1", subject: "s1" })).toBeNull();
    expect(storage.get(KEY)).toBeNull();
  });

  it("is asked of the script anew where another person's at the provider is kept", async () => {
    const { federated, storage, calls } = world(async () => ({ ...(await fresh()), subject: "s9" }));
    expect(await federated.loginOf({ provider: "google", user: "g1", subject: "s9" })).toMatchObject({
      logins: { "accounts.google.com": "second" },
    });
    expect(calls).toHaveLength(1);
    expect(storage.get(KEY)).toContain('"subject":"s9"');
  });

  it("is not kept by a refresh that a sign-out overtook", async () => {
    const { federated, storage } = world(fresh);
    federated.drop();
    const asking = federated.loginOf({ provider: "google", user: "g2", subject: "s1" });
    federated.drop();
    await asking;
    expect(storage.get(KEY)).toBeNull();
  });

  it("leaves no wait behind", async () => {
    const { federated, time } = world(fresh);
    await time.pass(hours(1));
    await federated.login();
    expect(time.waiting()).toBe(0);
  });

  it.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["no object", "null"],
    ["an unknown provider", JSON.stringify({ provider: "constructor", token: "t", user: "u", expires_at: 1 })],
    ["no token", JSON.stringify({ provider: "google", token: "", user: "u", expires_at: 1 })],
  ])("is nobody's when %s was kept", async (_what, text) => {
    const { federated, storage } = world(fresh);
    if (text === null) federated.drop();
    else storage.set(KEY, text);
    expect(await federated.login()).toBeNull();
  });
});
