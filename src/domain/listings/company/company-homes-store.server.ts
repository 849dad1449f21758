import { sql } from "kysely";
import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import { settleDwellings } from "#domain/listings/dwellings/settle-store.server.ts";
import type { Tx } from "#platform/db.server.ts";

/**
 * Tells searches that all homes of a company changed: its name, or whether it is live. While it is suspended its word on sales counts for nobody else. Ends the
 * transaction, as `markHomesChanged` does.
 */
export async function markHomesOfCompany(tx: Tx, companyId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; dwellingKey: string; isSold: boolean }>`
    select id, dwelling_key as "dwellingKey", state in ('sold', 'archived') as "isSold" from listing where company_id = ${companyId}`.execute(
    tx,
  );
  const sold = rows.flatMap(({ dwellingKey, isSold }) => (isSold ? dwellingKey : []));
  const others = await settleDwellings(tx, sold, now);
  await markHomesChanged(tx, [...rows.map(({ id }) => id), ...others]);
}
