import { z } from "zod";
import { isAttributeOf } from "#domain/identity/accounts/attributes.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { attributeName, clientSecret, integer, oneOf, poolId, text } from "#domain/identity/core/shapes.ts";
import type { AllowedFlow, ClientSettings, Pool } from "#domain/identity/core/types.ts";
import { ADMIN_SCOPE } from "#wire/oauth-scopes.ts";
import { isAllowedReturn } from "./return-addresses.ts";
import { harmless, listOf, notOffered, only } from "./set-up-shapes.ts";

const FLOWS = [
  "ALLOW_USER_SRP_AUTH",
  "ALLOW_USER_PASSWORD_AUTH",
  "ALLOW_USER_AUTH",
  "ALLOW_CUSTOM_AUTH",
  "ALLOW_REFRESH_TOKEN_AUTH",
  "ALLOW_ADMIN_USER_PASSWORD_AUTH",
] as const;
const OLD_FLOWS = ["ADMIN_NO_SRP_AUTH", "CUSTOM_AUTH_FLOW_ONLY", "USER_PASSWORD_AUTH"] as const;
const UNITS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;
const unit = oneOf(["seconds", "minutes", "hours", "days"]).optional();
const url = text({ min: 1, max: 1024, pattern: /[\p{L}\p{M}\p{S}\p{N}\p{P}]+/u });

/** What CreateUserPoolClient takes (service model of 2016-04-18). */
export const clientRequest = z.object({
  UserPoolId: poolId,
  ClientName: text({ min: 1, max: 128, pattern: /[\w\s+=,.@-]+/ }),
  GenerateSecret: z.boolean().optional(),
  ClientSecret: clientSecret.optional(),
  RefreshTokenValidity: integer({ min: 0, max: 315_360_000 }).optional(),
  AccessTokenValidity: integer({ min: 1, max: 86_400 }).optional(),
  IdTokenValidity: integer({ min: 1, max: 86_400 }).optional(),
  TokenValidityUnits: z.object({ AccessToken: unit, IdToken: unit, RefreshToken: unit }).optional(),
  ReadAttributes: listOf(attributeName).optional(),
  WriteAttributes: listOf(attributeName).optional(),
  ExplicitAuthFlows: listOf(only([...FLOWS, ...OLD_FLOWS])).optional(),
  SupportedIdentityProviders: listOf(text({ min: 1, max: 32, pattern: /[\p{L}\p{M}\p{S}\p{N}\p{P}\p{Z}]+/u })).optional(),
  CallbackURLs: listOf(url).optional(),
  LogoutURLs: listOf(url).optional(),
  DefaultRedirectURI: notOffered,
  AllowedOAuthFlows: listOf(only(["code", "client_credentials"]), 3).optional(),
  AllowedOAuthScopes: listOf(text({ min: 1, max: 256, pattern: /[\x21\x23-\x5B\x5D-\x7E]+/ }), 50).optional(),
  AllowedOAuthFlowsUserPoolClient: z.boolean().optional(),
  /** No analytics are kept. */
  AnalyticsConfiguration: harmless,
  PreventUserExistenceErrors: oneOf(["LEGACY", "ENABLED"]).optional(),
  EnableTokenRevocation: z.boolean().optional(),
  EnablePropagateAdditionalUserContextData: notOffered,
  AuthSessionValidity: integer({ min: 3, max: 15 }).optional(),
  RefreshTokenRotation: z
    .object({ Feature: oneOf(["ENABLED", "DISABLED"]), RetryGracePeriodSeconds: integer({ min: 0, max: 60 }).optional() })
    .optional(),
});

export type ClientRequest = z.infer<typeof clientRequest>;

