import { type RawBuilder, sql } from "kysely";
import { isOrdinary } from "#domain/properties/conditions/market-conditions-store.server.ts";
import { knownFacts } from "#kernel/home/known-facts.ts";
import { type Quarter, quarterOf } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";
import { asPage, PAGE_SIZE, type Page, rowsBefore } from "./page.ts";
import type { PropertyKind, Sale } from "./types.ts";

type SaleTable = {
  id: number;
  kind: PropertyKind;
  price_category: Sale["priceCategory"];
  city_code: string;
  city_name: string;
  town: string;
  lon: number | null;
  lat: number | null;
  year: number;
  quarter: Quarter["quarter"];
  price: number;
  area_m2: number;
  area_is_minimum: boolean;
  floor_area_m2: number | null;
  layout: string | null;
  built_year: number | null;
  structure: Sale["structure"];
  renovated: boolean | null;
  zoning: string | null;
  frontage_m: number | null;
  road_width_m: number | null;
  road_direction: string | null;
  road_kind: string | null;
  land_shape: string | null;
  coverage_percent: number | null;
  floor_area_ratio_percent: number | null;
  station_name: string | null;
  walk_minutes: number | null;
  remarks: string | null;
  apartment_key: string | null;
  load_id: number;
};

const COLUMNS = [
  "id",
  "kind",
  "price_category",
  "city_code",
  "city_name",
  "town",
  "lon",
  "lat",
  "year",
  "quarter",
  "price",
  "area_m2",
  "floor_area_m2",
  "layout",
  "built_year",
  "structure",
  "renovated",
  "zoning",
  "frontage_m",
  "road_width_m",
  "road_direction",
  "road_kind",
  "land_shape",
  "coverage_percent",
  "floor_area_ratio_percent",
  "station_name",
  "walk_minutes",
  "apartment_key",
] as const satisfies readonly (keyof SaleTable)[];

type SaleRow = Pick<SaleTable, (typeof COLUMNS)[number]>;

/** Both ends belong to the period; an open end is left out. */
type Period = { readonly from?: Quarter | undefined; readonly until?: Quarter | undefined };

export type SalesWanted = Period & {
  readonly kind: PropertyKind;
  /** Leaves out auctions, sales among relatives and the like. Default true. */
  readonly ordinaryOnly?: boolean | undefined;
  /** Leaves out what newer loads than this added or changed. */
  readonly newestLoad?: number | undefined;
};

export type TransactionsWanted = Period & {
  readonly cityCode: string;
  readonly town?: string | undefined;
  readonly kind?: PropertyKind | undefined;
  readonly page: number;
};

/** All sales of one kind, oldest quarter first. Areas that the source gives as a lower bound only (2000㎡以上) are left out. */
export async function listSales(db: Db, wanted: SalesWanted): Promise<Sale[]> {
  let statement = sales(db).select(COLUMNS).where("kind", "=", wanted.kind).where("area_is_minimum", "=", false);
  for (const condition of within(wanted)) statement = statement.where(condition);
  if (wanted.newestLoad !== undefined) statement = statement.where("load_id", "<=", wanted.newestLoad);
  if (wanted.ordinaryOnly ?? true) statement = statement.where(isOrdinary());
  const rows = await statement.orderBy("year").orderBy("quarter").orderBy("id").execute();
  return rows.map(saleFrom);
}

/** Sales of a city or town, newest first, twenty a page. */
export async function listTransactions(db: Db, wanted: TransactionsWanted): Promise<Page<Sale>> {
  let matching = sales(db).where("city_code", "=", wanted.cityCode);
  if (wanted.town !== undefined) matching = matching.where("town", "=", wanted.town);
  if (wanted.kind !== undefined) matching = matching.where("kind", "=", wanted.kind);
  for (const condition of within(wanted)) matching = matching.where(condition);
  const rows = await matching
    .select(COLUMNS)
    .orderBy("year", "desc")
    .orderBy("quarter", "desc")
    .orderBy("id", "desc")
    .limit(PAGE_SIZE)
    .offset(rowsBefore(wanted.page))
    .execute();
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return asPage(rows.map(saleFrom), wanted.page, total);
}

export type QuarterlyMedian = { readonly quarter: Quarter; readonly medianYenPerM2: number; readonly n: number };

/** Median price per square metre of each quarter that has at least `minSales` ordinary sales, oldest first; none after the quarter of `now`. */
export async function quarterlyMedians(
  db: Db,
  area: {
    readonly cityCode: string;
    readonly town?: string | undefined;
    readonly kind: PropertyKind;
    readonly minSales: number;
    readonly now: Date;
  },
): Promise<QuarterlyMedian[]> {
  const town = area.town === undefined ? sql`` : sql`and town = ${area.town}`;
  const present = quarterOf(area.now);
  const { rows } = await sql<{ year: number; quarter: Quarter["quarter"]; median: number; n: number }>`
    select year, quarter, percentile_cont(0.5) within group (order by price / area_m2) as median, count(*) as n
    from sale
    where city_code = ${area.cityCode} and kind = ${area.kind} ${town}
      and (year, quarter) <= (${present.year}::smallint, ${present.quarter}::smallint) and not area_is_minimum and ${isOrdinary()}
    group by year, quarter
    having count(*) >= ${area.minSales}
    order by year, quarter`.execute(db);
  return rows.map(({ year, quarter, median, n }) => ({ quarter: { year, quarter }, medianYenPerM2: Math.round(median), n }));
}

function sales(db: Db) {
  return db.$extendTables<{ sale: SaleTable }>().selectFrom("sale");
}

/** Row comparison, so that the market index (kind, year, quarter) serves it. */
function within({ from, until }: Period): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (from) conditions.push(sql<boolean>`(year, quarter) >= (${from.year}::smallint, ${from.quarter}::smallint)`);
  if (until) conditions.push(sql<boolean>`(year, quarter) <= (${until.year}::smallint, ${until.quarter}::smallint)`);
  return conditions;
}

function saleFrom(row: SaleRow): Sale {
  return {
    id: row.id,
    kind: row.kind,
    priceCategory: row.price_category,
    cityCode: row.city_code,
    cityName: row.city_name,
    town: row.town,
    place: row.lon === null || row.lat === null ? null : { lon: row.lon, lat: row.lat },
    quarter: { year: row.year, quarter: row.quarter },
    price: row.price,
    areaM2: row.area_m2,
    floorAreaM2: row.floor_area_m2,
    layout: row.layout,
    builtYear: row.built_year,
    structure: row.structure,
    renovated: row.renovated,
    zoning: row.zoning,
    lot: lotFrom(row),
    stationName: row.station_name,
    walkMinutes: row.walk_minutes,
    apartmentKey: row.apartment_key,
  };
}

function lotFrom(row: SaleRow): Sale["lot"] {
  return knownFacts({
    frontageM: row.frontage_m,
    roadWidthM: row.road_width_m,
    roadDirection: row.road_direction,
    roadKind: row.road_kind,
    landShape: row.land_shape,
    coveragePercent: row.coverage_percent,
    floorAreaRatioPercent: row.floor_area_ratio_percent,
  });
}
