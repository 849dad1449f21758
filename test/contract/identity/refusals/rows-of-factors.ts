import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import type { TestUser } from "#test/support/identity-server.ts";
import { newDeviceSecret } from "#test/support/srp-device.ts";
import { codeOf, wrongCodeOf } from "#test/support/totp.ts";
import { type RefusalWorld, type Rows, refusalIn } from "./world.ts";

/** A user whose authenticator app is set up, and its secret. */
async function appUser({ aUser, token, send, done, clock }: RefusalWorld, more: object = {}): Promise<{ user: TestUser; secret: string }> {
  const user = await aUser();
  const AccessToken = await token(user);
  const { SecretCode: secret } = (await done(send("AssociateSoftwareToken", { AccessToken }))) as { SecretCode: string };
  await done(send("VerifySoftwareToken", { AccessToken, UserCode: codeOf(secret, clock, -1) }));
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await done(send("SetUserMFAPreference", { AccessToken, SoftwareTokenMfaSettings, ...more }));
  return { user, secret };
}

async function appSession(world: RefusalWorld) {
  const { user, secret } = await appUser(world);
  return { user, secret, session: (await world.plain(user)).json.Session };
}

async function newDevice({ aUser, tokensOf }: RefusalWorld) {
  const { AccessToken, NewDeviceMetadata } = await tokensOf(await aUser());
  const DeviceKey = NewDeviceMetadata?.DeviceKey ?? "";
  const { config } = newDeviceSecret(NewDeviceMetadata?.DeviceGroupKey ?? "", DeviceKey);
  return { AccessToken, DeviceKey, DeviceSecretVerifierConfig: config };
}

export const factorRows: Rows<
  | "totpMismatch"
  | "totpReused"
  | "totpMissing"
  | "totpNotEnabled"
  | "totpOff"
  | "totpNotSetUp"
  | "smsNotSetUp"
  | "smsMismatch"
  | "mfaMethodMissing"
  | "recoveryWithoutFactor"
  | "deviceKeyMalformed"
  | "deviceKeyExists"
  | "deviceTrackingOff"
  | "invalidVerifier"
> = {
  recoveryWithoutFactor: {
    says: "InvalidParameterException: Recovery codes need a second factor that is turned on",
    when: async ({ aUser, token, refused }) => refused("CreateRecoveryCodes", { AccessToken: await token(await aUser()) }),
  },
  totpMismatch: {
    says: "CodeMismatchException: Invalid code received for user",
    when: async (world) => {
      const { user, secret, session } = await appSession(world);
      const SOFTWARE_TOKEN_MFA_CODE = wrongCodeOf(secret, world.clock);
      return refusalIn(world.answer(user, "SOFTWARE_TOKEN_MFA", { session, SOFTWARE_TOKEN_MFA_CODE }));
    },
  },
  totpReused: {
    says: "ExpiredCodeException: Your software token has already been used once.",
    when: async (world) => {
      const { user, secret, session } = await appSession(world);
      const SOFTWARE_TOKEN_MFA_CODE = codeOf(secret, world.clock);
      await world.done(world.answer(user, "SOFTWARE_TOKEN_MFA", { session, SOFTWARE_TOKEN_MFA_CODE }));
      const again = (await world.plain(user)).json.Session;
      return refusalIn(world.answer(user, "SOFTWARE_TOKEN_MFA", { session: again, SOFTWARE_TOKEN_MFA_CODE }));
    },
  },
  totpMissing: {
    says: "SoftwareTokenMFANotFoundException: Software Token MFA does not exist for the user.",
    when: async ({ aUser, token, refused }) =>
      refused("VerifySoftwareToken", { AccessToken: await token(await aUser()), UserCode: "123456" }),
  },
  totpNotEnabled: {
    says: "EnableSoftwareTokenMFAException: Code mismatch and fail enable Software Token MFA",
    when: async ({ aUser, token, send, done, refused, clock }) => {
      const AccessToken = await token(await aUser());
      const { SecretCode } = await done(send("AssociateSoftwareToken", { AccessToken }));
      return refused("VerifySoftwareToken", { AccessToken, UserCode: wrongCodeOf(String(SecretCode), clock) });
    },
  },
  totpOff: {
    says: "SoftwareTokenMFANotFoundException: Software Token MFA is not enabled by the userPool.",
    when: async ({ addPool, aUser, token, refused }) =>
      refused("AssociateSoftwareToken", { AccessToken: await token(await aUser(await addPool({ factors: ["SMS_MFA"] }))) }),
  },
  totpNotSetUp: {
    says: "InvalidParameterException: User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA",
    when: async ({ aUser, token, refused }) =>
      refused("SetUserMFAPreference", { AccessToken: await token(await aUser()), SoftwareTokenMfaSettings: { Enabled: true } }),
  },
  smsNotSetUp: {
    says: "InvalidParameterException: User does not have delivery config set to turn on SMS_MFA",
    when: async ({ aUser, token, refused }) => {
      const user = await aUser({ account: { attributes: { email: "x@example.com", email_verified: "true" } } });
      return refused("SetUserMFAPreference", { AccessToken: await token(user), SMSMfaSettings: { Enabled: true } });
    },
  },
  smsMismatch: {
    says: "CodeMismatchException: Invalid code or auth state for the user.",
    when: async ({ aUser, plain, answer, codeTo }) => {
      const user = await aUser({ account: { smsMfa: true } });
      const session = (await plain(user)).json.Session;
      const SMS_MFA_CODE = codeTo(user.phone) === "000000" ? "000001" : "000000";
      return refusalIn(answer(user, "SMS_MFA", { session, SMS_MFA_CODE }));
    },
  },
  mfaMethodMissing: {
    says: "MFAMethodNotFoundException: No such MFA method for the user.",
    when: async (world) => {
      const { user } = await appUser(world, {
        SMSMfaSettings: { Enabled: true },
        SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: false },
      });
      const session = (await world.plain(user)).json.Session;
      await changeAccount(world.db, user.sub, { smsMfa: false }, world.clock.now());
      return refusalIn(world.answer(user, "SELECT_MFA_TYPE", { session, ANSWER: "SMS_MFA" }));
    },
  },
  deviceKeyMalformed: {
    says: "InvalidParameterException: Invalid device key given.",
    when: async (world) => {
      const DeviceKey = "ap-northeast-1_00000000-0000-4000-8000-000000000000";
      return world.refused("ConfirmDevice", { ...(await newDevice(world)), DeviceKey });
    },
  },
  deviceKeyExists: {
    says: "DeviceKeyExistsException: Device key already exists.",
    when: async (world) => {
      const device = await newDevice(world);
      await world.done(world.send("ConfirmDevice", device));
      return world.refused("ConfirmDevice", device);
    },
  },
  deviceTrackingOff: {
    says: "InvalidParameterException: Device tracking has not been configured in this User Pool",
    when: async ({ addPool, aUser, token, refused }) =>
      refused("ListDevices", { AccessToken: await token(await aUser(await addPool({ deviceTracking: "off" }))) }),
  },
  invalidVerifier: {
    says: "InvalidParameterException: Invalid device secret verifier given.",
    when: async (world) => {
      const DeviceSecretVerifierConfig = { Salt: "not base64!", PasswordVerifier: "AA==" };
      return world.refused("ConfirmDevice", { ...(await newDevice(world)), DeviceSecretVerifierConfig });
    },
  },
};
