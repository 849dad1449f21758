import { beforeAll, describe, expect, it } from "vitest";
import { findAccount } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { findSignedInBrowser, openBrowserSession } from "#domain/identity/tokens/browser-sessions.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { adminConfirmSignUp } from "./admin-confirm-sign-up.server.ts";
import { adminDeleteUser } from "./admin-delete-user.server.ts";
import { adminDisableUser } from "./admin-disable-user.server.ts";
import { adminEnableUser } from "./admin-enable-user.server.ts";
import { adminGetUser } from "./admin-get-user.server.ts";
import { adminSetUserMfaPreference } from "./admin-set-user-mfa-preference.server.ts";
import { adminUserGlobalSignOut } from "./admin-user-global-sign-out.server.ts";
import { confirmSignUp } from "./confirm-sign-up.server.ts";
import { getUser } from "./get-user.server.ts";
import { initiateAuth } from "./initiate-auth.server.ts";
import { signUp } from "./sign-up.server.ts";

let db: Db;
let identity: TestIdentity;
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

const OPERATOR = { ...CALLER, operator: "AKIATESTOPERATOR" };
const of = (account: Pick<Account, "username">) => ({ UserPoolId: identity.pool.id, Username: account.username });
const lastAct = async ({ sub }: Account) => (await listAudit(db, sub, 1))[0];

async function signedIn() {
  const account = await identity.account();
  const tokens = (await identity.signIn(account)).AuthenticationResult;
  const cookie = await openBrowserSession(identity.service, account);
  const whoIsIn = () => findSignedInBrowser(identity.service, cookie, identity.pool.id);
  return { account, tokens, whoIsIn };
}
const ask = (AccessToken: string) => identity.run(getUser, { AccessToken });
const refresh = (REFRESH_TOKEN: string) =>
  identity.run(initiateAuth, { ClientId: identity.client.id, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters: { REFRESH_TOKEN } });

describe("AdminGetUser", () => {
  it("shows an account with its state and dates in seconds", async () => {
    const account = await identity.account({ attributes: { email: "taro@example.jp", email_verified: "true", name: "見本 太郎" } });

    expect(await identity.run(adminGetUser, of(account))).toEqual({
      Username: account.username,
      UserAttributes: [
        { Name: "sub", Value: account.sub },
        { Name: "name", Value: "見本 太郎" },
        { Name: "email", Value: "taro@example.jp" },
        { Name: "email_verified", Value: "true" },
      ],
      UserCreateDate: identity.clock.now().getTime() / 1000,
      UserLastModifiedDate: identity.clock.now().getTime() / 1000,
      Enabled: true,
      UserStatus: "CONFIRMED",
    });
  });

  it("says that a user, or a pool, does not exist", async () => {
    await expect(identity.run(adminGetUser, of({ username: "nobody" }))).rejects.toMatchObject({ type: "UserNotFoundException" });
    const elsewhere = { UserPoolId: "ap-northeast-1_Nowhere", Username: "nobody" };
    await expect(identity.run(adminGetUser, elsewhere)).rejects.toMatchObject({ type: "ResourceNotFoundException" });
  });
});

describe("AdminConfirmSignUp", () => {
  async function newcomer(username: string) {
    const body = { Username: username, Password: PASSWORD, UserAttributes: [{ Name: "email", Value: `${username}@example.jp` }] };
    await identity.run(signUp, { ClientId: identity.client.id, ...body });
    return { username };
  }

  it("lets an account sign in whose code never came, without verifying its address", async () => {
    const user = await newcomer("late");

    expect(await identity.run(adminConfirmSignUp, of(user), OPERATOR)).toEqual({});

    expect(await identity.run(adminGetUser, of(user))).toMatchObject({ UserStatus: "CONFIRMED" });
    const shown = (await identity.run(adminGetUser, of(user))) as { UserAttributes: { Name: string; Value: string }[] };
    expect(shown.UserAttributes.find(({ Name }) => Name === "email_verified")?.Value ?? "false").toBe("false");
  });

  it("leaves the code of the sign-up of no use", async () => {
    const user = await newcomer("later");
    const code = identity.codeTo("later@example.jp");

    await identity.run(adminConfirmSignUp, of(user), OPERATOR);

    const body = { ClientId: identity.client.id, Username: user.username, ConfirmationCode: code };
    await expect(identity.run(confirmSignUp, body)).rejects.toMatchObject({ type: "NotAuthorizedException" });
  });

  it("refuses an account that is confirmed", async () => {
    await expect(identity.run(adminConfirmSignUp, of(await identity.account()))).rejects.toMatchObject({
      message: "User cannot be confirmed. Current status is CONFIRMED",
    });
  });
});

