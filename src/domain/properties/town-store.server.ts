import { sql } from "kysely";
import { townKey } from "#kernel/place/chome.ts";
import type { Db } from "#platform/db.server.ts";
import { mergeTowns, type NamedTown } from "./merge-towns.ts";
import type { Chome, Town } from "./types.ts";

type Row = {
  city_code: string;
  city_name: string;
  prefecture: string;
  name: string;
  kana: string | null;
  lon: number | null;
  lat: number | null;
};

/** All towns of these cities that the town table or a sale names. */
export async function listTowns(db: Db, cityCodes: readonly string[]): Promise<Town[]> {
  return mergeTowns(await townTable(db, cityCodes), await townsSoldIn(db, cityCodes));
}

async function townTable(db: Db, cityCodes: readonly string[]): Promise<NamedTown[]> {
  const { rows } = await sql<Row>`
    select city_code, city as city_name, prefecture, name, kana, lon, lat
    from town where city_code = any(${cityCodes}) order by city_code, name`.execute(db);
  return rows.map(namedTown);
}

async function importedTowns(db: Db, cityCodes: readonly string[]): Promise<NamedTown[]> {
  const { rows } = await sql<Row>`
    select city_code, city as city_name, prefecture, name, kana, lon, lat
    from town join data_load on data_load.id = town.load_id
    where city_code = any(${cityCodes}) and data_load.source <> 'sample' order by city_code, name`.execute(db);
  return rows.map(namedTown);
}

/**
 * All 町丁目 of these cities with their centres, as the town table spells them: `八広六丁目`; each with its 地区名 as `listTowns` spells it. The
 * whole towns of the sample market are none where an imported table divides them.
 */
export async function listChome(db: Db, cityCodes: readonly string[]): Promise<Chome[]> {
  const [listed, sold, imported] = await Promise.all([townTable(db, cityCodes), townsSoldIn(db, cityCodes), importedTowns(db, cityCodes)]);
  const towns = new Map(mergeTowns(listed, sold).map(({ cityCode, town }) => [`${cityCode}/${townKey(town)}`, town]));
  return (imported.length > 0 ? imported : listed).flatMap(({ place, kana: _, ...named }) => {
    const town = towns.get(`${named.cityCode}/${townKey(named.name)}`);
    return place === null || town === undefined ? [] : [{ ...named, town, place }];
  });
}

/** Cities with a sale, found by skipping from code to code in the index. */
export async function soldCityCodes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ city_code: string }>`
    with recursive sold(city_code) as (
      select min(city_code) from sale
      union all
      select (select min(city_code) from sale where sale.city_code > sold.city_code) from sold where sold.city_code is not null
    )
    select city_code from sold where city_code is not null`.execute(db);
  return rows.map((row) => row.city_code);
}

/** Cities that the town table or a sale names. */
export async function knownCityCodes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ city_code: string }>`select distinct city_code from town`.execute(db);
  return [...new Set([...rows.map((row) => row.city_code), ...(await soldCityCodes(db))])].sort();
}

/** Skips from town to town in the index: a city has thousands of sales in a few dozen towns. */
async function townsSoldIn(db: Db, cityCodes: readonly string[]): Promise<NamedTown[]> {
  const { rows } = await sql<Row>`
    select city.code as city_code, facts.city_name, facts.prefecture, sold.town as name, null as kana, facts.lon, facts.lat
    from unnest(${cityCodes}::text[]) as city(code)
    cross join lateral (
      with recursive step(town) as (
        select min(town) from sale where city_code = city.code
        union all
        select (select min(town) from sale where city_code = city.code and town > step.town) from step where step.town is not null
      )
      select town from step where town is not null
    ) sold
    cross join lateral (
      select city_name, prefecture, lon, lat from sale where city_code = city.code and town = sold.town limit 1
    ) facts`.execute(db);
  return rows.map(namedTown);
}

export type TownActivity = { readonly cityCode: string; readonly town: string; readonly count: number };

/** How many sales and active listings each town has. */
export async function townActivity(db: Db): Promise<TownActivity[]> {
  const { rows } = await sql<{ city_code: string; town: string; count: number }>`
    select city_code, town, sum(n)::bigint as count from (
      select city_code, town, count(*) as n from sale group by 1, 2
      union all
      select city_code, town, count(*) from listing where state = 'active' group by 1, 2
    ) counted group by 1, 2`.execute(db);
  return rows.map(({ city_code, town, count }) => ({ cityCode: city_code, town, count }));
}

function namedTown(row: Row): NamedTown {
  const { city_code, city_name, prefecture, name, kana, lon, lat } = row;
  return {
    cityCode: city_code,
    cityName: city_name,
    prefecture,
    name,
    kana,
    place: lon === null || lat === null ? null : { lon, lat },
  };
}
