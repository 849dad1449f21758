import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { changeAccount, findAccount } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import type { CustomAuth } from "#domain/identity/core/custom-auth.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { initiateAuth } from "#domain/identity/operations/initiate-auth.server.ts";
import { respondToAuthChallenge } from "#domain/identity/operations/respond-to-auth-challenge.server.ts";
import { changePool } from "#domain/identity/pools/pool-store.server.ts";
import { fixedAnswerAuth } from "#domain/identity/sign-in/builtin-custom-auth.ts";
import { srpPoolName } from "#domain/identity/srp/srp.ts";
import { seconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { type AuthAnswer, confirmedDevice } from "#test/support/identity-devices.ts";
import { srpClient } from "#test/support/srp-device.ts";

const fixed = fixedAnswerAuth("1122");
/** The hooks of the pool; every test sets what it needs. */
let hooks: CustomAuth = fixed;
let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
  const current: CustomAuth = {
    define: (context) => hooks.define(context),
    create: (context) => hooks.create(context),
    verify: (...given) => hooks.verify(...given),
  };
  identity = await testIdentity(db, { pool: { customAuth: "current" }, parts: { customAuth: { current } } });
});

beforeEach(() => {
  hooks = fixed;
});

const wrong = { type: "NotAuthorizedException", message: "Incorrect username or password." };
const foreign = { type: "NotAuthorizedException", message: "Invalid session for the user." };

async function begin(username: string, more: object = {}): Promise<AuthAnswer> {
  const AuthParameters = { USERNAME: username, ...more };
  return identity.run(initiateAuth, { ClientId: identity.client.id, AuthFlow: "CUSTOM_AUTH", AuthParameters });
}

async function answer(username: string, Session: string | undefined, given: string | undefined, more: object = {}): Promise<AuthAnswer> {
  const ChallengeResponses = { USERNAME: username, ...(given === undefined ? {} : { ANSWER: given }), ...more };
  return identity.run(respondToAuthChallenge, {
    ClientId: identity.client.id,
    ChallengeName: "CUSTOM_CHALLENGE",
    Session,
    ChallengeResponses,
    ClientMetadata: { shop: "shinjuku" },
  });
}

async function expectNoTokens(username: string, wrongAnswers: number) {
  let { Session } = await begin(username);
  for (let tried = 1; tried < wrongAnswers; tried++) ({ Session } = await answer(username, Session, `wrong ${tried}`));
  await expect(answer(username, Session, "wrong")).rejects.toMatchObject(wrong);
}

describe("a custom sign-in", () => {
  it("shows the question and the user, and gives tokens for the right answer", async () => {
    const { username } = await identity.account();
    const asked = await begin(username);
    expect(asked).toMatchObject({
      ChallengeName: "CUSTOM_CHALLENGE",
      ChallengeParameters: { USERNAME: username, question: "合言葉を入力してください。" },
    });
    expect(JSON.stringify(asked)).not.toContain("1122");
    expect(asked.Session?.length).toBeLessThanOrEqual(2048);
    expect(await answer(username, asked.Session, "1122")).toHaveProperty("AuthenticationResult.AccessToken");
  });

  it("asks again in a new session after a wrong answer; the old session is used up", async () => {
    const { username } = await identity.account();
    const first = await begin(username);
    const second = await answer(username, first.Session, "wrong");
    expect(second.ChallengeName).toBe("CUSTOM_CHALLENGE");
    expect(second.Session).not.toBe(first.Session);
    await expect(answer(username, first.Session, "1122")).rejects.toMatchObject({
      message: "Invalid session for the user, session can only be used once.",
    });
    expect(await answer(username, second.Session, "1122")).toHaveProperty("AuthenticationResult.AccessToken");
  });

  it("ends with the third wrong answer", async () => {
    const { username } = await identity.account();
    await expectNoTokens(username, 3);
  });

  it("goes on after the password where that is proved first, and tells the module so", async () => {
    const { username } = await identity.account();
    const create = vi.fn(fixed.create);
    hooks = { ...fixed, create };
    const { A, claim } = srpClient();
    const { ChallengeName, ChallengeParameters = {} } = await begin(username, { CHALLENGE_NAME: "SRP_A", SRP_A: A });
    expect(ChallengeName).toBe("PASSWORD_VERIFIER");
    const secret = { poolName: srpPoolName(identity.pool.id), userId: username, password: PASSWORD };
    const ChallengeResponses = { USERNAME: username, ...claim(ChallengeParameters, secret, identity.clock.now()) };
    const asked: AuthAnswer = await identity.run(respondToAuthChallenge, {
      ClientId: identity.client.id,
      ChallengeName,
      ChallengeResponses,
    });
    expect(asked.ChallengeName).toBe("CUSTOM_CHALLENGE");
    expect(create.mock.lastCall?.[0].rounds).toEqual([{ challengeName: "PASSWORD_VERIFIER", isCorrect: true, metadata: null }]);
    expect(await answer(username, asked.Session, "1122")).toHaveProperty("AuthenticationResult.AccessToken");
  });

  it("still asks for the device, and refuses one nobody confirmed before the answer is used up", async () => {
    const account = await identity.account();
    const { deviceKey } = await confirmedDevice(identity, account);
    const { Session } = await begin(account.username);
    const unknown = { DEVICE_KEY: "ap-northeast-1_00000000-0000-4000-8000-000000000000" };
    await expect(answer(account.username, Session, "1122", unknown)).rejects.toMatchObject({ message: "Device does not exist." });
    expect(await answer(account.username, Session, "1122", { DEVICE_KEY: deviceKey })).toMatchObject({ ChallengeName: "DEVICE_SRP_AUTH" });
  });
});

