import { beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { findSignedInBrowser, openBrowserSession } from "#domain/identity/tokens/browser-sessions.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { getTokensFromRefreshToken } from "./get-tokens-from-refresh-token.server.ts";
import { getUser } from "./get-user.server.ts";
import { globalSignOut } from "./global-sign-out.server.ts";

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

describe("signing out everywhere", () => {
  it("ends every session of the user, in the API and in every browser, and nobody else's", async () => {
    const [account, stranger] = [await identity.account(), await identity.account()];
    const [here, there, strangers] = [await identity.signIn(account), await identity.signIn(account), await identity.signIn(stranger)];
    const [mine, theirs] = [await openBrowserSession(identity.service, account), await openBrowserSession(identity.service, stranger)];

    expect(await identity.run(globalSignOut, { AccessToken: here.AuthenticationResult.AccessToken })).toEqual({});

    for (const { AccessToken, RefreshToken } of [here.AuthenticationResult, there.AuthenticationResult]) {
      await expect(identity.run(getUser, { AccessToken })).rejects.toMatchObject({ message: "Access Token has been revoked" });
      const body = { ClientId: identity.client.id, RefreshToken };
      await expect(identity.run(getTokensFromRefreshToken, body)).rejects.toMatchObject({ message: "Refresh Token has been revoked" });
    }
    expect(await identity.run(getUser, { AccessToken: strangers.AuthenticationResult.AccessToken })).toMatchObject({
      Username: stranger.username,
    });
    expect(await findSignedInBrowser(identity.service, mine, identity.pool.id)).toBeNull();
    expect(await findSignedInBrowser(identity.service, theirs, identity.pool.id)).not.toBeNull();
    expect((await listAudit(db, account.sub, 1))[0]).toMatchObject({ event: "global-sign-out", outcome: "done" });
  });

  it("lets the user sign in anew, and is refused with a token that it ended", async () => {
    const account = await identity.account();
    const { AccessToken } = (await identity.signIn(account)).AuthenticationResult;
    await identity.run(globalSignOut, { AccessToken });
    await expect(identity.run(globalSignOut, { AccessToken })).rejects.toMatchObject({ message: "Access Token has been revoked" });
    const again = (await identity.signIn(account)).AuthenticationResult;
    expect(await identity.run(getUser, { AccessToken: again.AccessToken })).toHaveProperty("Username");
  });
});
