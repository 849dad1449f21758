import type { JWK } from "jose";
import type { ColumnType } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

type KeyTable = {
  kid: string;
  pool_id: string;
  public_jwk: ColumnType<JWK, string, never>;
  private_sealed: Buffer;
  created_at: Date;
  signs_from: Date;
  published_until: Date | null;
};

function keys(db: Db | Tx) {
  return db.$extendTables<{ identity_signing_key: KeyTable }>();
}

export type KeptSigningKey = {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly privateSealed: Buffer;
  readonly signsFrom: Date;
  readonly publishedUntil: Date | null;
};

/** The keys that verify tokens of a pool now, the newest to sign first. */
export async function listSigningKeys(db: Db | Tx, poolId: string, now: Date): Promise<KeptSigningKey[]> {
  const rows = await keys(db)
    .selectFrom("identity_signing_key")
    .selectAll()
    .where("pool_id", "=", poolId)
    .where((where) => where.or([where("published_until", "is", null), where("published_until", ">", now)]))
    .orderBy("signs_from", "desc")
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => ({
    kid: row.kid,
    publicJwk: row.public_jwk,
    privateSealed: row.private_sealed,
    signsFrom: row.signs_from,
    publishedUntil: row.published_until,
  }));
}

/** The key that was made last, of whatever pool; null before the first. */
export async function newestSigningKey(db: Db): Promise<Pick<KeptSigningKey, "kid" | "privateSealed"> | null> {
  const [row] = await keys(db)
    .selectFrom("identity_signing_key")
    .select(["kid", "private_sealed"])
    .orderBy("created_at", "desc")
    .limit(1)
    .execute();
  return row ? { kid: row.kid, privateSealed: row.private_sealed } : null;
}

export type NewSigningKey = Omit<KeptSigningKey, "publishedUntil"> & { readonly poolId: string; readonly createdAt: Date };

export async function insertSigningKey(db: Db | Tx, key: NewSigningKey): Promise<void> {
  await keys(db)
    .insertInto("identity_signing_key")
    .values({
      kid: key.kid,
      pool_id: key.poolId,
      public_jwk: JSON.stringify(key.publicJwk),
      private_sealed: key.privateSealed,
      created_at: key.createdAt,
      signs_from: key.signsFrom,
      published_until: null,
    })
    .execute();
}

/** Sets the end of every key of a pool that has none, but for the one that takes over. */
export async function retireSigningKeys(db: Db | Tx, poolId: string, { until, except }: { until: Date; except: string }): Promise<void> {
  await keys(db)
    .updateTable("identity_signing_key")
    .set({ published_until: until })
    .where("pool_id", "=", poolId)
    .where("kid", "<>", except)
    .where("published_until", "is", null)
    .execute();
}