/** The settings a request asks for. Refuses what does not go together; whether the pool has the providers is the caller's to see. */
export function settingsOfClient(pool: Pool, request: ClientRequest): ClientSettings {
  if (request.GenerateSecret && request.ClientSecret !== undefined)
    throw refuse.parameter("Only one of GenerateSecret and ClientSecret can be given.");
  refuseAttributes(pool, request);
  refuseAddresses(request);
  refuseOAuth(request);
  return {
    flows: flowsOf(request),
    ...livesOf(request),
    sessionSeconds: (request.AuthSessionValidity ?? 3) * 60,
    // The wire's default; that of the console is ENABLED.
    preventsExistenceErrors: request.PreventUserExistenceErrors === "ENABLED",
    revocation: request.EnableTokenRevocation ?? true,
    rotationGraceSeconds: rotates(request) ? (request.RefreshTokenRotation?.RetryGracePeriodSeconds ?? 0) : null,
    // No words of the wire: an operator sets it (npm run pool -- recent-sign-in).
    recentSignInSeconds: null,
    helpPages: null,
    readAttributes: orNull(request.ReadAttributes),
    writeAttributes: orNull(request.WriteAttributes),
    callbackUrls: request.CallbackURLs ?? [],
    logoutUrls: request.LogoutURLs ?? [],
    oauthFlows: request.AllowedOAuthFlows ?? [],
    scopes: request.AllowedOAuthScopes ?? [],
    providers: request.SupportedIdentityProviders ?? ["COGNITO"],
  };
}

function orNull(names: readonly string[] | undefined): readonly string[] | null {
  return names && names.length > 0 ? names : null;
}

function rotates({ RefreshTokenRotation }: ClientRequest): boolean {
  return RefreshTokenRotation?.Feature === "ENABLED";
}

const NEW_NAMES: Readonly<Record<string, AllowedFlow>> = {
  ALLOW_USER_SRP_AUTH: "USER_SRP_AUTH",
  ALLOW_USER_PASSWORD_AUTH: "USER_PASSWORD_AUTH",
  ALLOW_USER_AUTH: "USER_AUTH",
  ALLOW_CUSTOM_AUTH: "CUSTOM_AUTH",
  ALLOW_REFRESH_TOKEN_AUTH: "REFRESH_TOKEN_AUTH",
  ALLOW_ADMIN_USER_PASSWORD_AUTH: "ADMIN_USER_PASSWORD_AUTH",
};

/** Where tokens are rotated, only GetTokensFromRefreshToken gives new ones. */
function flowsOf(request: ClientRequest): AllowedFlow[] {
  const names = request.ExplicitAuthFlows ?? [];
  const isNew = (name: string) => name in NEW_NAMES;
  if (names.some(isNew) && !names.every(isNew)) throw refuse.parameter("Cannot use both old and new names of ExplicitAuthFlows.");
  if (rotates(request) && names.includes("ALLOW_REFRESH_TOKEN_AUTH"))
    throw refuse.parameter("ALLOW_REFRESH_TOKEN_AUTH cannot be enabled when refresh token rotation is enabled.");
  const flows = names.length > 0 && names.every(isNew) ? names.flatMap((name) => NEW_NAMES[name] ?? []) : flowsOfOldNames(names);
  return rotates(request) ? flows.filter((flow) => flow !== "REFRESH_TOKEN_AUTH") : flows;
}

/** Before there were names for them, SRP, custom questions and refreshing were always on; `CUSTOM_AUTH_FLOW_ONLY` leaves no password. */
function flowsOfOldNames(names: readonly string[]): AllowedFlow[] {
  return [
    ...(names.includes("CUSTOM_AUTH_FLOW_ONLY") ? [] : (["USER_SRP_AUTH"] as const)),
    "CUSTOM_AUTH",
    "REFRESH_TOKEN_AUTH",
    ...(names.includes("USER_PASSWORD_AUTH") ? (["USER_PASSWORD_AUTH"] as const) : []),
    ...(names.includes("ADMIN_NO_SRP_AUTH") ? (["ADMIN_USER_PASSWORD_AUTH"] as const) : []),
  ];
}

type Lives = Pick<ClientSettings, "accessSeconds" | "idSeconds" | "refreshSeconds">;

