import { CognitoIdentityClient, GetIdCommand } from "@aws-sdk/client-cognito-identity";
import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { findIdentity } from "#domain/identity/federation/federation-store.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { REGION, serveOnLoopback, type TestIdentityPool, testIdentityPool } from "#test/support/identity-pool.ts";
import { getId } from "./get-id.server.ts";

let world: TestIdentityPool;
let client: CognitoIdentityClient;

beforeAll(async () => {
  const { db } = await testDatabase();
  world = await testIdentityPool(db);
  client = new CognitoIdentityClient({ region: REGION, endpoint: await serveOnLoopback(world), maxAttempts: 1 });
});

const ask = async (input: { Logins?: Record<string, string>; IdentityPoolId?: string; AccountId?: string } = {}) =>
  (await client.send(new GetIdCommand({ IdentityPoolId: world.federation.id, ...input }))).IdentityId ?? "";

const notAuthorized = (message: string | RegExp) => ({ name: "NotAuthorizedException", message: expect.stringMatching(message) });

describe("GetId with a login of the user pool", () => {
  it("answers the same identity for the same account, and another for another", async () => {
    const [hanako, taro] = [await world.account(), await world.account()];
    const first = await ask({ Logins: world.logins((await world.tokens(hanako)).IdToken) });
    const again = await ask({ Logins: world.logins((await world.tokens(hanako)).IdToken), AccountId: "123456789012" });

    expect(first).toMatch(/^ap-northeast-1:[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(await ask({ Logins: world.logins((await world.tokens(taro)).IdToken) })).not.toBe(first);
  });

  it("knows the pool by our own host too", async () => {
    const { IdToken } = await world.tokens(await world.account());
    const byHost = { [`localhost:3001/${world.pool.id}`]: IdToken };

    expect(await ask({ Logins: byHost })).toBe(await ask({ Logins: world.logins(IdToken) }));
  });

  it("makes one identity when many ask at once", async () => {
    const { IdToken } = await world.tokens(await world.account());
    const ids = await Promise.all(Array.from({ length: 8 }, () => ask({ Logins: world.logins(IdToken) })));

    expect(new Set(ids).size).toBe(1);
  });

  it("refuses what is no id token of that pool", async () => {
    const { AccessToken, IdToken } = await world.tokens(await world.account());
    const [head, , signature] = IdToken.split(".");
    const forged = [head, Buffer.from(JSON.stringify({ sub: "x", token_use: "id" })).toString("base64url"), signature].join(".");
    const unsigned = [Buffer.from('{"alg":"none"}').toString("base64url"), IdToken.split(".")[1], ""].join(".");

    await expect(ask({ Logins: world.logins(AccessToken) })).rejects.toMatchObject(
      notAuthorized(/^Invalid login token\. Not a Cognito token\.$/),
    );
    for (const token of ["a.b.c", "x", forged, unsigned]) {
      await expect(ask({ Logins: world.logins(token) })).rejects.toMatchObject(notAuthorized(/^Invalid login token\. Can't verify/));
    }
    await expect(ask({ Logins: { "cognito-idp.ap-northeast-1.amazonaws.com/ap-northeast-1_x": IdToken } })).rejects.toMatchObject(
      notAuthorized(/^Token is not from a supported provider/),
    );
  });

  it("refuses the id token of a client that the identity pool does not list", async () => {
    const { id } = await world.makePool({ userPools: [{ poolId: world.pool.id, clientIds: ["another"] }] });
    const { IdToken } = await world.tokens(await world.account());

    await expect(ask({ IdentityPoolId: id, Logins: world.logins(IdToken) })).rejects.toMatchObject(notAuthorized(/audience/));
  });

  it("refuses one that has expired, and one of an account that was disabled", async () => {
    const account = await world.account();
    const { IdToken } = await world.tokens(account);
    await changeAccount(world.service.db, account.sub, { isEnabled: false }, world.clock.now());
    await expect(ask({ Logins: world.logins(IdToken) })).rejects.toMatchObject(notAuthorized(/^Invalid login token\. User is disabled/));
    world.clock.advance(3_601_000);

    await expect(ask({ Logins: world.logins(IdToken) })).rejects.toMatchObject(
      notAuthorized(/^Invalid login token\. Token expired: \d+ >= \d+$/),
    );
  });
});

describe("GetId without a login", () => {
  it("gives every guest an identity of his own, where guests are let in", async () => {
    const closed = await world.makePool({ allowsGuests: false });
    const [one, other] = [await ask(), await ask()];

    expect(one).not.toBe(other);
    expect(await findIdentity(world.service.db, one)).toEqual({ id: one, federationId: world.federation.id, hasLogins: false });
    await expect(ask({ IdentityPoolId: closed.id })).rejects.toMatchObject(
      notAuthorized(/^Unauthenticated access is not supported for this identity pool\.$/),
    );
  });

  it("lets one address be a guest a hundred times an hour", async () => {
    const far = { ip: "198.51.100.7", requestId: "test" };
    const be = () => world.run(getId, { IdentityPoolId: world.federation.id }, far);
    for (let count = 0; count < 100; count += 1) await be();

    await expect(be()).rejects.toMatchObject({ type: "TooManyRequestsException" });
    world.clock.advance(3_600_000);
    await expect(be()).resolves.toHaveProperty("IdentityId");
  });
});

describe("GetId", () => {
  it("refuses identity pools that are malformed or not there", async () => {
    await expect(ask({ IdentityPoolId: "nope" })).rejects.toMatchObject({
      name: "InvalidParameterException",
      message:
        "1 validation error detected: Value 'nope' at 'identityPoolId' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\w-]+:[0-9a-f-]+",
    });
    await expect(ask({ IdentityPoolId: `${REGION}:0000` })).rejects.toMatchObject({ name: "ResourceNotFoundException" });
  });

  it("refuses more than ten logins, and never repeats a token", async () => {
    const many = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`provider${index}`, "token-of-mine"]));
    const long = await ask({ Logins: { "accounts.google.com": "s".repeat(50_001) } }).catch((error: Error) => error.message);

    await expect(ask({ Logins: many })).rejects.toMatchObject({ name: "InvalidParameterException" });
    expect(long).toContain("less than or equal to 50000");
    expect(long).not.toContain("sss");
  });
});
