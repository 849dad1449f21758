import { findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { type AuditEntry, recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { poolId, username } from "#domain/identity/core/shapes.ts";
import type { Account, Caller, Pool } from "#domain/identity/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** Whom an operator means. */
export const userOfPool = { UserPoolId: poolId, Username: username };

export type FoundUser = { readonly pool: Pool; readonly account: Account };

/** The pool and the account an operator names, by user name, sub or alias. Refuses with the truth: operators may know who exists. */
export async function findUser(
  { db, directory }: Pick<IdentityService, "db" | "directory">,
  { UserPoolId, Username }: { readonly UserPoolId: string; readonly Username: string },
): Promise<FoundUser> {
  const pool = await directory.pool(UserPoolId);
  const account = await findAccountByName(db, pool, Username);
  if (!account) throw refuse.userGone();
  return { pool, account };
}

type Act = Pick<AuditEntry, "event" | "at" | "detail"> & { readonly account: Pick<Account, "sub" | "poolId"> };

/** Notes what an operator did to an account; who it was is in the caller. */
export async function recordAct(db: Db | Tx, { account: { sub, poolId: ofPool }, ...act }: Act, caller: Caller): Promise<void> {
  await recordAudit(db, { ...act, poolId: ofPool, clientId: null, sub, outcome: "done" }, caller);
}
