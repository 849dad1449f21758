import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

/** Companies that must have offered a home before those who stopped are believed. */
const LEAST_COMPANIES = 3;
/** Who stopped longer ago than this says nothing of now. */
const REMEMBERED_DAYS = 180;

/**
 * Brings homes in line with what their companies say: who sells one of them sells the home, whatever slower companies still tell; and once more than
 * half of three or more companies have stopped offering it, the rest is hidden (fault `others-ended`) until each says that it is still for sale.
 * Answers the listings that this changed.
 */
export async function settleDwellings(tx: Tx, dwellingKeys: readonly string[], now: Date): Promise<string[]> {
  const keys = [...new Set(dwellingKeys)];
  if (keys.length === 0) return [];
  const sold = await sql<{ id: string }>`
    with gone as (
      update dwelling d set sold_at = offer.sold_at
      from (select dwelling_key, min(coalesce(ended_at, ${now})) as sold_at from listing
        where dwelling_key = any(${keys}) and state in ('sold', 'archived') group by 1) offer
      where d.key = offer.dwelling_key and d.sold_at is null returning d.key
    )
    select id from listing where dwelling_key in (select key from gone)`.execute(tx);
  const hidden = await sql<{ id: string }>`
    with company_of as (
      select dwelling_key, company_id, bool_or(state in ('active', 'applied')) as is_offering, max(ended_at) as stopped_at
      from listing where dwelling_key = any(${keys}) group by 1, 2
    ),
    ended as (
      select dwelling_key, max(stopped_at) filter (where not is_offering) as since
      from company_of where is_offering or stopped_at > ${now}::timestamptz - make_interval(days => ${REMEMBERED_DAYS})
      group by 1
      having count(*) >= ${LEAST_COMPANIES} and 2 * count(*) filter (where not is_offering) > count(*)
    ),
    wanted as materialized (
      select l.id, (e.since is not null and l.state in ('active', 'applied') and (l.still_offered_at is null or l.still_offered_at < e.since)) as is_hidden
      from listing l left join ended e using (dwelling_key) where l.dwelling_key = any(${keys})
    ),
    locked as materialized (
      select l.id from listing l join wanted w on w.id = l.id where w.is_hidden <> ('others-ended' = any(l.faults)) order by l.id for no key update of l
    )
    update listing l set faults = case when w.is_hidden then l.faults || array['others-ended'] else array_remove(l.faults, 'others-ended') end
    from wanted w join locked on locked.id = w.id where w.id = l.id returning l.id`.execute(tx);
  return [...new Set([...sold.rows, ...hidden.rows].map(({ id }) => id))];
}
