import { sql } from "kysely";
import { type Quarter, quarterIndex } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";

/** Sales of one building in the quarters from `from` to `until`, both included. Null: the recorded sales do not tell their building. */
export async function buildingSales(
  db: Db,
  { apartmentKey, from, until }: { readonly apartmentKey: string; readonly from: Quarter; readonly until: Quarter },
): Promise<number | null> {
  const { rows } = await sql<{ n: number; hasBuildings: boolean }>`
    select count(*) filter (where year * 4 + quarter - 1 between ${quarterIndex(from)} and ${quarterIndex(until)}) as n,
      exists (select 1 from sale where apartment_key is not null) as "hasBuildings"
    from sale where apartment_key = ${apartmentKey}`.execute(db);
  const { n = 0, hasBuildings = false } = rows[0] ?? {};
  return hasBuildings ? n : null;
}
