import { plainText, toKatakana } from "#kernel/japanese-text.ts";
import type { Db } from "#platform/db.server.ts";
import { asPage, PAGE_SIZE, type Page, rowsBefore } from "./page.ts";
import type { Apartment } from "./types.ts";

type ApartmentTable = {
  key: string;
  name: string;
  name_kana: string;
  prefecture: string;
  city_code: string;
  city_name: string;
  town: string;
  address: string;
  lon: number;
  lat: number;
  built_year: number;
  built_month: number | null;
  floors: number | null;
  units: number | null;
  structure: Apartment["structure"];
  station_name: string | null;
  walk_minutes: number | null;
  is_sample: boolean;
};

const COLUMNS = [
  "key",
  "name",
  "name_kana",
  "prefecture",
  "city_code",
  "city_name",
  "town",
  "address",
  "lon",
  "lat",
  "built_year",
  "built_month",
  "floors",
  "units",
  "structure",
  "station_name",
  "walk_minutes",
  "is_sample",
] as const satisfies readonly (keyof ApartmentTable)[];

export type ApartmentsWanted = {
  readonly cityCode?: string | undefined;
  readonly town?: string | undefined;
  /** Part of the name or of its reading; hiragana and full-width input are understood. */
  readonly q?: string | undefined;
  readonly page: number;
};

export async function findApartment(db: Db, key: string): Promise<Apartment | null> {
  const row = await apartments(db).select(COLUMNS).where("key", "=", key).executeTakeFirst();
  return row ? apartmentFrom(row) : null;
}

/** Whether any building is known at all: where none is, nobody is asked for the name of one. One row is read at most. */
export async function knowsApartments(db: Db): Promise<boolean> {
  const row = await apartments(db).select("key").limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Condominium buildings by name, twenty a page. */
export async function listApartments(db: Db, wanted: ApartmentsWanted): Promise<Page<Apartment>> {
  let matching = apartments(db);
  if (wanted.cityCode !== undefined) matching = matching.where("city_code", "=", wanted.cityCode);
  if (wanted.town !== undefined) matching = matching.where("town", "=", wanted.town);
  const q = plainText(wanted.q ?? "");
  if (q !== "") {
    matching = matching.where((eb) => eb.or([eb("name", "ilike", containing(q)), eb("name_kana", "like", containing(toKatakana(q)))]));
  }
  const counted = matching.select(COLUMNS).select((eb) => eb.fn.countAll<number>().over().as("total"));
  const rows = await counted.orderBy("name").orderBy("key").limit(PAGE_SIZE).offset(rowsBefore(wanted.page)).execute();
  return asPage(rows.map(apartmentFrom), wanted.page, rows[0]?.total ?? (await countOf(matching, wanted.page)));
}

/** Of a list that has nothing on a page: only beyond its end there is something to count. */
async function countOf(matching: ReturnType<typeof apartments>, page: number): Promise<number> {
  if (rowsBefore(page) === 0) return 0;
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return total;
}

function apartments(db: Db) {
  return db.$extendTables<{ apartment: ApartmentTable }>().selectFrom("apartment");
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

function apartmentFrom(row: ApartmentTable): Apartment {
  return {
    key: row.key,
    name: row.name,
    nameKana: row.name_kana,
    prefecture: row.prefecture,
    cityCode: row.city_code,
    cityName: row.city_name,
    town: row.town,
    address: row.address,
    place: { lon: row.lon, lat: row.lat },
    builtYear: row.built_year,
    builtMonth: row.built_month,
    floors: row.floors,
    units: row.units,
    structure: row.structure,
    stationName: row.station_name,
    walkMinutes: row.walk_minutes,
    isSample: row.is_sample,
  };
}