describe("the session of a custom sign-in", () => {
  it("is of one user", async () => {
    const [mine, other] = [await identity.account(), await identity.account()];
    const { Session } = await begin(mine.username);
    await expect(answer(other.username, Session, "1122")).rejects.toMatchObject(foreign);
  });

  it("is refused when it is made up, missing, or older than a step may take", async () => {
    const { username } = await identity.account();
    const { Session } = await begin(username);
    await expect(answer(username, "x".repeat(40), "1122")).rejects.toMatchObject(foreign);
    await expect(answer(username, undefined, "1122")).rejects.toMatchObject({ message: "Missing required parameter Session" });
    await expect(answer(username, Session, undefined)).rejects.toMatchObject({ message: "Missing required parameter ANSWER" });
    identity.clock.advance(seconds(identity.client.settings.sessionSeconds));
    await expect(answer(username, Session, "1122")).rejects.toMatchObject({
      message: "Invalid session for the user, session is expired.",
    });
  });

  it("does not help an account that was disabled meanwhile", async () => {
    const { sub, username } = await identity.account();
    const { Session } = await begin(username);
    await changeAccount(db, sub, { isEnabled: false }, identity.clock.now());
    await expect(answer(username, Session, "1122")).rejects.toMatchObject({ message: "User is disabled." });
  });
});

describe("guessing", () => {
  const lastEvents = async ({ sub }: Account) => (await listAudit(db, sub, 3)).map(({ event, outcome }) => `${event} ${outcome}`);

  it("locks the account out as wrong passwords do, however often the sign-in begins anew", async () => {
    const account = await identity.account();
    await expectNoTokens(account.username, 3);
    const { Session } = await begin(account.username);
    const next = await answer(account.username, Session, "wrong");
    const last = await answer(account.username, next.Session, "wrong");
    expect(await lastEvents(account)).toContain("custom-answer wrong");
    await expect(answer(account.username, last.Session, "1122")).rejects.toMatchObject({ message: "Password attempts exceeded" });
    identity.clock.advance(seconds(1));
    expect(await answer(account.username, last.Session, "1122")).toHaveProperty("AuthenticationResult.AccessToken");
    expect((await findAccount(db, account.sub))?.failedPasswords).toBe(0);
  });

  it("gets as far with a name nobody has, and no further with the right answer", async () => {
    await expectNoTokens("nobody-at-all", 3);
    const { Session, ChallengeParameters } = await begin("nobody-at-all");
    expect(ChallengeParameters).toMatchObject({ USERNAME: "nobody-at-all" });
    expect(await answer("nobody-at-all", Session, "1122")).toMatchObject({ ChallengeName: "CUSTOM_CHALLENGE" });
  });

  it("ends after ten questions, also where the module never says so", async () => {
    hooks = { ...fixed, define: () => "ask" };
    const { sub, username } = await identity.account();
    let { Session } = await begin(username);
    for (let round = 1; round < 10; round++) {
      ({ Session } = await answer(username, Session, "wrong"));
      await changeAccount(db, sub, { failedPasswords: 0, lastFailedAt: null }, identity.clock.now());
    }
    await expect(answer(username, Session, "wrong")).rejects.toMatchObject(wrong);
  });
});

describe("the module of a pool", () => {
  const fail = (): never => {
    throw new Error("the secret of the hook");
  };
  const broken = { type: "UnexpectedLambdaException", message: "A custom auth lambda trigger failed." };

  it("that throws is answered as such, without what it said", async () => {
    const { username } = await identity.account();
    for (const part of [{ define: fail }, { create: fail }]) {
      hooks = { ...fixed, ...part };
      await expect(begin(username)).rejects.toMatchObject(broken);
    }
    hooks = { ...fixed, verify: fail };
    const { Session } = await begin(username);
    await expect(answer(username, Session, "1122")).rejects.toMatchObject(broken);
  });

  it("cannot let anybody in unasked, nor ask more than a session holds", async () => {
    const { username } = await identity.account();
    const invalid = { type: "InvalidLambdaResponseException" };
    hooks = { ...fixed, define: () => "pass" };
    await expect(begin(username)).rejects.toMatchObject(invalid);
    hooks = { ...fixed, create: () => ({ publicParameters: { question: "問".repeat(300) }, privateParameters: {}, metadata: null }) };
    await expect(begin(username)).rejects.toMatchObject(invalid);
    hooks = { ...fixed, define: () => "fail" };
    await expect(begin(username)).rejects.toMatchObject(wrong);
  });

  it("is told of the rounds so far and of what the client adds", async () => {
    const { username, attributes } = await identity.account();
    const define = vi.fn(fixed.define);
    hooks = { ...fixed, define };
    const { Session } = await begin(username);
    await answer(username, Session, "wrong");
    expect(define).toHaveBeenLastCalledWith({
      username,
      attributes,
      rounds: [{ challengeName: "CUSTOM_CHALLENGE", isCorrect: false, metadata: "FIXED_ANSWER" }],
      clientMetadata: { shop: "shinjuku" },
    });
  });

  it.each([
    [null, "InvalidParameterException"],
    ["nowhere", "InvalidUserPoolConfigurationException"],
    ["toString", "InvalidUserPoolConfigurationException"],
  ])("is missed when the pool names %s", async (customAuth, type) => {
    const { username } = await identity.account();
    await changePool(db, identity.pool.id, { customAuth }, identity.clock.now());
    identity.service.directory.forget();
    await expect(begin(username)).rejects.toMatchObject({ type });
    await changePool(db, identity.pool.id, { customAuth: "current" }, identity.clock.now());
    identity.service.directory.forget();
  });
});
