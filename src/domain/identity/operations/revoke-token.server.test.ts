import { beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import type { Client } from "#domain/identity/core/types.ts";
import { createClient } from "#domain/identity/pools/create-pool.server.ts";
import { newRefreshToken } from "#domain/identity/tokens/refresh-token.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CLIENT_SETTINGS, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { getTokensFromRefreshToken } from "./get-tokens-from-refresh-token.server.ts";
import { getUser } from "./get-user.server.ts";
import { revokeToken } from "./revoke-token.server.ts";

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

const unauthorized = { type: "UnauthorizedException" };
const revoke = (Token: string, client: Client = identity.client, more: object = {}) =>
  identity.run(revokeToken, { Token, ClientId: client.id, ...more });
const refresh = (RefreshToken: string) => identity.run(getTokensFromRefreshToken, { RefreshToken, ClientId: identity.client.id });
const tokensOf = async (account = identity.account()) => (await identity.signIn(await account)).AuthenticationResult;

describe("revoking a refresh token", () => {
  it("ends that token and the access tokens of its sign-in, and no other sign-in", async () => {
    const account = await identity.account();
    const [ended, other] = [await tokensOf(Promise.resolve(account)), await tokensOf(Promise.resolve(account))];
    expect(await revoke(ended.RefreshToken)).toEqual({});
    await expect(refresh(ended.RefreshToken)).rejects.toMatchObject({ message: "Refresh Token has been revoked" });
    await expect(identity.run(getUser, { AccessToken: ended.AccessToken })).rejects.toMatchObject({
      message: "Access Token has been revoked",
    });
    expect(await identity.run(getUser, { AccessToken: other.AccessToken })).toMatchObject({ Username: account.username });
    expect((await listAudit(db, account.sub, 1))[0]).toMatchObject({ event: "token-revoke", outcome: "done" });
  });

  it("is answered the same when it was revoked before, is made up, or is of a sign-in that is gone", async () => {
    const { RefreshToken } = await tokensOf();
    await revoke(RefreshToken);
    const gone = newRefreshToken(identity.service, "00000000-0000-4000-8000-000000000000").text;
    for (const token of [RefreshToken, "made-up", gone]) expect(await revoke(token)).toEqual({});
  });

  it("is refused with an access token or an id token", async () => {
    const { AccessToken, IdToken } = await tokensOf();
    for (const token of [AccessToken, IdToken])
      await expect(revoke(token)).rejects.toMatchObject({ type: "UnsupportedTokenTypeException" });
    expect(await identity.run(getUser, { AccessToken })).toHaveProperty("Username");
  });

  it("is refused to another client, and the token lives on", async () => {
    const other = await createClient(identity.service, { poolId: identity.pool.id, name: "other", settings: CLIENT_SETTINGS });
    const { RefreshToken } = await tokensOf();
    await expect(revoke(RefreshToken, other)).rejects.toMatchObject(unauthorized);
    expect(await refresh(RefreshToken)).toHaveProperty("AuthenticationResult.AccessToken");
  });

  it("is refused where the client has it turned off, and where the client is unknown", async () => {
    const settings = { ...CLIENT_SETTINGS, revocation: false };
    const off = await createClient(identity.service, { poolId: identity.pool.id, name: "off", settings });
    const { RefreshToken } = await tokensOf();
    await expect(revoke(RefreshToken, off)).rejects.toMatchObject({ type: "UnsupportedOperationException" });
    await expect(revoke(RefreshToken, { ...off, id: "nobody" })).rejects.toMatchObject({ type: "ResourceNotFoundException" });
  });

  it("asks a client with a secret for it", async () => {
    const asked = { poolId: identity.pool.id, name: "secret", settings: CLIENT_SETTINGS, withSecret: true };
    const secret = await createClient(identity.service, asked);
    await expect(revoke("made-up", secret)).rejects.toMatchObject(unauthorized);
    await expect(revoke("made-up", secret, { ClientSecret: "x".repeat(51) })).rejects.toMatchObject(unauthorized);
    expect(await revoke("made-up", secret, { ClientSecret: secret.secret })).toEqual({});
  });
});
