import { sql } from "kysely";
import { isOnSale } from "#domain/properties/conditions/market-conditions-store.server.ts";
import type { Db } from "#platform/db.server.ts";
import { asPage, PAGE_SIZE, type Page, rowsBefore } from "./page.ts";
import type { Listing } from "./types.ts";

type ListingTable = {
  id: string;
  apartment_key: string | null;
  kind: Listing["kind"];
  city_code: string;
  town: string;
  lon: number;
  lat: number;
  price: number;
  area_m2: number;
  layout: string;
  floor: number | null;
  direction: string | null;
  built_year: number;
  station_name: string | null;
  walk_minutes: number | null;
  renovated: boolean | null;
  agent_name: string;
  agent_licence: string;
  deal_type: Listing["dealType"];
  published_on: string;
  updated_on: string;
  next_update_on: string;
  state: Listing["state"];
  is_sample: boolean;
};

const COLUMNS = [
  "id",
  "apartment_key",
  "kind",
  "city_code",
  "town",
  "lon",
  "lat",
  "price",
  "area_m2",
  "layout",
  "floor",
  "direction",
  "built_year",
  "station_name",
  "walk_minutes",
  "renovated",
  "agent_name",
  "agent_licence",
  "deal_type",
  "state",
  "is_sample",
] as const satisfies readonly (keyof ListingTable)[];

const DATES = [isoDate("published_on"), isoDate("updated_on"), isoDate("next_update_on")] as const;

export type ListingsWanted = {
  readonly cityCode?: string | undefined;
  readonly town?: string | undefined;
  readonly apartmentKey?: string | undefined;
  readonly kind?: Listing["kind"] | undefined;
  readonly page: number;
};

/** Listings on sale on the day `asOf` (ISO date), last updated first, twenty a page. */
export async function listListings(db: Db, wanted: ListingsWanted, asOf: string): Promise<Page<Listing>> {
  let matching = db.$extendTables<{ listing: ListingTable }>().selectFrom("listing").where(isOnSale(asOf));
  if (wanted.cityCode !== undefined) matching = matching.where("city_code", "=", wanted.cityCode);
  if (wanted.town !== undefined) matching = matching.where("town", "=", wanted.town);
  if (wanted.apartmentKey !== undefined) matching = matching.where("apartment_key", "=", wanted.apartmentKey);
  if (wanted.kind !== undefined) matching = matching.where("kind", "=", wanted.kind);
  const rows = await matching
    .select([...COLUMNS, ...DATES])
    .orderBy("listing.updated_on", "desc")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset(rowsBefore(wanted.page))
    .execute();
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return asPage(rows.map(listingFrom), wanted.page, total);
}

/** As text: the driver would make an instant of a calendar day. */
function isoDate<Column extends "published_on" | "updated_on" | "next_update_on">(column: Column) {
  return sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`.as(column);
}

function listingFrom(row: ListingTable): Listing {
  return {
    id: row.id,
    apartmentKey: row.apartment_key,
    kind: row.kind,
    cityCode: row.city_code,
    town: row.town,
    place: { lon: row.lon, lat: row.lat },
    price: row.price,
    areaM2: row.area_m2,
    layout: row.layout,
    floor: row.floor,
    direction: row.direction,
    builtYear: row.built_year,
    stationName: row.station_name,
    walkMinutes: row.walk_minutes,
    renovated: row.renovated,
    agentName: row.agent_name,
    agentLicence: row.agent_licence,
    dealType: row.deal_type,
    publishedOn: row.published_on,
    updatedOn: row.updated_on,
    nextUpdateOn: row.next_update_on,
    state: row.state,
    isSample: row.is_sample,
  };
}
