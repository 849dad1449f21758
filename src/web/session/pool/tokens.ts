import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { claimsOf } from "./jwt.ts";
import type { AuthResult } from "./operations.ts";
import type { Tokens } from "./types.ts";

/** The tokens of an answer. Refuses one without both the id and the access token. Without a new refresh token the old one stays. */
export function tokensOf(result: AuthResult | undefined, now: number, refreshToken: string | null = null): Tokens {
  const { IdToken, AccessToken, RefreshToken } = result ?? {};
  if (IdToken === undefined || AccessToken === undefined) throw new CatalogueError("Id token and Access Token must be present.");
  const tokens = { idToken: IdToken, accessToken: AccessToken, refreshToken: RefreshToken ?? refreshToken };
  if (Object.values(tokens).includes("")) throw new CatalogueError("A token must be non-empty");
  return { ...tokens, clockDrift: inSeconds(now) - Math.min(time(IdToken, "iat"), time(AccessToken, "iat")) };
}

/** Whether both tokens are good, by the service's clock. */
export function areValid({ idToken, accessToken, clockDrift }: Tokens, now: number): boolean {
  return inSeconds(now) - clockDrift < Math.min(time(idToken, "exp"), time(accessToken, "exp"));
}

/** `user` as the service names the owner of an access token. */
export function ownerOf(accessToken: string): string | null {
  const { username } = claimsOf(accessToken);
  return typeof username === "string" ? username : null;
}

/** The session that an access token belongs to can be revoked. */
export function isRevocable(accessToken: string): boolean {
  return Boolean(claimsOf(accessToken).origin_jti);
}

/** Seconds since 1970; NaN makes every comparison false. */
function time(token: string, claim: "iat" | "exp"): number {
  return Number(claimsOf(token)[claim]);
}

function inSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}
