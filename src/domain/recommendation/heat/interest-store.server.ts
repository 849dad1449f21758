import { sql } from "kysely";
import type { Interest } from "#domain/tenants/core/types.ts";
import type { Db } from "#platform/db.server.ts";

type Counted = Interest & { readonly recipient: string };

/** What customers of a tenant made of its messages since then, by recipient; who did nothing is left out. */
export async function interestsSince(db: Db, tenant: string, since: Date): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select recipient, sum(looks)::int as looks, sum(dwell)::int as "dwellSeconds", sum(likes)::int as likes, sum(asks)::int as asks from (
      select b.recipient, count(*) filter (where e.kind in ('open', 'click')) as looks, coalesce(sum(e.dwell_seconds), 0) as dwell, 0 as likes, 0 as asks
      from delivery_batch b join delivery_event e on e.batch_id = b.id
      where b.tenant = ${tenant} and e.happened_at >= ${since} group by b.recipient
      union all
      select r.recipient, 0, 0, count(*) filter (where r.kind = 'like'), count(*) filter (where r.kind in ('ask', 'visit'))
      from home_reaction r
      where r.reacted_at >= ${since} and r.recipient in (select recipient from delivery_batch where tenant = ${tenant}) group by r.recipient
    ) done group by recipient`.execute(db);
  return rows;
}
