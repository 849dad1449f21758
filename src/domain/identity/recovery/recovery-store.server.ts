import type { Sub } from "#domain/identity/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

type SetTable = { sub: string; key_sealed: Buffer; made_at: Date; last_used_at: Date | null };
type CodeTable = { sub: string; code_mac: Buffer };
type Tables = { identity_recovery_set: SetTable; identity_recovery_code: CodeTable; identity_account: { sub: string } };

function tables(db: Db | Tx) {
  return db.$extendTables<Tables>();
}

/** The codes of an account: how many are left, and the sealed key they are held against. */
export type RecoverySet = {
  readonly keySealed: Buffer;
  readonly madeAt: Date;
  readonly lastUsedAt: Date | null;
  readonly remaining: number;
};

export async function findRecoverySet(db: Db | Tx, sub: Sub): Promise<RecoverySet | null> {
  const row = await tables(db)
    .selectFrom("identity_recovery_set")
    .selectAll()
    .select((from) =>
      from
        .selectFrom("identity_recovery_code")
        .select((of) => of.fn.countAll<number>().as("remaining"))
        .whereRef("identity_recovery_code.sub", "=", "identity_recovery_set.sub")
        .as("remaining"),
    )
    .where("sub", "=", sub)
    .executeTakeFirst();
  if (!row) return null;
  return { keySealed: row.key_sealed, madeAt: row.made_at, lastUsedAt: row.last_used_at, remaining: Number(row.remaining) };
}

export type NewRecoverySet = { readonly keySealed: Buffer; readonly macs: readonly Buffer[]; readonly madeAt: Date };

/** Puts a set in place of the one before; answers whether there was one. Two at once take turns, and the later one's codes are good. */
export async function replaceRecoverySet(tx: Tx, sub: Sub, { keySealed, macs, madeAt }: NewRecoverySet): Promise<boolean> {
  await tables(tx).selectFrom("identity_account").select("sub").where("sub", "=", sub).forUpdate().execute();
  const hadOne = await deleteRecoverySet(tx, sub);
  await tables(tx)
    .insertInto("identity_recovery_set")
    .values({ sub, key_sealed: keySealed, made_at: madeAt, last_used_at: null })
    .execute();
  const rows = macs.map((code_mac) => ({ sub, code_mac }));
  await tables(tx).insertInto("identity_recovery_code").values(rows).execute();
  return hadOne;
}

/** Uses a code up; false when it is of no set, or was used before. */
export async function takeRecoveryMac(tx: Tx, sub: Sub, mac: Buffer, now: Date): Promise<boolean> {
  const done = await tables(tx).deleteFrom("identity_recovery_code").where("sub", "=", sub).where("code_mac", "=", mac).executeTakeFirst();
  if (done.numDeletedRows !== 1n) return false;
  await tables(tx).updateTable("identity_recovery_set").set({ last_used_at: now }).where("sub", "=", sub).execute();
  return true;
}

/** Ends every code of an account; answers whether there were any. */
export async function deleteRecoverySet(db: Db | Tx, sub: Sub): Promise<boolean> {
  const done = await tables(db).deleteFrom("identity_recovery_set").where("sub", "=", sub).executeTakeFirst();
  return done.numDeletedRows === 1n;
}
