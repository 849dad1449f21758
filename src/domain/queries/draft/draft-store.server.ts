import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import { draftText, type ReadDraft, readDraft } from "./read-draft.ts";
import type { QueryDraft } from "./types.ts";

/** The draft of a member, whatever form it was made with. */
export async function draftOf(db: Db | Tx, sub: string): Promise<ReadDraft> {
  const { rows } = await sql<{ content: unknown }>`select content from query_draft where sub = ${sub}`.execute(db);
  return readDraft(rows[0]?.content ?? null);
}

/** When the draft of a member was last saved; null: there is none. */
export async function draftSavedAt(tx: Tx, sub: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`select updated_at as at from query_draft where sub = ${sub}`.execute(tx);
  return rows[0]?.at ?? null;
}

export async function putDraft(tx: Tx, sub: string, draft: QueryDraft): Promise<void> {
  await sql`
    insert into query_draft (sub, content, updated_at) values (${sub}, ${JSON.stringify(draftText(draft))}::jsonb, ${draft.updatedAt})
    on conflict (sub) do update set content = excluded.content, updated_at = excluded.updated_at`.execute(tx);
}

export async function deleteDraft(tx: Tx, sub: string): Promise<void> {
  await sql`delete from query_draft where sub = ${sub}`.execute(tx);
}

/** Removes the draft of a member if it is still the one that was saved then: another device's is not touched. */
export async function deleteSeenDraft(tx: Tx, sub: string, seen: Date): Promise<void> {
  await sql`delete from query_draft where sub = ${sub} and updated_at = ${seen}`.execute(tx);
}

/** Removes what nobody went on with since then. Answers how many. */
export async function forgetDrafts(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from query_draft where updated_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
