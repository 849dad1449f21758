import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client } from "#domain/identity/core/types.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { deleteBrowserSessionsOf } from "./browser-session-store.server.ts";
import { findGrantWithAccount, revokeGrant, revokeGrantsOf } from "./grant-store.server.ts";
import { openRefreshToken } from "./refresh-token.server.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "secrets">;

/** An access or id token: header, claims and signature. Refresh tokens have no dots. */
const JWT = /^[^.]+\.[^.]+\.[^.]+$/;

/**
 * Ends the sign-in a refresh token is of: that token and the access tokens that came of it. Does nothing for a token that was revoked
 * before or is none of ours (RFC 7009, 2.2). Refuses access and id tokens, a client that does not revoke, and the token of another client.
 */
export async function revokeRefreshToken(
  { db, clock, secrets }: Needs,
  { client, token }: { readonly client: Client; readonly token: string },
  caller: Caller,
): Promise<void> {
  if (!client.settings.revocation) throw refuse.revocationOff();
  if (JWT.test(token)) throw refuse.unsupportedToken();
  const opened = openRefreshToken({ secrets }, token);
  const found = opened && (await findGrantWithAccount(db, opened.grantId));
  if (!found) return;
  const { grant } = found;
  if (grant.clientId !== client.id) throw refuse.clientUnauthorized("the token is of another client");
  if (grant.revokedAt !== null) return;
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await revokeGrant(tx, grant.id, "token revoked", now);
    const of = { at: now, poolId: grant.poolId, clientId: client.id, sub: grant.sub };
    await recordAudit(tx, { ...of, event: "token-revoke", outcome: "done", detail: { grant: grant.id } }, caller);
  });
}

type SignOut = { readonly account: Pick<Account, "sub" | "poolId">; readonly clientId: string | null; readonly why: string };

/** Signs an account out everywhere: every grant at every client, and the hosted login in every browser. Id tokens live on to their end. */
export async function signOutEverywhere(
  { db, clock }: Pick<Needs, "db" | "clock">,
  { account: { sub, poolId }, clientId, why }: SignOut,
  caller: Caller,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await revokeGrantsOf(tx, sub, { why, now });
    await deleteBrowserSessionsOf(tx, sub);
    await recordAudit(tx, { at: now, poolId, clientId, sub, event: "global-sign-out", outcome: "done", detail: { why } }, caller);
  });
}
