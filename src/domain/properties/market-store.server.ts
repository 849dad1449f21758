import { sql } from "kysely";
import { quarterAt } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";
import type { CoveredCity, MarketOrigin } from "./types.ts";

/** What the sales in the database are, the period they cover, and whose credit lines must be shown with them. */
export async function marketOrigin(db: Db): Promise<MarketOrigin> {
  const { rows } = await sql<{ first: number | null; last: number | null; sales: number; sample: boolean | null }>`
    select min(year * 4 + quarter - 1) as first, max(year * 4 + quarter - 1) as last, count(*) as sales, bool_or(is_sample) as sample
    from sale`.execute(db);
  const { first = null, last = null, sales = 0, sample = null } = rows[0] ?? {};
  return {
    origin: sample === null ? "none" : sample ? "sample" : "published",
    firstQuarter: first === null ? null : quarterAt(first),
    lastQuarter: last === null ? null : quarterAt(last),
    sales,
    attributions: await attributions(db, sample ?? false),
  };
}

/** Loads whose rows have been replaced keep their line in data_load; only the sources of what is there now are credited. */
async function attributions(db: Db, sample: boolean): Promise<string[]> {
  const { rows } = await sql<{ attribution: string }>`
    select attribution from data_load
    where source in (${sample ? "sample" : "transactions"}, 'towns', 'stations', 'boundaries') and file_name not like 'sample-layers/%'
      and rows_added + rows_unchanged + rows_changed > 0
    group by attribution order by min(id)`.execute(db);
  return rows.map((row) => row.attribution);
}

type CityRow = {
  readonly city_code: string;
  readonly city_name: string;
  readonly prefecture: string;
  readonly sales: number;
  readonly lon: number | null;
  readonly lat: number | null;
};

/** Cities with at least one sale, by code. Counts read the index alone; names come from one row each. */
export async function listCoveredCities(db: Db): Promise<CoveredCity[]> {
  const { rows } = await sql<CityRow>`
    select counted.city_code, named.city_name, named.prefecture, counted.sales, middle.lon, middle.lat
    from (select city_code, count(*) as sales from sale group by city_code) counted
    cross join lateral (select city_name, prefecture from sale where sale.city_code = counted.city_code limit 1) named
    cross join lateral (select avg(lon) as lon, avg(lat) as lat from town where town.city_code = counted.city_code) middle
    order by counted.city_code`.execute(db);
  return rows.map(({ city_code, city_name, prefecture, sales, lon, lat }) => ({
    ...{ cityCode: city_code, cityName: city_name, prefecture, sales },
    place: lon === null || lat === null ? null : { lon, lat },
  }));
}
