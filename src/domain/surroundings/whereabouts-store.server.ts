import { sql } from "kysely";
import type { AskedPlace, Whereabouts } from "#domain/surroundings/whereabouts.ts";
import { distanceM, type LonLat } from "#kernel/geo.ts";
import { compiledOnce } from "#platform/compiled-once.server.ts";
import type { Db } from "#platform/db.server.ts";

/** Farther than this from every town centre a point is at sea or abroad (the loneliest valleys are 8 km from one). */
const BEYOND_TOWNS_M = 10_000;
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

/** The city in which a point lies: the one given, else that of the nearest town. */
export async function whereaboutsOf(db: Db, place: AskedPlace): Promise<Whereabouts> {
  if (place.cityCode !== undefined) return { at: "city", cityCode: place.cityCode };
  const centres = await selectNearest(db, place.lon, place.lat);
  const [nearest] = centres.map((row) => ({ cityCode: row.city_code, metres: distanceM(row, place) })).sort((a, b) => a.metres - b.metres);
  if (nearest && nearest.metres <= BEYOND_TOWNS_M) return { at: "city", cityCode: nearest.cityCode };
  return { at: (await hasTownsOfJapan(db)) ? "abroad" : "unknown" };
}

/** The sample market has the towns of 23 wards only. */
async function hasTownsOfJapan(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from data_load where source = 'towns') as found`.execute(db);
  return rows[0]?.found ?? false;
}
