import { COOKIE_PREFIX } from "./constants.ts";

/** How somebody signed in: by the user pool itself, at its hosted login, or by an outside provider there (the social strategy). */
export const STRATEGIES = ["cognito", "hosted", "google", "facebook", "line"] as const;
export type StrategyName = (typeof STRATEGIES)[number];
/** Outside services, in the order in which they are offered. */
export const SOCIAL_STRATEGIES = ["google", "line", "facebook"] as const satisfies readonly StrategyName[];
export type SocialStrategyName = (typeof SOCIAL_STRATEGIES)[number];

export function isStrategy(text: unknown): text is StrategyName {
  return STRATEGIES.some((name) => name === text);
}

/** Names under which a session is kept, without the prefix. The site's server and the browser read the same ones. */
export const SESSION_KEYS = {
  strategy: "strategy",
  /** Where a visitor wanted to go before the login page. */
  redirect: "redirect",
  /** `Bearer <access token>`. */
  token: (strategy: StrategyName) => `_token.${strategy}`,
  /** Milliseconds since 1970. */
  tokenExpiration: (strategy: StrategyName) => `_token_expiration.${strategy}`,
  idToken: (strategy: StrategyName) => `_id_token.${strategy}`,
  /** In a cookie that scripts cannot read, unless plain cookies are configured. */
  refreshToken: (strategy: StrategyName) => `_refresh_token.${strategy}`,
  refreshTokenExpiration: (strategy: StrategyName) => `_refresh_token_expiration.${strategy}`,
  state: (strategy: StrategyName) => `${strategy}.state`,
  pkceState: (strategy: StrategyName) => `${strategy}.pkce_state`,
  pkceCodeVerifier: (strategy: StrategyName) => `${strategy}.pkce_code_verifier`,
} as const;

/** `strategy` → `auth.strategy`. */
export function cookieName(key: string): string {
  return `${COOKIE_PREFIX}${key}`;
}

/** Our endpoints keep the refresh token where scripts cannot read it. A request must carry this header, which no foreign page can send. */
export const SESSION_ENDPOINT = "/auth/session";
export const SESSION_HEADER = "x-machinone-session";

/** Cognito's own key for a remembered device, which refreshing needs as well. */
export function deviceKeyName(clientId: string, username: string): string {
  return `CognitoIdentityServiceProvider.${clientId}.${username}.deviceKey`;
}
