import { sql } from "kysely";
import type { AskedPrice } from "#domain/listings/types.ts";
import type { Db } from "#platform/db.server.ts";

/** What was asked for these advertisements since when, by advertisement; the oldest first. */
export async function askedPricesOf(db: Db, listingIds: readonly string[]): Promise<ReadonlyMap<string, AskedPrice[]>> {
  if (listingIds.length === 0) return new Map();
  const { rows } = await sql<AskedPrice & { listingId: string }>`
    select listing_id as "listingId", from_on::text as "fromOn", price::float8 as price from listing_price
    where listing_id = any(${[...listingIds]}) order by listing_id, from_on`.execute(db);
  const prices = new Map<string, AskedPrice[]>();
  for (const { listingId, ...price } of rows) prices.set(listingId, [...(prices.get(listingId) ?? []), price]);
  return prices;
}