describe("AdminDisableUser and AdminEnableUser", () => {
  it("bars the account, ends its sign-ins and notes who did it", async () => {
    const { account, tokens, whoIsIn } = await signedIn();

    expect(await identity.run(adminDisableUser, of(account), OPERATOR)).toEqual({});

    await expect(refresh(tokens.RefreshToken)).rejects.toMatchObject({ message: "User is disabled." });
    await expect(ask(tokens.AccessToken)).rejects.toMatchObject({ type: "NotAuthorizedException" });
    expect(await whoIsIn()).toBeNull();
    expect(await lastAct(account)).toMatchObject({ event: "account-disabled", outcome: "done", detail: { operator: OPERATOR.operator } });
    await expect(identity.signIn(account)).rejects.toMatchObject({ message: "User is disabled." });
  });

  it("lets it sign in again, but brings no earlier sign-in back", async () => {
    const { account, tokens, whoIsIn } = await signedIn();
    await identity.run(adminDisableUser, of(account), OPERATOR);

    expect(await identity.run(adminEnableUser, of(account), OPERATOR)).toEqual({});

    expect((await identity.signIn(account)).AuthenticationResult.AccessToken).toBeTruthy();
    await expect(ask(tokens.AccessToken)).rejects.toMatchObject({ message: "Access Token has been revoked" });
    await expect(refresh(tokens.RefreshToken)).rejects.toMatchObject({ message: "Refresh Token has been revoked" });
    expect(await whoIsIn()).toBeNull();
    expect((await listAudit(db, account.sub, 9)).map(({ event }) => event)).toContain("account-enabled");
  });
});

describe("AdminDeleteUser", () => {
  it("removes the account; its tokens open nothing and its name is free", async () => {
    const { account, tokens } = await signedIn();

    expect(await identity.run(adminDeleteUser, of(account), OPERATOR)).toEqual({});

    expect(await findAccount(db, account.sub)).toBeNull();
    await expect(ask(tokens.AccessToken)).rejects.toMatchObject({ message: "User does not exist." });
    expect(await lastAct(account)).toMatchObject({ event: "account-deleted", detail: { operator: OPERATOR.operator } });
    expect((await identity.account({ username: account.username })).sub).not.toBe(account.sub);
  });
});

describe("AdminUserGlobalSignOut", () => {
  it("ends every sign-in, also that of a browser; the account may sign in again", async () => {
    const { account, tokens, whoIsIn } = await signedIn();

    expect(await identity.run(adminUserGlobalSignOut, of(account), OPERATOR)).toEqual({});

    await expect(ask(tokens.AccessToken)).rejects.toMatchObject({ message: "Access Token has been revoked" });
    expect(await whoIsIn()).toBeNull();
    expect(await lastAct(account)).toMatchObject({ event: "global-sign-out", detail: { operator: OPERATOR.operator } });
    expect((await identity.signIn(account)).AuthenticationResult.AccessToken).toBeTruthy();
  });
});

describe("AdminSetUserMFAPreference", () => {
  const withPhone = () => identity.account({ attributes: { phone_number: "+819012345678", phone_number_verified: "true" } });

  it("turns text messages on for a user", async () => {
    const account = await withPhone();

    await identity.run(adminSetUserMfaPreference, { ...of(account), SMSMfaSettings: { Enabled: true, PreferredMfa: true } }, OPERATOR);

    expect(await identity.run(adminGetUser, of(account))).toMatchObject({
      UserMFASettingList: ["SMS_MFA"],
      PreferredMfaSetting: "SMS_MFA",
    });
    expect(await lastAct(account)).toMatchObject({ event: "second-factors", detail: { smsMfa: true, operator: OPERATOR.operator } });
  });

  it.each([
    [{ SoftwareTokenMfaSettings: { Enabled: true } }, "User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA"],
    [{ EmailMfaSettings: { Enabled: true } }, "User does not have delivery config set to turn on EMAIL_OTP"],
    [{ WebAuthnMfaSettings: { Enabled: true } }, "WebAuthn is not enabled for this user pool"],
  ])("refuses %j", async (settings, message) => {
    const account = await withPhone();
    await expect(identity.run(adminSetUserMfaPreference, { ...of(account), ...settings })).rejects.toMatchObject({
      type: "InvalidParameterException",
      message,
    });
  });
});
