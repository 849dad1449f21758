import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { RESIDENTIAL_CRIMES } from "#domain/surroundings/layers/crime-rate.ts";
import type { Tx } from "#platform/db.server.ts";
import { rateFacts, type TownCounts, type TownPeople, townId } from "./town-rates.ts";

const RATE_FIELDS = ["rate", "quintile", "rateYear", "populationOf"];

type StoredCounts = TownCounts & { readonly stored: object };

/**
 * Computes the rates anew wherever the people of a town are known, and takes them away where they are not. Answers what was done, in sentences;
 * nothing where no counts are.
 */
export async function refreshCrimeRates(tx: Tx): Promise<string[]> {
  const counts = await newestCounts(tx);
  if (counts.length === 0) return [];
  const rates = rateFacts(counts, await townPeople(tx));
  const stale = counts.flatMap(({ stored, ...town }) => {
    const facts = rates.get(townId(town)) ?? {};
    return isDeepStrictEqual(facts, stored) ? [] : [{ city_code: town.cityCode, town: town.town, facts }];
  });
  await storeRates(tx, stale);
  const [of, all] = [rates.size.toLocaleString("ja-JP"), counts.length.toLocaleString("ja-JP")];
  return [`率を計算した町丁目: ${of}件 / ${all}件(町丁目の夜間・昼間人口がある場合だけ計算します)`];
}

async function newestCounts(tx: Tx): Promise<StoredCounts[]> {
  const crimes = sql.join(
    RESIDENTIAL_CRIMES.map((kind) => sql`(newest.counts->>${sql.lit(kind)})::float8`),
    sql` + `,
  );
  const { rows } = await sql<StoredCounts>`
    select f.city_code as "cityCode", f.town, newest.year, ${crimes} as crimes,
      (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(f.data) where key = any(${RATE_FIELDS}::text[])) as stored
    from town_fact f cross join lateral (
      select key as year, value as counts from jsonb_each(f.data) where key ~ '^\\d{4}$' order by key desc limit 1) newest
    where f.dataset = 'crime' and f.load_id in (select id from data_load where source <> 'sample')
    order by f.city_code, f.town`.execute(tx);
  return rows;
}

async function townPeople(tx: Tx): Promise<TownPeople[]> {
  const { rows } = await sql<TownPeople>`
    select f.city_code as "cityCode", f.town, (f.data->>'night')::float8 as night, (f.data->>'day')::float8 as day, l.as_of as "asOf"
    from town_fact f join data_load l on l.id = f.load_id
    where f.dataset = 'town_population' and l.source <> 'sample'`.execute(tx);
  return rows;
}

async function storeRates(tx: Tx, towns: readonly object[]): Promise<void> {
  await sql`
    update town_fact f set data = (f.data - ${RATE_FIELDS}::text[]) || r.facts
    from json_to_recordset(${JSON.stringify(towns)}::json) as r(city_code text, town text, facts jsonb)
    where f.dataset = 'crime' and f.city_code = r.city_code and f.town = r.town`.execute(tx);
}
