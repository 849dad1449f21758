import { decodeJwt, type JWTPayload, jwtVerify } from "jose";
import { JOSEError, JWKSInvalid, JWKSTimeout } from "jose/errors";
import { z } from "zod";
import { seconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import { signingKeys } from "#platform/signing-keys.server.ts";
import type { AccessClaims, Checked, IdClaims } from "./types.ts";
import type { WireParts } from "./user-pool.server.ts";

const accessShape = z.object({
  token_use: z.literal("access"),
  sub: z.string().min(1),
  username: z.string().min(1),
  client_id: z.string(),
  exp: z.number(),
});
const idShape = z.object({ token_use: z.literal("id"), sub: z.string().min(1), exp: z.number() });

export type TokenChecks = {
  readonly verifyAccess: (token: string) => Promise<Checked<AccessClaims>>;
  readonly verifyId: (token: string) => Promise<Checked<IdClaims>>;
};

/** Checks tokens of one pool for one client. Keys are fetched when a token names one that is not known, at most every 30 s. */
export function tokenChecks({ auth, fetch, clock }: WireParts & { readonly clock: Clock }): TokenChecks {
  const issuer = `${auth.endpoint}/${auth.poolId}`;
  const keys = signingKeys(`${issuer}/.well-known/jwks.json`, fetch);
  const verify = async (token: string, audience: { audience?: string }): Promise<Checked<JWTPayload>> => {
    const rules = { algorithms: ["RS256"], issuer, requiredClaims: ["sub", "exp"], currentDate: clock.now(), ...audience };
    try {
      return (await jwtVerify(token, keys, rules)).payload;
    } catch (error) {
      return isOfToken(error) ? null : "unreached";
    }
  };
  return {
    verifyAccess: async (token) => {
      const payload = await verify(token, {});
      if (payload === null || payload === "unreached") return payload;
      const { success, data } = accessShape.safeParse(payload);
      // An access token has no audience; its client stands in client_id.
      if (!success || data.client_id !== auth.clientId) return null;
      return { sub: data.sub, username: data.username, expiresAt: seconds(data.exp) };
    },
    verifyId: async (token) => {
      const payload = await verify(token, { audience: auth.clientId });
      if (payload === null || payload === "unreached") return payload;
      const { success, data } = idShape.safeParse(payload);
      return success ? { sub: data.sub, expiresAt: seconds(data.exp), claims: payload } : null;
    },
  };
}

/** False where the keys could not be had: that is no fault of the token. */
function isOfToken(error: unknown): boolean {
  if (!(error instanceof JOSEError)) return false;
  return !(error instanceof JWKSTimeout || error instanceof JWKSInvalid || error.code === JOSEError.code);
}

/** What a token says of itself. Nothing of it is proved. */
type StatedClaims = {
  readonly sub: string;
  readonly username: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Of an access token; empty: none. */
  readonly scopes: readonly string[];
  /** Groups of the pool that its person is in. */
  readonly groups: readonly string[];
  /** When its person last proved who they are, in milliseconds since 1970; null: it does not say. */
  readonly signedInAt: number | null;
  /** The sign-in behind it can be ended. */
  readonly isRevocable: boolean;
};

const claimsShape = z.object({
  sub: z.string(),
  exp: z.number(),
  username: z.string().optional(),
  "cognito:username": z.string().optional(),
  origin_jti: z.string().optional(),
  scope: z.string().optional(),
  auth_time: z.number().optional(),
  "cognito:groups": z.array(z.string()).optional(),
});

/** Reads an access or id token without checking it: for one that was checked before, or has ended and opens nothing any more. Null: it is none. */
export function readToken(token: string): StatedClaims | null {
  const claims = claimsShape.safeParse(decoded(token));
  if (!claims.success) return null;
  const { sub, exp, username, "cognito:username": poolName, origin_jti: origin, scope, auth_time: at } = claims.data;
  const groups = claims.data["cognito:groups"] ?? [];
  const scopes = scope?.split(" ") ?? [];
  const signedInAt = at === undefined ? null : seconds(at);
  const stated = { sub, username: username ?? poolName ?? "", expiresAt: seconds(exp), scopes, groups, signedInAt };
  return { ...stated, isRevocable: origin !== undefined };
}

function decoded(token: string): unknown {
  try {
    return decodeJwt(token);
  } catch {
    return null;
  }
}
