import { sql } from "kysely";
import type { Offer } from "#domain/search/homes/offer.ts";
import type { Db } from "#platform/db.server.ts";
import { DRAWN_BUILDINGS, drawnRow } from "#test/support/drawn-homes.ts";
import { aListingRow, aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";

const AT_ONCE = 5_000;

/** Writes drawn offers, with their companies, homes and buildings, into a new database. */
export async function fillWithOffers(db: Db, offers: readonly Offer[]): Promise<void> {
  const load = await aLoad(db, "sample");
  await insertRows(db, "apartment", load, DRAWN_BUILDINGS.map(anApartmentRow));
  for (let from = 0; from < offers.length; from += AT_ONCE) {
    const rows = offers.slice(from, from + AT_ONCE).map(drawnRow);
    await insertRows(db, "listing", load, rows.map(aListingRow));
  }
  await sql`analyze`.execute(db);
}
