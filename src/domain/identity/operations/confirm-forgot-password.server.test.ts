import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount, findAccount } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { createClient } from "#domain/identity/pools/create-pool.server.ts";
import { findBrowserSession, insertBrowserSession } from "#domain/identity/tokens/browser-session-store.server.ts";
import { hours } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testCarrier } from "#test/support/carrier.ts";
import { testDatabase } from "#test/support/database.ts";
import { PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
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

async function asked(changes: Partial<Account> = {}, of: TestIdentity = identity): Promise<Account & { code: string }> {
  const account = await of.account(changes);
  const before = carrier.sent.length;
  await of.run(forgotPassword, { ClientId: of.client.id, Username: account.username });
  await expect.poll(() => carrier.sent.length).toBe(before + 1);
  return { ...account, code: carrier.codeTo(account.attributes.email ?? "") };
}
const confirm = (Username: string, ConfirmationCode: string, Password = NEW_PASSWORD, of: TestIdentity = identity) =>
  of.run(confirmForgotPassword, { ClientId: of.client.id, Username, ConfirmationCode, Password });
const kept = async (sub: string) => {
  const account = await findAccount(db, sub);
  if (!account) throw new Error("no account");
  return account;
};
const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");

describe("ConfirmForgotPassword", () => {
  it("sets the new password; the old one is refused", async () => {
    const account = await asked();
    await identity.signIn(account);

    expect(await confirm(account.username, account.code)).toEqual({});

    await expect(identity.signIn(account)).rejects.toMatchObject({ type: "NotAuthorizedException" });
    expect((await identity.signIn(account, NEW_PASSWORD)).AuthenticationResult.AccessToken).toBeTruthy();
    const now = await kept(account.sub);
    expect(Buffer.from(now.srpSalt ?? [])).not.toEqual(Buffer.from(account.srpSalt ?? []));
    expect((await listAudit(db, account.sub, 20)).map(({ event, outcome }) => `${event} ${outcome}`)).toContain("password-reset done");
  });

  it("ends every sign-in of before, in apps and in browsers", async () => {
    const account = await asked();
    const { AccessToken } = (await identity.signIn(account)).AuthenticationResult;
    const session = { tokenHash: randomBytes(32), poolId: account.poolId, sub: account.sub };
    const [createdAt, expiresAt] = [identity.clock.now(), new Date(identity.clock.now().getTime() + hours(1))];
    await insertBrowserSession(db, { ...session, createdAt, lastSeenAt: createdAt, expiresAt });

    await confirm(account.username, account.code);

    await expect(identity.run(getUser, { AccessToken })).rejects.toMatchObject({ message: "Access Token has been revoked" });
    expect(await findBrowserSession(db, session.tokenHash)).toBeNull();
  });

  it("does not turn off the second factor", async () => {
    const account = await asked();
    const totp = { totpMfa: true, totpSealed: Buffer.from("sealed"), preferredMfa: "SOFTWARE_TOKEN_MFA" } as const;
    await changeAccount(db, account.sub, totp, identity.clock.now());

    await confirm(account.username, account.code);

    expect(await kept(account.sub)).toMatchObject({ ...totp, totpSealed: expect.anything() });
  });

  it("lets an account in that was locked out or had to be reset", async () => {
    const account = await asked({ status: "RESET_REQUIRED" });
    await changeAccount(db, account.sub, { failedPasswords: 9, lastFailedAt: identity.clock.now() }, identity.clock.now());

    await confirm(account.username, account.code);

    expect(await kept(account.sub)).toMatchObject({ status: "CONFIRMED", failedPasswords: 0 });
    expect((await identity.signIn(account, NEW_PASSWORD)).AuthenticationResult).toBeDefined();
  });

  it("refuses a weak password and leaves the code good", async () => {
    const account = await asked();

    for (let i = 0; i < 6; i += 1)
      await expect(confirm(account.username, account.code, "short")).rejects.toMatchObject({ type: "InvalidPasswordException" });

    expect(await confirm(account.username, account.code)).toEqual({});
  });

  it("refuses a password of before where the pool keeps a history, and leaves the code good", async () => {
    const passwordPolicy = { ...identity.pool.settings.passwordPolicy, historySize: 3 };
    const strict = await testIdentity(db, { parts: { send: carrier.send }, pool: { passwordPolicy } });
    const account = await asked({ username: "strict" }, strict);

    await expect(confirm("strict", account.code, PASSWORD, strict)).rejects.toMatchObject({
      type: "PasswordHistoryPolicyViolationException",
    });

    expect(await confirm("strict", account.code, NEW_PASSWORD, strict)).toEqual({});
  });

  it("refuses a wrong code, a used one and one of the hour before", async () => {
    const [wrong, used, old] = [await asked(), await asked(), await asked()];

    await expect(confirm(wrong.username, otherThan(wrong.code))).rejects.toMatchObject({
      type: "CodeMismatchException",
      message: "Invalid verification code provided, please try again.",
    });
    await confirm(used.username, used.code);
    await expect(confirm(used.username, used.code)).rejects.toMatchObject({ type: "ExpiredCodeException" });
    identity.clock.advance(hours(1));
    await expect(confirm(old.username, old.code)).rejects.toMatchObject({ type: "ExpiredCodeException" });
  });

  it("refuses every code after five wrong ones", async () => {
    const account = await asked();
    for (let i = 0; i < 5; i += 1) await confirm(account.username, otherThan(account.code)).catch(() => undefined);

    await expect(confirm(account.username, account.code)).rejects.toMatchObject({ type: "LimitExceededException" });
  });

  it("takes one of two calls with the same code at once", async () => {
    const account = await asked();

    const outcomes = await Promise.allSettled([
      confirm(account.username, account.code),
      confirm(account.username, account.code, "Quite-a-third5"),
    ]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("refuses an unknown name in the words for a known one, before and after a code was asked for", async () => {
    const known = await identity.account();
    const unknown = `nobody-${randomUUID()}`;
    const outcome = (name: string) => confirm(name, "123456").catch(({ type, message }) => ({ type, message }));

    expect(await outcome(unknown)).toEqual(await outcome(known.username));
    for (const Username of [unknown, known.username]) await identity.run(forgotPassword, { ClientId: identity.client.id, Username });

    for (let i = 0; i < 7; i += 1) expect(await outcome(unknown)).toEqual(await outcome(known.username));
    expect(await outcome(unknown)).toMatchObject({ type: "LimitExceededException" });
  });

  it("says to a client that may know that there is nobody of the name", async () => {
    const legacy = await createClient(identity.service, {
      poolId: identity.pool.id,
      name: "legacy",
      settings: { preventsExistenceErrors: false },
    });
    const request = { ClientId: legacy.id, Username: "nobody", ConfirmationCode: "123456", Password: NEW_PASSWORD };

    await expect(identity.run(confirmForgotPassword, request)).rejects.toMatchObject({ type: "UserNotFoundException" });
  });
});
