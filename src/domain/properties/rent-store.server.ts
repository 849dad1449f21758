import { sql } from "kysely";
import { type Quarter, quarterAt } from "#kernel/quarter.ts";
import { whileSame } from "#kernel/while-same.ts";
import type { Db } from "#platform/db.server.ts";
import { marketRevision } from "./load-store.server.ts";
import type { Rent, RentCategory, YearRent } from "./types.ts";

type RentRow = {
  readonly id: number;
  readonly rent_category: RentCategory;
  readonly city_code: string;
  readonly city_name: string;
  readonly town: string;
  readonly lon: number | null;
  readonly lat: number | null;
  readonly apartment_key: string | null;
  readonly area_m2: number;
  readonly layout: string | null;
  readonly built_year: number | null;
  readonly station_name: string | null;
  readonly walk_minutes: number | null;
  readonly floor: number | null;
  readonly year: number;
  readonly quarter: Quarter["quarter"];
  readonly rent_yen: number;
};

type RentsWanted = {
  /** Belongs to the period. */
  readonly until?: Quarter | undefined;
  /** Leaves out what newer loads than this added or changed. */
  readonly newestLoad?: number | undefined;
};

/** All rents, oldest quarter first. For training and comparing, never to be shown one by one. */
export async function listRents(db: Db, { until, newestLoad }: RentsWanted = {}): Promise<Rent[]> {
  const within = until ? sql`and (year, quarter) <= (${until.year}::smallint, ${until.quarter}::smallint)` : sql``;
  const loaded = newestLoad === undefined ? sql`` : sql`and load_id <= ${newestLoad}`;
  const { rows } = await sql<RentRow>`
    select id, rent_category, city_code, city_name, town, lon, lat, apartment_key, area_m2, layout, built_year, station_name, walk_minutes,
      floor, year, quarter, rent_yen
    from rent where true ${within} ${loaded} order by year, quarter, id`.execute(db);
  return rows.map(rentFrom);
}

export type RentOrigin = {
  readonly origin: "none" | "sample" | "given";
  readonly rents: number;
  readonly firstQuarter: Quarter | null;
  readonly lastQuarter: Quarter | null;
  /** Who told them, and under which licence; each once, at most five. */
  readonly attributions: readonly string[];
  readonly licences: readonly string[];
};

/** What the rents in the database are and whose credit lines must stand beside figures made of them. */
export async function rentOrigin(db: Db): Promise<RentOrigin> {
  const { rows } = await sql<{ first: number | null; last: number | null; rents: number; sample: boolean | null }>`
    select min(year * 4 + quarter - 1) as first, max(year * 4 + quarter - 1) as last, count(*) as rents, bool_or(is_sample) as sample
    from rent`.execute(db);
  const { first = null, last = null, rents = 0, sample = null } = rows[0] ?? {};
  return {
    origin: sample === null ? "none" : sample ? "sample" : "given",
    rents,
    firstQuarter: first === null ? null : quarterAt(first),
    lastQuarter: last === null ? null : quarterAt(last),
    ...(await rentCredits(db)),
  };
}

/** The same, read anew only once a load has changed rents or sales: real sales take away the sample's rents. */
export function keptRentOrigin(db: Db): () => Promise<RentOrigin> {
  const version = async () => (await Promise.all([rentRevision(db), marketRevision(db)])).join("/");
  return whileSame(version, () => rentOrigin(db));
}

async function rentCredits(db: Db): Promise<Pick<RentOrigin, "attributions" | "licences">> {
  const { rows } = await sql<{ source: string; licence: string }>`
    select r.told_by as source, l.licence from (select told_by, min(load_id) as load_id from rent group by told_by order by count(*) desc limit 5) r
    join data_load l on l.id = r.load_id`.execute(db);
  return { attributions: rows.map(({ source }) => source), licences: [...new Set(rows.map(({ licence }) => licence))] };
}

/** The newest load that changed the rents; null before the first. */
export async function rentRevision(db: Db): Promise<number | null> {
  const { rows } = await sql<{ newest: number | null }>`
    select max(id) as newest from data_load
    where (source = 'rents' or (source = 'sample' and file_name = 'sample-layers/rent')) and rows_added + rows_changed > 0`.execute(db);
  return rows[0]?.newest ?? null;
}

type QuarterlyRent = { readonly quarter: Quarter; readonly medianYenPerM2: number; readonly n: number };

/** Fewer rents in a quarter than this would come close to showing one of them. */
const LEAST_IN_QUARTER = 5;

/** Median monthly rent for each m² by quarter, of the quarters that have at least five, oldest first. */
export async function quarterlyRents(
  db: Db,
  area: { readonly cityCode: string; readonly town?: string | undefined },
): Promise<QuarterlyRent[]> {
  const town = area.town === undefined ? sql`` : sql`and town = ${area.town}`;
  const { rows } = await sql<{ year: number; quarter: Quarter["quarter"]; median: number; n: number }>`
    select year, quarter, percentile_cont(0.5) within group (order by rent_yen / area_m2) as median, count(*) as n
    from rent where city_code = ${area.cityCode} ${town}
    group by year, quarter having count(*) >= ${LEAST_IN_QUARTER} order by year, quarter`.execute(db);
  return rows.map(({ year, quarter, median, n }) => ({ quarter: { year, quarter }, medianYenPerM2: Math.round(median), n }));
}

/** Median monthly rents for each m² of a year by 地区名, and by city (`town` null). */
export async function yearRents(db: Db): Promise<YearRent[]> {
  const { rows } = await sql<YearRent>`
    select city_code as "cityCode", town, year,
      percentile_cont(0.5) within group (order by rent_yen / area_m2) as "medianYenPerM2", count(*) as n
    from rent group by grouping sets ((city_code, town, year), (city_code, year))`.execute(db);
  return rows;
}

export type RentedHome = {
  readonly areaM2: number;
  readonly layout: string | null;
  /** What the usual home was taken from. */
  readonly of: "building" | "town" | "city";
};

const LEAST_HOMES = 3;

/** Size and layout of the usual rented home of a building, else of its town, else of its city; null where the city has under three rents. */
export async function usualRentedHome(
  db: Db,
  place: { readonly apartmentKey: string | null; readonly cityCode: string; readonly town: string },
): Promise<RentedHome | null> {
  const scopes = [
    ["building", sql`apartment_key = ${place.apartmentKey}`],
    ["town", sql`city_code = ${place.cityCode} and town = ${place.town}`],
    ["city", sql`city_code = ${place.cityCode}`],
  ] as const;
  for (const [of, condition] of scopes) {
    const { rows } = await sql<{ n: number; area: number | null; layout: string | null }>`
      select count(*) as n, percentile_cont(0.5) within group (order by area_m2) as area,
        mode() within group (order by layout) as layout from rent where ${condition}`.execute(db);
    const { n = 0, area = null, layout = null } = rows[0] ?? {};
    if (n >= LEAST_HOMES && area !== null) return { areaM2: Math.round(area), layout, of };
  }
  return null;
}

function rentFrom(row: RentRow): Rent {
  return {
    id: row.id,
    category: row.rent_category,
    cityCode: row.city_code,
    cityName: row.city_name,
    town: row.town,
    place: row.lon === null || row.lat === null ? null : { lon: row.lon, lat: row.lat },
    quarter: { year: row.year, quarter: row.quarter },
    rentYen: row.rent_yen,
    areaM2: row.area_m2,
    layout: row.layout,
    builtYear: row.built_year,
    stationName: row.station_name,
    walkMinutes: row.walk_minutes,
    floor: row.floor,
    apartmentKey: row.apartment_key,
  };
}
