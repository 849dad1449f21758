import { z } from "zod";
import { isStandardAttribute } from "#domain/identity/accounts/attributes.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { integer, oneOf, text } from "#domain/identity/core/shapes.ts";
import type { CustomAttribute, DeviceTracking, FirstFactor, PasswordPolicy, PoolSettings } from "#domain/identity/core/types.ts";
import { harmless, listOf, notOffered, only } from "./set-up-shapes.ts";

const address = oneOf(["phone_number", "email"]);
const flag = z.boolean().optional();

const policies = z.object({
  PasswordPolicy: z
    .object({
      MinimumLength: integer({ min: 6, max: 99 }).optional(),
      RequireUppercase: flag,
      RequireLowercase: flag,
      RequireNumbers: flag,
      RequireSymbols: flag,
      PasswordHistorySize: integer({ min: 0, max: 24 }).optional(),
      TemporaryPasswordValidityDays: integer({ min: 0, max: 365 }).optional(),
    })
    .optional(),
  SignInPolicy: z.object({ AllowedFirstAuthFactors: listOf(only(["PASSWORD", "WEB_AUTHN"]), 5).optional() }).optional(),
});

/** Lengths are the only limits AWS sets by itself: 0 to 2048 characters of text. */
const textLimits = z.object({ MinLength: only(["0"]).optional(), MaxLength: only(["2048"]).optional() });

const schemaAttribute = z.object({
  Name: text({ min: 1, max: 20, pattern: /[\p{L}\p{M}\p{S}\p{N}\p{P}]+/u }),
  AttributeDataType: oneOf(["String", "Number", "DateTime", "Boolean"]).optional(),
  DeveloperOnlyAttribute: notOffered,
  Mutable: flag,
  Required: flag,
  NumberAttributeConstraints: notOffered,
  StringAttributeConstraints: textLimits.optional(),
});

/** What CreateUserPool takes (service model of 2016-04-18). Texts, carriers and hooks of this service are set up elsewhere. */
export const poolRequest = z.object({
  PoolName: text({ min: 1, max: 128, pattern: /[\w\s+=,.@-]+/ }),
  Policies: policies.optional(),
  AutoVerifiedAttributes: listOf(address).optional(),
  AliasAttributes: listOf(oneOf(["phone_number", "email", "preferred_username"])).optional(),
  UsernameAttributes: listOf(address).optional(),
  MfaConfiguration: oneOf(["OFF", "ON", "OPTIONAL"]).optional(),
  UserAttributeUpdateSettings: z.object({ AttributesRequireVerificationBeforeUpdate: listOf(address).optional() }).optional(),
  DeviceConfiguration: z.object({ ChallengeRequiredOnNewDevice: flag, DeviceOnlyRememberedOnUserPrompt: flag }).optional(),
  AdminCreateUserConfig: z
    .object({
      AllowAdminCreateUserOnly: flag,
      UnusedAccountValidityDays: integer({ min: 0, max: 365 }).optional(),
      InviteMessageTemplate: notOffered,
    })
    .optional(),
  Schema: listOf(schemaAttribute, 50).optional(),
  UsernameConfiguration: z.object({ CaseSensitive: z.boolean() }).optional(),
  UserPoolAddOns: z.object({ AdvancedSecurityMode: only(["OFF"]), AdvancedSecurityAdditionalFlows: notOffered }).optional(),
  AccountRecoverySetting: z.object({ RecoveryMechanisms: recovery().optional() }).optional(),
  KeyConfiguration: z.object({ KeyType: only(["AWS_OWNED_KEY"]).optional(), KmsKeyArn: notOffered }).optional(),
  IssuerConfiguration: z.object({ Type: only(["ORIGINAL"]).optional() }).optional(),
  VerificationMessageTemplate: z
    .object({
      DefaultEmailOption: oneOf(["CONFIRM_WITH_CODE", "CONFIRM_WITH_LINK"]).optional(),
      SmsMessage: notOffered,
      EmailMessage: notOffered,
      EmailSubject: notOffered,
      EmailMessageByLink: notOffered,
      EmailSubjectByLink: notOffered,
    })
    .optional(),
  EmailConfiguration: z
    .object({
      SourceArn: harmless,
      EmailSendingAccount: harmless,
      From: notOffered,
      ReplyToEmailAddress: notOffered,
      ConfigurationSet: notOffered,
    })
    .optional(),
  /** That it is there says that the pool may send SMS; by which account of AWS has no meaning here. */
  SmsConfiguration: z.looseObject({}).optional(),
  LambdaConfig: notOffered,
  SmsVerificationMessage: notOffered,
  EmailVerificationMessage: notOffered,
  EmailVerificationSubject: notOffered,
  SmsAuthenticationMessage: notOffered,
  UserPoolTags: harmless,
  UserPoolTier: harmless,
  /** Nothing deletes a pool. */
  DeletionProtection: harmless,
});

export type PoolRequest = z.infer<typeof poolRequest>;

/** The one order in which this service looks for a verified address. */
function recovery() {
  const isOurs = (given: readonly { readonly Name: string; readonly Priority: number }[]) =>
    given.length === 2 && given.every(({ Name, Priority }) => Name === (Priority === 1 ? "verified_email" : "verified_phone_number"));
  const mechanism = z.object({
    Priority: integer({ min: 1, max: 2 }),
    Name: oneOf(["verified_email", "verified_phone_number", "admin_only"]),
  });
  return listOf(mechanism, 2).refine(
    isOurs,
    "Member must be verified_email (1), verified_phone_number (2): this service offers nothing else",
  );
}

