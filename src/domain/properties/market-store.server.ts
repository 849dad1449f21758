import { sql } from "kysely";
import { isOrdinary } from "#domain/properties/conditions/market-conditions-store.server.ts";
import { quarterAt, quarterIndex, quarterOf } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";
import { type CityQuarter, measuredCities } from "./measured-cities.ts";
import type { CoveredCity, DataCredit, MarketOrigin, SoldQuarters } from "./types.ts";

/** What the sales in the database are, and whose credit lines must be shown with them. */
export async function marketOrigin(db: Db): Promise<MarketOrigin> {
  const { rows } = await sql<{ sales: number; sample: boolean | null }>`
    select count(*) as sales, bool_or(is_sample) as sample from sale`.execute(db);
  const { sales = 0, sample = null } = rows[0] ?? {};
  return {
    origin: sample === null ? "none" : sample ? "sample" : "published",
    sales,
    ...(await creditsOfSales(db)),
  };
}

/** The period that the sales cover; what is told of a quarter after that of `now` does not count. */
export async function soldQuarters(db: Db, now: Date): Promise<SoldQuarters> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(year * 4 + quarter - 1) as first, max(year * 4 + quarter - 1) as last from sale
    where year * 4 + quarter - 1 <= ${quarterIndex(quarterOf(now))}`.execute(db);
  const { first = null, last = null } = rows[0] ?? {};
  return { firstQuarter: first === null ? null : quarterAt(first), lastQuarter: last === null ? null : quarterAt(last) };
}

/** Whose the sales are that are there now. Those without coordinates of their own stand at the middle of their town, as a file of towns told it. */
async function creditsOfSales(db: Db): Promise<Pick<MarketOrigin, "attributions" | "licences">> {
  const { rows } = await sql<DataCredit>`
    select attribution, licence from data_load
    where id in (select load_id from sale) or (source = 'towns' and exists (select 1 from sale) and id in (select load_id from town))
    group by attribution, licence order by min(id)`.execute(db);
  return { attributions: distinct(rows.map(({ attribution }) => attribution)), licences: distinct(rows.map(({ licence }) => licence)) };
}

/** Whose data the site as a whole is made of: every source that was loaded, in the order of its first file. */
export async function siteCredits(db: Db): Promise<DataCredit[]> {
  const { rows } = await sql<DataCredit>`
    select attribution, licence from data_load where rows_added + rows_unchanged + rows_changed > 0
    group by attribution, licence order by min(id)`.execute(db);
  return rows;
}

const distinct = (texts: readonly string[]) => [...new Set(texts)];

type CityRow = {
  readonly city_code: string;
  readonly city_name: string;
  readonly prefecture: string;
  readonly sales: number;
  readonly lon: number | null;
  readonly lat: number | null;
};

/** Cities whose homes can be appraised, by code: those with enough sales of any kind that people ask the price of. Names come from one row each. */
export async function listCoveredCities(db: Db): Promise<CoveredCity[]> {
  const measured = await measuredCodes(db);
  const { rows } = await sql<CityRow>`
    select counted.city_code, named.city_name, named.prefecture, counted.sales, middle.lon, middle.lat
    from (select city_code, count(*) as sales from sale where city_code = any(${measured}) group by city_code) counted
    cross join lateral (select city_name, prefecture from sale where sale.city_code = counted.city_code limit 1) named
    cross join lateral (select avg(lon) as lon, avg(lat) as lat from town where town.city_code = counted.city_code) middle
    order by counted.city_code`.execute(db);
  return rows.map(({ city_code, city_name, prefecture, sales, lon, lat }) => ({
    ...{ cityCode: city_code, cityName: city_name, prefecture, sales },
    place: lon === null || lat === null ? null : { lon, lat },
  }));
}

/** By the sales that are learnt from: `listSales` leaves out the same ones. */
async function measuredCodes(db: Db): Promise<string[]> {
  const { rows } = await sql<CityQuarter & { readonly kind: string }>`
    select kind, city_code as "cityCode", year * 4 + quarter - 1 as quarter, count(*) as sales
    from sale where kind in ('condo', 'house', 'land') and not area_is_minimum and ${isOrdinary()}
    group by 1, 2, 3`.execute(db);
  return [...new Set([...Map.groupBy(rows, ({ kind }) => kind).values()].flatMap((ofKind) => [...measuredCities(ofKind)]))];
}
