import { sql } from "kysely";
import { hashOf } from "#domain/members/member-lock-store.server.ts";
import type { Tx } from "#platform/db.server.ts";

/** Writes that a member took everything of theirs away: when, and nothing of who it was. */
export async function writeExport(tx: Tx, sub: string, now: Date): Promise<void> {
  await sql`
    insert into transition (entity, entity_id, from_state, to_state, actor, reason, at)
    values ('member_export', ${hashOf(sub)}, null, 'exported', 'member', 'asked for by the member', ${now})`.execute(tx);
}
