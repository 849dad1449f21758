import { z } from "zod";
import type { ClientSettings, PoolSettings } from "#domain/identity/core/types.ts";

const address = z.enum(["email", "phone_number"]);

const passwordPolicy = z.object({
  minimumLength: z.int().min(6).max(99).default(8),
  requireUppercase: z.boolean().default(false),
  requireLowercase: z.boolean().default(false),
  requireNumbers: z.boolean().default(false),
  requireSymbols: z.boolean().default(false),
  refuseCommon: z.boolean().default(true),
  historySize: z.int().min(0).max(24).default(0),
  temporaryValidityDays: z.int().min(0).max(365).default(7),
});

const passkeys = z.object({
  relyingPartyId: z.string().nullable().default(null),
  userVerification: z.enum(["required", "preferred"]).default("preferred"),
  isMultiFactor: z.boolean().default(false),
});

const poolSettings = z.object({
  firstFactors: z.array(z.enum(["PASSWORD", "WEB_AUTHN"])).default(["PASSWORD"]),
  passkeys: passkeys.prefault({}),
  passwordPolicy: passwordPolicy.prefault({}),
  mfa: z.enum(["OFF", "OPTIONAL", "ON"]).default("OFF"),
  factors: z.array(z.enum(["SMS_MFA", "SOFTWARE_TOKEN_MFA"])).default([]),
  deviceTracking: z.enum(["off", "opt-in", "always"]).default("off"),
  rememberedDeviceSkipsMfa: z.boolean().default(false),
  autoVerified: z.array(address).default(["email"]),
  verifyBeforeUpdate: z.array(address).default([]),
  usernameAttributes: z.array(address).default([]),
  aliasAttributes: z.array(z.enum(["email", "phone_number", "preferred_username"])).default([]),
  isCaseSensitive: z.boolean().default(false),
  requiredAttributes: z.array(z.string()).default([]),
  customAttributes: z.array(z.object({ name: z.string(), isMutable: z.boolean(), isRequired: z.boolean() })).default([]),
  selfSignUp: z.boolean().default(true),
  signUpVerification: z.enum(["code", "link"]).default("code"),
  terms: z.object({ version: z.iso.date(), termsUrl: z.url(), privacyUrl: z.url() }).nullable().default(null),
  customAuth: z.string().nullable().default(null),
  deviceGroupKey: z.string().min(1),
});

/** AWS lets a refresh token live for an hour to ten years, the others for five minutes to a day. */
const clientSettings = z.object({
  flows: z
    .array(z.enum(["USER_SRP_AUTH", "USER_PASSWORD_AUTH", "USER_AUTH", "CUSTOM_AUTH", "REFRESH_TOKEN_AUTH", "ADMIN_USER_PASSWORD_AUTH"]))
    .default(["USER_SRP_AUTH", "CUSTOM_AUTH", "REFRESH_TOKEN_AUTH"]),
  accessSeconds: z.int().min(300).max(86_400).default(3600),
  idSeconds: z.int().min(300).max(86_400).default(3600),
  refreshSeconds: z.int().min(3600).max(315_360_000).default(2_592_000),
  sessionSeconds: z.int().min(180).max(900).default(180),
  preventsExistenceErrors: z.boolean().default(true),
  revocation: z.boolean().default(true),
  rotationGraceSeconds: z.int().min(0).max(60).nullable().default(null),
  recentSignInSeconds: z.int().min(60).max(86_400).nullable().default(null),
  helpPages: z.object({ reset: z.url(), contact: z.url() }).nullable().default(null),
  readAttributes: z.array(z.string()).nullable().default(null),
  writeAttributes: z.array(z.string()).nullable().default(null),
  callbackUrls: z.array(z.string()).default([]),
  logoutUrls: z.array(z.string()).default([]),
  oauthFlows: z.array(z.enum(["code", "client_credentials"])).default([]),
  scopes: z.array(z.string()).default([]),
  providers: z.array(z.string()).default(["COGNITO"]),
});

/** Settings as they are kept; what an older row lacks has the default of today. */
export function parsePoolSettings(kept: unknown): PoolSettings {
  return poolSettings.parse(kept);
}

export function parseClientSettings(kept: unknown): ClientSettings {
  return clientSettings.parse(kept);
}
