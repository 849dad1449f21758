import { beforeAll, describe, expect, it } from "vitest";
import { findAccount } from "#domain/identity/core/account-store.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testCarrier } from "#test/support/carrier.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { getUserAttributeVerificationCode } from "./get-user-attribute-verification-code.server.ts";
import { updateUserAttributes } from "./update-user-attributes.server.ts";
import { verifyUserAttribute } from "./verify-user-attribute.server.ts";

let db: Db;
let identity: TestIdentity;
let careful: TestIdentity;
const carrier = testCarrier();
const parts = { send: carrier.send };
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db, { parts });
  careful = await testIdentity(db, { parts, pool: { verifyBeforeUpdate: ["email"] } });
});

let addresses = 0;
async function signedIn(of: TestIdentity = identity) {
  addresses += 1;
  const email = `unproved${addresses}@example.jp`;
  const account = await of.account({ attributes: { email, email_verified: "false" } });
  const { AccessToken } = (await of.signIn(account)).AuthenticationResult;
  return {
    email,
    ask: (AttributeName = "email") => of.run(getUserAttributeVerificationCode, { AccessToken, AttributeName }),
    verify: (Code: string) => of.run(verifyUserAttribute, { AccessToken, AttributeName: "email", Code }),
    update: (Value: string) => of.run(updateUserAttributes, { AccessToken, UserAttributes: [{ Name: "email", Value }] }),
    attributes: async () => (await findAccount(db, account.sub))?.attributes,
  };
}

describe("GetUserAttributeVerificationCode", () => {
  it("sends a code to the address of the account", async () => {
    const { ask, email } = await signedIn();

    expect(await ask()).toEqual({ CodeDeliveryDetails: { Destination: "u***@e***", DeliveryMedium: "EMAIL", AttributeName: "email" } });
    expect(carrier.sent.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining("連絡先の確認コード") });
  });

  it("sends it to the new address while the old one stays", async () => {
    const { ask, update, verify, attributes } = await signedIn(careful);
    await update("awaited@example.jp");

    await ask();

    expect(carrier.sent.filter(({ to }) => to === "awaited@example.jp")).toHaveLength(2);
    await verify(carrier.codeTo("awaited@example.jp"));
    expect(await attributes()).toMatchObject({ email: "awaited@example.jp", email_verified: "true" });
  });

  it.each(["name", "email_verified", "phone_number"])("refuses %s, to which nothing can be sent", async (name) => {
    const { ask } = await signedIn();

    await expect(ask(name)).rejects.toMatchObject({ type: "InvalidParameterException" });
  });

  it("is limited and says so when a code cannot be delivered", async () => {
    const { ask } = await signedIn();
    carrier.fail(true);
    const outcome = await ask().catch(({ type }) => type);
    carrier.fail(false);
    expect(outcome).toBe("CodeDeliveryFailureException");

    for (let i = 0; i < 4; i += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ type: "LimitExceededException" });
  });
});
