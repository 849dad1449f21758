import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount, findAccount } from "#domain/identity/core/account-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { associateSoftwareToken } from "#domain/identity/operations/associate-software-token.server.ts";
import { respondToAuthChallenge } from "#domain/identity/operations/respond-to-auth-challenge.server.ts";
import { verifySoftwareToken } from "#domain/identity/operations/verify-software-token.server.ts";
import { seconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { codeOf, wrongCodeOf } from "#test/support/totp.ts";

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db, { pool: { mfa: "ON" } });
});

const begin = async (account?: Account) => {
  const of = account ?? (await identity.account());
  const { ChallengeName, Session = "" } = await identity.signIn(of);
  expect(ChallengeName).toBe("MFA_SETUP");
  return { account: of, session: Session };
};
const associate = async (Session: string) =>
  (await identity.run(associateSoftwareToken, { Session })) as { SecretCode: string; Session: string };
const verify = async (Session: string, UserCode: string) =>
  (await identity.run(verifySoftwareToken, { Session, UserCode })) as { Status: string; Session: string };
const answer = async (account: Account, Session: string) =>
  (await identity.run(respondToAuthChallenge, {
    ClientId: identity.client.id,
    ChallengeName: "MFA_SETUP",
    Session,
    ChallengeResponses: { USERNAME: account.username },
  })) as { AuthenticationResult?: object };

describe("the set-up of a second factor that the pool asks for", () => {
  it("goes from session to session and ends in tokens; the next sign-in asks for the app", async () => {
    const { account, session } = await begin();
    const { SecretCode, Session } = await associate(session);
    const proved = await verify(Session, codeOf(SecretCode, identity.clock));
    expect(proved.Status).toBe("SUCCESS");
    expect((await answer(account, proved.Session)).AuthenticationResult).toBeDefined();
    expect(await findAccount(db, account.sub)).toMatchObject({ totpMfa: true });
    expect(await identity.signIn(account)).toMatchObject({ ChallengeName: "SOFTWARE_TOKEN_MFA" });
  });

  it("cannot be left out: only the last session is taken for the answer, once", async () => {
    const { account, session } = await begin();
    await expect(answer(account, session)).rejects.toMatchObject({ type: "NotAuthorizedException" });
    const { SecretCode, Session } = await associate(session);
    await expect(answer(account, Session)).rejects.toMatchObject({ type: "NotAuthorizedException" });
    const proved = await verify(Session, codeOf(SecretCode, identity.clock));
    await expect(answer(account, Session)).rejects.toMatchObject({ type: "NotAuthorizedException" });
    await answer(account, proved.Session);
    await expect(answer(account, proved.Session)).rejects.toMatchObject({ type: "NotAuthorizedException" });
  });

  it("cannot be finished with the session of another user", async () => {
    const [one, other] = [await begin(), await begin()];
    const { SecretCode, Session } = await associate(one.session);
    const proved = await verify(Session, codeOf(SecretCode, identity.clock));
    await expect(answer(other.account, proved.Session)).rejects.toMatchObject({ type: "NotAuthorizedException" });
  });

  it("takes no proof before there is a secret, and uses each session once", async () => {
    const { session } = await begin();
    await expect(verify(session, "123456")).rejects.toMatchObject({ type: "SoftwareTokenMFANotFoundException" });
    await associate(session);
    await expect(associate(session)).rejects.toMatchObject({ type: "NotAuthorizedException" });
  });

  it("keeps its session through a few wrong codes, and ends after five", async () => {
    const { account, session } = await begin();
    const { SecretCode, Session } = await associate(session);
    const wrong = wrongCodeOf(SecretCode, identity.clock);
    for (let n = 0; n < 5; n++) await expect(verify(Session, wrong)).rejects.toMatchObject({ type: "EnableSoftwareTokenMFAException" });
    await expect(verify(Session, codeOf(SecretCode, identity.clock))).rejects.toMatchObject({ type: "NotAuthorizedException" });
    expect(await findAccount(db, account.sub)).toMatchObject({ totpMfa: false, totpSealed: null });
  });

  it("neither replaces a factor that was set up meanwhile nor stands for it", async () => {
    const { account, session: first } = await begin();
    const { session: second } = await begin(account);
    const attacker = await associate(second);
    const owner = await associate(first);
    await verify(owner.Session, codeOf(owner.SecretCode, identity.clock));
    await expect(verify(attacker.Session, codeOf(attacker.SecretCode, identity.clock))).rejects.toMatchObject({
      type: "NotAuthorizedException",
    });
    await expect(answer(account, attacker.Session)).rejects.toMatchObject({ message: "Invalid session for the user." });
  });

  it("ends when the account loses the app again, is disabled, or time runs out", async () => {
    const proved = async () => {
      const { account, session } = await begin();
      const { SecretCode, Session } = await associate(session);
      return { account, session: (await verify(Session, codeOf(SecretCode, identity.clock))).Session };
    };
    const [lost, disabled, late] = [await proved(), await proved(), await proved()];
    await changeAccount(db, lost.account.sub, { totpSealed: null }, identity.clock.now());
    await changeAccount(db, disabled.account.sub, { isEnabled: false }, identity.clock.now());
    await expect(answer(lost.account, lost.session)).rejects.toMatchObject({ type: "NotAuthorizedException" });
    await expect(answer(disabled.account, disabled.session)).rejects.toMatchObject({ message: "User is disabled." });
    identity.clock.advance(seconds(181));
    await expect(answer(late.account, late.session)).rejects.toMatchObject({
      message: "Invalid session for the user, session is expired.",
    });
  });
});
