import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount, findAccount } from "#domain/identity/core/account-store.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { getUser } from "./get-user.server.ts";
import { setUserMfaPreference } from "./set-user-mfa-preference.server.ts";
import { setUserSettings } from "./set-user-settings.server.ts";

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

async function signedIn({ hasPhone = true, hasApp = false } = {}) {
  const account = await identity.account(hasPhone ? { attributes: { phone_number: "+819012345678" } } : {});
  const AccessToken = (await identity.signIn(account)).AuthenticationResult.AccessToken;
  if (hasApp) await changeAccount(db, account.sub, { totpSealed: Buffer.of(1) }, identity.clock.now());
  return {
    prefer: (settings: object) => identity.run(setUserMfaPreference, { AccessToken, ...settings }),
    settings: (MFAOptions: object[]) => identity.run(setUserSettings, { AccessToken, MFAOptions }),
    user: () => identity.run(getUser, { AccessToken }),
    kept: () => findAccount(db, account.sub),
  };
}

describe("SetUserMFAPreference", () => {
  it("turns factors on and shows them in GetUser", async () => {
    const { prefer, user } = await signedIn({ hasApp: true });
    await prefer({ SMSMfaSettings: { Enabled: true }, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
    expect(await user()).toMatchObject({
      UserMFASettingList: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"],
      PreferredMfaSetting: "SOFTWARE_TOKEN_MFA",
    });
  });

  it("leaves a factor alone that is not named, and turns one off that is named without a word", async () => {
    const { prefer, kept } = await signedIn({ hasApp: true });
    await prefer({ SMSMfaSettings: { Enabled: true, PreferredMfa: true } });
    await prefer({ SoftwareTokenMfaSettings: { Enabled: true } });
    expect(await kept()).toMatchObject({ smsMfa: true, totpMfa: true, preferredMfa: "SMS_MFA" });
    await prefer({ SMSMfaSettings: {} });
    expect(await kept()).toMatchObject({ smsMfa: false, totpMfa: true, preferredMfa: null });
  });

  it.each([
    [
      "an app that was never proved",
      { SoftwareTokenMfaSettings: { Enabled: true } },
      "User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA",
    ],
    ["messages without a phone number", { SMSMfaSettings: { Enabled: true } }, "User does not have delivery config set to turn on SMS_MFA"],
    ["mail", { EmailMfaSettings: { Enabled: true } }, "User does not have delivery config set to turn on EMAIL_OTP"],
    ["passkeys", { WebAuthnMfaSettings: { Enabled: true } }, "WebAuthn is not enabled for this user pool"],
    ["a preference for what is off", { SMSMfaSettings: { PreferredMfa: true } }, "A preferred MFA method must be enabled"],
  ])("refuses %s", async (_, wishes, message) => {
    const { prefer, kept } = await signedIn({ hasPhone: false });
    await expect(prefer(wishes)).rejects.toMatchObject({ type: "InvalidParameterException", message });
    expect(await kept()).toMatchObject({ smsMfa: false, totpMfa: false });
  });
});

describe("SetUserSettings", () => {
  const SMS = { DeliveryMedium: "SMS", AttributeName: "phone_number" };

  it("turns messages on with an option and off with none", async () => {
    const { settings, user } = await signedIn();
    expect(await settings([SMS])).toEqual({});
    expect(await user()).toMatchObject({ MFAOptions: [SMS], UserMFASettingList: ["SMS_MFA"] });
    await settings([]);
    expect(await user()).not.toHaveProperty("UserMFASettingList");
  });

  it("does not touch the authenticator app", async () => {
    const { settings, prefer, kept } = await signedIn({ hasApp: true });
    await prefer({ SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
    await settings([]);
    expect(await kept()).toMatchObject({ totpMfa: true, preferredMfa: "SOFTWARE_TOKEN_MFA" });
  });

  it("refuses another medium or attribute, and an account without a phone number", async () => {
    const [one, phoneless] = [await signedIn(), await signedIn({ hasPhone: false })];
    for (const option of [{ ...SMS, DeliveryMedium: "EMAIL" }, { ...SMS, AttributeName: "email" }, {}])
      await expect(one.settings([option])).rejects.toMatchObject({ type: "InvalidParameterException" });
    await expect(phoneless.settings([SMS])).rejects.toMatchObject({
      message: "User does not have delivery config set to turn on SMS_MFA",
    });
  });
});
