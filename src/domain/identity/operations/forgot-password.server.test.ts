import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import type { Account, Client } from "#domain/identity/core/types.ts";
import { createClient } from "#domain/identity/pools/create-pool.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testCarrier } from "#test/support/carrier.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { forgotPassword } from "./forgot-password.server.ts";

let db: Db;
let identity: TestIdentity;
let legacy: Client;
const carrier = testCarrier();
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db, { parts: { send: carrier.send } });
  legacy = await createClient(identity.service, { poolId: identity.pool.id, name: "legacy", settings: { preventsExistenceErrors: false } });
});

const forgot = (Username: string, ClientId = identity.client.id) => identity.run(forgotPassword, { ClientId, Username });
const SIMULATED = {
  CodeDeliveryDetails: { Destination: expect.stringMatching(/^[a-z]\*{3}@[a-z]\*{3}$/), DeliveryMedium: "EMAIL", AttributeName: "email" },
};

describe("ForgotPassword", () => {
  it("sends a code to the verified address", async () => {
    await identity.account({ username: "hanako", attributes: { email: "hanako@example.jp", email_verified: "true" } });

    expect(await forgot("Hanako")).toEqual({
      CodeDeliveryDetails: { Destination: "h***@e***", DeliveryMedium: "EMAIL", AttributeName: "email" },
    });
    await expect.poll(() => carrier.sent.at(-1)?.to).toBe("hanako@example.jp");
    expect(carrier.sent.at(-1)?.subject).toContain("パスワード再設定");
  });

  it("sends it to the phone of an account without a verified e-mail address", async () => {
    const attributes = { email: "taro@example.jp", phone_number: "+819012345678", phone_number_verified: "true" };
    const { username } = await identity.account({ attributes });

    expect(await forgot(username, legacy.id)).toMatchObject({
      CodeDeliveryDetails: { Destination: "+*******5678", DeliveryMedium: "SMS" },
    });
  });

  it("works for an account whose password must be reset", async () => {
    const { username } = await identity.account({ status: "RESET_REQUIRED" });

    expect(await forgot(username, legacy.id)).toMatchObject({ CodeDeliveryDetails: { DeliveryMedium: "EMAIL" } });
  });

  it("stops after five mails in a quarter of an hour", async () => {
    const { username } = await identity.account();
    for (let i = 0; i < 5; i += 1) await forgot(username);

    await expect(forgot(username)).rejects.toMatchObject({
      type: "LimitExceededException",
      message: "Attempt limit exceeded, please try after some time.",
    });
  });

  it("stops an unknown name at the same point", async () => {
    for (let i = 0; i < 5; i += 1) expect(await forgot("stranger")).toEqual(SIMULATED);

    await expect(forgot("stranger")).rejects.toMatchObject({ type: "LimitExceededException" });
  });

  it.each<[string, Partial<Account>, string]>([
    ["an address that is not verified", { attributes: { email: "x@example.jp", email_verified: "false" } }, "InvalidParameterException"],
    ["no address", { attributes: {} }, "InvalidParameterException"],
    ["a temporary password", { status: "FORCE_CHANGE_PASSWORD" }, "NotAuthorizedException"],
    ["a login at an outside provider", { status: "EXTERNAL_PROVIDER" }, "InvalidParameterException"],
  ])("of an account with %s answers as for nobody, and says why only to a client that may know", async (_case, changes, type) => {
    const { username } = await identity.account(changes);
    const before = carrier.sent.length;

    expect(await forgot(username)).toEqual(SIMULATED);
    await expect(forgot(username, legacy.id)).rejects.toMatchObject({ type });
    expect(carrier.sent).toHaveLength(before);
  });

  it("of a disabled account and of nobody is told apart only by a client that may know", async () => {
    const { username, sub } = await identity.account();
    await changeAccount(db, sub, { isEnabled: false }, identity.clock.now());

    expect(await forgot(username)).toEqual(SIMULATED);
    await expect(forgot(username, legacy.id)).rejects.toMatchObject({ type: "NotAuthorizedException", message: "User is disabled." });
    await expect(forgot("nobody", legacy.id)).rejects.toMatchObject({
      type: "UserNotFoundException",
      message: "Username/client id combination not found.",
    });
  });

  it("answers before the mail is handed over, so that its time does not tell whether there was one", async () => {
    const handedOver: (() => void)[] = [];
    const slow = await testIdentity(db, { parts: { send: () => new Promise<boolean>((done) => handedOver.push(() => done(true))) } });
    const { username } = await slow.account();

    await slow.run(forgotPassword, { ClientId: slow.client.id, Username: username });

    expect(handedOver).toHaveLength(1);
    for (const finish of handedOver) finish();
  });
});
