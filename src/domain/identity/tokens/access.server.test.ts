import { SignJWT } from "jose";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeAccount, deleteAccount } from "#domain/identity/core/account-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { ADMIN_SCOPE } from "#wire/oauth-scopes.ts";
import { authenticate } from "./access.server.ts";
import { revokeGrant } from "./grant-store.server.ts";
import { type GrantFacts, openGrant, signTokens } from "./tokens.server.ts";

let db: Db;
let identity: TestIdentity;
let account: Account;

beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  identity = await testIdentity(db);
  account = await identity.account({ username: `hanako${identity.pool.id}` });
});

async function tokens(changes: Partial<GrantFacts> = {}) {
  const { service, pool, client, clock } = identity;
  const facts: GrantFacts = {
    pool,
    client,
    account,
    scope: ADMIN_SCOPE,
    nonce: null,
    deviceKey: null,
    isHosted: false,
    authTime: clock.now(),
    ...changes,
  };
  const { grant } = await openGrant(service, db, facts);
  return { grant, ...(await signTokens(service, { account, client, grant }, pool.id)) };
}

const forged = (token: string, change: (claims: Record<string, unknown>) => object) => {
  const [header, payload, signature] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload ?? "", "base64url").toString("utf8"));
  return [header, Buffer.from(JSON.stringify(change(claims))).toString("base64url"), signature].join(".");
};

describe("an access token", () => {
  it("says who calls", async () => {
    const { AccessToken } = await tokens();

    expect(await authenticate(identity.service, AccessToken)).toMatchObject({
      account: { sub: account.sub },
      client: { id: identity.client.id },
    });
  });

  it("is refused after it was changed", async () => {
    const { AccessToken } = await tokens();
    const changed = forged(AccessToken, (claims) => ({ ...claims, username: "admin" }));

    await expect(authenticate(identity.service, changed)).rejects.toThrow("Invalid Access Token");
  });

  it("is refused without a signature, whatever its header says", async () => {
    const { AccessToken } = await tokens();
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${AccessToken.split(".")[1]}.`;

    await expect(authenticate(identity.service, none)).rejects.toThrow("Invalid Access Token");
  });

  it("is refused when signed with the public key as a secret", async () => {
    const { AccessToken } = await tokens();
    const claims = JSON.parse(Buffer.from(AccessToken.split(".")[1] ?? "", "base64url").toString("utf8"));
    const [key] = await identity.service.keys.published(identity.pool.id);
    const signed = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", kid: key?.kid ?? "" })
      .sign(Buffer.from(key?.n ?? "", "base64url"));

    await expect(authenticate(identity.service, signed)).rejects.toThrow("Invalid Access Token");
  });

  it("is not an id token", async () => {
    const { IdToken } = await tokens();

    await expect(authenticate(identity.service, IdToken)).rejects.toThrow("Invalid Access Token");
  });

  it("is refused when a key of another pool signed it", async () => {
    const other = await testIdentity(db);
    const { kid, privateKey } = await other.service.keys.signer(other.pool.id);
    const claims = JSON.parse(Buffer.from((await tokens()).AccessToken.split(".")[1] ?? "", "base64url").toString("utf8"));
    const signed = await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid }).sign(privateKey);

    await expect(authenticate(identity.service, signed)).rejects.toThrow("Invalid Access Token");
  });

  it("expires", async () => {
    const { AccessToken } = await tokens();
    identity.clock.advance(3_599_000);
    await expect(authenticate(identity.service, AccessToken)).resolves.toBeDefined();
    identity.clock.advance(1000);

    await expect(authenticate(identity.service, AccessToken)).rejects.toThrow("Access Token has expired");
  });

  it("ends with its grant", async () => {
    const { AccessToken, grant } = await tokens();
    await revokeGrant(db, grant.id, "test", identity.clock.now());

    await expect(authenticate(identity.service, AccessToken)).rejects.toThrow("Access Token has been revoked");
  });

  it("ends with its account", async () => {
    const { AccessToken } = await tokens();
    await changeAccount(db, account.sub, { isEnabled: false }, identity.clock.now());
    await expect(authenticate(identity.service, AccessToken)).rejects.toThrow("User is disabled.");
    await deleteAccount(db, account.sub);

    await expect(authenticate(identity.service, AccessToken)).rejects.toThrow("User does not exist.");
  });

  it("opens only what its scope does", async () => {
    const { AccessToken } = await tokens({ scope: "openid email" });

    await expect(authenticate(identity.service, AccessToken)).rejects.toThrow("Access Token does not have required scopes");
    await expect(authenticate(identity.service, AccessToken, "openid")).resolves.toBeDefined();
  });

  it.each(["", "a.b.c", "....", "not a token", "eyJhbGciOiJSUzI1NiJ9.e30.x"])("is refused when it is %j", async (token) => {
    await expect(authenticate(identity.service, token)).rejects.toThrow("Invalid Access Token");
  });
});
