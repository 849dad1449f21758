import { sql } from "kysely";
import type { ListingState } from "#domain/listings/core/types.ts";
import type { Tx } from "#platform/db.server.ts";

export type LockedListing = {
  readonly id: string;
  readonly companyId: string;
  readonly dwellingKey: string;
  readonly state: ListingState;
  readonly nextUpdateOn: string | null;
  readonly price: number;
};

const LOCKED = sql`
  id, company_id as "companyId", dwelling_key as "dwellingKey", state, next_update_on::text as "nextUpdateOn", price`;

/** A listing, kept from others till the transaction ends; null: there is none. */
export async function lockListing(tx: Tx, id: string): Promise<LockedListing | null> {
  const { rows } = await sql<LockedListing>`select ${LOCKED} from listing where id = ${id} for no key update`.execute(tx);
  return rows[0] ?? null;
}

/** Listings with all that advertise the same homes, kept from others till the transaction ends and locked in the order of their ids. Answers those asked for. */
export async function lockHomesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, LockedListing>> {
  const { rows } = await sql<LockedListing>`
    select ${LOCKED} from listing where dwelling_key in (select dwelling_key from listing where id = any(${[...ids]}))
    order by id for no key update`.execute(tx);
  return new Map(rows.flatMap((row) => (ids.includes(row.id) ? [[row.id, row] as const] : [])));
}

/** Writes a state; `ended_at` is when it left the market and null while it is on it. */
export async function writeState(tx: Tx, ids: readonly string[], state: ListingState, now: Date): Promise<void> {
  const isOffered = state === "active" || state === "applied";
  await sql`
    update listing set state = ${state}, ended_at = case when ${isOffered} then null else coalesce(ended_at, ${now}) end,
      shown_since = case when ${state} = 'suspended' then null
        when ${state} = 'active' and array_remove(faults, 'others-ended') = '{}' then coalesce(shown_since, ${now}::timestamptz) else shown_since end
    where id = any(${[...ids]})`.execute(tx);
}

type Turned = Pick<LockedListing, "id" | "state" | "dwellingKey">;

/** Homes on offer whose next update should have come before this day, so many at a time; what somebody else changes just now is left for the next time. */
export async function listDue(tx: Tx, today: string, most: number): Promise<Turned[]> {
  const { rows } = await sql<Turned>`
    select id, state, dwelling_key as "dwellingKey" from listing
    where state = 'active' and next_update_on < ${today} order by id limit ${most} for no key update skip locked`.execute(tx);
  return rows;
}

/** Homes sold before then. */
export async function listArchivable(tx: Tx, soldBefore: Date, most: number): Promise<Turned[]> {
  const { rows } = await sql<Turned>`
    select id, state, dwelling_key as "dwellingKey" from listing
    where state = 'sold' and ended_at < ${soldBefore} order by id limit ${most} for no key update skip locked`.execute(tx);
  return rows;
}

/** Keeps when a company said that the home is still for sale. */
export async function writeStillOffered(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update listing set still_offered_at = ${now} where id = ${id}`.execute(tx);
}
