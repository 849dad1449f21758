import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

/** Removes for good what was deleted before a day, and drafts that nobody went on with since another. Answers how many. */
export async function purgeHomes(
  db: Db,
  { deletedBefore, draftsBefore }: { readonly deletedBefore: Date; readonly draftsBefore: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from owned_property
    where (state = 'deleted' and deleted_at < ${deletedBefore}) or (state = 'draft' and updated_at < ${draftsBefore})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
