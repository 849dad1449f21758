import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount, claimAlias, findAccount, findAccountByName } from "#domain/identity/core/account-store.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { deleteUserAttributes } from "./delete-user-attributes.server.ts";

let db: Db;
let identity: TestIdentity;
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db, { pool: { aliasAttributes: ["email"], requiredAttributes: ["name"] } });
});

async function signedIn(attributes: Record<string, string>) {
  const account = await identity.account({ attributes: { name: "花子", ...attributes } });
  const { AccessToken } = (await identity.signIn(account)).AuthenticationResult;
  const remove = (...UserAttributeNames: string[]) => identity.run(deleteUserAttributes, { AccessToken, UserAttributeNames });
  return { account, remove, attributes: async () => (await findAccount(db, account.sub))?.attributes };
}

describe("DeleteUserAttributes", () => {
  it("removes what is named, whether it is there or not", async () => {
    const { remove, attributes } = await signedIn({ nickname: "はな", locale: "ja" });

    expect(await remove("nickname", "zoneinfo")).toEqual({});

    expect(await attributes()).toEqual({ name: "花子", locale: "ja" });
  });

  it("removes an address with its verification; it no longer signs in", async () => {
    const { account, remove, attributes } = await signedIn({ email: "gone@example.jp", email_verified: "true" });
    await claimAlias(db, { poolId: account.poolId, attribute: "email", value: "gone@example.jp", sub: account.sub, force: false });

    await remove("email");

    expect(await attributes()).toEqual({ name: "花子" });
    expect(await findAccountByName(db, identity.pool, "gone@example.jp")).toBeNull();
  });

  it("refuses the phone of the second factor", async () => {
    const { account, remove, attributes } = await signedIn({ phone_number: "+819012345678", phone_number_verified: "true" });
    await changeAccount(db, account.sub, { smsMfa: true }, identity.clock.now());

    await expect(remove("phone_number")).rejects.toMatchObject({ type: "InvalidParameterException" });
    expect(await attributes()).toMatchObject({ phone_number: "+819012345678" });
  });

  it.each([
    ["name", "InvalidParameterException"],
    ["sub", "NotAuthorizedException"],
    ["email_verified", "NotAuthorizedException"],
    ["shoe_size", "InvalidParameterException"],
  ])("refuses %s and removes nothing", async (name, type) => {
    const { remove, attributes } = await signedIn({ nickname: "はな" });

    await expect(remove("nickname", name)).rejects.toMatchObject({ type });
    expect(await attributes()).toMatchObject({ nickname: "はな" });
  });
});
