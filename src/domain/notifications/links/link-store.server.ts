import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

export type StoredLink = {
  readonly subject: string;
  readonly audience: string | null;
  /** Null: it is good for ever, and cannot be revoked. */
  readonly expiresAt: Date | null;
};

type NewLink = StoredLink & { readonly hash: Uint8Array; readonly purpose: string; readonly madeAt: Date };

export async function addLink(db: Db | Tx, { hash, purpose, subject, audience, madeAt, expiresAt }: NewLink): Promise<void> {
  await sql`
    insert into opaque_link (token_hash, purpose, subject, audience, made_at, expires_at)
    values (${hash}, ${purpose}, ${subject}, ${audience}, ${madeAt}, ${expiresAt})`.execute(db);
}

export async function findLink(
  db: Db | Tx,
  purpose: string,
  hash: Uint8Array,
): Promise<(StoredLink & { readonly isRevoked: boolean }) | null> {
  const { rows } = await sql<StoredLink & { readonly isRevoked: boolean }>`
    select subject, audience, expires_at as "expiresAt", revoked_at is not null as "isRevoked"
    from opaque_link where token_hash = ${hash} and purpose = ${purpose}`.execute(db);
  return rows[0] ?? null;
}

export async function dropLink(db: Db | Tx, hash: Uint8Array): Promise<void> {
  await sql`delete from opaque_link where token_hash = ${hash}`.execute(db);
}

export async function dropLinksTo(db: Db | Tx, purpose: string, subjects: readonly string[]): Promise<void> {
  await sql`delete from opaque_link where purpose = ${purpose} and subject = any(${subjects})`.execute(db);
}

export async function dropEnded(db: Db, purpose: string, before: Date): Promise<void> {
  await sql`delete from opaque_link where purpose = ${purpose} and expires_at < ${before}`.execute(db);
}

export async function markRevoked(db: Db | Tx, purposes: readonly string[], subject: string, at: Date): Promise<void> {
  await sql`
    update opaque_link set revoked_at = ${at}
    where subject = ${subject} and purpose = any(${purposes}) and expires_at is not null and revoked_at is null`.execute(db);
}

/** Whether one of the links of these pages to a subject was not revoked, however old it is. */
export async function isAnyUnrevoked(db: Db | Tx, purpose: string, subject: string): Promise<boolean> {
  const { rows } = await sql`
    select from opaque_link where purpose = ${purpose} and subject = ${subject} and revoked_at is null limit 1`.execute(db);
  return rows.length > 0;
}
