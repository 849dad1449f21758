import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";
import type { ListingStep } from "./listing-state.ts";

/** Keeps steps of listings in the audit table. */
export async function auditListings(
  tx: Tx,
  steps: readonly ListingStep[],
  { actor, at }: { readonly actor: string; readonly at: Date },
): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map(({ listingId, from, to, reason }) => ({ id: listingId, from_state: from, to_state: to, reason }));
  await sql`
    insert into transition (entity, entity_id, from_state, to_state, actor, reason, at)
    select 'listing', id, from_state, to_state, ${actor}, reason, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as step (id text, from_state text, to_state text, reason text)`.execute(tx);
}
