import { describe, expect, it } from "vitest";
import { parseRequest } from "#domain/identity/core/shapes.ts";
import { poolRequest, settingsOfPool } from "./pool-request.ts";

const settings = (body: object) => settingsOfPool(parseRequest(poolRequest, { PoolName: "members", ...body }));

describe("a pool of which nothing is said", () => {
  it("has the password policy of AWS, no factor, no device tracking and no verified address", () => {
    expect(settings({})).toEqual({
      firstFactors: ["PASSWORD"],
      passwordPolicy: {
        minimumLength: 8,
        requireUppercase: true,
        requireLowercase: true,
        requireNumbers: true,
        requireSymbols: true,
        refuseCommon: true,
        historySize: 0,
        temporaryValidityDays: 7,
      },
      mfa: "OFF",
      factors: [],
      deviceTracking: "off",
      rememberedDeviceSkipsMfa: false,
      autoVerified: [],
      verifyBeforeUpdate: [],
      usernameAttributes: [],
      aliasAttributes: [],
      isCaseSensitive: false,
      requiredAttributes: [],
      customAttributes: [],
      selfSignUp: true,
      terms: null,
      signUpVerification: "code",
    });
  });
});

describe("a pool as it is asked for", () => {
  it("asks passwords only for what a policy names", () => {
    const { passwordPolicy } = settings({ Policies: { PasswordPolicy: { MinimumLength: 15, PasswordHistorySize: 5 } } });
    expect(passwordPolicy).toMatchObject({ minimumLength: 15, requireUppercase: false, requireSymbols: false, historySize: 5 });
  });

  it.each([
    [{}, { deviceTracking: "always", rememberedDeviceSkipsMfa: false }],
    [
      { DeviceOnlyRememberedOnUserPrompt: true, ChallengeRequiredOnNewDevice: true },
      { deviceTracking: "opt-in", rememberedDeviceSkipsMfa: true },
    ],
  ])("tracks devices by %j", (DeviceConfiguration, expected) => {
    expect(settings({ DeviceConfiguration })).toMatchObject(expected);
  });

  it("has attributes of its own and requires standard ones", () => {
    const Schema = [
      { Name: "email", AttributeDataType: "String", Required: true },
      { Name: "rank", Mutable: false },
      { Name: "custom:shoe", StringAttributeConstraints: { MinLength: "0", MaxLength: "2048" } },
    ];
    expect(settings({ Schema })).toMatchObject({
      requiredAttributes: ["email"],
      customAttributes: [
        { name: "rank", isMutable: false, isRequired: false },
        { name: "shoe", isMutable: true, isRequired: false },
      ],
    });
  });

  it("offers SMS where it may send it, and lets only operators make accounts where that is said", () => {
    const body = {
      MfaConfiguration: "OPTIONAL",
      SmsConfiguration: { SnsCallerArn: "arn:aws:iam::000000000000:role/sms" },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true, UnusedAccountValidityDays: 3 },
    };
    expect(settings(body)).toMatchObject({
      mfa: "OPTIONAL",
      factors: ["SMS_MFA"],
      selfSignUp: false,
      passwordPolicy: { temporaryValidityDays: 3 },
    });
  });

  it("takes what asks for nothing, or changes nothing here", () => {
    const Mechanisms = [
      { Priority: 1, Name: "verified_email" },
      { Priority: 2, Name: "verified_phone_number" },
    ];
    const body = {
      LambdaConfig: {},
      DeletionProtection: "ACTIVE",
      UserPoolTier: "ESSENTIALS",
      UserPoolAddOns: { AdvancedSecurityMode: "OFF" },
      EmailConfiguration: { EmailSendingAccount: "COGNITO_DEFAULT" },
      VerificationMessageTemplate: { DefaultEmailOption: "CONFIRM_WITH_CODE" },
      AccountRecoverySetting: { RecoveryMechanisms: Mechanisms },
    };
    expect(settings(body)).toEqual(settings({}));
  });
});

describe("what a pool cannot have", () => {
  it.each([
    ["hooks", { LambdaConfig: { PreSignUp: "arn:aws:lambda:ap-northeast-1:000000000000:function:hook" } }],
    ["texts of its own", { EmailVerificationMessage: "code {####}" }],
    ["a text of its own in mails", { VerificationMessageTemplate: { EmailMessageByLink: "{##link##}" } }],
    ["a sender of its own", { EmailConfiguration: { From: "x@example.jp" } }],
    ["a sign-in without a password", { Policies: { SignInPolicy: { AllowedFirstAuthFactors: ["PASSWORD", "EMAIL_OTP"] } } }],
    ["threat protection", { UserPoolAddOns: { AdvancedSecurityMode: "ENFORCED" } }],
    ["recovery by operators alone", { AccountRecoverySetting: { RecoveryMechanisms: [{ Priority: 1, Name: "admin_only" }] } }],
    ["a key of the customer", { KeyConfiguration: { KeyType: "CUSTOMER_MANAGED_KEY" } }],
    ["attributes for developers only", { Schema: [{ Name: "rank", DeveloperOnlyAttribute: true }] }],
    ["numbers as attributes", { Schema: [{ Name: "rank", AttributeDataType: "Number" }] }],
    ["lengths of attributes", { Schema: [{ Name: "rank", StringAttributeConstraints: { MaxLength: "10" } }] }],
    ["custom attributes that are required", { Schema: [{ Name: "rank", Required: true }] }],
    ["standard attributes that never change", { Schema: [{ Name: "name", Mutable: false }] }],
    ["both kinds of names", { AliasAttributes: ["email"], UsernameAttributes: ["email"] }],
    ["MFA without a factor", { MfaConfiguration: "ON" }],
    [
      "an address that waits for a code nobody sends",
      { UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ["email"] } },
    ],
    [
      "two lives of temporary passwords",
      {
        Policies: { PasswordPolicy: { TemporaryPasswordValidityDays: 7 } },
        AdminCreateUserConfig: { UnusedAccountValidityDays: 7 },
      },
    ],
    ["a name in Japanese", { PoolName: "会員" }],
  ])("refuses %s", (_, body) => {
    expect(() => settings(body)).toThrow(expect.objectContaining({ type: "InvalidParameterException" }));
  });

  it("says which member it is", () => {
    expect(() => settings({ LambdaConfig: { PreSignUp: "arn" } })).toThrow(
      "Value at 'lambdaConfig' failed to satisfy constraint: Member is not offered",
    );
  });
});
