import { sql } from "kysely";
import { type AccountTable, type AliasTable, accountOf } from "#domain/identity/core/account-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/**
 * The account whose address this is: proved there, in any case of its letters. Of several, which only an older service can have left, the one
 * that signs in by it, then the one with a password, then the oldest. Null when nobody has proved it.
 */
export async function findEmailOwner(db: Db | Tx, poolId: string, email: string): Promise<Account | null> {
  const row = await db
    .$extendTables<{ identity_account: AccountTable; identity_alias: AliasTable }>()
    .selectFrom("identity_account")
    .leftJoin("identity_alias", (join) =>
      join
        .onRef("identity_alias.sub", "=", "identity_account.sub")
        .onRef("identity_alias.pool_id", "=", "identity_account.pool_id")
        .on("identity_alias.attribute", "=", "email"),
    )
    .selectAll("identity_account")
    .where("identity_account.pool_id", "=", poolId)
    .where(sql<boolean>`lower(identity_account.attributes ->> 'email') = ${email.toLowerCase()}`)
    .where(sql<boolean>`identity_account.attributes ->> 'email_verified' = 'true'`)
    .where("identity_account.status", "<>", "UNCONFIRMED")
    .orderBy(sql`identity_alias.sub is null`)
    .orderBy(sql`identity_account.srp_verifier_sealed is null`)
    .orderBy("identity_account.created_at")
    .limit(1)
    .executeTakeFirst();
  return row ? accountOf(row) : null;
}
