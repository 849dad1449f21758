import { type Claims, claimsOf } from "#web/session/pool/jwt.ts";
import { IdentityFault } from "#web/session/pool/types.ts";
import { ask } from "./ask.ts";
import type { HostedService } from "./token-endpoint.ts";
import type { SessionUser } from "./types.ts";
import { userOfClaims } from "./user-of.ts";

/** The user as the provider tells of them now, on top of what the id token says. */
export async function userInfo({ auth, environment }: HostedService, accessToken: string, claims: Claims): Promise<SessionUser | null> {
  const { isOk, status, body } = await ask(environment, `${auth.hostedOrigin}/oauth2/userInfo`, {
    method: "GET",
    credentials: "omit",
    headers: { authorization: `Bearer ${accessToken}` },
  });
  if (!isOk)
    throw new IdentityFault(String(body.error ?? "invalid_token"), String(body.error_description ?? "Authentication Error"), status);
  return userOfClaims({ ...claims, ...body }, claimsOf(accessToken));
}
