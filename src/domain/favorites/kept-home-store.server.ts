import { sql } from "kysely";
import type { Yen } from "#kernel/yen.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** Whether an offer is shown on a day: it is the rule of every search. */
const isVisible = (today: string) => sql`
  (l.state = 'active' and l.faults = '{}' and l.next_update_on >= ${today}::date and d.sold_at is null
    and exists (select from company c where c.id = l.company_id and c.state = 'live'))`;

export type HomeToKeep = { readonly dwellingKey: string; readonly title: string; readonly price: Yen | null };

/** The home of a dwelling or of one of its listings; null: there is none. `price`: the lowest that is asked today. */
export async function findHomeToKeep(db: Db | Tx, key: string, today: string): Promise<HomeToKeep | null> {
  const { rows } = await sql<HomeToKeep>`
    select l.dwelling_key as "dwellingKey", l.title, case when ${isVisible(today)} then l.price::float8 end as price
    from listing l join dwelling d on d.key = l.dwelling_key
    where d.key = coalesce((select dwelling_key from listing where id = ${key}), ${key})
    order by ${isVisible(today)} desc, l.price, l.updated_on desc, l.id limit 1`.execute(db);
  return rows[0] ?? null;
}
