import type { ClientSettings, PoolSettings } from "#domain/identity/core/types.ts";
import { relyingPartyOf } from "#domain/identity/passkeys/relying-party.ts";
import { ADMIN_SCOPE } from "#wire/oauth-scopes.ts";
import { RECENT_SIGN_IN_SECONDS } from "#wire/recent-sign-in.ts";

/** The pool of the site: people sign in by e-mail, may set up a second factor, and may have a device remembered that stands in for it. */
export const sitePoolSettings = {
  usernameAttributes: ["email"],
  autoVerified: ["email"],
  verifyBeforeUpdate: ["email"],
  mfa: "OPTIONAL",
  factors: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"],
  deviceTracking: "opt-in",
  rememberedDeviceSkipsMfa: true,
  // The version of 利用規約 that was agreed to where the account was made.
  customAttributes: [{ name: "terms_version", isMutable: true, isRequired: false }],
} as const satisfies Partial<PoolSettings>;

/** Passkeys of a site, where browsers make any for its address. The holder is always verified, so that a passkey alone is enough. */
export function sitePasskeys(siteOrigin: string): Partial<PoolSettings> {
  const relyingPartyId = relyingPartyOf(siteOrigin);
  if (relyingPartyId === null) return {};
  return { firstFactors: ["PASSWORD", "WEB_AUTHN"], passkeys: { relyingPartyId, userVerification: "required", isMultiFactor: true } };
}

/** What a client of ours may ask for at the hosted login: who somebody is, and the user-pool API. */
export const HOSTED_SCOPES = ["openid", "email", "phone", "profile", ADMIN_SCOPE] as const;

/** The site's own client: public, because a browser keeps no secret. It comes back to one page, whatever the strategy. */
export function siteClientSettings(siteOrigin: string) {
  const page = `${siteOrigin}/login/`;
  // Where somebody comes back to who has linked a provider; codes are taken at the login alone.
  const account = `${siteOrigin}/settings/account`;
  return {
    flows: ["USER_SRP_AUTH", "USER_PASSWORD_AUTH", "USER_AUTH", "REFRESH_TOKEN_AUTH"],
    preventsExistenceErrors: true,
    recentSignInSeconds: RECENT_SIGN_IN_SECONDS,
    helpPages: helpPagesOf(siteOrigin),
    callbackUrls: [page, account],
    logoutUrls: [page],
    oauthFlows: ["code"],
    scopes: HOSTED_SCOPES,
    providers: ["COGNITO"],
  } as const satisfies Partial<ClientSettings>;
}

/** Where notice mails of a site lead who did not do what they tell of. */
export function helpPagesOf(siteOrigin: string) {
  return { reset: `${siteOrigin}/forgot-password/`, contact: `${siteOrigin}/risk/contact/` } as const;
}
