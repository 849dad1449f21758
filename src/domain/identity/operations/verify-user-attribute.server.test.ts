import { beforeAll, describe, expect, it } from "vitest";
import { changeAttributes } from "#domain/identity/accounts/attribute-store.server.ts";
import { changeAccount, claimAlias, findAccount, findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { hours } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testCarrier } from "#test/support/carrier.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { getUserAttributeVerificationCode } from "./get-user-attribute-verification-code.server.ts";
import { updateUserAttributes } from "./update-user-attributes.server.ts";
import { verifyUserAttribute } from "./verify-user-attribute.server.ts";

let db: Db;
let identity: TestIdentity;
const carrier = testCarrier();
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db, { parts: { send: carrier.send }, pool: { aliasAttributes: ["email"] } });
});

let addresses = 0;
async function signedIn() {
  addresses += 1;
  const email = `unproved${addresses}@example.jp`;
  const account = await identity.account({ attributes: { email, email_verified: "false" } });
  const { AccessToken } = (await identity.signIn(account)).AuthenticationResult;
  return {
    account,
    email,
    ask: () => identity.run(getUserAttributeVerificationCode, { AccessToken, AttributeName: "email" }),
    verify: (Code: string, AttributeName = "email") => identity.run(verifyUserAttribute, { AccessToken, AttributeName, Code }),
    attributes: async () => (await findAccount(db, account.sub))?.attributes,
  };
}
const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");

describe("VerifyUserAttribute", () => {
  it("verifies the address, which then signs in", async () => {
    const { account, email, ask, verify, attributes } = await signedIn();
    await ask();

    expect(await verify(carrier.codeTo(email))).toEqual({});

    expect(await attributes()).toEqual({ email, email_verified: "true" });
    expect((await findAccountByName(db, identity.pool, email))?.sub).toBe(account.sub);
    expect((await listAudit(db, account.sub, 1))[0]).toMatchObject({ event: "verify-attribute", outcome: "done" });
  });

  it("refuses a wrong code, a used one, one of the day before, and one that was never sent", async () => {
    const { account, email, ask, verify } = await signedIn();
    await expect(verify("123456")).rejects.toMatchObject({ type: "ExpiredCodeException" });
    await ask();
    const code = carrier.codeTo(email);

    await expect(verify(otherThan(code))).rejects.toMatchObject({ type: "CodeMismatchException" });
    expect((await listAudit(db, account.sub, 1))[0]).toMatchObject({ event: "verify-attribute", outcome: "CodeMismatchException" });
    await verify(code);
    await expect(verify(code)).rejects.toMatchObject({ type: "ExpiredCodeException" });

    await ask();
    identity.clock.advance(hours(24));
    const { AccessToken } = (await identity.signIn(account)).AuthenticationResult;
    const late = { AccessToken, AttributeName: "email", Code: carrier.codeTo(email) };
    await expect(identity.run(verifyUserAttribute, late)).rejects.toMatchObject({ type: "ExpiredCodeException" });
  });

  it("refuses every code after five wrong ones", async () => {
    const { email, ask, verify } = await signedIn();
    await ask();
    const code = carrier.codeTo(email);
    for (let i = 0; i < 5; i += 1) await verify(otherThan(code)).catch(() => undefined);

    await expect(verify(code)).rejects.toMatchObject({ type: "LimitExceededException" });
  });

  it("does not verify an address by a code that went to another", async () => {
    const { account, email, ask, verify, attributes } = await signedIn();
    await ask();
    await changeAttributes(db, account.sub, { set: { email: "elsewhere@example.jp" }, remove: [] }, identity.clock.now());

    await expect(verify(carrier.codeTo(email))).rejects.toMatchObject({ type: "ExpiredCodeException" });
    expect(await attributes()).toEqual({ email: "elsewhere@example.jp", email_verified: "false" });
  });

  it("refuses an address that signs in to another account, and leaves the code good", async () => {
    const { account, email, ask, verify, attributes } = await signedIn();
    const other = await identity.account();
    await claimAlias(db, { poolId: account.poolId, attribute: "email", value: email, sub: other.sub, force: false });
    await ask();

    for (let i = 0; i < 2; i += 1)
      await expect(verify(carrier.codeTo(email))).rejects.toMatchObject({
        type: "AliasExistsException",
        message: "An account with the given email already exists.",
      });
    expect(await attributes()).toEqual({ email, email_verified: "false" });
  });

  it("verifies the phone of a second factor in place of the old one", async () => {
    const account = await identity.account({ attributes: { phone_number: "+819011110000", phone_number_verified: "true" } });
    const { AccessToken } = (await identity.signIn(account)).AuthenticationResult;
    await changeAccount(db, account.sub, { smsMfa: true }, identity.clock.now());
    const change = [{ Name: "phone_number", Value: "+819022220000" }];

    await identity.run(updateUserAttributes, { AccessToken, UserAttributes: change });
    expect((await findAccount(db, account.sub))?.attributes).toEqual(account.attributes);

    const Code = carrier.codeTo("+819022220000");
    await identity.run(verifyUserAttribute, { AccessToken, AttributeName: "phone_number", Code });
    expect((await findAccount(db, account.sub))?.attributes).toEqual({ phone_number: "+819022220000", phone_number_verified: "true" });
  });

  it("refuses an attribute that no code proves", async () => {
    const { verify } = await signedIn();

    await expect(verify("123456", "nickname")).rejects.toMatchObject({ type: "InvalidParameterException" });
  });
});
