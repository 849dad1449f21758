import { sql } from "kysely";
import type { AskedPrice } from "#domain/listings/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** Keeps the prices that are asked from a day on; of two on one day the later counts. */
export async function keepPrices(
  tx: Tx,
  prices: readonly { readonly listingId: string; readonly price: number }[],
  fromOn: string,
): Promise<void> {
  if (prices.length === 0) return;
  const rows = prices.map(({ listingId, price }) => ({ listing_id: listingId, from_on: fromOn, price }));
  await sql`
    insert into listing_price (listing_id, from_on, price)
    select listing_id, from_on, price from jsonb_populate_recordset(null::listing_price, ${JSON.stringify(rows)}::jsonb)
    on conflict (listing_id, from_on) do update set price = excluded.price`.execute(tx);
}

/** What was asked for a listing since when, the first first. */
export async function askedPrices(db: Db | Tx, listingId: string): Promise<AskedPrice[]> {
  const { rows } = await sql<AskedPrice>`
    select from_on::text as "fromOn", price from listing_price where listing_id = ${listingId} order by from_on`.execute(db);
  return rows;
}

/** What is asked from a day on; the listing is as new as that. */
export async function writePrice(tx: Tx, listingId: string, price: number, on: string): Promise<void> {
  await sql`
    update listing set price = ${price}, price_changed_on = ${on}, updated_on = greatest(updated_on, ${on}::date) where id = ${listingId}`.execute(
    tx,
  );
}
