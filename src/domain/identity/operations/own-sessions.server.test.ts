import { beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import type { Account, Caller } from "#domain/identity/core/types.ts";
import { findSignedInBrowser, openBrowserSession } from "#domain/identity/tokens/browser-sessions.server.ts";
import { openGrant } from "#domain/identity/tokens/tokens.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { endOtherSessions } from "./end-other-sessions.server.ts";
import { endSession } from "./end-session.server.ts";
import { getTokensFromRefreshToken } from "./get-tokens-from-refresh-token.server.ts";
import { getUser } from "./get-user.server.ts";
import { initiateAuth } from "./initiate-auth.server.ts";
import { listSessions } from "./list-sessions.server.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1";
const PHONE: Caller = { ...CALLER, ip: "203.0.113.9", userAgent: IPHONE };

type Session = {
  readonly SessionId: string;
  readonly Kind: string;
  readonly IsCurrent: boolean;
  readonly FirstUsedDate: number;
  readonly LastUsedDate: number;
  readonly Device?: string;
  readonly PrefectureCode?: string;
};

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db, { parts: { placeOf: (ip) => (ip === "203.0.113.9" ? "13" : null) } });
});

async function tokensFor(account: Account, caller: Caller = CALLER) {
  const AuthParameters = { USERNAME: account.username, PASSWORD };
  const body = { ClientId: identity.client.id, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters };
  const answer = await identity.run(initiateAuth, body, caller);
  return (answer as { AuthenticationResult: { AccessToken: string; RefreshToken: string } }).AuthenticationResult;
}

async function listed(AccessToken: string): Promise<readonly Session[]> {
  return ((await identity.run(listSessions, { AccessToken })) as { Sessions: readonly Session[] }).Sessions;
}

const seconds = () => Math.floor(identity.clock.now().getTime() / 1000);

describe("the sign-ins of an account", () => {
  it("are listed with device and prefecture as far as they are known, the one that asks marked, nobody else's among them", async () => {
    const [account, stranger] = [await identity.account(), await identity.account()];
    const phone = await tokensFor(account, PHONE);
    await tokensFor(stranger, PHONE);
    identity.clock.advance(60_000);
    const here = await tokensFor(account);

    const sessions = await listed(here.AccessToken);

    expect(sessions).toHaveLength(2);
    expect(sessions.find((one) => one.IsCurrent)).not.toHaveProperty("Device");
    expect(sessions.find((one) => !one.IsCurrent)).toMatchObject({ Kind: "client", Device: "iPhone の Safari", PrefectureCode: "13" });
    expect((await listed(phone.AccessToken)).filter((one) => one.IsCurrent)).toHaveLength(1);
  });

  it("keep neither the address nor the name of the program that they were made from", async () => {
    const account = await identity.account();
    await tokensFor(account, PHONE);

    const rows = await db
      .selectFrom("identity_grant" as never)
      .selectAll()
      .where("sub" as never, "=", account.sub as never)
      .execute();

    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Mozilla/);
  });

  it("tell their first use, and their last use to five minutes", async () => {
    const account = await identity.account();
    const { AccessToken } = await tokensFor(account);
    const first = seconds();
    identity.clock.advance(4 * 60_000);
    await identity.run(getUser, { AccessToken });
    expect(await listed(AccessToken)).toMatchObject([{ FirstUsedDate: first, LastUsedDate: first }]);

    identity.clock.advance(2 * 60_000);
    await identity.run(getUser, { AccessToken });

    expect(await listed(AccessToken)).toMatchObject([{ FirstUsedDate: first, LastUsedDate: seconds() }]);
  });

  it("tell a refresh as a use", async () => {
    const account = await identity.account();
    const { AccessToken, RefreshToken } = await tokensFor(account);
    identity.clock.advance(6 * 60_000);
    await identity.run(getTokensFromRefreshToken, { ClientId: identity.client.id, RefreshToken });
    const used = seconds();
    identity.clock.advance(60_000);

    expect(await listed(AccessToken)).toMatchObject([{ LastUsedDate: used }]);
  });

  it("leave out what has ended, and show a browser that the hosted login knows", async () => {
    const account = await identity.account();
    const { AccessToken } = await tokensFor(account);
    await openBrowserSession(identity.service, account, { device: "Windows の Edge", place: null });
    expect(await listed(AccessToken)).toEqual(
      expect.arrayContaining([expect.objectContaining({ Kind: "hosted", Device: "Windows の Edge", IsCurrent: false })]),
    );

    identity.clock.advance(31 * 60_000);

    expect((await listed(AccessToken)).map((one) => one.Kind)).toEqual(["client"]);
  });
});

