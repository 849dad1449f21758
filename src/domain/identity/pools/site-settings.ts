import type { ClientSettings, PoolSettings } from "#domain/identity/core/types.ts";
import { ADMIN_SCOPE } from "#wire/oauth-scopes.ts";

/** The pool of the site: people sign in by e-mail, may set up a second factor, and may have a device remembered that stands in for it. */
export const sitePoolSettings = {
  usernameAttributes: ["email"],
  autoVerified: ["email"],
  verifyBeforeUpdate: ["email"],
  mfa: "OPTIONAL",
  factors: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"],
  deviceTracking: "opt-in",
  rememberedDeviceSkipsMfa: true,
} as const satisfies Partial<PoolSettings>;

/** What a client of ours may ask for at the hosted login: who somebody is, and the user-pool API. */
export const HOSTED_SCOPES = ["openid", "email", "phone", "profile", ADMIN_SCOPE] as const;

/** The site's own client: public, because a browser keeps no secret. It comes back to one page, whatever the strategy. */
export function siteClientSettings(siteOrigin: string) {
  const page = `${siteOrigin}/login/`;
  // Where somebody comes back to who has linked a provider; codes are taken at the login alone.
  const account = `${siteOrigin}/settings/account`;
  return {
    flows: ["USER_SRP_AUTH", "USER_PASSWORD_AUTH", "REFRESH_TOKEN_AUTH"],
    preventsExistenceErrors: true,
    callbackUrls: [page, account],
    logoutUrls: [page],
    oauthFlows: ["code"],
    scopes: HOSTED_SCOPES,
    providers: ["COGNITO"],
  } as const satisfies Partial<ClientSettings>;
}
