import { sql } from "kysely";
import { isShownOn } from "#domain/properties/index.server.ts";
import type { Db } from "#platform/db.server.ts";

/** A row of the map of the site: the key of a page, and the day (ISO, Japan) on which what it tells last changed. */
export type MapRow = { readonly key: string; readonly changedOn: string };

/** Rows in the order of their keys: those after `after`, or, where that is null, after the first `skip`. */
export type MapCut = { readonly after: string | null; readonly skip: number; readonly limit: number };

/** Homes on offer on a day, each by the offer that speaks for it: the lowest. */
export async function homesOnMap(db: Db, day: string, { after, skip, limit }: MapCut): Promise<MapRow[]> {
  const { rows } = await sql<MapRow>`
    select l.id as key, l.updated_on::text as "changedOn" from listing l
    where ${speaks(day)} and l.id > ${after ?? ""} order by l.id limit ${limit} offset ${after === null ? skip : 0}`.execute(db);
  return rows;
}

export async function countHomesOnMap(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from listing l where ${speaks(day)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function speaks(day: string) {
  return sql<boolean>`${isShownOn(day)} and not exists (
    select 1 from listing o where o.dwelling_key = l.dwelling_key and (o.price < l.price or (o.price = l.price and o.id < l.id))
      and ${isShownOn(day, { listing: "o" })})`;
}

/** Buildings with a report. */
export async function buildingsOnMap(db: Db, { after, skip, limit }: MapCut): Promise<MapRow[]> {
  const { rows } = await sql<MapRow>`
    select apartment_key as key, (computed_at at time zone 'Asia/Tokyo')::date::text as "changedOn" from risk_report
    where apartment_key > ${after ?? ""} order by apartment_key limit ${limit} offset ${after === null ? skip : 0}`.execute(db);
  return rows;
}

export async function countBuildingsOnMap(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from risk_report`.execute(db);
  return rows[0]?.count ?? 0;
}
