import { beforeAll, describe, expect, it } from "vitest";
import { findAccount, findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { adminUpdateUserAttributes } from "./admin-update-user-attributes.server.ts";

let db: Db;
let identity: TestIdentity;
let byAlias: TestIdentity;
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db, {
    pool: { verifyBeforeUpdate: ["email"], customAttributes: [{ name: "rank", isMutable: false, isRequired: false }] },
  });
  byAlias = await testIdentity(db, { pool: { aliasAttributes: ["email"] } });
});

async function update(account: Account, changes: Record<string, string>, of: TestIdentity = identity) {
  const UserAttributes = Object.entries(changes).map(([Name, Value]) => ({ Name, Value }));
  const body = { UserPoolId: of.pool.id, Username: account.username, UserAttributes };
  await of.run(adminUpdateUserAttributes, body, { ...CALLER, operator: "AKIATESTOPERATOR" });
  return (await findAccount(db, account.sub))?.attributes;
}

describe("AdminUpdateUserAttributes", () => {
  it("writes what its user may not, and notes who did", async () => {
    const account = await identity.account();

    expect(await update(account, { "custom:rank": "gold", name: "見本 花子" })).toMatchObject({ "custom:rank": "gold", name: "見本 花子" });
    expect(await update(account, { "custom:rank": "silver" })).toMatchObject({ "custom:rank": "silver" });

    const [act] = await listAudit(db, account.sub, 1);
    expect(act).toMatchObject({ event: "attributes-change", detail: { attributes: "custom:rank", operator: "AKIATESTOPERATOR" } });
  });

  it("puts a new address in place at once when it is also set verified", async () => {
    const account = await identity.account();
    const before = identity.sent.length;

    const changes = { email: "sure@example.jp", email_verified: "true" };

    expect(await update(account, changes)).toMatchObject(changes);
    expect(identity.sent).toHaveLength(before);
  });

  it("keeps the old address until the new one is proved, where the pool says so", async () => {
    const account = await identity.account();

    const after = await update(account, { email: "maybe@example.jp", email_verified: "false" });

    expect(after).toEqual(account.attributes);
    expect(identity.codeTo("maybe@example.jp")).toMatch(/^\d{6}$/);
  });

  it("removes an attribute that is set to nothing", async () => {
    const account = await identity.account({ attributes: { email: "a@example.jp", nickname: "はな" } });
    expect(await update(account, { nickname: "" })).toEqual({ email: "a@example.jp" });
  });

  it("refuses unknown attributes and wrong formats", async () => {
    const account = await identity.account();
    await expect(update(account, { shoe_size: "26" })).rejects.toMatchObject({ type: "InvalidParameterException" });
    await expect(update(account, { email_verified: "perhaps" })).rejects.toMatchObject({ type: "InvalidParameterException" });
  });
});

describe("AdminUpdateUserAttributes where verified addresses sign in", () => {
  it("makes an address sign in, and another in its place", async () => {
    const account = await byAlias.account({ attributes: { email: "old@example.jp" } });

    await update(account, { email_verified: "true" }, byAlias);
    expect(await findAccountByName(db, byAlias.pool, "old@example.jp")).toMatchObject({ sub: account.sub });

    await update(account, { email: "new@example.jp", email_verified: "true" }, byAlias);
    expect(await findAccountByName(db, byAlias.pool, "new@example.jp")).toMatchObject({ sub: account.sub });
    expect(await findAccountByName(db, byAlias.pool, "old@example.jp")).toBeNull();
  });

  it("ends the sign-in by an address that is set unverified", async () => {
    const account = await byAlias.account({ attributes: { email: "once@example.jp" } });
    await update(account, { email_verified: "true" }, byAlias);

    expect(await update(account, { email_verified: "false" }, byAlias)).toMatchObject({ email_verified: "false" });

    expect(await findAccountByName(db, byAlias.pool, "once@example.jp")).toBeNull();
  });

  it("refuses an address that signs in to another account, and changes nothing", async () => {
    const owner = await byAlias.account({ attributes: { email: "own@example.jp" } });
    await update(owner, { email_verified: "true" }, byAlias);
    const other = await byAlias.account();

    await expect(update(other, { email: "own@example.jp", email_verified: "true" }, byAlias)).rejects.toMatchObject({
      type: "AliasExistsException",
    });

    expect((await findAccount(db, other.sub))?.attributes).toEqual(other.attributes);
  });
});
