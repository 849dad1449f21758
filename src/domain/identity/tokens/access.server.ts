import { type AccessClaims, accessShape } from "#domain/identity/core/access-claims.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { VerifiedToken } from "#domain/identity/core/token-memory.ts";
import type { Account, Client, Grant, Pool } from "#domain/identity/core/types.ts";
import { ADMIN_SCOPE } from "#wire/oauth-scopes.ts";
import { findGrantWithAccount } from "./grant-store.server.ts";
import { noteUse } from "./grant-use.server.ts";
import { readJws } from "./jws.server.ts";

/** Who calls with an access token. */
export type Bearer = {
  readonly account: Account;
  readonly pool: Pool;
  readonly client: Client;
  readonly grant: Grant;
  readonly claims: AccessClaims;
};

type Needs = Pick<IdentityService, "db" | "clock" | "keys" | "directory" | "origin">;

async function verifiedToken(service: Needs, token: string): Promise<VerifiedToken> {
  const known = service.keys.verified.find(token);
  if (known) return known;
  const verified = await verifyAccessToken(service, token);
  service.keys.verified.keep(token, verified);
  return verified;
}

/** The claims of an access token of ours: signature by a published key of its pool, issuer, use and expiry hold. */
async function verifyAccessToken(service: Needs, token: string): Promise<VerifiedToken> {
  const jws = readJws(token);
  const parsed = accessShape.safeParse(jws?.payload);
  if (!jws || !parsed.success) throw refuse.invalidAccessToken();
  const claims = parsed.data;
  const poolId = poolOfIssuer(service, claims.iss);
  const key = poolId === null ? null : await service.keys.verifier(poolId, jws.kid);
  if (poolId === null || !key || !jws.isSignedBy(key)) throw refuse.invalidAccessToken();
  if (claims.exp * 1000 <= service.clock.now().getTime()) throw refuse.accessTokenExpired();
  return { claims, poolId };
}

/** The pool whose tokens carry this issuer; null when it is none of ours. */
function poolOfIssuer(service: Pick<IdentityService, "origin">, issuer: string): string | null {
  const base = `${service.origin()}/`;
  return issuer.startsWith(base) ? issuer.slice(base.length) : null;
}

/**
 * Who calls: the account behind an access token that is signed by us, not expired, not revoked, and opens `scope` (the API's own unless said
 * otherwise). Refuses with the texts the clients compare.
 */
export async function authenticate(service: Needs, token: string, scope: string = ADMIN_SCOPE): Promise<Bearer> {
  const { claims, poolId } = await verifiedToken(service, token);
  const found = await findGrantWithAccount(service.db, claims.origin_jti);
  if (!found) throw refuse.userGone();
  if (found.grant.revokedAt !== null) throw refuse.accessTokenRevoked();
  if (!found.account.isEnabled) throw refuse.userDisabled();
  if (!claims.scope.split(" ").includes(scope)) throw refuse.scopeMissing();
  const [pool, client] = await Promise.all([
    service.directory.pool(poolId),
    service.directory.client(claims.client_id),
    noteUse(service, found.grant),
  ]);
  return { account: found.account, grant: found.grant, pool, client, claims };
}
