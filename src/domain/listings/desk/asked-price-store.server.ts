import { sql } from "kysely";
import type { Yen } from "#kernel/yen.ts";
import type { Tx } from "#platform/db.server.ts";

/** From this day on this is asked; what was asked before stays in the history. */
export async function writeAskedPrice(
  tx: Tx,
  listingId: string,
  { price, on }: { readonly price: Yen; readonly on: string },
): Promise<void> {
  await sql`
    update listing set first_price = coalesce(first_price, price), price = ${price}, price_changed_on = ${on}::date,
      updated_on = greatest(updated_on, ${on}::date)
    where id = ${listingId}`.execute(tx);
  await sql`
    insert into listing_price (listing_id, from_on, price) values (${listingId}, ${on}::date, ${price})
    on conflict (listing_id, from_on) do update set price = excluded.price`.execute(tx);
}
