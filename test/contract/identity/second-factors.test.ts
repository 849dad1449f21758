import {
  AssociateSoftwareTokenCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  VerifySoftwareTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoUser } from "amazon-cognito-identity-js";
import { Secret } from "otpauth";
import { beforeAll, describe, expect, it } from "vitest";
import {
  associateTotp,
  authenticate,
  browserUser,
  disableSms,
  enableSms,
  selectMfa,
  sendMfaCode,
  setMfa,
  userData,
  verifyTotp,
} from "#test/support/cognito-js.ts";
import { type IdentityServer, identityServer, type Place, refusalOf, type TestUser } from "#test/support/identity-server.ts";
import { codeOf, wrongCodeOf } from "#test/support/totp.ts";

let server: IdentityServer;
let free: Place;
let strict: Place;
beforeAll(async () => {
  server = await identityServer();
  free = await server.addPool({ deviceTracking: "off" });
  strict = await server.addPool({ mfa: "ON", factors: ["SOFTWARE_TOKEN_MFA", "SMS_MFA"], deviceTracking: "off" });
});

/** Without SRP, whose arithmetic takes the client half a second. */
const enter = (browser: CognitoUser, { password }: TestUser) => authenticate(browser, password, "USER_PASSWORD_AUTH");

const ON = { Enabled: true, PreferredMfa: true };
const USABLE = { Enabled: true, PreferredMfa: false };
const OFF = { Enabled: false, PreferredMfa: false };

const appCode = (secret: string, steps = 0) => codeOf(secret, server.clock, steps);
const wrongAppCode = (secret: string) => wrongCodeOf(secret, server.clock);
const otherThan = (code: string) => (code === "000000" ? "000001" : "000000");

async function signedIn(user: TestUser): Promise<CognitoUser> {
  const browser = browserUser(server, user);
  await enter(browser, user);
  return browser;
}

async function withApp(): Promise<{ user: TestUser; browser: CognitoUser; secret: string }> {
  const user = await server.aUser(free);
  const browser = await signedIn(user);
  const secret = await associateTotp(browser);
  await verifyTotp(browser, appCode(secret, -1));
  await setMfa(browser, { totp: ON });
  return { user, browser, secret };
}

describe("an authenticator app", () => {
  it("is set up with a secret of 160 bits or more and shown by GetUser", async () => {
    const { browser, secret } = await withApp();
    expect(Secret.fromBase32(secret).bytes.length).toBeGreaterThanOrEqual(20);
    expect(await userData(browser)).toMatchObject({
      UserMFASettingList: ["SOFTWARE_TOKEN_MFA"],
      PreferredMfaSetting: "SOFTWARE_TOKEN_MFA",
    });
  });

  it.each(["USER_SRP_AUTH", "USER_PASSWORD_AUTH"] as const)(
    "is asked for after %s; a wrong code leaves the session as it is",
    async (flow) => {
      const { user, secret } = await withApp();
      const browser = browserUser(server, user);
      expect(await authenticate(browser, user.password, flow)).toMatchObject({ kind: "asked", challenge: "SOFTWARE_TOKEN_MFA" });
      const code = appCode(secret);
      expect(await refusalOf(sendMfaCode(browser, wrongAppCode(secret), "SOFTWARE_TOKEN_MFA"))).toBe(
        "CodeMismatchException: Invalid code received for user",
      );
      expect(await sendMfaCode(browser, code, "SOFTWARE_TOKEN_MFA")).toMatchObject({ kind: "signed in" });
    },
  );

  it("gives a code that counts once", async () => {
    const { user, secret } = await withApp();
    const code = appCode(secret);
    for (const expected of ["signed in", "ExpiredCodeException: Your software token has already been used once."]) {
      const browser = browserUser(server, user);
      await enter(browser, user);
      const sent = sendMfaCode(browser, code, "SOFTWARE_TOKEN_MFA");
      expect(expected === "signed in" ? (await sent).kind : await refusalOf(sent)).toBe(expected);
    }
  });

  it("counts only once its first code came back right", async () => {
    const user = await server.aUser(free);
    const browser = await signedIn(user);
    const secret = await associateTotp(browser);
    expect(await refusalOf(setMfa(browser, { totp: ON }))).toBe(
      "InvalidParameterException: User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA",
    );
    expect(await refusalOf(verifyTotp(browser, wrongAppCode(secret)))).toBe(
      "EnableSoftwareTokenMFAException: Code mismatch and fail enable Software Token MFA",
    );
    expect(await refusalOf(verifyTotp(browser, "12"))).toMatch(
      /^InvalidParameterException: 1 validation error detected: Value at 'userCode'/,
    );
  });

  it("is no longer asked for once it is turned off", async () => {
    const { user, browser } = await withApp();
    await setMfa(browser, { totp: OFF });
    expect(await enter(browserUser(server, user), user)).toMatchObject({ kind: "signed in" });
  });
});

