import { sql } from "kysely";
import type { NamedBuilding } from "#domain/properties/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Interest } from "./types.ts";

/** How many wait to buy a home in a building, and how many say they own one there. */
export async function interestIn(db: Db, apartmentKey: string): Promise<Interest> {
  const { rows } = await sql<Interest>`
    select (select count(*) from waiting_buyer where apartment_key = ${apartmentKey} and state = 'waiting') as "waitingBuyers",
      (select count(*) from owner_registration where apartment_key = ${apartmentKey} and state = 'registered') as owners`.execute(db);
  return rows[0] ?? { waitingBuyers: 0, owners: 0 };
}

/** The same of every building that has any, or of one of them; those with the most buyers first. */
export async function interestByBuilding(
  db: Db,
  apartmentKey: string | null,
): Promise<(Interest & { readonly building: NamedBuilding })[]> {
  const { rows } = await sql<Interest & { building: NamedBuilding }>`
    select jsonb_build_object('key', a.key, 'name', a.name) as building, count(*) filter (where c.is_buyer) as "waitingBuyers",
      count(*) filter (where not c.is_buyer) as owners
    from (
      select apartment_key, true as is_buyer from waiting_buyer where state = 'waiting'
      union all select apartment_key, false from owner_registration where state = 'registered'
    ) c join apartment a on a.key = c.apartment_key
    where a.key = coalesce(${apartmentKey}, a.key)
    group by a.key, a.name order by "waitingBuyers" desc, owners desc, a.key`.execute(db);
  return rows;
}

/** Removes what a member is to any building. The audit rows name nobody and stay. */
export async function forgetConnections(tx: Tx, sub: string): Promise<void> {
  await sql`delete from waiting_buyer where sub = ${sub}`.execute(tx);
  await sql`delete from owner_registration where sub = ${sub}`.execute(tx);
}

/** Removes what was withdrawn before. Answers how much. */
export async function purgeWithdrawn(db: Db, before: Date): Promise<number> {
  const buyers = await sql`delete from waiting_buyer where state = 'withdrawn' and updated_at < ${before}`.execute(db);
  const owners = await sql`delete from owner_registration where state = 'withdrawn' and updated_at < ${before}`.execute(db);
  return Number((buyers.numAffectedRows ?? 0n) + (owners.numAffectedRows ?? 0n));
}
