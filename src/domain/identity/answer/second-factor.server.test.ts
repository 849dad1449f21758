import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { type AccountChanges, changeAccount } from "#domain/identity/core/account-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { newTotpSecret, sealTotp } from "#domain/identity/mfa/totp.server.ts";
import { respondToAuthChallenge } from "#domain/identity/operations/respond-to-auth-challenge.server.ts";
import { seconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { codeOf, wrongCodeOf } from "#test/support/totp.ts";

const PHONE = "+819012345678";
const secret = newTotpSecret(randomBytes);

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

async function accountWith(factors: AccountChanges, phone = PHONE): Promise<Account> {
  const account = await identity.account({ attributes: { phone_number: phone, phone_number_verified: "true" } });
  const totpSealed = factors.totpMfa ? sealTotp(identity.service.secrets, account.sub, secret) : null;
  await changeAccount(db, account.sub, { ...factors, totpSealed }, identity.clock.now());
  return account;
}

type Answered = {
  ChallengeName?: string;
  Session?: string;
  ChallengeParameters: Record<string, string>;
  AuthenticationResult?: { AccessToken: string };
};

async function answer(
  account: Account,
  step: { ChallengeName?: string | undefined; Session?: string | undefined },
  responses: Record<string, string>,
) {
  const { ChallengeName, Session } = step;
  const ChallengeResponses = { USERNAME: account.username, ...responses };
  return (await identity.run(respondToAuthChallenge, {
    ClientId: identity.client.id,
    ChallengeName,
    Session,
    ChallengeResponses,
  })) as Answered;
}

describe("the code of the authenticator app", () => {
  const begin = async () => {
    const account = await accountWith({ totpMfa: true });
    const step = await identity.signIn(account);
    expect(step).toMatchObject({ ChallengeName: "SOFTWARE_TOKEN_MFA" });
    return { account, step, right: () => ({ SOFTWARE_TOKEN_MFA_CODE: codeOf(secret, identity.clock) }) };
  };
  const wrong = () => ({ SOFTWARE_TOKEN_MFA_CODE: wrongCodeOf(secret, identity.clock) });

  it("ends in tokens; what else the client sends along counts for nothing", async () => {
    const { account, step, right } = await begin();
    expect((await answer(account, step, { ...right(), SMS_MFA_CODE: "000000" })).AuthenticationResult?.AccessToken).toBeTruthy();
  });

  it("is not taken as SMS_MFA_CODE", async () => {
    const { account, step, right } = await begin();
    const asMessage = { SMS_MFA_CODE: right().SOFTWARE_TOKEN_MFA_CODE };
    await expect(answer(account, step, asMessage)).rejects.toMatchObject({ message: "Missing required parameter SOFTWARE_TOKEN_MFA_CODE" });
    await expect(answer(account, { ...step, ChallengeName: "SMS_MFA" }, asMessage)).rejects.toMatchObject({
      message: "Invalid session for the user.",
    });
  });

  it("may be wrong a few times with one session, and then the sign-in begins anew", async () => {
    const { account, step, right } = await begin();
    for (let n = 0; n < 4; n++)
      await expect(answer(account, step, wrong())).rejects.toMatchObject({
        type: "CodeMismatchException",
        message: "Invalid code received for user",
      });
    expect((await answer(account, step, right())).AuthenticationResult).toBeDefined();

    identity.clock.advance(seconds(60));
    const again = await identity.signIn(account);
    for (let n = 0; n < 5; n++) await expect(answer(account, again, wrong())).rejects.toMatchObject({ type: "CodeMismatchException" });
    await expect(answer(account, again, right())).rejects.toMatchObject({
      type: "NotAuthorizedException",
      message: "Invalid session for the user, session can only be used once.",
    });
  });

  it("counts once, also for another session of the account", async () => {
    const { account, step, right } = await begin();
    await answer(account, step, right());
    const next = await identity.signIn(account);
    await expect(answer(account, next, right())).rejects.toMatchObject({
      type: "ExpiredCodeException",
      message: "Your software token has already been used once.",
    });
    identity.clock.advance(seconds(30));
    expect((await answer(account, next, right())).AuthenticationResult).toBeDefined();
  });

  it("gives tokens to one of many calls at the same time", async () => {
    const { account, step, right } = await begin();
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => answer(account, step, right())));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("is refused with the session of another user, an expired one, and one that was used", async () => {
    const [one, other] = [await begin(), await begin()];
    await expect(answer(one.account, other.step, one.right())).rejects.toMatchObject({ message: "Invalid session for the user." });
    await answer(one.account, one.step, one.right());
    identity.clock.advance(seconds(30));
    await expect(answer(one.account, one.step, one.right())).rejects.toMatchObject({
      message: "Invalid session for the user, session can only be used once.",
    });
    identity.clock.advance(seconds(151));
    await expect(answer(other.account, other.step, other.right())).rejects.toMatchObject({
      message: "Invalid session for the user, session is expired.",
    });
  });

  it("is refused where the app is gone meanwhile", async () => {
    const { account, step, right } = await begin();
    await changeAccount(db, account.sub, { totpSealed: null }, identity.clock.now());
    await expect(answer(account, step, right())).rejects.toMatchObject({ type: "SoftwareTokenMFANotFoundException" });
  });

  it("names an unknown device without using anything up", async () => {
    const { account, step, right } = await begin();
    const DEVICE_KEY = "ap-northeast-1_00000000-0000-4000-8000-0000000000ff";
    await expect(answer(account, step, { ...right(), DEVICE_KEY })).rejects.toMatchObject({ message: "Device does not exist." });
    expect((await answer(account, step, right())).AuthenticationResult).toBeDefined();
  });
});

describe("the code of a text message", () => {
  let phones = 0;
  const begin = async () => {
    const phone = `+8190${String(++phones).padStart(8, "0")}`;
    const account = await accountWith({ smsMfa: true }, phone);
    const step = await identity.signIn(account);
    return { account, phone, step, code: identity.codeTo(phone) };
  };

  it("is sent to the phone, which is not shown whole, and ends in tokens", async () => {
    const { account, phone, step, code } = await begin();
    expect(step.ChallengeName).toBe("SMS_MFA");
    expect(step.ChallengeParameters).toMatchObject({
      CODE_DELIVERY_DELIVERY_MEDIUM: "SMS",
      CODE_DELIVERY_DESTINATION: `+*******${phone.slice(-4)}`,
    });
    expect((await answer(account, step, { SMS_MFA_CODE: code })).AuthenticationResult).toBeDefined();
  });

  it("may be wrong a few times with one session", async () => {
    const { account, step, code } = await begin();
    const wrong = { SMS_MFA_CODE: code === "999999" ? "111111" : "999999" };
    for (let n = 0; n < 4; n++)
      await expect(answer(account, step, wrong)).rejects.toMatchObject({
        type: "CodeMismatchException",
        message: "Invalid code or auth state for the user.",
      });
    expect((await answer(account, step, { SMS_MFA_CODE: code })).AuthenticationResult).toBeDefined();
  });

  it("is dead after five wrong ones", async () => {
    const { account, step, code } = await begin();
    const wrong = { SMS_MFA_CODE: code === "999999" ? "111111" : "999999" };
    for (let n = 0; n < 5; n++) await expect(answer(account, step, wrong)).rejects.toMatchObject({ type: "CodeMismatchException" });
    await expect(answer(account, step, { SMS_MFA_CODE: code })).rejects.toMatchObject({ type: "NotAuthorizedException" });
  });

  it("belongs to its own session, and is taken once", async () => {
    const { account, phone, step, code } = await begin();
    const other = await identity.signIn(account);
    const newer = identity.codeTo(phone);
    await expect(answer(account, other, { SMS_MFA_CODE: code === newer ? "000000" : code })).rejects.toMatchObject({
      type: "CodeMismatchException",
    });
    await answer(account, step, { SMS_MFA_CODE: code });
    await expect(answer(account, step, { SMS_MFA_CODE: code })).rejects.toMatchObject({ type: "NotAuthorizedException" });
    expect((await answer(account, other, { SMS_MFA_CODE: newer })).AuthenticationResult).toBeDefined();
  });
});

describe("the choice of a second factor", () => {
  const begin = async (phone: string) => {
    const account = await accountWith({ smsMfa: true, totpMfa: true }, phone);
    return { account, phone, step: await identity.signIn(account) };
  };

  it("is asked where both are on and none is preferred, and leads to the chosen one", async () => {
    const { account, phone, step } = await begin("+818011110001");
    expect(step.ChallengeName).toBe("SELECT_MFA_TYPE");
    expect(JSON.parse(step.ChallengeParameters.MFAS_CAN_CHOOSE ?? "")).toEqual(["SMS_MFA", "SOFTWARE_TOKEN_MFA"]);
    const next = await answer(account, step, { ANSWER: "SMS_MFA" });
    expect(next.ChallengeName).toBe("SMS_MFA");
    expect((await answer(account, next, { SMS_MFA_CODE: identity.codeTo(phone) })).AuthenticationResult).toBeDefined();
  });

  it("leads to the app, and is used up by that", async () => {
    const { account, step } = await begin("+818011110002");
    const next = await answer(account, step, { ANSWER: "SOFTWARE_TOKEN_MFA" });
    expect(next.ChallengeName).toBe("SOFTWARE_TOKEN_MFA");
    await expect(answer(account, step, { ANSWER: "SMS_MFA" })).rejects.toMatchObject({ type: "NotAuthorizedException" });
    expect((await answer(account, next, { SOFTWARE_TOKEN_MFA_CODE: codeOf(secret, identity.clock) })).AuthenticationResult).toBeDefined();
  });

  it("refuses what is no factor, and one the account no longer has, and stays good for the other", async () => {
    const { account, step } = await begin("+818011110003");
    for (const responses of [{}, { ANSWER: "EMAIL_OTP" }, { ANSWER: "sms" }])
      await expect(answer(account, step, responses)).rejects.toMatchObject({ type: "InvalidParameterException" });
    await changeAccount(db, account.sub, { smsMfa: false }, identity.clock.now());
    await expect(answer(account, step, { ANSWER: "SMS_MFA" })).rejects.toMatchObject({ type: "MFAMethodNotFoundException" });
    expect((await answer(account, step, { ANSWER: "SOFTWARE_TOKEN_MFA" })).ChallengeName).toBe("SOFTWARE_TOKEN_MFA");
  });
});
