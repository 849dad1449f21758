import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

/**
 * Homes of companies that stand in a building of the samples stay when that goes: with their address, and with a place of their own where the company told
 * one. The next file of the company finds their building anew; the home stays the one it was. Called before the buildings go, once the homes of invented
 * companies have gone.
 */
export async function leaveSampleBuildings(tx: Tx): Promise<void> {
  await sql`
    update listing_source set home_key = null, row_hash = '' where listing_id in (
      select l.id from listing l join apartment a on a.key = l.apartment_key where a.is_sample)`.execute(tx);
  // Of a building that a company told us of the place is real; that of an invented one is invented.
  const isInvented = sql`(not (a.key like 'b-%' and length(a.key) = 12) and l.lon = a.lon and l.lat = a.lat)`;
  await sql`
    update listing l set apartment_key = null, lon = case when ${isInvented} then null else l.lon end,
      lat = case when ${isInvented} then null else l.lat end, morton = case when ${isInvented} then null else l.morton end,
      place_precision = case when ${isInvented} then 'town' else l.place_precision end
    from apartment a where a.key = l.apartment_key and a.is_sample`.execute(tx);
  await sql`
    update dwelling d set apartment_key = null from apartment a
    where a.key = d.apartment_key and a.is_sample and exists (select 1 from listing l where l.dwelling_key = d.key)`.execute(tx);
}
