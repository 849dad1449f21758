import { type Selectable, sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";

type ObjectTable = { name: string; identity_id: string; content_type: string; bytes: number; etag: string; updated_at: Date };

function objects(db: Db | Tx) {
  return db.$extendTables<{ identity_object: ObjectTable }>();
}

/** What is known of an object beside its bytes. The etag is the MD5 of the bytes in hex, as S3 has it. */
export type KeptObject = {
  readonly name: string;
  readonly identityId: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly etag: string;
  readonly updatedAt: Date;
};

function objectOf(row: Selectable<ObjectTable>): KeptObject {
  const { name, bytes, etag } = row;
  return { name, bytes, etag, identityId: row.identity_id, contentType: row.content_type, updatedAt: row.updated_at };
}

export async function findObject(db: Db | Tx, name: string): Promise<KeptObject | null> {
  const row = await objects(db).selectFrom("identity_object").selectAll().where("name", "=", name).executeTakeFirst();
  return row ? objectOf(row) : null;
}

/** Holds everyone else who would change objects of this identity until the transaction ends. */
export async function lockObjectsOf(tx: Tx, identityId: string): Promise<void> {
  await takeLock(tx, `objects ${identityId}`);
}

/** How much an identity holds, one object left out. */
export async function measureHeld(tx: Tx, identityId: string, except: string): Promise<{ count: number; bytes: number }> {
  return objects(tx)
    .selectFrom("identity_object")
    .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.coalesce(eb.fn.sum<number>("bytes"), sql<number>`0`).as("bytes")])
    .where("identity_id", "=", identityId)
    .where("name", "!=", except)
    .executeTakeFirstOrThrow();
}

/** Keeps an object in the place of one of the same name. */
export async function saveObject(tx: Tx, object: KeptObject): Promise<void> {
  const values = {
    identity_id: object.identityId,
    content_type: object.contentType,
    bytes: object.bytes,
    etag: object.etag,
    updated_at: object.updatedAt,
  };
  await objects(tx)
    .insertInto("identity_object")
    .values({ name: object.name, ...values })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(values))
    .execute();
}

/** What was deleted, or null when there was no such object. */
export async function deleteObject(db: Db | Tx, name: string): Promise<KeptObject | null> {
  const row = await objects(db).deleteFrom("identity_object").where("name", "=", name).returningAll().executeTakeFirst();
  return row ? objectOf(row) : null;
}

/** Deletes all objects of some identities and answers them. */
export async function deleteObjectsOf(tx: Tx, identityIds: readonly string[]): Promise<KeptObject[]> {
  if (identityIds.length === 0) return [];
  const rows = await objects(tx).deleteFrom("identity_object").where("identity_id", "in", identityIds).returningAll().execute();
  return rows.map(objectOf);
}

export type Listing = { readonly identityId: string; readonly prefix: string; readonly after: string; readonly limit: number };

/** Objects of an identity in the byte order of their names, those after `after`. */
export async function listObjects(db: Db, { identityId, prefix, after, limit }: Listing): Promise<KeptObject[]> {
  const rows = await objects(db)
    .selectFrom("identity_object")
    .selectAll()
    .where("identity_id", "=", identityId)
    .where(sql<boolean>`starts_with(name, ${prefix})`)
    .where(sql<boolean>`name collate "C" > ${after}`)
    .orderBy(sql`name collate "C"`)
    .limit(limit)
    .execute();
  return rows.map(objectOf);
}
