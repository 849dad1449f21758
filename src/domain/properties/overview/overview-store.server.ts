import { sql } from "kysely";
import { isOrdinary } from "#domain/properties/conditions/market-conditions-store.server.ts";
import type { Db } from "#platform/db.server.ts";
import type { QuarterFigure, TownHomes, YearFigure } from "./types.ts";

/** `newest`: the newest quarter that has condominiums, as whole quarters (`quarterIndex`); what is later does not count. */
const quartersAgo = (newest: number) => sql<number>`(${newest}::integer - (year * 4 + quarter - 1))`;
const isCondo = (newest: number) =>
  sql<boolean>`kind = 'condo' and year * 4 + quarter - 1 <= ${newest} and not area_is_minimum and ${isOrdinary()}`;
const median = () => sql<number>`round(percentile_cont(0.5) within group (order by price / area_m2))::integer`;

/** The newest quarter up to one that has condominiums, both as whole quarters (`quarterIndex`), and whether they are samples; null where there are none. */
export async function newestCondos(db: Db, until: number): Promise<{ readonly quarter: number; readonly isSample: boolean } | null> {
  const { rows } = await sql<{ quarter: number | null; isSample: boolean | null }>`
    select max(year * 4 + quarter - 1) as quarter, bool_or(is_sample) as "isSample" from sale
    where kind = 'condo' and year * 4 + quarter - 1 <= ${until}`.execute(db);
  const { quarter = null, isSample = null } = rows[0] ?? {};
  return quarter === null || isSample === null ? null : { quarter, isSample };
}

/** Medians of the newest `most` quarters, by city. */
export async function quarterFigures(db: Db, newest: number, most: number): Promise<QuarterFigure[]> {
  const { rows } = await sql<QuarterFigure>`
    select city_code as "cityCode", min(city_name) as "cityName", ${quartersAgo(newest)} as "quartersAgo",
      ${median()} as "medianYenPerM2", count(*) as n
    from sale where ${isCondo(newest)} and ${quartersAgo(newest)} < ${most}
    group by city_code, 3`.execute(db);
  return rows;
}

/** Medians of the newest four quarters and of the four before, by city. */
export async function yearFigures(db: Db, newest: number): Promise<YearFigure[]> {
  const { rows } = await sql<YearFigure>`
    select city_code as "cityCode", min(city_name) as "cityName", ${quartersAgo(newest)} / 4 as "yearsAgo",
      ${median()} as "medianYenPerM2", count(*) as n
    from sale where ${isCondo(newest)} and ${quartersAgo(newest)} < 8
    group by city_code, 3`.execute(db);
  return rows;
}

type SoldTown = {
  readonly cityCode: string;
  readonly cityName: string;
  readonly town: string;
  readonly lon: number | null;
  readonly lat: number | null;
  readonly medianYenPerM2: number;
  readonly n: number;
};

/** Medians of the newest `most` quarters by 地区, with where its sales lie. */
export async function soldTowns(db: Db, newest: number, most: number): Promise<SoldTown[]> {
  const { rows } = await sql<SoldTown>`
    select city_code as "cityCode", min(city_name) as "cityName", town, avg(lon) as lon, avg(lat) as lat,
      ${median()} as "medianYenPerM2", count(*) as n
    from sale where ${isCondo(newest)} and ${quartersAgo(newest)} < ${most}
    group by city_code, town`.execute(db);
  return rows;
}

type Homes = {
  readonly newest: number;
  readonly fromM2: number;
  readonly toM2: number;
  /** Of the newest quarters. */
  readonly quarters: number;
};

/** The 地区 in which most homes of a size were sold, with the tenth, the middle and the ninetieth price of a hundred. */
export async function townHomes(db: Db, { newest, fromM2, toM2, quarters }: Homes, most: number): Promise<TownHomes[]> {
  const price = (share: number) => sql<number>`round(percentile_cont(${share}) within group (order by price))::bigint`;
  const { rows } = await sql<TownHomes>`
    select city_code as "cityCode", min(city_name) as "cityName", town, count(*) as n,
      ${price(0.1)} as low, ${price(0.5)} as median, ${price(0.9)} as high
    from sale where ${isCondo(newest)} and ${quartersAgo(newest)} < ${quarters} and area_m2 between ${fromM2} and ${toM2}
    group by city_code, town
    order by n desc, city_code, town
    limit ${most}`.execute(db);
  return rows;
}

type Centre = { readonly cityCode: string; readonly name: string; readonly lon: number; readonly lat: number };

/** The centres of all 町丁目 of these cities. */
export async function chomeCentres(db: Db, cityCodes: readonly string[]): Promise<Centre[]> {
  const { rows } = await sql<Centre>`
    select city_code as "cityCode", name, lon, lat from town
    where city_code = any(${cityCodes}) and lon is not null and lat is not null`.execute(db);
  return rows;
}
