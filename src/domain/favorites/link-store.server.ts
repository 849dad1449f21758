import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

export type LinkPurpose = "share" | "invite";
export type StoredLink = { readonly folderId: string; readonly expiresAt: Date };
type NewLink = StoredLink & { readonly hash: Uint8Array; readonly purpose: LinkPurpose; readonly madeAt: Date };

/** The one link of this purpose to the folder; the one before opens nothing any more. */
export async function putLink(tx: Tx, { hash, folderId, purpose, madeAt, expiresAt }: NewLink): Promise<void> {
  await dropLinks(tx, folderId, purpose);
  await sql`
    insert into favorite_link (token_hash, folder_id, purpose, made_at, expires_at)
    values (${hash}, ${folderId}, ${purpose}, ${madeAt}, ${expiresAt})`.execute(tx);
}

export async function findLink(db: Db | Tx, hash: Uint8Array, purpose: LinkPurpose): Promise<StoredLink | null> {
  const { rows } = await sql<StoredLink>`
    select folder_id as "folderId", expires_at as "expiresAt" from favorite_link where token_hash = ${hash} and purpose = ${purpose}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function dropLinks(tx: Tx, folderId: string, purpose: LinkPurpose): Promise<void> {
  await sql`delete from favorite_link where folder_id = ${folderId} and purpose = ${purpose}`.execute(tx);
}

export async function forgetLinks(db: Db, expiredBefore: Date): Promise<void> {
  await sql`delete from favorite_link where expires_at < ${expiredBefore}`.execute(db);
}