describe("a code by SMS", () => {
  it("goes to the phone, masked in the answer, and signs in", async () => {
    const user = await server.aUser(free);
    await setMfa(await signedIn(user), { sms: ON });
    const browser = browserUser(server, user);
    const asked = await enter(browser, user);
    expect(asked).toMatchObject({
      challenge: "SMS_MFA",
      parameters: { CODE_DELIVERY_DELIVERY_MEDIUM: "SMS", CODE_DELIVERY_DESTINATION: `+*******${user.phone.slice(-4)}` },
    });
    const code = server.codeTo(user.phone);
    expect(await refusalOf(sendMfaCode(browser, otherThan(code), "SMS_MFA"))).toBe(
      "CodeMismatchException: Invalid code or auth state for the user.",
    );
    expect(await sendMfaCode(browser, code, "SMS_MFA")).toMatchObject({ kind: "signed in" });
  });

  it("is turned on and off with SetUserSettings too", async () => {
    const user = await server.aUser(free);
    const browser = await signedIn(user);
    expect(await enableSms(browser)).toBe("SUCCESS");
    expect(await userData(browser)).toMatchObject({ MFAOptions: [{ DeliveryMedium: "SMS", AttributeName: "phone_number" }] });
    expect(await enter(browserUser(server, user), user)).toMatchObject({ challenge: "SMS_MFA" });
    expect(await disableSms(browser)).toBe("SUCCESS");
    expect(await enter(browserUser(server, user), user)).toMatchObject({ kind: "signed in" });
  });

  it("needs a phone", async () => {
    const user = await server.aUser({ ...free, account: { attributes: { email: "x@example.com", email_verified: "true" } } });
    expect(await refusalOf(setMfa(await signedIn(user), { sms: ON }))).toBe(
      "InvalidParameterException: User does not have delivery config set to turn on SMS_MFA",
    );
  });
});

describe("two factors, none preferred", () => {
  it.each(["SMS_MFA", "SOFTWARE_TOKEN_MFA"] as const)("are offered, and %s can be chosen", async (chosen) => {
    const { user, browser: owner, secret } = await withApp();
    await setMfa(owner, { sms: USABLE, totp: USABLE });
    const browser = browserUser(server, user);
    const asked = await enter(browser, user);
    expect(asked).toMatchObject({ challenge: "SELECT_MFA_TYPE", parameters: { MFAS_CAN_CHOOSE: '["SMS_MFA","SOFTWARE_TOKEN_MFA"]' } });
    expect(await selectMfa(browser, chosen)).toMatchObject({ kind: "asked", challenge: chosen });
    const code = chosen === "SMS_MFA" ? server.codeTo(user.phone) : appCode(secret);
    expect(await sendMfaCode(browser, code, chosen)).toMatchObject({ kind: "signed in" });
  });
});

describe("a pool that asks everybody for a second factor", () => {
  const noPhone = { attributes: { email: "x@example.com", email_verified: "true" } };

  it("has the app set up in the middle of the first sign-in", async () => {
    const user = await server.aUser({ ...strict, account: noPhone });
    const browser = browserUser(server, user);
    expect(await enter(browser, user)).toMatchObject({
      challenge: "MFA_SETUP",
      parameters: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
    });
    const session = await verifyTotp(browser, appCode(await associateTotp(browser)));
    expect(session.isValid()).toBe(true);
    expect(await enter(browserUser(server, user), user)).toMatchObject({ challenge: "SOFTWARE_TOKEN_MFA" });
  });

  it("gives no tokens for MFA_SETUP before the app's code was right", async () => {
    const user = await server.aUser({ ...strict, account: noPhone });
    const ClientId = strict.client.id;
    const begun = await server.sdk.send(
      new InitiateAuthCommand({
        ClientId,
        AuthFlow: "USER_PASSWORD_AUTH",
        AuthParameters: { USERNAME: user.username, PASSWORD: user.password },
      }),
    );
    const answer = (Session: string | undefined) =>
      server.sdk.send(
        new RespondToAuthChallengeCommand({
          ClientId,
          ChallengeName: "MFA_SETUP",
          Session,
          ChallengeResponses: { USERNAME: user.username },
        }),
      );
    expect(await refusalOf(answer(begun.Session))).toMatch(
      /^(NotAuthorizedException|InvalidParameterException|SoftwareTokenMFANotFoundException): /,
    );
    const associated = await server.sdk.send(new AssociateSoftwareTokenCommand({ Session: begun.Session }));
    const wrong = new VerifySoftwareTokenCommand({ Session: associated.Session, UserCode: wrongAppCode(associated.SecretCode ?? "") });
    expect(await refusalOf(server.sdk.send(wrong))).toMatch(/^EnableSoftwareTokenMFAException: /);
    expect(await refusalOf(answer(associated.Session))).toMatch(
      /^(NotAuthorizedException|InvalidParameterException|SoftwareTokenMFANotFoundException): /,
    );
  });

  it("asks the verified phone of somebody who set up nothing", async () => {
    const user = await server.aUser(strict);
    const browser = browserUser(server, user);
    expect(await enter(browser, user)).toMatchObject({ challenge: "SMS_MFA" });
    expect(await sendMfaCode(browser, server.codeTo(user.phone), "SMS_MFA")).toMatchObject({ kind: "signed in" });
  });
});
