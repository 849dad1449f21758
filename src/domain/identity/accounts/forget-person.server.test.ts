import { beforeAll, describe, expect, it } from "vitest";
import type { Account } from "#domain/identity/core/types.ts";
import { loginNameOfPool } from "#domain/identity/federation/federation-rules.ts";
import { findIdentity, findLoginOwners, linkLogins } from "#domain/identity/federation/federation-store.server.ts";
import { putObject, readObject } from "#domain/identity/objects/objects.server.ts";
import { adminDeleteUser } from "#domain/identity/operations/admin-delete-user.server.ts";
import { deleteUser } from "#domain/identity/operations/delete-user.server.ts";
import { getId } from "#domain/identity/operations/get-id.server.ts";
import type { Db } from "#platform/db.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentityPool, testIdentityPool } from "#test/support/identity-pool.ts";

const PDF = { contentType: "application/pdf", bytes: Buffer.from("%PDF-1.7") };
const kept = new Map<string, Uint8Array>();
const storage: Storage = {
  read: async (name) => kept.get(name) ?? null,
  write: async (name, bytes) => void kept.set(name, bytes),
  remove: async (name) => void kept.delete(name),
};
let db: Db;
let world: TestIdentityPool;

beforeAll(async () => {
  ({ db } = await testDatabase());
  world = await testIdentityPool(db, { parts: { objects: storage } });
});

async function personWithFile(changes: Partial<Account> = {}) {
  const account = await world.account(changes);
  const tokens = await world.tokens(account);
  const body = { IdentityPoolId: world.federation.id, Logins: world.logins(tokens.IdToken) };
  const { IdentityId: identityId } = (await world.run(getId, body)) as { IdentityId: string };
  const name = `private/${identityId}/contract.pdf`;
  await putObject(world.service, { identityId, isGuest: false }, { ...PDF, name });
  return { account, tokens, identityId, name };
}

describe("deleting an account", () => {
  it("deletes the identity it led to and the files of that identity, and nobody else's", async () => {
    const [hanako, taro, jiro] = [await personWithFile(), await personWithFile(), await personWithFile()];
    await world.run(deleteUser, { AccessToken: hanako.tokens.AccessToken });
    await world.run(adminDeleteUser, { UserPoolId: world.pool.id, Username: taro.account.username });

    for (const { identityId, name } of [hanako, taro]) {
      expect(await findIdentity(db, identityId)).toBeNull();
      expect(await readObject(world.service, name)).toBeNull();
    }
    expect((await readObject(world.service, jiro.name))?.object.bytes).toBe(PDF.bytes.length);
    expect(kept.size).toBe(1);
  });

  it("deletes the files of somebody who came by Google or Facebook too, whose login there leads to the same identity", async () => {
    for (const [providerType, provider] of Object.entries({ Google: "accounts.google.com", Facebook: "graph.facebook.com" })) {
      const identities = [{ userId: "taro", providerName: providerType, providerType, dateCreated: 0 }];
      const { tokens, identityId, name } = await personWithFile({ identities });
      const logins = [{ provider, subject: "taro" }];
      await inTransaction(db, (tx) => linkLogins(tx, world.federation.id, identityId, logins));
      await world.run(deleteUser, { AccessToken: tokens.AccessToken });

      expect(await findIdentity(db, identityId)).toBeNull();
      expect(await findLoginOwners(db, world.federation.id, logins)).toEqual([null]);
      expect(await readObject(world.service, name)).toBeNull();
    }
  });

  it("leaves an identity that another login leads to", async () => {
    const { account, tokens, identityId, name } = await personWithFile();
    const google = { provider: "accounts.google.com", subject: "g1" };
    await inTransaction(db, (tx) => linkLogins(tx, world.federation.id, identityId, [google]));
    await world.run(deleteUser, { AccessToken: tokens.AccessToken });

    expect(await findIdentity(db, identityId)).toMatchObject({ hasLogins: true });
    expect(await readObject(world.service, name)).not.toBeNull();
    expect(loginNameOfPool(account.poolId)).toBe(`cognito-idp.ap-northeast-1.amazonaws.com/${account.poolId}`);
  });
});
