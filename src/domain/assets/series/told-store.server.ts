import { sql } from "kysely";
import type { Month } from "#kernel/calendar/month.ts";
import type { Db } from "#platform/db.server.ts";
import type { ToldHome } from "./value-mails.ts";

/** Homes of a member that are followed by now and whose value of a month is told. */
export async function toldIn(db: Db, sub: string, month: Month): Promise<ToldHome[]> {
  const { rows } = await sql<ToldHome>`
    select p.id, coalesce(p.facts ->> 'name', p.name) as name, v.q10, v.q50, v.q90, v.told_market as market, v.told_model as model
    from owned_property p join valuation_point v on v.property_id = p.id
    where p.sub = ${sub} and v.month = ${month} and v.told_market is not null and p.state in ('tracking', 'verifying', 'verified', 'rejected')
    order by p.created_at desc, p.id`.execute(db);
  return rows;
}
