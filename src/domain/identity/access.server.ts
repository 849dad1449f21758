import { jwtVerify } from "jose";
import { JWTExpired } from "jose/errors";
import { z } from "zod";
import { findGrantWithAccount } from "#domain/identity/grant-store.server.ts";
import { refuse } from "#domain/identity/refusals.ts";
import type { IdentityService } from "#domain/identity/service.server.ts";
import { type Account, ADMIN_SCOPE, type Client, type Grant, type Pool } from "#domain/identity/types.ts";

const accessShape = z.object({
  sub: z.string(),
  iss: z.string(),
  token_use: z.literal("access"),
  client_id: z.string(),
  scope: z.string(),
  username: z.string(),
  origin_jti: z.uuid(),
  jti: z.string(),
  device_key: z.string().optional(),
});

export type AccessClaims = z.infer<typeof accessShape>;

/** Who calls with an access token. */
export type Bearer = {
  readonly account: Account;
  readonly pool: Pool;
  readonly client: Client;
  readonly grant: Grant;
  readonly claims: AccessClaims;
};

type Needs = Pick<IdentityService, "db" | "clock" | "keys" | "directory" | "origin">;

/** The claims of an access token of ours: signature by a published key of its pool, issuer, use and expiry hold. */
export async function verifyAccessToken(service: Needs, token: string): Promise<{ claims: AccessClaims; poolId: string }> {
  const poolId = poolOfToken(service, token);
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => (await service.keys.verifier(poolId, kid ?? "")) ?? Promise.reject(refuse.invalidAccessToken()),
      { algorithms: ["RS256"], issuer: `${service.origin()}/${poolId}`, currentDate: service.clock.now() },
    );
    return { claims: accessShape.parse(payload), poolId };
  } catch (error) {
    if (error instanceof JWTExpired && error.payload.token_use === "access") throw refuse.accessTokenExpired();
    throw refuse.invalidAccessToken();
  }
}

/** The pool a token says it is of. Nothing is believed yet: the signature decides. */
function poolOfToken(service: Pick<IdentityService, "origin">, token: string): string {
  try {
    const { iss } = z.object({ iss: z.string() }).parse(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")));
    const base = `${service.origin()}/`;
    if (iss.startsWith(base)) return iss.slice(base.length);
  } catch {
    // Not a token at all: refused below like any other that is not ours.
  }
  throw refuse.invalidAccessToken();
}

/**
 * Who calls: the account behind an access token that is signed by us, not expired, not revoked, and opens `scope` (the API's own unless said
 * otherwise). Refuses with the texts the clients compare.
 */
export async function authenticate(service: Needs, token: string, scope: string = ADMIN_SCOPE): Promise<Bearer> {
  const { claims, poolId } = await verifyAccessToken(service, token);
  const found = await findGrantWithAccount(service.db, claims.origin_jti);
  if (!found) throw refuse.userGone();
  if (found.grant.revokedAt !== null) throw refuse.accessTokenRevoked();
  if (!found.account.isEnabled) throw refuse.userDisabled();
  if (!claims.scope.split(" ").includes(scope)) throw refuse.scopeMissing();
  const [pool, client] = await Promise.all([service.directory.pool(poolId), service.directory.client(claims.client_id)]);
  return { account: found.account, grant: found.grant, pool, client, claims };
}
