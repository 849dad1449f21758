import type { Milliseconds } from "#kernel/duration.ts";
import { claimsOf } from "#web/session/pool/jwt.ts";
import { TOKEN_EXPIRY_MARGIN } from "#wire/constants.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import type { TokenStatus } from "./types.ts";

const PREFIX = "Bearer ";

/** Unknown without a token or without its end; expired from 500 ms before the end. Times in milliseconds since 1970. */
export function tokenStatus(hasToken: boolean, expiresAt: number | null, now: Milliseconds): TokenStatus {
  if (!hasToken || expiresAt === null) return "unknown";
  return now >= expiresAt - TOKEN_EXPIRY_MARGIN ? "expired" : "valid";
}

/** When a token set now ends: as it says itself, else after the lifetime. */
export function expiryOf(token: string, lifetime: Milliseconds, now: Milliseconds): number {
  const { exp } = claimsOf(token);
  return typeof exp === "number" ? exp * 1000 : now + lifetime;
}

/** As a token is stored. Refuses an empty one. */
export function withBearer(token: string): string {
  if (withoutBearer(token) === "") throw new CatalogueError("A token must be non-empty");
  return token.startsWith(PREFIX) ? token : `${PREFIX}${token}`;
}

/** As a token is sent in a form. */
export function withoutBearer(token: string): string {
  return token.startsWith(PREFIX) ? token.slice(PREFIX.length) : token;
}
