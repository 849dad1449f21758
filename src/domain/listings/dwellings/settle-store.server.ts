import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

/** Companies that must have offered a home before those who stopped are believed. */
const LEAST_COMPANIES = 3;
/** A company whose word on a sale ends the advertisements of others has shown the home itself for so long. */
const SHOWN_DAYS = 3;
/** Who stopped longer ago than this says nothing of now. */
const REMEMBERED_DAYS = 180;

/**
 * Brings homes in line with what their companies say: a sale of one whose word counts ({@link judgeSales}) is a sale of the home, whatever slower companies
 * still tell, and one whose word does not count ends nothing but its own advertisement while others offer the home; and once more than
 * half of three or more companies have stopped offering it, the rest is hidden (fault `others-ended`) until each says that it is still for sale.
 * Answers the listings that this changed.
 */
export async function settleDwellings(tx: Tx, dwellingKeys: readonly string[], now: Date): Promise<string[]> {
  const keys = [...new Set(dwellingKeys)];
  if (keys.length === 0) return [];
  await judgeSales(tx, keys, now);
  const sold = await sql<{ id: string }>`
    with said as (
      select l.dwelling_key, coalesce(l.ended_at, ${now}::timestamptz) as sold_at,
        (l.sale_counts and c.state <> 'suspended') or not exists (
          select 1 from listing o where o.dwelling_key = l.dwelling_key and o.company_id <> l.company_id and o.state in ('active', 'applied')) as counts
      from listing l join company c on c.id = l.company_id where l.dwelling_key = any(${keys}) and l.state in ('sold', 'archived')
    ),
    gone as (
      update dwelling d set sold_at = sale.sold_at
      from (select dwelling_key, min(sold_at) filter (where counts) as sold_at from said group by 1) sale
      where d.key = sale.dwelling_key and (d.sold_at is null) <> (sale.sold_at is null) returning d.key
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

/**
 * Judges sales that nobody judged yet: one counts for others where its company showed the home itself for some days before. Else anybody could end the
 * advertisement of another with a row of one file; such a sale waits for a person (`doubtfulSales`).
 */
async function judgeSales(tx: Tx, keys: readonly string[], now: Date): Promise<void> {
  await sql`
    update listing l
    set sale_counts = c.is_sample or coalesce(l.shown_since <= coalesce(l.ended_at, ${now}::timestamptz) - make_interval(days => ${SHOWN_DAYS}), false)
    from company c where c.id = l.company_id and l.dwelling_key = any(${keys}) and l.state in ('sold', 'archived') and l.sale_counts is null`.execute(
    tx,
  );
}
