import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

/** A large file changes so many at once that their keys in one statement would be megabytes. */
const AT_ONCE = 2_000;

/**
 * Tells searches that these listings changed: whoever changes what a search may find (a listing, its price, estimate, flag, photo, the name of its
 * building) calls it at the end of the transaction. Listings are locked in the order of their ids and the revision last, by everybody: whoever has the
 * revision waits for nothing more. Its row is held until the commit, so that values are seen in their order. Answers the new value; null: nothing changed,
 * and nothing is told.
 */
export async function markHomesChanged(tx: Tx, listingIds: readonly string[]): Promise<number | null> {
  const ids = [...new Set(listingIds)].toSorted();
  if (ids.length === 0) return null;
  for (const some of portions(ids)) await sql`select 1 from listing where id = any(${some}) order by id for no key update`.execute(tx);
  const { rows } = await sql<{ value: number }>`update home_revision set value = value + 1 returning value`.execute(tx);
  const value = rows[0]?.value;
  if (value === undefined) throw new Error("home_revision has no row");
  for (const some of portions(ids)) await sql`update listing set changed_revision = ${value} where id = any(${some})`.execute(tx);
  return value;
}

function portions(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, i) => ids.slice(i * AT_ONCE, (i + 1) * AT_ONCE));
}
