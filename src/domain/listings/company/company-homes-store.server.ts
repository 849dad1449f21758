import { sql } from "kysely";
import { markHomesChanged } from "#domain/listings/core/home-revision-store.server.ts";
import type { Tx } from "#platform/db.server.ts";

/** Tells searches that all homes of a company changed: its name, or whether it is live. Ends the transaction, as `markHomesChanged` does. */
export async function markHomesOfCompany(tx: Tx, companyId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from listing where company_id = ${companyId}`.execute(tx);
  await markHomesChanged(
    tx,
    rows.map(({ id }) => id),
  );
}
