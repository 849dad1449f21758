import { beforeAll, describe, expect, it } from "vitest";
import { claimAlias, findAccount, findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { createClient } from "#domain/identity/pools/create-pool.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testCarrier } from "#test/support/carrier.ts";
import { testDatabase } from "#test/support/database.ts";
import { PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { initiateAuth } from "./initiate-auth.server.ts";
import { updateUserAttributes } from "./update-user-attributes.server.ts";
import { verifyUserAttribute } from "./verify-user-attribute.server.ts";

let db: Db;
let identity: TestIdentity;
let careful: TestIdentity;
const carrier = testCarrier();
const parts = { send: carrier.send };
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db, { parts, pool: { aliasAttributes: ["email", "preferred_username"] } });
  careful = await testIdentity(db, { parts, pool: { verifyBeforeUpdate: ["email"], autoVerified: ["email", "phone_number"] } });
});

async function signedIn(of: TestIdentity = identity) {
  const account = await of.account();
  const { AccessToken } = (await of.signIn(account)).AuthenticationResult;
  const update = (attributes: Record<string, string>) =>
    of.run(updateUserAttributes, { AccessToken, UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })) });
  const verify = (Code: string) => of.run(verifyUserAttribute, { AccessToken, AttributeName: "email", Code });
  const attributes = async () => (await findAccount(db, account.sub))?.attributes;
  return { account, update, verify, attributes };
}

describe("UpdateUserAttributes", () => {
  it("writes attributes, removes those given without a value, and leaves the others", async () => {
    const { account, update, attributes } = await signedIn();
    await update({ nickname: "はな", locale: "ja" });

    expect(await update({ name: "花子", nickname: "" })).toEqual({ CodeDeliveryDetailsList: [] });

    expect(await attributes()).toEqual({ ...account.attributes, name: "花子", locale: "ja" });
  });

  it("loses nothing when two calls write at once", async () => {
    const { account, update, attributes } = await signedIn();

    await Promise.all([
      update({ name: "花子" }),
      update({ nickname: "はな" }),
      update({ locale: "ja" }),
      update({ zoneinfo: "Asia/Tokyo" }),
    ]);

    expect(await attributes()).toEqual({ ...account.attributes, name: "花子", nickname: "はな", locale: "ja", zoneinfo: "Asia/Tokyo" });
  });

  it("makes a new e-mail address unverified and sends a code there, with which it is verified", async () => {
    const { account, update, verify, attributes } = await signedIn();

    expect(await update({ email: "new-home@example.jp" })).toEqual({
      CodeDeliveryDetailsList: [{ Destination: "n***@e***", DeliveryMedium: "EMAIL", AttributeName: "email" }],
    });

    expect(await attributes()).toMatchObject({ email: "new-home@example.jp", email_verified: "false" });
    await verify(carrier.codeTo("new-home@example.jp"));
    expect(await attributes()).toMatchObject({ email: "new-home@example.jp", email_verified: "true" });
    expect((await findAccountByName(db, identity.pool, "new-home@example.jp"))?.sub).toBe(account.sub);
  });

  it("ends the sign-in by the old address at once", async () => {
    const { account, update } = await signedIn();
    const value = account.attributes.email ?? "";
    await claimAlias(db, { poolId: account.poolId, attribute: "email", value, sub: account.sub, force: false });

    await update({ email: "moved@example.jp" });

    expect(await findAccountByName(db, identity.pool, value)).toBeNull();
  });

  it("keeps the old address until the new one is verified, where the pool says so", async () => {
    const { account, update, verify, attributes } = await signedIn(careful);

    await update({ email: "later@example.jp", name: "花子" });

    expect(await attributes()).toEqual({ ...account.attributes, name: "花子" });
    await verify(carrier.codeTo("later@example.jp"));
    expect(await attributes()).toEqual({ ...account.attributes, name: "花子", email: "later@example.jp", email_verified: "true" });
  });

  it("takes such a change back when the old address is given again", async () => {
    const { account, update, verify } = await signedIn(careful);
    await update({ email: "mistake@example.jp" });
    const code = carrier.codeTo("mistake@example.jp");

    await update({ email: account.attributes.email ?? "" });

    await expect(verify(code)).rejects.toMatchObject({ type: "ExpiredCodeException" });
  });

  it("sends a code to each new address", async () => {
    const { update } = await signedIn(careful);

    expect(await update({ email: "both@example.jp", phone_number: "+819087654321" })).toMatchObject({
      CodeDeliveryDetailsList: [{ DeliveryMedium: "EMAIL" }, { DeliveryMedium: "SMS", Destination: "+*******4321" }],
    });
  });

  it("changes nothing when the codes of the account are used up", async () => {
    const { account, update, attributes } = await signedIn();
    for (let i = 0; i < 5; i += 1) await update({ email: `try${i}-${account.username}@example.jp` });
    const before = await attributes();

    await expect(update({ email: "sixth@example.jp", name: "花子" })).rejects.toMatchObject({ type: "LimitExceededException" });
    expect(await attributes()).toEqual(before);
  });

  it("lets a preferred name sign in at once, and refuses one that is taken", async () => {
    const [first, second] = [await signedIn(), await signedIn()];

    await first.update({ preferred_username: "hana" });

    expect((await findAccountByName(db, identity.pool, "HANA"))?.sub).toBe(first.account.sub);
    await expect(second.update({ preferred_username: "Hana" })).rejects.toMatchObject({ type: "AliasExistsException" });
    await first.update({ preferred_username: "" });
    expect(await second.update({ preferred_username: "Hana" })).toBeDefined();
  });

  it.each([
    ["a verification", { email: "evil@example.jp", email_verified: "true" }, "NotAuthorizedException"],
    ["the sub", { sub: "x" }, "NotAuthorizedException"],
    ["an unknown attribute", { shoe_size: "24" }, "InvalidParameterException"],
    ["a wrong address", { email: "nowhere" }, "InvalidParameterException"],
  ])("refuses %s and changes nothing", async (_case, changes, type) => {
    const { account, update, attributes } = await signedIn();

    await expect(update(changes)).rejects.toMatchObject({ type });
    expect(await attributes()).toEqual(account.attributes);
  });

  it("writes only what the client may write", async () => {
    const client = await createClient(identity.service, {
      poolId: identity.pool.id,
      name: "narrow",
      settings: { ...identity.client.settings, writeAttributes: ["name"] },
    });
    const account = await identity.account();
    const AuthParameters = { USERNAME: account.username, PASSWORD };
    const signedIn = await identity.run(initiateAuth, { ClientId: client.id, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters });
    const { AccessToken } = (signedIn as Awaited<ReturnType<TestIdentity["signIn"]>>).AuthenticationResult;

    const update = (Name: string) => identity.run(updateUserAttributes, { AccessToken, UserAttributes: [{ Name, Value: "x" }] });

    expect(await update("name")).toBeDefined();
    await expect(update("nickname")).rejects.toMatchObject({ type: "NotAuthorizedException" });
  });

  it("writes down which attributes changed, and none of their values", async () => {
    const { account, update } = await signedIn();

    await update({ email: "secretive@example.jp", name: "花子" });

    const [entry] = (await listAudit(db, account.sub, 10)).filter(({ event }) => event === "attributes-change");
    expect(entry).toMatchObject({ outcome: "done" });
    expect(JSON.stringify(entry)).not.toContain("花子");
  });
});
