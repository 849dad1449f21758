import { sql } from "kysely";
import type { AskedPlace, Whereabouts } from "#domain/surroundings/whereabouts.ts";
import { distanceM, type LonLat } from "#kernel/geo.ts";
import { PREFECTURES } from "#kernel/prefectures.ts";
import { compiledOnce } from "#platform/compiled-once.server.ts";
import type { Db } from "#platform/db.server.ts";

/** With the towns of all Japan, a point farther than this from every centre is at sea or abroad (the loneliest valleys are 8 km from one). */
const BEYOND_TOWNS_M = 10_000;
/** With the towns of a part only, the nearest may lie across the border of what is known: so near it is taken to be the point's own. */
const OWN_TOWN_M = 1000;
/** The index orders by degrees; among the first few the nearest in metres is found. */
const NEAREST_BY_DEGREES = 6;

type Centre = LonLat & { readonly city_code: string };

const selectNearest = compiledOnce((db, lon: number, lat: number) => ({
  compile: () =>
    sql<Centre>`
      select city_code, lon, lat from town order by point(lon, lat) <-> point(${lon}, ${lat}) limit ${sql.lit(NEAREST_BY_DEGREES)}`.compile(
      db,
    ),
}));

/** The city in which a point lies: the one given, else that of the nearest town, if no unknown town can be nearer. */
export async function whereaboutsOf(db: Db, place: AskedPlace): Promise<Whereabouts> {
  if (place.cityCode !== undefined) return { at: "city", cityCode: place.cityCode };
  const centres = await selectNearest(db, place.lon, place.lat);
  const [nearest] = centres.map((row) => ({ cityCode: row.city_code, metres: distanceM(row, place) })).sort((a, b) => a.metres - b.metres);
  if (nearest && nearest.metres <= OWN_TOWN_M) return { at: "city", cityCode: nearest.cityCode };
  if (!(await hasTownsOfJapan(db))) return { at: "unknown" };
  return nearest && nearest.metres <= BEYOND_TOWNS_M ? { at: "city", cityCode: nearest.cityCode } : { at: "abroad" };
}

const countPrefectures = compiledOnce((db) => ({
  compile: () =>
    sql<{ n: number }>`
      select count(*) as n from generate_series(1, ${sql.lit(PREFECTURES.length)}) as p
      where exists (select 1 from town where city_code between lpad(p::text, 2, '0') || '000' and lpad(p::text, 2, '0') || '999')`.compile(
      db,
    ),
}));

/** The sample market has the towns of 23 wards only, and a file may hold those of one prefecture. */
async function hasTownsOfJapan(db: Db): Promise<boolean> {
  const [counted] = await countPrefectures(db);
  return counted?.n === PREFECTURES.length;
}
