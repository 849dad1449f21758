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

type Turned = Pick<LockedListing, "id" | "state" | "dwellingKey">;

/** Homes on offer whose next update should have come before this day, so many at a time; what somebody else changes just now is left for the next time. */
export async function listDue(tx: Tx, today: string, most: number): Promise<Turned[]> {
  const { rows } = await sql<Turned>`
    select id, state, dwelling_key as "dwellingKey" from listing
    where state = 'active' and next_update_on < ${today} order by id limit ${most} for update skip locked`.execute(tx);
  return rows;
}

/** Homes sold before then. */
export async function listArchivable(tx: Tx, soldBefore: Date, most: number): Promise<Turned[]> {
  const { rows } = await sql<Turned>`
    select id, state, dwelling_key as "dwellingKey" from listing
    where state = 'sold' and ended_at < ${soldBefore} order by id limit ${most} for update skip locked`.execute(tx);
  return rows;
}

/** Keeps when a company said that the home is still for sale. */
export async function writeStillOffered(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update listing set still_offered_at = ${now} where id = ${id}`.execute(tx);
}
