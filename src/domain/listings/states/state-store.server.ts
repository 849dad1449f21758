import { sql } from "kysely";
import type { ListingState } from "#domain/listings/types.ts";
import type { Tx } from "#platform/db.server.ts";

export type LockedListing = {
  readonly id: string;
  readonly companyId: string;
  readonly dwellingKey: string;
  readonly state: ListingState;
  readonly nextUpdateOn: string | null;
  readonly price: number;
};

/** A listing, kept from others till the transaction ends; null: there is none. */
export async function lockListing(tx: Tx, id: string): Promise<LockedListing | null> {
  const { rows } = await sql<LockedListing>`
    select id, company_id as "companyId", dwelling_key as "dwellingKey", state, next_update_on::text as "nextUpdateOn", price
    from listing where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Writes a state; `ended_at` is when it left the market and null while it is on it. */
export async function writeState(tx: Tx, ids: readonly string[], state: ListingState, now: Date): Promise<void> {
  const isOffered = state === "active" || state === "applied";
  await sql`
    update listing set state = ${state}, ended_at = case when ${isOffered} then null else coalesce(ended_at, ${now}) end
    where id = any(${[...ids]})`.execute(tx);
}