/** The settings a request asks for. Refuses what does not go together. */
export function settingsOfPool(request: PoolRequest): Omit<PoolSettings, "deviceGroupKey" | "customAuth" | "passkeys"> {
  refuseConflicts(request);
  const { Schema = [], MfaConfiguration = "OFF", DeviceConfiguration } = request;
  return {
    firstFactors: firstFactors(request),
    passwordPolicy: passwordPolicy(request),
    mfa: MfaConfiguration,
    factors: request.SmsConfiguration ? ["SMS_MFA"] : [],
    deviceTracking: deviceTracking(DeviceConfiguration),
    rememberedDeviceSkipsMfa: DeviceConfiguration?.ChallengeRequiredOnNewDevice ?? false,
    autoVerified: request.AutoVerifiedAttributes ?? [],
    verifyBeforeUpdate: request.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate ?? [],
    usernameAttributes: request.UsernameAttributes ?? [],
    aliasAttributes: request.AliasAttributes ?? [],
    isCaseSensitive: request.UsernameConfiguration?.CaseSensitive ?? false,
    requiredAttributes: Schema.filter(({ Name, Required }) => Required && isStandardAttribute(Name)).map(({ Name }) => Name),
    customAttributes: Schema.filter(({ Name }) => !isStandardAttribute(Name)).map(customAttribute),
    terms: null,
    signUpVerification: request.VerificationMessageTemplate?.DefaultEmailOption === "CONFIRM_WITH_LINK" ? "link" : "code",
    selfSignUp: !(request.AdminCreateUserConfig?.AllowAdminCreateUserOnly ?? false),
  };
}

/** A password is always one of them, as at AWS. */
function firstFactors({ Policies }: PoolRequest): FirstFactor[] {
  return [...new Set<FirstFactor>(["PASSWORD", ...(Policies?.SignInPolicy?.AllowedFirstAuthFactors ?? [])])];
}

/** Without a policy AWS asks for all four kinds of characters; with one, for those it names. */
function passwordPolicy({ Policies, AdminCreateUserConfig }: PoolRequest): PasswordPolicy {
  const given = Policies?.PasswordPolicy;
  const byDefault = given === undefined;
  return {
    minimumLength: given?.MinimumLength ?? 8,
    requireUppercase: given?.RequireUppercase ?? byDefault,
    requireLowercase: given?.RequireLowercase ?? byDefault,
    requireNumbers: given?.RequireNumbers ?? byDefault,
    requireSymbols: given?.RequireSymbols ?? byDefault,
    refuseCommon: true,
    historySize: given?.PasswordHistorySize ?? 0,
    temporaryValidityDays: given?.TemporaryPasswordValidityDays ?? AdminCreateUserConfig?.UnusedAccountValidityDays ?? 7,
  };
}

function deviceTracking(configuration: PoolRequest["DeviceConfiguration"]): DeviceTracking {
  if (!configuration) return "off";
  return configuration.DeviceOnlyRememberedOnUserPrompt ? "opt-in" : "always";
}

type SchemaAttribute = NonNullable<PoolRequest["Schema"]>[number];

function customAttribute({ Name, Mutable = true }: SchemaAttribute): CustomAttribute {
  return { name: Name.replace(/^custom:/, ""), isMutable: Mutable, isRequired: false };
}

function refuseConflicts(request: PoolRequest): void {
  const fault = conflicts.find(({ isSo }) => isSo(request));
  if (fault) throw refuse.parameter(fault.says);
  for (const attribute of request.Schema ?? []) refuseAttribute(attribute);
}

const conflicts: readonly { readonly isSo: (request: PoolRequest) => boolean; readonly says: string }[] = [
  {
    isSo: ({ AliasAttributes, UsernameAttributes }) => Boolean(AliasAttributes?.length) && Boolean(UsernameAttributes?.length),
    says: "Only one of the aliasAttributes or usernameAttributes can be set in a user pool.",
  },
  {
    isSo: ({ MfaConfiguration = "OFF", SmsConfiguration }) => MfaConfiguration !== "OFF" && !SmsConfiguration,
    says: "SMS configuration is required when MFA is required/optional; other factors are set up with SetUserPoolMfaConfig.",
  },
  {
    isSo: ({ AutoVerifiedAttributes = [], UserAttributeUpdateSettings }) =>
      (UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate ?? []).some((name) => !AutoVerifiedAttributes.includes(name)),
    says: "AttributesRequireVerificationBeforeUpdate can only contain attributes that are auto-verified.",
  },
  {
    isSo: ({ Policies, AdminCreateUserConfig }) =>
      Policies?.PasswordPolicy?.TemporaryPasswordValidityDays !== undefined &&
      AdminCreateUserConfig?.UnusedAccountValidityDays !== undefined,
    says: "Please use TemporaryPasswordValidityDays in PasswordPolicy instead of UnusedAccountValidityDays.",
  },
];

function refuseAttribute(attribute: SchemaAttribute): void {
  const { Name, AttributeDataType = "String", Mutable, Required } = attribute;
  if (isStandardAttribute(Name)) {
    if (Mutable === false) throw refuse.parameter(`${Name}: standard attributes that cannot be changed are not offered by this service`);
    return;
  }
  if (Required) throw refuse.parameter("Required custom attributes are not supported currently.");
  if (AttributeDataType !== "String")
    throw refuse.parameter(`${Name}: custom attributes of type ${AttributeDataType} are not offered by this service`);
}
