import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount, deleteAccount } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import type { Account, Client, ClientSettings } from "#domain/identity/core/types.ts";
import { getTokensFromRefreshToken } from "#domain/identity/operations/get-tokens-from-refresh-token.server.ts";
import { getUser } from "#domain/identity/operations/get-user.server.ts";
import { initiateAuth } from "#domain/identity/operations/initiate-auth.server.ts";
import { createClient } from "#domain/identity/pools/create-pool.server.ts";
import { seconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CLIENT_SETTINGS, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { confirmedDevice, newDevice } from "#test/support/identity-devices.ts";
import { ADMIN_SCOPE } from "#wire/oauth-scopes.ts";
import { findGrantWithAccount } from "./grant-store.server.ts";
import { openRefreshToken } from "./refresh-token.server.ts";
import { openGrant } from "./tokens.server.ts";

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

type Tokens = { AccessToken: string; IdToken: string; ExpiresIn: number; RefreshToken?: string };
type Facts = { readonly account: Account; readonly client: Client; readonly token: string; readonly grantId: string };

const invalid = { type: "NotAuthorizedException", message: "Invalid Refresh Token." };
const revoked = { type: "NotAuthorizedException", message: "Refresh Token has been revoked" };
const reused = { type: "RefreshTokenReuseException", message: "Refresh token has been reused." };

async function clientWith(settings: Partial<ClientSettings>, withSecret = false): Promise<Client> {
  return createClient(identity.service, {
    poolId: identity.pool.id,
    name: "other",
    settings: { ...CLIENT_SETTINGS, ...settings },
    withSecret,
  });
}

/** An account that has been signed in at a client since now. */
async function signedIn(client: Client = identity.client): Promise<Facts> {
  const account = await identity.account();
  const authTime = identity.clock.now();
  const facts = { pool: identity.pool, client, account, scope: ADMIN_SCOPE, nonce: null, deviceKey: null, isHosted: false, authTime };
  const { grant, refreshToken } = await openGrant(identity.service, db, facts);
  return { account, client, token: refreshToken.text, grantId: grant.id };
}

async function refresh({ client, token }: Pick<Facts, "client" | "token">, more: object = {}): Promise<Tokens> {
  const body = { ClientId: client.id, RefreshToken: token, ...more };
  const answer = (await identity.run(getTokensFromRefreshToken, body)) as { AuthenticationResult: Tokens };
  return answer.AuthenticationResult;
}

async function refreshByFlow({ client, token }: Pick<Facts, "client" | "token">, more: object = {}) {
  const AuthParameters = { REFRESH_TOKEN: token, ...more };
  return (await identity.run(initiateAuth, { ClientId: client.id, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters })) as {
    AuthenticationResult: Tokens;
  };
}

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
const secretOf = (token: string | undefined) => openRefreshToken(identity.service, token ?? "")?.secret.toString("hex");

describe("a refresh", () => {
  it("gives new tokens of the same sign-in, and no refresh token", async () => {
    const facts = await signedIn();
    const since = identity.clock.now().getTime() / 1000;
    identity.clock.advance(seconds(100));
    for (const tokens of [await refresh(facts), (await refreshByFlow(facts)).AuthenticationResult]) {
      expect(tokens).not.toHaveProperty("RefreshToken");
      expect(tokens).toMatchObject({ TokenType: "Bearer", ExpiresIn: 3600 });
      for (const token of [tokens.AccessToken, tokens.IdToken])
        expect(claimsOf(token)).toMatchObject({ sub: facts.account.sub, origin_jti: facts.grantId, auth_time: since, iat: since + 100 });
      expect(claimsOf(tokens.AccessToken).scope).toBe(ADMIN_SCOPE);
    }
  });

  it("writes nothing where the token stays the same", async () => {
    const facts = await signedIn();
    const before = await findGrantWithAccount(db, facts.grantId);
    await refresh(facts);
    expect(await findGrantWithAccount(db, facts.grantId)).toEqual(before);
    expect(await listAudit(db, facts.account.sub, 1)).toEqual([]);
  });

  it("shows what has changed about the account since", async () => {
    const facts = await signedIn();
    await changeAccount(db, facts.account.sub, { attributes: { email: "new@example.com" } }, identity.clock.now());
    expect(claimsOf((await refresh(facts)).IdToken).email).toBe("new@example.com");
  });

  it("is refused with a made-up token, a changed one, and one of another client", async () => {
    const facts = await signedIn();
    const other = await clientWith({});
    const changed = `${facts.token.slice(0, -4)}AAAA`;
    for (const token of ["made-up", changed]) await expect(refresh({ ...facts, token })).rejects.toMatchObject(invalid);
    await expect(refresh({ client: other, token: facts.token })).rejects.toMatchObject(invalid);
    await expect(refreshByFlow({ client: other, token: facts.token })).rejects.toMatchObject(invalid);
  });

  it("is refused to a user who was disabled or deleted, in the words the clients know", async () => {
    const facts = await signedIn();
    await changeAccount(db, facts.account.sub, { isEnabled: false }, identity.clock.now());
    await expect(refresh(facts)).rejects.toMatchObject({ type: "NotAuthorizedException", message: "User is disabled." });
    await deleteAccount(db, facts.account.sub);
    await expect(refresh(facts)).rejects.toMatchObject({ type: "UserNotFoundException", message: "User does not exist." });
  });

  it("ends with the absolute life of the token, however often it was used", async () => {
    const facts = await signedIn(await clientWith({ refreshSeconds: 3600 }));
    identity.clock.advance(seconds(3599));
    await refresh(facts);
    identity.clock.advance(seconds(1));
    await expect(refresh(facts)).rejects.toMatchObject({ type: "NotAuthorizedException", message: "Refresh Token has expired" });
  });
});

describe("what a client may do", () => {
  it("does not refresh where neither the flow nor rotation is on", async () => {
    const facts = await signedIn(await clientWith({ flows: ["USER_PASSWORD_AUTH"] }));
    const off = { type: "InvalidParameterException", message: "REFRESH_TOKEN_AUTH flow not enabled for this client" };
    await expect(refresh(facts)).rejects.toMatchObject(off);
    await expect(refreshByFlow(facts)).rejects.toMatchObject(off);
  });

  it("must know its secret", async () => {
    const facts = await signedIn(await clientWith({}, true));
    const { secret } = facts.client;
    expect(await refresh(facts, { ClientSecret: secret })).toHaveProperty("AccessToken");
    const refused = { type: "NotAuthorizedException" };
    await expect(refresh(facts)).rejects.toMatchObject(refused);
    await expect(refresh(facts, { ClientSecret: "x".repeat(51) })).rejects.toMatchObject(refused);
    await expect(refresh(await signedIn(), { ClientSecret: secret })).rejects.toMatchObject(refused);
  });

  it("hashes the name or the sub of the user at InitiateAuth", async () => {
    const facts = await signedIn(await clientWith({}, true));
    const hashOf = (name: string) => ({
      SECRET_HASH: createHmac("sha256", facts.client.secret ?? "")
        .update(name + facts.client.id)
        .digest("base64"),
    });
    for (const name of [facts.account.username, facts.account.sub])
      expect(await refreshByFlow(facts, hashOf(name))).toHaveProperty("AuthenticationResult.AccessToken");
    const id = facts.client.id;
    await expect(refreshByFlow(facts)).rejects.toMatchObject({
      message: `Client ${id} is configured with secret but SECRET_HASH was not received`,
    });
    await expect(refreshByFlow(facts, hashOf("other"))).rejects.toMatchObject({ message: `Unable to verify secret hash for client ${id}` });
  });
});

describe("a token of a device", () => {
  const other = "ap-northeast-1_00000000-0000-4000-8000-000000000000";

  it("is refreshed by that device alone once it is confirmed", async () => {
    const device = await confirmedDevice(identity, await identity.account());
    const facts = { client: identity.client, token: device.refreshToken };
    for (const more of [{}, { DeviceKey: other }]) await expect(refresh(facts, more)).rejects.toMatchObject(invalid);
    const tokens = await refresh(facts, { DeviceKey: device.deviceKey });
    expect(claimsOf(tokens.AccessToken).device_key).toBe(device.deviceKey);
    expect(await refreshByFlow(facts, { DEVICE_KEY: device.deviceKey })).toHaveProperty("AuthenticationResult.AccessToken");
  });

  it("is refreshed by anybody before", async () => {
    const device = await newDevice(identity, await identity.account());
    expect(await refresh({ client: identity.client, token: device.refreshToken })).toHaveProperty("AccessToken");
  });
});

describe("rotation", () => {
  let rotating: Client;
  let strict: Client;

  beforeAll(async () => {
    rotating = await clientWith({ rotationGraceSeconds: 60, flows: ["USER_PASSWORD_AUTH"] });
    strict = await clientWith({ rotationGraceSeconds: 0 });
  });

  it("gives the next refresh token with every refresh, in an unbroken line", async () => {
    const facts = await signedIn(rotating);
    let { token } = facts;
    for (let turn = 0; turn < 3; turn++) {
      const { RefreshToken = "" } = await refresh({ ...facts, token });
      expect(secretOf(RefreshToken)).not.toBe(secretOf(token));
      token = RefreshToken;
      identity.clock.advance(seconds(61));
    }
    expect((await findGrantWithAccount(db, facts.grantId))?.grant.refreshGeneration).toBe(3);
  });

  it("is not for InitiateAuth, which could not give the next token", async () => {
    await expect(refreshByFlow(await signedIn(strict))).rejects.toMatchObject({
      message: "REFRESH_TOKEN_AUTH flow not enabled for this client",
    });
  });

  it("gives a second tab the same next token while the grace lasts", async () => {
    const facts = await signedIn(rotating);
    const first = await refresh(facts);
    identity.clock.advance(seconds(59));
    const second = await refresh(facts);
    expect(secretOf(second.RefreshToken)).toBe(secretOf(first.RefreshToken));
    expect(await refresh({ ...facts, token: second.RefreshToken ?? "" })).toHaveProperty("RefreshToken");
  });

  it("gives ten tabs at once one and the same next token", async () => {
    const facts = await signedIn(rotating);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(facts)));
    expect(new Set(answers.map(({ RefreshToken }) => secretOf(RefreshToken))).size).toBe(1);
    expect((await findGrantWithAccount(db, facts.grantId))?.grant.refreshGeneration).toBe(1);
  });

  it("does not lengthen the life of the sign-in", async () => {
    const facts = await signedIn(await clientWith({ rotationGraceSeconds: 60, refreshSeconds: 3600 }));
    identity.clock.advance(seconds(3599));
    const { RefreshToken = "" } = await refresh(facts);
    identity.clock.advance(seconds(1));
    await expect(refresh({ ...facts, token: RefreshToken })).rejects.toMatchObject({ message: "Refresh Token has expired" });
  });

  it("takes a token that comes back after its grace for stolen: the sign-in ends for everybody, and for it alone", async () => {
    const [facts, elsewhere] = [await signedIn(rotating), await signedIn(rotating)];
    const next = await refresh(facts);
    identity.clock.advance(seconds(60));
    await expect(refresh(facts)).rejects.toMatchObject(reused);
    await expect(refresh({ ...facts, token: next.RefreshToken ?? "" })).rejects.toMatchObject(revoked);
    await expect(identity.run(getUser, { AccessToken: next.AccessToken })).rejects.toMatchObject({
      message: "Access Token has been revoked",
    });
    expect((await listAudit(db, facts.account.sub, 1))[0]).toMatchObject({ event: "refresh-reuse", outcome: "revoked" });
    expect(await refresh(elsewhere)).toHaveProperty("RefreshToken");
  });

  it("takes a token from before the last one for stolen at once, also within a grace", async () => {
    const facts = await signedIn(rotating);
    const { RefreshToken = "" } = await refresh(facts);
    await refresh({ ...facts, token: RefreshToken });
    await expect(refresh(facts)).rejects.toMatchObject(reused);
  });

  it("without a grace takes each token once", async () => {
    const facts = await signedIn(strict);
    const { RefreshToken = "" } = await refresh(facts);
    expect(await refresh({ ...facts, token: RefreshToken })).toHaveProperty("RefreshToken");
    await expect(refresh({ ...facts, token: RefreshToken })).rejects.toMatchObject(reused);
  });
});
