import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import type { ApartmentName, StationGroup } from "./suggestion-rows.ts";

/** Stations of an imported file; those of the sample market only where there is no file. */
export async function stationGroups(db: Db): Promise<Omit<StationGroup, "town">[]> {
  const { rows } = await sql<{ id: string; name: string; kana: string | null; lines: string[]; lon: number; lat: number }>`
    select group_code as id, station.name, min(station.kana) as kana, array_agg(distinct line order by line) as lines,
      avg(lon) as lon, avg(lat) as lat
    from station join data_load on data_load.id = station.load_id
    where data_load.source <> 'sample'
      or not exists (select 1 from station s join data_load l on l.id = s.load_id where l.source <> 'sample')
    group by group_code, station.name`.execute(db);
  return rows.map(({ lon, lat, ...station }) => ({ ...station, place: { lon, lat } }));
}

export type CountedApartment = ApartmentName & { readonly count: number };

/** Condominium buildings with the number of their sales and active listings. */
export async function apartmentNames(db: Db): Promise<CountedApartment[]> {
  const { rows } = await sql<{
    key: string;
    name: string;
    name_kana: string;
    prefecture: string;
    city_code: string;
    town: string;
    address: string;
    lon: number;
    lat: number;
    count: number;
  }>`
    select key, name, name_kana, prefecture, city_code, town, address, lon, lat, coalesce(sold.n, 0) + coalesce(offered.n, 0) as count
    from apartment
    left join (select apartment_key, count(*) as n from sale where apartment_key is not null group by 1) sold on sold.apartment_key = key
    left join (select apartment_key, count(*) as n from listing where state = 'active' group by 1) offered on offered.apartment_key = key`.execute(
    db,
  );
  return rows.map(({ name_kana, city_code, lon, lat, ...apartment }) => ({
    ...apartment,
    nameKana: name_kana,
    cityCode: city_code,
    place: { lon, lat },
  }));
}
