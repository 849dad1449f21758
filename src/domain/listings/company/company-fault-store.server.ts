import { sql } from "kysely";
import type { ListingFault } from "#domain/listings/core/types.ts";
import type { Db } from "#platform/db.server.ts";

/** What is wrong with homes of a company that would be shown, and with how many: the most frequent first. */
export async function companyFaults(db: Db, companyId: string): Promise<{ readonly fault: ListingFault; readonly count: number }[]> {
  const { rows } = await sql<{ fault: ListingFault; count: number }>`
    select fault, count(*) as count from listing l cross join unnest(l.faults) as fault
    where l.company_id = ${companyId} and l.state in ('active', 'applied', 'expired') group by fault order by count desc, fault`.execute(
    db,
  );
  return rows;
}
