import type { SessionUser } from "./types.ts";

type Claims = Readonly<Record<string, unknown>>;

/** Who the claims of an id token speak of; null where they name nobody. The scope is that of the access token beside it. */
export function userOfClaims(claims: Claims, accessClaims: Claims = {}): SessionUser | null {
  const sub = textOf(claims.sub);
  if (sub === null) return null;
  const family = textOf(claims.family_name);
  const given = textOf(claims.given_name);
  const fullName = family !== null && given !== null ? `${family} ${given}` : (family ?? given);
  return {
    sub,
    username: textOf(claims["cognito:username"]) ?? sub,
    email: textOf(claims.email),
    // A boolean in tokens, a text in the answer of userInfo.
    isEmailVerified: claims.email_verified === true || claims.email_verified === "true",
    phoneNumber: textOf(claims.phone_number),
    name: textOf(claims.name) ?? fullName,
    scope: textOf(accessClaims.scope)?.split(" ") ?? [],
  };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
