import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findAccount } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { codeOf, wrongCodeOf } from "#test/support/totp.ts";
import { associateSoftwareToken } from "./associate-software-token.server.ts";
import { verifySoftwareToken } from "./verify-software-token.server.ts";

let db: Db;
let identity: TestIdentity;
let account: Account;
let token: string;

beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

beforeEach(async () => {
  account = await identity.account();
  token = (await identity.signIn(account)).AuthenticationResult.AccessToken;
});

const associate = async () => (await identity.run(associateSoftwareToken, { AccessToken: token })) as { SecretCode: string };
const verify = (UserCode: string, more: object = {}) => identity.run(verifySoftwareToken, { AccessToken: token, UserCode, ...more });
const kept = () => findAccount(db, account.sub);

describe("an authenticator app of a user who is signed in", () => {
  it("gets a secret, and is the account's once a code has proved it", async () => {
    const { SecretCode } = await associate();
    expect(SecretCode).toMatch(/^[A-Z2-7]{32}$/);
    expect((await kept())?.totpSealed).toBeNull();
    expect(await verify(codeOf(SecretCode, identity.clock), { FriendlyDeviceName: "電話" })).toEqual({ Status: "SUCCESS" });
    expect(await kept()).toMatchObject({ totpName: "電話", totpPendingSealed: null, totpMfa: false });
    expect((await kept())?.totpSealed).not.toBeNull();
    expect((await listAudit(db, account.sub, 1))[0]).toMatchObject({ event: "authenticator-app", outcome: "set up" });
  });

  it("is not proved by a wrong code, and then still by the right one", async () => {
    const { SecretCode } = await associate();
    await expect(verify(wrongCodeOf(SecretCode, identity.clock))).rejects.toMatchObject({
      type: "EnableSoftwareTokenMFAException",
      message: "Code mismatch and fail enable Software Token MFA",
    });
    expect(await verify(codeOf(SecretCode, identity.clock))).toEqual({ Status: "SUCCESS" });
  });

  it("leaves the app before in use until the new one is proved", async () => {
    const first = await associate();
    await verify(codeOf(first.SecretCode, identity.clock));
    const before = (await kept())?.totpSealed;
    const second = await associate();
    expect(second.SecretCode).not.toBe(first.SecretCode);
    expect((await kept())?.totpSealed).toEqual(before);
    await expect(verify(wrongCodeOf(second.SecretCode, identity.clock))).rejects.toThrow();
    expect((await kept())?.totpSealed).toEqual(before);
    await verify(codeOf(second.SecretCode, identity.clock));
    expect((await kept())?.totpSealed).not.toEqual(before);
  });

  it("cannot be proved before it has a secret, nor twice with one", async () => {
    await expect(verify("123456")).rejects.toMatchObject({ type: "SoftwareTokenMFANotFoundException" });
    const { SecretCode } = await associate();
    await verify(codeOf(SecretCode, identity.clock));
    await expect(verify(codeOf(SecretCode, identity.clock))).rejects.toMatchObject({ type: "SoftwareTokenMFANotFoundException" });
  });

  it("is refused a code that is not six digits without a look at the token", async () => {
    for (const UserCode of ["12", "12345a", "1234567"])
      await expect(identity.run(verifySoftwareToken, { AccessToken: "x.y.z", UserCode })).rejects.toMatchObject({
        type: "InvalidParameterException",
      });
  });
});

describe("a call for an authenticator app", () => {
  it("needs an access token or a session, and a real one", async () => {
    await expect(identity.run(associateSoftwareToken, {})).rejects.toMatchObject({ type: "InvalidParameterException" });
    await expect(identity.run(verifySoftwareToken, { UserCode: "123456" })).rejects.toMatchObject({ type: "InvalidParameterException" });
    for (const proof of [{ AccessToken: "x.y.z" }, { Session: "made-up-session-of-nobody" }]) {
      await expect(identity.run(associateSoftwareToken, proof)).rejects.toMatchObject({ type: "NotAuthorizedException" });
      await expect(identity.run(verifySoftwareToken, { ...proof, UserCode: "123456" })).rejects.toMatchObject({
        type: "NotAuthorizedException",
      });
    }
  });
});
