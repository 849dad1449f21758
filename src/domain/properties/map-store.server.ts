import { sql } from "kysely";
import { isOrdinary } from "#domain/properties/conditions/market-conditions-store.server.ts";
import { isShownOn } from "#domain/properties/conditions/shown-listing-store.server.ts";
import { quarterOf } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";
import type { MarketKind, YearPrice } from "./types.ts";

/** Median unit prices of a year by 地区名, and by city (`town` null). Sales know their town and nothing finer; a place is the middle of theirs. */
export async function yearPrices(db: Db, now: Date): Promise<YearPrice[]> {
  const { rows } = await sql<YearPrice>`
    select city_code as "cityCode", town, min(city_name) as "cityName", avg(lon) as lon, avg(lat) as lat, kind, year,
      percentile_cont(0.5) within group (order by price / area_m2) as "medianYenPerM2", count(*) as n
    from sale
    where ${placedAndOrdinary(now)}
    group by grouping sets ((city_code, town, kind, year), (city_code, kind, year))`.execute(db);
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
export async function townPrices(db: Db, now: Date): Promise<TownPrice[]> {
  const { rows } = await sql<TownPrice>`
    select city_name || town as name, city_code as "cityCode", town, lon, lat, kind,
      percentile_cont(0.5) within group (order by price / area_m2) as "medianYenPerM2", count(*) as n
    from sale
    where ${placedAndOrdinary(now)} and year > (select max(year) - 3 from sale where ${hasBegun(now)})
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
    where ${isShownOn(asOf, { listing: "listing" })} and lon between ${window.west} and ${window.east} and lat between ${window.south} and ${window.north}
    order by listing.updated_on desc, id
    limit ${MOST_DOTS}`.execute(db);
  return rows;
}

/** Whose name and place a map writes. */
type Named = { readonly name: string; readonly lon: number; readonly lat: number };
/** A station by the stretch of a line that it lies on. */
type LineStop = { readonly operator: string; readonly line: string; readonly lon: number; readonly lat: number };

export type BaseMap = {
  readonly boundaries: readonly { readonly code: string; readonly name: string; readonly geometry: GeoJSON.Geometry }[];
  /** `lines`: of how many lines. */
  readonly stations: readonly (Named & { readonly lines: number })[];
  readonly stops: readonly LineStop[];
  readonly cities: readonly Named[];
  readonly towns: readonly TownCentre[];
};

/** What a plain map is drawn from where no map service can be reached: boundaries, stations of lines, names of cities and towns. */
export async function baseMap(db: Db): Promise<BaseMap> {
  const boundaries = await sql<BaseMap["boundaries"][number]>`select city_code as code, name, geometry from boundary`.execute(db);
  const stations = await sql<BaseMap["stations"][number]>`
    select name, avg(lon) as lon, avg(lat) as lat, count(*) as lines from station group by name, group_code`.execute(db);
  const stops = await sql<LineStop>`select operator, line, lon, lat from station order by id`.execute(db);
  const cities = await sql<Named>`
    select min(city) as name, avg(lon) as lon, avg(lat) as lat from town group by city_code`.execute(db);
  const towns = await sql<TownCentre>`select city_code as "cityCode", name, lon, lat from town`.execute(db);
  return { boundaries: boundaries.rows, stations: stations.rows, stops: stops.rows, cities: cities.rows, towns: towns.rows };
}

/** The centre of a 町丁目. */
type TownCentre = { readonly cityCode: string; readonly name: string; readonly lon: number; readonly lat: number };

/** Centres of the 町丁目 in a box, by code and name. */
export async function townCentres(db: Db, { west, south, east, north }: Window): Promise<TownCentre[]> {
  const { rows } = await sql<TownCentre>`
    select city_code as "cityCode", name, lon, lat from town
    where lat between ${south} and ${north} and lon between ${west} and ${east} order by city_code, name`.execute(db);
  return rows;
}

/** Of a quarter up to that of `now`: an older import may have let in others. */
function hasBegun(now: Date) {
  const { year, quarter } = quarterOf(now);
  return sql<boolean>`(year, quarter) <= (${year}::smallint, ${quarter}::smallint)`;
}

function placedAndOrdinary(now: Date) {
  return sql<boolean>`${hasBegun(now)} and lon is not null and lat is not null and kind in ('condo', 'house', 'land') and not area_is_minimum and ${isOrdinary()}`;
}
