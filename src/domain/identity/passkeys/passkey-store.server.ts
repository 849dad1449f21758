import type { ColumnType, Selectable } from "kysely";
import type { Sub } from "#domain/identity/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Passkey } from "./passkey.ts";

type PasskeyTable = {
  pool_id: string;
  credential_id: string;
  sub: string;
  relying_party_id: string;
  public_key: Buffer;
  sign_count: number;
  transports: string[];
  attachment: string | null;
  aaguid: string;
  name: string;
  is_backup_eligible: boolean;
  is_backed_up: boolean;
  created_at: ColumnType<Date, Date, never>;
  last_used_at: Date | null;
};

function passkeys(db: Db | Tx) {
  return db.$extendTables<{ identity_passkey: PasskeyTable; identity_account: { sub: string } }>();
}

const passkeyOf = (row: Selectable<PasskeyTable>): Passkey => ({
  poolId: row.pool_id,
  credentialId: row.credential_id,
  sub: row.sub,
  relyingPartyId: row.relying_party_id,
  publicKey: new Uint8Array(row.public_key),
  signCount: row.sign_count,
  transports: row.transports,
  attachment: row.attachment,
  aaguid: row.aaguid,
  name: row.name,
  isBackupEligible: row.is_backup_eligible,
  isBackedUp: row.is_backed_up,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});

/** The passkeys of an account for a relying party, the oldest first. */
export async function listPasskeys(db: Db | Tx, sub: Sub): Promise<Passkey[]> {
  const rows = await passkeys(db)
    .selectFrom("identity_passkey")
    .selectAll()
    .where("sub", "=", sub)
    .orderBy("created_at")
    .orderBy("credential_id")
    .execute();
  return rows.map(passkeyOf);
}

export async function findPasskey(
  db: Db | Tx,
  { poolId, credentialId }: Pick<Passkey, "poolId" | "credentialId">,
): Promise<Passkey | null> {
  const row = await passkeys(db)
    .selectFrom("identity_passkey")
    .selectAll()
    .where("pool_id", "=", poolId)
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
  return row ? passkeyOf(row) : null;
}

/** Whoever adds a passkey to this account waits for its turn, so that two at once do not pass the limit. */
export async function lockPasskeysOf(tx: Tx, sub: Sub): Promise<void> {
  await passkeys(tx).selectFrom("identity_account").select("sub").where("sub", "=", sub).forUpdate().execute();
}

/** Keeps a new passkey; false when its id is known at this pool. */
export async function insertPasskey(db: Db | Tx, passkey: Passkey): Promise<boolean> {
  const done = await passkeys(db)
    .insertInto("identity_passkey")
    .values({
      pool_id: passkey.poolId,
      credential_id: passkey.credentialId,
      sub: passkey.sub,
      relying_party_id: passkey.relyingPartyId,
      public_key: Buffer.from(passkey.publicKey),
      sign_count: passkey.signCount,
      transports: [...passkey.transports],
      attachment: passkey.attachment,
      aaguid: passkey.aaguid,
      name: passkey.name,
      is_backup_eligible: passkey.isBackupEligible,
      is_backed_up: passkey.isBackedUp,
      created_at: passkey.createdAt,
      last_used_at: passkey.lastUsedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

type Use = Pick<Passkey, "poolId" | "credentialId" | "signCount" | "isBackedUp">;

/** Notes that a passkey was used; false when its counter did not go on meanwhile, and it may be a copy. */
export async function notePasskeyUse(db: Db | Tx, { poolId, credentialId, signCount, isBackedUp }: Use, now: Date): Promise<boolean> {
  const done = await passkeys(db)
    .updateTable("identity_passkey")
    .set({ sign_count: signCount, is_backed_up: isBackedUp, last_used_at: now })
    .where("pool_id", "=", poolId)
    .where("credential_id", "=", credentialId)
    .where((where) => (signCount === 0 ? where("sign_count", "=", 0) : where("sign_count", "<", signCount)))
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

type Named = Pick<Passkey, "sub" | "credentialId">;

/** False when the account has no such passkey. */
export async function renamePasskey(db: Db | Tx, { sub, credentialId }: Named, name: string): Promise<boolean> {
  const done = await passkeys(db)
    .updateTable("identity_passkey")
    .set({ name })
    .where("sub", "=", sub)
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** The name of the passkey that is gone; null when the account has no such passkey. */
export async function deletePasskey(db: Db | Tx, { sub, credentialId }: Named): Promise<string | null> {
  const row = await passkeys(db)
    .deleteFrom("identity_passkey")
    .where("sub", "=", sub)
    .where("credential_id", "=", credentialId)
    .returning("name")
    .executeTakeFirst();
  return row?.name ?? null;
}
