import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";

/** The subject as it stands in the audit table, which names nobody. */
const hashOf = (sub: string) => sql`encode(sha256(convert_to(${sub}::text, 'UTF8')), 'hex')`;

/** Holds every other writer of this member's data until the transaction ends. */
export async function lockMember(tx: Tx, sub: string): Promise<void> {
  await takeLock(tx, `member ${sub}`);
}

/** Whether the deletion of this account has begun. */
export async function isDeletionBegun(tx: Tx, sub: string): Promise<boolean> {
  const { rows } = await sql`select from transition where entity = 'member' and entity_id = ${hashOf(sub)} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Writes that the deletion of an account begins: when, by whom and why. */
export async function writeDeletion(tx: Tx, sub: string, now: Date): Promise<void> {
  await sql`
    insert into transition (entity, entity_id, from_state, to_state, actor, reason, at)
    values ('member', ${hashOf(sub)}, 'member', 'deleted', 'member', 'asked for by the member', ${now})`.execute(tx);
}

/** Writes that a member took everything of theirs away: when, and nothing of who it was. */
export async function writeExport(tx: Tx, sub: string, now: Date): Promise<void> {
  await sql`
    insert into transition (entity, entity_id, from_state, to_state, actor, reason, at)
    values ('member_export', ${hashOf(sub)}, null, 'exported', 'member', 'asked for by the member', ${now})`.execute(tx);
}
