import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

export type StoredLink = { readonly subject: string; readonly madeAt: Date };

export async function addLink(
  db: Db | Tx,
  { hash, purpose, subject, madeAt }: StoredLink & { readonly hash: Uint8Array; readonly purpose: string },
): Promise<void> {
  await sql`insert into opaque_link (token_hash, purpose, subject, made_at) values (${hash}, ${purpose}, ${subject}, ${madeAt})`.execute(
    db,
  );
}

export async function findLink(db: Db | Tx, purpose: string, hash: Uint8Array): Promise<StoredLink | null> {
  const { rows } = await sql<StoredLink>`
    select subject, made_at as "madeAt" from opaque_link where token_hash = ${hash} and purpose = ${purpose}`.execute(db);
  return rows[0] ?? null;
}

export async function dropLink(db: Db | Tx, hash: Uint8Array): Promise<void> {
  await sql`delete from opaque_link where token_hash = ${hash}`.execute(db);
}

export async function dropLinksTo(db: Db | Tx, purpose: string, subjects: readonly string[]): Promise<void> {
  await sql`delete from opaque_link where purpose = ${purpose} and subject = any(${subjects})`.execute(db);
}
