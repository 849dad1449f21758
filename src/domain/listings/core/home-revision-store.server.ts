import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

/** A large file changes so many at once that their keys in one statement would be megabytes. */
const AT_ONCE = 2_000;

/**
 * Tells searches that these listings changed: whoever changes what a search may find (a listing, its price, estimate, flag, photo, the name of its
 * building) calls it at the end of the transaction. The row of the revision is held until the commit, so that values are seen in their order.
 * Answers the new value; null: nothing changed, and nothing is told.
 */
export async function markHomesChanged(tx: Tx, listingIds: readonly string[]): Promise<number | null> {
  if (listingIds.length === 0) return null;
  const { rows } = await sql<{ value: number }>`update home_revision set value = value + 1 returning value`.execute(tx);
  const value = rows[0]?.value;
  if (value === undefined) throw new Error("home_revision has no row");
  for (let start = 0; start < listingIds.length; start += AT_ONCE) {
    const some = listingIds.slice(start, start + AT_ONCE);
    await sql`update listing set changed_revision = ${value} where id = any(${some})`.execute(tx);
  }
  return value;
}