/** Access and id tokens are counted in hours and live for five minutes to a day; refresh tokens in days, for an hour to ten years. 0: 30 days. */
function livesOf({ AccessTokenValidity, IdTokenValidity, RefreshTokenValidity, TokenValidityUnits: units = {} }: ClientRequest): Lives {
  const accessSeconds = lifeOf(AccessTokenValidity, units.AccessToken ?? "hours") ?? UNITS.hours;
  const idSeconds = lifeOf(IdTokenValidity, units.IdToken ?? "hours") ?? UNITS.hours;
  const refreshSeconds = lifeOf(RefreshTokenValidity, units.RefreshToken ?? "days") ?? 30 * UNITS.days;
  const isAmiss = [
    ...[accessSeconds, idSeconds].map((life) => life < 5 * UNITS.minutes || life > UNITS.days),
    refreshSeconds < UNITS.hours || refreshSeconds > 3650 * UNITS.days,
  ];
  if (isAmiss.includes(true)) throw refuse.parameter("Invalid range for token validity.");
  if (refreshSeconds < Math.max(accessSeconds, idSeconds))
    throw refuse.parameter("Refresh token validity must not be shorter than that of access and id tokens.");
  return { accessSeconds, idSeconds, refreshSeconds };
}

function lifeOf(validity: number | undefined, of: keyof typeof UNITS): number | null {
  return validity ? validity * UNITS[of] : null;
}

/** Verifications and the sub are nobody's to write. */
const NEVER_WRITTEN = new Set(["email_verified", "phone_number_verified"]);

function refuseAttributes(pool: Pool, { ReadAttributes = [], WriteAttributes = [] }: ClientRequest): void {
  const isUnknown = (name: string) => !isAttributeOf(pool, name);
  // The sub is always readable, and none of the attributes.
  if (ReadAttributes.some((name) => name !== "sub" && isUnknown(name)))
    throw refuse.parameter("Invalid read attributes specified while creating a client");
  if (WriteAttributes.some((name) => isUnknown(name) || NEVER_WRITTEN.has(name)))
    throw refuse.parameter("Invalid write attributes specified while creating a client");
}

function refuseAddresses({ CallbackURLs = [], LogoutURLs = [] }: ClientRequest): void {
  const wrong = [...CallbackURLs, ...LogoutURLs].find((address) => !isAllowedReturn(address));
  if (wrong !== undefined)
    throw refuse.parameter(`${wrong} must be an absolute URL without a fragment, with https (http is allowed for this machine only)`);
}

/** Scopes of OpenID Connect, and the one that opens the user-pool API. There are no resource servers. */
const SCOPES = new Set(["openid", "email", "phone", "profile", ADMIN_SCOPE]);

function refuseOAuth(request: ClientRequest): void {
  const unknown = request.AllowedOAuthScopes?.find((scope) => !SCOPES.has(scope));
  if (unknown !== undefined) throw refuse.scopeUnknown(unknown);
  const fault = oauthFaults.find(({ isSo }) => isSo(request));
  if (fault) throw refuse.oauthFault(fault.says);
}

const asks = ({ AllowedOAuthFlows = [] }: ClientRequest, flow: "code" | "client_credentials") => AllowedOAuthFlows.includes(flow);

const oauthFaults: readonly { readonly isSo: (request: ClientRequest) => boolean; readonly says: string }[] = [
  {
    isSo: ({ AllowedOAuthFlowsUserPoolClient: isOn, AllowedOAuthFlows, AllowedOAuthScopes }) =>
      isOn === true && !(AllowedOAuthFlows?.length && AllowedOAuthScopes?.length),
    says: "AllowedOAuthFlows and AllowedOAuthScopes are required if user pool client is allowed to use OAuth flows.",
  },
  {
    isSo: ({ AllowedOAuthFlowsUserPoolClient: isOn, AllowedOAuthFlows }) => isOn !== true && Boolean(AllowedOAuthFlows?.length),
    says: "AllowedOAuthFlowsUserPoolClient must be true for AllowedOAuthFlows to have an effect.",
  },
  {
    isSo: (request) => asks(request, "code") && asks(request, "client_credentials"),
    says: "client_credentials flow can not be selected along with code flow or implicit flow.",
  },
  {
    isSo: (request) => asks(request, "client_credentials") && !request.GenerateSecret && request.ClientSecret === undefined,
    says: "client_credentials flow can not be selected if client does not have a client secret.",
  },
  {
    isSo: (request) => asks(request, "code") && !request.CallbackURLs?.length,
    says: "The code flow needs a callback URL.",
  },
];
