import type { PasskeySettings, Pool, PoolSettings } from "#domain/identity/core/types.ts";
import { inSeconds } from "#domain/identity/tokens/claims.ts";

/** No account of AWS owns anything here; its number is part of every ARN. */
const NO_ACCOUNT = "000000000000";

/** `UserPool` of the API. `users`: how many accounts it has, about. */
export function describePool({ id, name, settings, createdAt, updatedAt }: Pool, users: number): object {
  const region = id.slice(0, id.indexOf("_"));
  return {
    Id: id,
    Name: name,
    Arn: `arn:aws:cognito-idp:${region}:${NO_ACCOUNT}:userpool/${id}`,
    CreationDate: inSeconds(createdAt),
    LastModifiedDate: inSeconds(updatedAt),
    Policies: { PasswordPolicy: describePolicy(settings), SignInPolicy: { AllowedFirstAuthFactors: settings.firstFactors } },
    LambdaConfig: {},
    SchemaAttributes: describeSchema(settings),
    AutoVerifiedAttributes: settings.autoVerified,
    ...(settings.aliasAttributes.length > 0 ? { AliasAttributes: settings.aliasAttributes } : {}),
    ...(settings.usernameAttributes.length > 0 ? { UsernameAttributes: settings.usernameAttributes } : {}),
    UsernameConfiguration: { CaseSensitive: settings.isCaseSensitive },
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: settings.verifyBeforeUpdate },
    VerificationMessageTemplate: { DefaultEmailOption: settings.signUpVerification === "link" ? "CONFIRM_WITH_LINK" : "CONFIRM_WITH_CODE" },
    MfaConfiguration: settings.mfa,
    ...describeDevices(settings),
    EstimatedNumberOfUsers: users,
    AdminCreateUserConfig: {
      AllowAdminCreateUserOnly: !settings.selfSignUp,
      UnusedAccountValidityDays: settings.passwordPolicy.temporaryValidityDays,
    },
    AccountRecoverySetting: {
      RecoveryMechanisms: [
        { Priority: 1, Name: "verified_email" },
        { Priority: 2, Name: "verified_phone_number" },
      ],
    },
  };
}

function describePolicy({ passwordPolicy }: PoolSettings): object {
  return {
    MinimumLength: passwordPolicy.minimumLength,
    RequireUppercase: passwordPolicy.requireUppercase,
    RequireLowercase: passwordPolicy.requireLowercase,
    RequireNumbers: passwordPolicy.requireNumbers,
    RequireSymbols: passwordPolicy.requireSymbols,
    ...(passwordPolicy.historySize > 0 ? { PasswordHistorySize: passwordPolicy.historySize } : {}),
    TemporaryPasswordValidityDays: passwordPolicy.temporaryValidityDays,
  };
}

/** What differs from the attributes every pool has: those it requires, and its own. */
function describeSchema({ requiredAttributes, customAttributes }: PoolSettings): object[] {
  const shared = { AttributeDataType: "String", DeveloperOnlyAttribute: false };
  return [
    ...requiredAttributes.map((Name) => ({ Name, ...shared, Mutable: true, Required: true })),
    ...customAttributes.map(({ name, isMutable, isRequired }) => ({
      Name: `custom:${name}`,
      ...shared,
      Mutable: isMutable,
      Required: isRequired,
      StringAttributeConstraints: { MinLength: "0", MaxLength: "2048" },
    })),
  ];
}

function describeDevices({ deviceTracking, rememberedDeviceSkipsMfa }: PoolSettings): object {
  if (deviceTracking === "off") return {};
  return {
    DeviceConfiguration: {
      ChallengeRequiredOnNewDevice: rememberedDeviceSkipsMfa,
      DeviceOnlyRememberedOnUserPrompt: deviceTracking === "opt-in",
    },
  };
}

/** The answer of SetUserPoolMfaConfig. */
export function describePoolMfa({ mfa, factors, passkeys }: Pick<PoolSettings, "mfa" | "factors" | "passkeys">): object {
  return {
    MfaConfiguration: mfa,
    SoftwareTokenMfaConfiguration: { Enabled: factors.includes("SOFTWARE_TOKEN_MFA") },
    ...(factors.includes("SMS_MFA") ? { SmsMfaConfiguration: { SmsConfiguration: {} } } : {}),
    ...(passkeys.relyingPartyId === null ? {} : { WebAuthnConfiguration: describePasskeys(passkeys, passkeys.relyingPartyId) }),
  };
}

function describePasskeys({ userVerification, isMultiFactor }: PasskeySettings, relyingPartyId: string): object {
  return {
    RelyingPartyId: relyingPartyId,
    UserVerification: userVerification,
    FactorConfiguration: isMultiFactor ? "MULTI_FACTOR_WITH_USER_VERIFICATION" : "SINGLE_FACTOR",
  };
}
