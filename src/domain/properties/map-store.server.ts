import { sql } from "kysely";
import { isOnSale, isOrdinary } from "#domain/properties/conditions/market-conditions-store.server.ts";
import type { Db } from "#platform/db.server.ts";
import type { MarketKind, SquarePrice } from "./types.ts";

/** Median unit prices by square of 1 km and year. Sales lie at the centre of their town, so a large town is one square. */
export async function squarePrices(db: Db): Promise<SquarePrice[]> {
  const { rows } = await sql<SquarePrice>`
    select floor((lon - 100) * 80)::integer as column, floor(lat * 120)::integer as row, kind, year,
      percentile_cont(0.5) within group (order by price / area_m2) as "medianYenPerM2", count(*) as n,
      mode() within group (order by city_name || town) as name
    from sale
    where ${placedAndOrdinary()}
    group by 1, 2, kind, year`.execute(db);
  return rows;
}

/** A town with its recent sales. */
export type TownPrice = {
  readonly name: string;
  readonly cityCode: string;
  readonly town: string;
  readonly lon: number;
  readonly lat: number;
  readonly kind: MarketKind;
  readonly medianYenPerM2: number;
  readonly n: number;
};

/** Median unit prices of towns over the newest three years of sales. */
export async function townPrices(db: Db): Promise<TownPrice[]> {
  const { rows } = await sql<TownPrice>`
    select city_name || town as name, city_code as "cityCode", town, lon, lat, kind,
      percentile_cont(0.5) within group (order by price / area_m2) as "medianYenPerM2", count(*) as n
    from sale
    where ${placedAndOrdinary()} and year > (select max(year) - 3 from sale)
    group by city_name, city_code, town, lon, lat, kind`.execute(db);
  return rows;
}

export type ListingDot = {
  readonly id: string;
  readonly apartmentKey: string | null;
  readonly lon: number;
  readonly lat: number;
  readonly kind: string;
  readonly price: number;
  readonly areaM2: number;
  readonly layout: string;
};

type Window = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

const MOST_DOTS = 2_000;

/** Listings on sale on the day `asOf` within a window, at most 2,000, newest first. */
export async function listingDots(db: Db, window: Window, asOf: string): Promise<ListingDot[]> {
  const { rows } = await sql<ListingDot>`
    select id, apartment_key as "apartmentKey", lon, lat, kind, price, area_m2 as "areaM2", layout
    from listing
    where ${isOnSale(asOf)} and lon between ${window.west} and ${window.east} and lat between ${window.south} and ${window.north}
    order by listing.updated_on desc, id
    limit ${MOST_DOTS}`.execute(db);
  return rows;
}

export type BaseMap = {
  readonly boundaries: readonly { readonly code: string; readonly name: string; readonly geometry: GeoJSON.Geometry }[];
  readonly stations: readonly { readonly name: string; readonly lon: number; readonly lat: number }[];
  readonly towns: readonly { readonly name: string; readonly lon: number; readonly lat: number }[];
};

/** What a plain map is drawn from where no map service can be reached: boundaries, stations, names of towns. */
export async function baseMap(db: Db): Promise<BaseMap> {
  const boundaries = await sql<BaseMap["boundaries"][number]>`select city_code as code, name, geometry from boundary`.execute(db);
  const stations = await sql<BaseMap["stations"][number]>`
    select name, avg(lon) as lon, avg(lat) as lat from station group by name, group_code`.execute(db);
  const towns = await sql<BaseMap["towns"][number]>`select name, lon, lat from town`.execute(db);
  return { boundaries: boundaries.rows, stations: stations.rows, towns: towns.rows };
}

function placedAndOrdinary() {
  return sql<boolean>`lon is not null and lat is not null and kind in ('condo', 'house', 'land') and not area_is_minimum and ${isOrdinary()}`;
}
