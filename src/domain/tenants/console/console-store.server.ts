import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";
import type { CustomerCounts } from "./overview.server.ts";

// Every statement here runs as one tenant (`withTenant`): no other's rows are there to be found, and none can be written.

export async function countCustomers(tx: Tx): Promise<CustomerCounts> {
  const { rows } = await sql<CustomerCounts>`
    select count(*)::int as "all", count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'stopped')::int as stopped,
      count(*) filter (where state = 'active' and heat = 'red')::int as red, count(*) filter (where state = 'active' and heat = 'orange')::int as orange,
      count(*) filter (where state = 'active' and heat = 'yellow')::int as yellow, count(*) filter (where state = 'active' and heat = 'none')::int as none
    from tenant_customer`.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error("a count has no row");
  return counts;
}
