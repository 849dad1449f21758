import { describe, expect, it } from "vitest";
import { minutes } from "#kernel/duration.ts";
import { NO_WAIT } from "#test/support/no-wait.ts";
import { timeByHand } from "#test/support/time-by-hand.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { CREDENTIAL_REFRESH_INTERVAL } from "#wire/constants.ts";
import { type CredentialSettings, createCredentialSource, identityIdKey } from "./credential-source.ts";
import type { Login } from "./types.ts";

const POOL = "ap-northeast-1:pool";

/** A cloud identity service that numbers its credentials; identities that are `gone` it does not know. */
function world(changes: Partial<CredentialSettings> = {}) {
  const time = timeByHand();
  const storage = memoryStorage();
  const asked: { operation: string; body: Record<string, unknown> }[] = [];
  const gone = new Set<unknown>();
  const state: { login: Login | null; lifeMs: number } = { login: loginOf("hanako"), lifeMs: minutes(60) };
  const fetch = async (_url: string, init: RequestInit) => {
    const operation = new Headers(init.headers).get("x-amz-target")?.split(".")[1] ?? "";
    const body = JSON.parse(String(init.body));
    asked.push({ operation, body });
    if (operation === "GetId") return Response.json({ IdentityId: `id-of-${Object.values(body.Logins)}` });
    if (gone.has(body.IdentityId)) return Response.json({ __type: "ResourceNotFoundException", message: "gone" }, { status: 400 });
    const Expiration = (time.now() + state.lifeMs) / 1000;
    const Credentials = { AccessKeyId: `ASIA${asked.length}`, SecretKey: "s", SessionToken: "t", Expiration };
    return Response.json({ IdentityId: body.IdentityId, Credentials });
  };
  const settings = {
    endpoint: "https://id.example.jp",
    environment: { ...NO_WAIT, fetch, now: time.now },
    identityPoolId: POOL,
    storage,
    login: async () => state.login,
    ...changes,
  };
  return { time, storage, asked, gone, state, source: createCredentialSource(settings), settings };
}

function loginOf(user: string): Login {
  return { logins: { "cognito-idp.ap-northeast-1.amazonaws.com/p": `token-of-${user}` }, user };
}

const operations = (asked: readonly { operation: string }[]) => asked.map(({ operation }) => operation);

describe("temporary credentials", () => {
  it("are fetched once for all who ask at the same time", async () => {
    const { source, asked } = world();
    const all = await Promise.all(Array.from({ length: 10 }, () => source.get()));
    expect(new Set(all).size).toBe(1);
    expect(operations(asked)).toEqual(["GetId", "GetCredentialsForIdentity"]);
  });

  it("carry the login under the provider's name, and the account and the role where they are set", async () => {
    const { source, asked } = world({ accountId: "123", customRoleArn: "arn:aws:iam::123:role/members" });
    await source.get();
    const Logins = { "cognito-idp.ap-northeast-1.amazonaws.com/p": "token-of-hanako" };
    expect(asked.map(({ body }) => body)).toEqual([
      { IdentityPoolId: POOL, AccountId: "123", Logins },
      { IdentityId: "id-of-token-of-hanako", CustomRoleArn: "arn:aws:iam::123:role/members", Logins },
    ]);
  });

  it("are kept for 50 minutes and then fetched anew, without asking for the identity again", async () => {
    const { source, time, asked } = world();
    const first = await source.get();
    await time.pass(CREDENTIAL_REFRESH_INTERVAL - 1);
    expect(await source.get()).toBe(first);
    await time.pass(1);
    expect(await source.get()).not.toBe(first);
    expect(operations(asked)).toEqual(["GetId", "GetCredentialsForIdentity", "GetCredentialsForIdentity"]);
  });

  it("are fetched anew before 50 minutes where they end earlier", async () => {
    const { source, time, state, asked } = world();
    state.lifeMs = minutes(10);
    await source.get();
    await time.pass(minutes(10));
    await source.get();
    expect(asked).toHaveLength(3);
  });

  it("remember the identity id per pool and user, beyond a reload of the page", async () => {
    const { source, storage, settings, asked } = world();
    await source.get();
    expect(storage.get(identityIdKey(POOL, "hanako"))).toBe("id-of-token-of-hanako");
    await createCredentialSource(settings).get();
    expect(operations(asked)).toEqual(["GetId", "GetCredentialsForIdentity", "GetCredentialsForIdentity"]);
  });

  it("are another user's when another user is signed in", async () => {
    const { source, state } = world();
    await source.get();
    state.login = loginOf("taro");
    expect(await source.get()).toMatchObject({ identityId: "id-of-token-of-taro" });
  });

  it("are not taken from a fetch for the user before", async () => {
    const { source, state } = world();
    const first = source.get();
    state.login = loginOf("taro");
    const second = source.get();
    expect(await first).toMatchObject({ identityId: "id-of-token-of-hanako" });
    expect(await second).toMatchObject({ identityId: "id-of-token-of-taro" });
    expect(await source.get()).toMatchObject({ identityId: "id-of-token-of-taro" });
  });

  it("ask for the identity once more when the remembered one is gone", async () => {
    const { source, storage, gone, asked } = world();
    storage.set(identityIdKey(POOL, "hanako"), "id-of-long-ago");
    gone.add("id-of-long-ago");
    expect(await source.get()).toMatchObject({ identityId: "id-of-token-of-hanako" });
    expect(operations(asked)).toEqual(["GetCredentialsForIdentity", "GetId", "GetCredentialsForIdentity"]);
    expect(storage.get(identityIdKey(POOL, "hanako"))).toBe("id-of-token-of-hanako");
  });

  it("do not ask for an identity that came with the login", async () => {
    const { source, state, asked } = world();
    state.login = { ...loginOf("hanako"), identityId: "id-given" };
    expect(await source.get()).toMatchObject({ identityId: "id-given" });
    expect(operations(asked)).toEqual(["GetCredentialsForIdentity"]);
  });

  it("are asked for again after a failure", async () => {
    const { source, gone } = world();
    gone.add("id-of-token-of-hanako");
    await expect(source.get()).rejects.toMatchObject({ key: "ResourceNotFound" });
    gone.clear();
    expect(await source.get()).toMatchObject({ identityId: "id-of-token-of-hanako" });
  });

  it("are forgotten at sign-out, even those on their way", async () => {
    const { source, asked } = world();
    const onTheirWay = source.get();
    await Promise.resolve();
    source.forget();
    await onTheirWay;
    await source.get();
    expect(operations(asked).filter((operation) => operation === "GetCredentialsForIdentity")).toHaveLength(2);
  });

  it("are nobody's while nobody is signed in", async () => {
    const { source, state } = world();
    state.login = null;
    await expect(source.get()).rejects.toMatchObject({ key: "User is not authenticated", message: "User is not authenticated" });
  });

  it("need an identity pool", async () => {
    await expect(world({ identityPoolId: null }).source.get()).rejects.toThrow(
      "Federation requires either a User Pool or Identity Pool in config",
    );
  });
});
