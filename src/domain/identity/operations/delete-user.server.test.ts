import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { claimAlias, findAccount } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { deliverNotices } from "#domain/identity/messages/deliver-notices.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testCarrier } from "#test/support/carrier.ts";
import { testDatabase } from "#test/support/database.ts";
import { PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { deleteUser } from "./delete-user.server.ts";
import { forgotPassword } from "./forgot-password.server.ts";
import { getUser } from "./get-user.server.ts";
import { initiateAuth } from "./initiate-auth.server.ts";
import { signUp } from "./sign-up.server.ts";

let db: Db;
let identity: TestIdentity;
const carrier = testCarrier();
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db, { parts: { send: carrier.send } });
});

describe("DeleteUser", () => {
  it("ends the account: no token, no password and no refresh token of it works any more", async () => {
    const account = await identity.account();
    const { AccessToken, RefreshToken } = (await identity.signIn(account)).AuthenticationResult;

    expect(await identity.run(deleteUser, { AccessToken })).toEqual({});

    await expect(identity.run(getUser, { AccessToken })).rejects.toMatchObject({
      type: "UserNotFoundException",
      message: "User does not exist.",
    });
    await expect(identity.signIn(account)).rejects.toMatchObject({ type: "NotAuthorizedException" });
    const refresh = { ClientId: identity.client.id, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters: { REFRESH_TOKEN: RefreshToken } };
    await expect(identity.run(initiateAuth, refresh)).rejects.toMatchObject({ type: "UserNotFoundException" });
  });

  it("leaves nothing of the account in any table but the line that it was deleted, with those of before", async () => {
    const account = await identity.account();
    const { sub, poolId, attributes } = account;
    const value = attributes.email ?? "";
    await claimAlias(db, { poolId, attribute: "email", value, sub, force: false });
    await identity.run(forgotPassword, { ClientId: identity.client.id, Username: account.username });
    await expect.poll(() => carrier.sent.length).toBeGreaterThan(0);
    const { AccessToken } = (await identity.signIn(account)).AuthenticationResult;

    await identity.run(deleteUser, { AccessToken });

    expect(await findAccount(db, sub)).toBeNull();
    // One mail is on its way, and goes with its address once it is sent.
    await deliverNotices(identity.service);
    expect(await tablesThatHold(sub)).toEqual(["identity_audit"]);
    expect(await tablesThatHold(value)).toEqual([]);
    expect((await listAudit(db, sub, 1))[0]).toMatchObject({ event: "delete-user", outcome: "done" });
  });

  it("frees the user name, for an account with another sub", async () => {
    const account = await identity.account();
    const { AccessToken } = (await identity.signIn(account)).AuthenticationResult;
    await identity.run(deleteUser, { AccessToken });

    const again = { ClientId: identity.client.id, Username: account.username, Password: PASSWORD };
    const { UserSub } = (await identity.run(signUp, again)) as { UserSub: string };

    expect(UserSub).not.toBe(account.sub);
  });
});

/** The names of the identity tables in which a text stands somewhere. */
async function tablesThatHold(text: string): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where tablename like 'identity\\_%' order by 1`.execute(db);
  const holding = [];
  for (const { name } of rows) {
    const found = await sql`select 1 from ${sql.table(name)} as t where to_jsonb(t)::text like ${`%${text}%`} limit 1`.execute(db);
    if (found.rows.length > 0) holding.push(name);
  }
  return holding;
}
