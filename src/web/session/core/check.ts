import type { Milliseconds } from "#kernel/duration.ts";
import { tokenStatus } from "./token-status.ts";
import type { KeptSession, TokenStatus } from "./types.ts";

export interface SessionCheck {
  readonly isValid: boolean;
  readonly isTokenExpired: boolean;
  readonly isRefreshExpired: boolean;
  /** Whether a refresh is worth a try: always here. Without a refresh token it ends the session. */
  readonly isRefreshable: boolean;
}

const INVALID: SessionCheck = { isValid: false, isTokenExpired: false, isRefreshExpired: false, isRefreshable: true };

/** How a session stands: no token, then the refresh token, then the access token; the first that fails is what is told. */
export function checkSession(kept: KeptSession | null, now: Milliseconds): SessionCheck {
  if (!hasToken(kept)) return INVALID;
  if (refreshStatus(kept, now) === "expired") return { ...INVALID, isRefreshExpired: true };
  if (accessStatus(kept, now) === "expired") return { ...INVALID, isTokenExpired: true };
  return { ...INVALID, isValid: true };
}

/** The check without status: a token is there, ended or not. */
export function hasToken(kept: KeptSession | null): kept is KeptSession & { readonly accessToken: string } {
  return kept !== null && kept.accessToken !== null && kept.accessToken !== "";
}

export function accessStatus({ accessToken, accessExpiresAt }: KeptSession, now: Milliseconds): TokenStatus {
  return tokenStatus(accessToken !== null, accessExpiresAt, now);
}

/** A sealed refresh token is not seen; its end tells that it is there. */
export function refreshStatus({ refreshExpiresAt }: KeptSession, now: Milliseconds): TokenStatus {
  return tokenStatus(true, refreshExpiresAt, now);
}

/** Whether there is a token that is good, or one that may be refreshed. */
export function isAlive(kept: KeptSession | null, now: Milliseconds): boolean {
  if (!hasToken(kept)) return false;
  const refresh = refreshStatus(kept, now);
  return refresh === "valid" || (refresh === "unknown" && accessStatus(kept, now) === "valid");
}
