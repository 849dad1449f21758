import { beforeAll, describe, expect, it } from "vitest";
import { findAccount, findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import type { Client } from "#domain/identity/core/types.ts";
import { createClient } from "#domain/identity/pools/create-pool.server.ts";
import { hours } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testCarrier } from "#test/support/carrier.ts";
import { testDatabase } from "#test/support/database.ts";
import { PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { confirmSignUp } from "./confirm-sign-up.server.ts";
import { signUp } from "./sign-up.server.ts";

let db: Db;
let identity: TestIdentity;
let legacy: Client;
const carrier = testCarrier();
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db, { parts: { send: carrier.send }, pool: { aliasAttributes: ["email", "preferred_username"] } });
  const settings = { preventsExistenceErrors: false };
  legacy = await createClient(identity.service, { poolId: identity.pool.id, name: "legacy", settings });
});

let names = 0;
async function newcomer(attributes: Record<string, string> = {}) {
  names += 1;
  const username = `newcomer${names}`;
  const all = { email: `${username}@example.jp`, ...attributes };
  const UserAttributes = Object.entries(all).map(([Name, Value]) => ({ Name, Value }));
  const request = { ClientId: identity.client.id, Username: username, Password: PASSWORD, UserAttributes };
  const { UserSub: sub } = (await identity.run(signUp, request)) as { UserSub: string };
  return { username, sub, email: all.email, code: carrier.codeTo(all.email) };
}
const confirm = (Username: string, ConfirmationCode: string, more: Record<string, unknown> = {}) =>
  identity.run(confirmSignUp, { ClientId: identity.client.id, Username, ConfirmationCode, ...more });
const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");

describe("ConfirmSignUp", () => {
  it("confirms the account and verifies the address, which then signs in", async () => {
    const { username, sub, email, code } = await newcomer();

    expect(await confirm(username, code)).toEqual({});

    expect(await findAccountByName(db, identity.pool, email)).toMatchObject({
      sub,
      status: "CONFIRMED",
      attributes: { email, email_verified: "true" },
    });
    expect((await listAudit(db, sub, 1))[0]).toMatchObject({ event: "confirm-sign-up", outcome: "done" });
  });

  it("refuses a wrong code, and writes that down", async () => {
    const { username, sub, code } = await newcomer();

    await expect(confirm(username, otherThan(code))).rejects.toMatchObject({
      type: "CodeMismatchException",
      message: "Invalid verification code provided, please try again.",
    });
    expect((await findAccount(db, sub))?.status).toBe("UNCONFIRMED");
    expect((await listAudit(db, sub, 1))[0]).toMatchObject({ event: "confirm-sign-up", outcome: "CodeMismatchException" });
  });

  it("refuses a code of the day before", async () => {
    const { username, code } = await newcomer();

    identity.clock.advance(hours(24));

    await expect(confirm(username, code)).rejects.toMatchObject({ type: "ExpiredCodeException" });
  });

  it("refuses every code after five wrong ones", async () => {
    const { username, code } = await newcomer();
    for (let i = 0; i < 5; i += 1) await confirm(username, otherThan(code)).catch(() => undefined);

    await expect(confirm(username, code)).rejects.toMatchObject({ type: "LimitExceededException" });
  });

  it("refuses a confirmed account, whatever the code", async () => {
    const { username, code } = await newcomer();
    await confirm(username, code);

    await expect(confirm(username, code)).rejects.toMatchObject({
      type: "NotAuthorizedException",
      message: "User cannot be confirmed. Current status is CONFIRMED",
    });
  });

  it("does not tell an unknown name from one that has no code, where it may not", async () => {
    await expect(confirm("nobody", "123456")).rejects.toMatchObject({ type: "ExpiredCodeException" });
    await expect(confirm("nobody", "123456", { ClientId: legacy.id })).rejects.toMatchObject({
      type: "UserNotFoundException",
      message: "Username/client id combination not found.",
    });
  });

  it("does not tell by an address that it has a confirmed account", async () => {
    const { username, email, code } = await newcomer();
    await confirm(username, code);

    await expect(confirm(email, "123456")).rejects.toMatchObject({ type: "ExpiredCodeException" });
    await expect(confirm(email, "123456", { ClientId: legacy.id })).rejects.toMatchObject({ type: "NotAuthorizedException" });
  });
});

describe("ConfirmSignUp with an address that signs in to another account", () => {
  it("is refused, and the code stays good", async () => {
    const first = await newcomer();
    await confirm(first.username, first.code);
    const second = await newcomer({ email: first.email });

    await expect(confirm(second.username, second.code)).rejects.toMatchObject({
      type: "AliasExistsException",
      message: "An account with the given email already exists.",
    });

    expect((await findAccount(db, second.sub))?.status).toBe("UNCONFIRMED");
    expect(await confirm(second.username, second.code, { ForceAliasCreation: true })).toEqual({});
  });

  it("takes the address over where that is asked for, and it is verified there no longer", async () => {
    const first = await newcomer();
    await confirm(first.username, first.code);
    const second = await newcomer({ email: first.email });

    await confirm(second.username, second.code, { ForceAliasCreation: true });

    expect((await findAccountByName(db, identity.pool, first.email))?.sub).toBe(second.sub);
    expect((await findAccount(db, first.sub))?.attributes).toMatchObject({ email: first.email, email_verified: "false" });
  });

  it("never takes over a preferred name, which no code proves", async () => {
    const first = await newcomer({ preferred_username: "hana" });
    await confirm(first.username, first.code);
    const second = await newcomer({ preferred_username: "HANA" });

    await expect(confirm(second.username, second.code, { ForceAliasCreation: true })).rejects.toMatchObject({
      type: "AliasExistsException",
    });
    expect((await findAccountByName(db, identity.pool, "Hana"))?.sub).toBe(first.sub);
  });
});
