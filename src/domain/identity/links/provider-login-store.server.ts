import { sql } from "kysely";
import type { ProviderIdentity, Sub } from "#domain/identity/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

type LoginTable = { pool_id: string; provider: string; subject: string; sub: string; linked_at: Date };

function logins(db: Db | Tx) {
  return db.$extendTables<{ identity_provider_login: LoginTable }>();
}

/** Somebody at an outside provider of a pool. */
export type ProviderLogin = { readonly poolId: string; readonly provider: string; readonly subject: string };

/** The account that a login at a provider leads to, or null. */
export async function findLoginOwner(db: Db | Tx, { poolId, provider, subject }: ProviderLogin): Promise<Sub | null> {
  const row = await logins(db)
    .selectFrom("identity_provider_login")
    .select("sub")
    .where("pool_id", "=", poolId)
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.sub ?? null;
}

/** Makes a login lead to an account; false when it leads to one already. */
export async function insertLogin(db: Db | Tx, { poolId, provider, subject }: ProviderLogin, sub: Sub, now: Date): Promise<boolean> {
  const done = await logins(db)
    .insertInto("identity_provider_login")
    .values({ pool_id: poolId, provider, subject, sub, linked_at: now })
    .onConflict((conflict) => conflict.columns(["pool_id", "provider", "subject"]).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** Takes a login away from an account; false when it was not this account's. */
export async function deleteLoginOf(db: Db | Tx, { poolId, provider, subject }: ProviderLogin, sub: Sub): Promise<boolean> {
  const done = await logins(db)
    .deleteFrom("identity_provider_login")
    .where("pool_id", "=", poolId)
    .where("provider", "=", provider)
    .where("subject", "=", subject)
    .where("sub", "=", sub)
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

type Identities = { sub: string; identities: unknown; updated_at: Date };

/** Adds a login to those that the account itself tells of. Two calls at once do not undo each other. */
export async function addIdentity(db: Db | Tx, sub: Sub, identity: ProviderIdentity, now: Date): Promise<void> {
  await db
    .$extendTables<{ identity_account: Identities }>()
    .updateTable("identity_account")
    .set({ identities: sql`coalesce(identities, '[]'::jsonb) || ${JSON.stringify([identity])}::jsonb`, updated_at: now })
    .where("sub", "=", sub)
    .execute();
}

/** Takes one login out of those that the account itself tells of, and leaves the others as they stand. Two calls at once do not undo each other. */
export async function removeIdentity(
  db: Db | Tx,
  sub: Sub,
  { providerName, userId }: Pick<ProviderIdentity, "providerName" | "userId">,
  now: Date,
): Promise<void> {
  await db
    .$extendTables<{ identity_account: Identities }>()
    .updateTable("identity_account")
    .set({
      identities: sql`(
        select coalesce(jsonb_agg(one order by place), '[]'::jsonb)
        from jsonb_array_elements(coalesce(identities, '[]'::jsonb)) with ordinality as told(one, place)
        where not (one ->> 'providerName' = ${providerName} and one ->> 'userId' = ${userId}))`,
      updated_at: now,
    })
    .where("sub", "=", sub)
    .execute();
}

/** Notes with the login an account came by which address the account has from it. */
export async function noteToldEmail(tx: Tx, sub: Sub, email: string): Promise<void> {
  await tx
    .$extendTables<{ identity_account: Identities }>()
    .updateTable("identity_account")
    .set({ identities: sql`jsonb_set(identities, '{0,toldEmail}', ${JSON.stringify(email)}::jsonb)` })
    .where("sub", "=", sub)
    .execute();
}
