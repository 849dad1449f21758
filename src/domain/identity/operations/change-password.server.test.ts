import { beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testCarrier } from "#test/support/carrier.ts";
import { testDatabase } from "#test/support/database.ts";
import { PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { changePassword } from "./change-password.server.ts";
import { confirmForgotPassword } from "./confirm-forgot-password.server.ts";
import { forgotPassword } from "./forgot-password.server.ts";
import { getUser } from "./get-user.server.ts";

const NEW_PASSWORD = "Quite-another4";

let db: Db;
let identity: TestIdentity;
const carrier = testCarrier();
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db, { parts: { send: carrier.send } });
});

async function signedIn(of: TestIdentity = identity) {
  const account = await of.account();
  const token = async (password?: string) => (await of.signIn(account, password)).AuthenticationResult.AccessToken;
  return { account, token };
}
const change = (AccessToken: string, PreviousPassword: string | undefined, ProposedPassword = NEW_PASSWORD, of: TestIdentity = identity) =>
  of.run(changePassword, { AccessToken, PreviousPassword, ProposedPassword });

describe("ChangePassword", () => {
  it("sets the new password; the old one is refused", async () => {
    const { account, token } = await signedIn();

    expect(await change(await token(), PASSWORD)).toEqual({});

    await expect(token()).rejects.toMatchObject({ type: "NotAuthorizedException" });
    expect(await token(NEW_PASSWORD)).toBeTruthy();
    expect((await listAudit(db, account.sub, 20)).map(({ event, outcome }) => `${event} ${outcome}`)).toContain("password-change done");
  });

  it("ends every other sign-in, but not the calling one", async () => {
    const { token } = await signedIn();
    const [own, other] = [await token(), await token()];

    await change(own, PASSWORD);

    expect(await identity.run(getUser, { AccessToken: own })).toBeDefined();
    await expect(identity.run(getUser, { AccessToken: other })).rejects.toMatchObject({ message: "Access Token has been revoked" });
  });

  it("ends a reset that was asked for before", async () => {
    const { account, token } = await signedIn();
    await identity.run(forgotPassword, { ClientId: identity.client.id, Username: account.username });
    const address = account.attributes.email ?? "";
    await expect.poll(() => carrier.sent.some(({ to }) => to === address)).toBe(true);

    await change(await token(), PASSWORD);

    const reset = { ClientId: identity.client.id, Username: account.username, ConfirmationCode: carrier.codeTo(address) };
    await expect(identity.run(confirmForgotPassword, { ...reset, Password: "Quite-a-third5" })).rejects.toMatchObject({
      type: "ExpiredCodeException",
    });
  });

  it("refuses a wrong old password, and locks the account after five of them", async () => {
    const { token } = await signedIn();
    const own = await token();

    for (let i = 0; i < 5; i += 1)
      await expect(change(own, "Wrong1horse")).rejects.toMatchObject({
        type: "NotAuthorizedException",
        message: "Incorrect username or password.",
      });

    await expect(change(own, PASSWORD)).rejects.toMatchObject({ type: "NotAuthorizedException", message: "Password attempts exceeded" });
    await expect(token()).rejects.toMatchObject({ message: "Password attempts exceeded" });
  });

  it.each([
    ["a weak one", PASSWORD, "short", "InvalidPasswordException"],
    ["none of before", undefined, NEW_PASSWORD, "InvalidParameterException"],
  ])("refuses %s", async (_case, previous, proposed, type) => {
    const { token } = await signedIn();

    await expect(change(await token(), previous, proposed)).rejects.toMatchObject({ type });
    expect(await token()).toBeTruthy();
  });

  it("refuses a password of before where the pool keeps a history", async () => {
    const passwordPolicy = { ...identity.pool.settings.passwordPolicy, historySize: 2 };
    const strict = await testIdentity(db, { pool: { passwordPolicy } });
    const own = await (await signedIn(strict)).token();

    await expect(change(own, PASSWORD, PASSWORD, strict)).rejects.toMatchObject({ type: "PasswordHistoryPolicyViolationException" });
    await change(own, PASSWORD, NEW_PASSWORD, strict);
    await expect(change(own, NEW_PASSWORD, PASSWORD, strict)).rejects.toMatchObject({ type: "PasswordHistoryPolicyViolationException" });
  });

  it("refuses a token that is none", async () => {
    await expect(change("made.up.token", PASSWORD)).rejects.toMatchObject({
      type: "NotAuthorizedException",
      message: "Invalid Access Token",
    });
  });
});
