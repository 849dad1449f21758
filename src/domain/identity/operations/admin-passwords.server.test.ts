import { beforeAll, describe, expect, it } from "vitest";
import { findAccount } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { adminResetUserPassword } from "./admin-reset-user-password.server.ts";
import { adminSetUserPassword } from "./admin-set-user-password.server.ts";
import { confirmForgotPassword } from "./confirm-forgot-password.server.ts";
import { getUser } from "./get-user.server.ts";

let db: Db;
let identity: TestIdentity;
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

const OPERATOR = { ...CALLER, operator: "AKIATESTOPERATOR" };
const NEW_PASSWORD = "Quite-another4";

const set = (account: Account, body: object = {}, of: TestIdentity = identity) =>
  of.run(adminSetUserPassword, { UserPoolId: of.pool.id, Username: account.username, Password: NEW_PASSWORD, ...body }, OPERATOR);
const reset = (account: Account, of: TestIdentity = identity) =>
  of.run(adminResetUserPassword, { UserPoolId: of.pool.id, Username: account.username }, OPERATOR);

describe("AdminSetUserPassword", () => {
  it("sets a password for good; the old one and every sign-in of before end", async () => {
    const account = await identity.account();
    const { AccessToken } = (await identity.signIn(account)).AuthenticationResult;

    expect(await set(account, { Permanent: true })).toEqual({});

    await expect(identity.signIn(account)).rejects.toMatchObject({ message: "Incorrect username or password." });
    await expect(identity.run(getUser, { AccessToken })).rejects.toMatchObject({ message: "Access Token has been revoked" });
    expect((await identity.signIn(account, NEW_PASSWORD)).AuthenticationResult.AccessToken).toBeTruthy();
    const audit = await listAudit(db, account.sub, 9);
    expect(audit.find(({ event }) => event === "password-set")).toMatchObject({ detail: { permanent: true, operator: OPERATOR.operator } });
  });

  it("sets one that has to be replaced at the next sign-in", async () => {
    const account = await identity.account();
    await set(account);
    expect(await identity.signIn(account, NEW_PASSWORD)).toMatchObject({ ChallengeName: "NEW_PASSWORD_REQUIRED" });
  });

  it("lets somebody in who is locked out", async () => {
    const account = await identity.account();
    for (const guess of [1, 2, 3, 4, 5, 6]) await identity.signIn(account, `Wrong-guess${guess}`).catch(() => undefined);
    await expect(identity.signIn(account)).rejects.toMatchObject({ message: "Password attempts exceeded" });

    await set(account, { Permanent: true });

    expect((await identity.signIn(account, NEW_PASSWORD)).AuthenticationResult.AccessToken).toBeTruthy();
  });

  it("gives an account of an outside provider a password of its own", async () => {
    const account = await identity.account({ status: "EXTERNAL_PROVIDER" });
    await set(account, { Permanent: true });
    expect((await identity.signIn(account, NEW_PASSWORD)).AuthenticationResult.AccessToken).toBeTruthy();
  });

  it("refuses what the pool does not take, and leaves the old one", async () => {
    const account = await identity.account();
    await expect(set(account, { Password: "weak", Permanent: true })).rejects.toMatchObject({ type: "InvalidPasswordException" });
    expect((await identity.signIn(account)).AuthenticationResult.AccessToken).toBeTruthy();
  });

  it("refuses one that was used before, where the pool remembers", async () => {
    const passwordPolicy = { ...identity.pool.settings.passwordPolicy, historySize: 3 };
    const strict = await testIdentity(db, { pool: { passwordPolicy } });
    const account = await strict.account();
    await expect(set(account, { Password: PASSWORD }, strict)).rejects.toMatchObject({ type: "PasswordHistoryPolicyViolationException" });
  });
});

describe("AdminResetUserPassword", () => {
  it("takes the password out of use until its user sets another with the code", async () => {
    const account = await identity.account();
    const { AccessToken } = (await identity.signIn(account)).AuthenticationResult;

    expect(await reset(account)).toEqual({});

    await expect(identity.signIn(account)).rejects.toMatchObject({ message: "Password reset required for the user" });
    await expect(identity.run(getUser, { AccessToken })).rejects.toMatchObject({ message: "Access Token has been revoked" });
    const ConfirmationCode = identity.codeTo(account.attributes.email ?? "");
    const body = { ClientId: identity.client.id, Username: account.username, ConfirmationCode, Password: NEW_PASSWORD };
    await identity.run(confirmForgotPassword, body);
    expect((await identity.signIn(account, NEW_PASSWORD)).AuthenticationResult.AccessToken).toBeTruthy();
  });

  it("takes it out of use also when the code cannot be sent", async () => {
    const deaf = await testIdentity(db, { parts: { send: async () => false } });
    const account = await deaf.account();

    await expect(reset(account, deaf)).rejects.toMatchObject({ type: "CodeDeliveryFailureException" });

    expect(await findAccount(db, account.sub)).toMatchObject({ status: "RESET_REQUIRED" });
  });

  it.each([
    ["no verified address", { attributes: { email: "x@example.jp" } }, "InvalidParameterException"],
    ["a temporary password", { status: "FORCE_CHANGE_PASSWORD" }, "NotAuthorizedException"],
    ["a password elsewhere", { status: "EXTERNAL_PROVIDER" }, "NotAuthorizedException"],
  ] as const)("refuses an account with %s, and leaves it as it is", async (_, changes, type) => {
    const account = await identity.account(changes);
    await expect(reset(account)).rejects.toMatchObject({ type });
    expect((await findAccount(db, account.sub))?.status).toBe(account.status);
  });
});