describe("a browser that the hosted login knows", () => {
  const origin = { device: "iPhone の Safari", place: null };
  /** Somebody signed in at the hosted login a minute ago, on the way to a client, and is asked about from elsewhere. */
  async function hostedSignIn(made: { readonly device: string | null; readonly place: null } = origin, later = 0) {
    const account = await identity.account();
    const { service, pool, client } = identity;
    await openBrowserSession(service, account, origin);
    identity.clock.advance(later);
    const facts = { pool, client, account, scope: "openid", nonce: null, deviceKey: null, isHosted: true, authTime: identity.clock.now() };
    const { grant } = await openGrant(service, db, { ...facts, origin: made });
    identity.clock.advance(60_000);
    return { grant, ...(await tokensFor(account)) };
  }
  const kinds = async (AccessToken: string) => (await listed(AccessToken)).map((one) => one.Kind).toSorted();

  it("is one with the sign-in that came from it, for as long as that stands", async () => {
    const { AccessToken, grant } = await hostedSignIn();
    expect(await kinds(AccessToken)).toEqual(["client", "client"]);

    await identity.run(endSession, { AccessToken, SessionId: grant.id });

    expect(await kinds(AccessToken)).toEqual(["client"]);
  });

  it.each([
    ["a sign-in of another browser", { device: "Windows の Edge", place: null }, 0],
    ["a sign-in of another moment", origin, 1000],
  ] as const)("is listed beside %s: nobody's is hidden behind another's", async (_, made, later) => {
    const { AccessToken } = await hostedSignIn(made, later);

    expect(await kinds(AccessToken)).toEqual(["client", "client", "hosted"]);
  });
});

describe("ending a sign-in", () => {
  it("ends its tokens at once and no other", async () => {
    const account = await identity.account();
    const [here, there, third] = [await tokensFor(account), await tokensFor(account, PHONE), await tokensFor(account)];
    const phone = (await listed(here.AccessToken)).find((one) => one.Device !== undefined);

    await identity.run(endSession, { AccessToken: here.AccessToken, SessionId: phone?.SessionId });

    await expect(identity.run(getUser, { AccessToken: there.AccessToken })).rejects.toMatchObject({
      message: "Access Token has been revoked",
    });
    const refresh = { ClientId: identity.client.id, RefreshToken: there.RefreshToken };
    await expect(identity.run(getTokensFromRefreshToken, refresh)).rejects.toMatchObject({ message: "Refresh Token has been revoked" });
    for (const { AccessToken } of [here, third]) expect(await identity.run(getUser, { AccessToken })).toHaveProperty("Username");
    expect((await listAudit(db, account.sub, 1))[0]).toMatchObject({ event: "session-end", outcome: "done" });
  });

  it("is refused for somebody else's, in the words for one that never was", async () => {
    const [mine, theirs] = [await tokensFor(await identity.account()), await tokensFor(await identity.account())];
    const [foreign] = await listed(theirs.AccessToken);
    const unknown = { message: "Session does not exist." };

    await expect(identity.run(endSession, { AccessToken: mine.AccessToken, SessionId: foreign?.SessionId })).rejects.toMatchObject(unknown);
    const never = "00000000-0000-4000-8000-000000000000";
    await expect(identity.run(endSession, { AccessToken: mine.AccessToken, SessionId: never })).rejects.toMatchObject(unknown);
    expect(await identity.run(getUser, { AccessToken: theirs.AccessToken })).toHaveProperty("Username");
  });

  it("that came by the hosted login also ends what it remembers in that browser, or it would come back without a question", async () => {
    const account = await identity.account();
    const { service, pool, client } = identity;
    const origin = { device: "Windows の Edge", place: null };
    const facts = { pool, client, account, scope: "openid", nonce: null, deviceKey: null, isHosted: true, authTime: identity.clock.now() };
    const { grant } = await openGrant(service, db, { ...facts, origin });
    const [same, other] = [
      await openBrowserSession(service, account, origin),
      await openBrowserSession(service, account, { device: "iPhone の Safari", place: null }),
    ];
    const { AccessToken } = await tokensFor(account);

    await identity.run(endSession, { AccessToken, SessionId: grant.id });

    expect(await findSignedInBrowser(service, same, pool.id)).toBeNull();
    expect(await findSignedInBrowser(service, other, pool.id)).not.toBeNull();
  });

  it("ends a browser that the hosted login knows", async () => {
    const account = await identity.account();
    const cookie = await openBrowserSession(identity.service, account);
    const { AccessToken } = await tokensFor(account);
    const hosted = (await listed(AccessToken)).find((one) => one.Kind === "hosted");

    await identity.run(endSession, { AccessToken, SessionId: hosted?.SessionId });

    expect(await findSignedInBrowser(identity.service, cookie, identity.pool.id)).toBeNull();
  });

  it.each(["", "x", "not-a-uuid-but-thirty-six-characters", "f".repeat(63)])("refuses an id that is none: %j", async (SessionId) => {
    const { AccessToken } = await tokensFor(await identity.account());
    await expect(identity.run(endSession, { AccessToken, SessionId })).rejects.toMatchObject({ type: "InvalidParameterException" });
  });
});

describe("ending all other sign-ins", () => {
  it("leaves the one that asks, and nobody else's", async () => {
    const [account, stranger] = [await identity.account(), await identity.account()];
    const [here, there, strangers] = [await tokensFor(account), await tokensFor(account), await tokensFor(stranger)];
    const cookie = await openBrowserSession(identity.service, account);

    await identity.run(endOtherSessions, { AccessToken: here.AccessToken });

    expect(await listed(here.AccessToken)).toMatchObject([{ IsCurrent: true }]);
    await expect(identity.run(getUser, { AccessToken: there.AccessToken })).rejects.toMatchObject({
      message: "Access Token has been revoked",
    });
    expect(await findSignedInBrowser(identity.service, cookie, identity.pool.id)).toBeNull();
    expect(await identity.run(getUser, { AccessToken: strangers.AccessToken })).toHaveProperty("Username");
  });
});
