import { sql } from "kysely";
import { boxAround, distanceM, type LonLat } from "#kernel/geo.ts";
import { PREFECTURES } from "#kernel/prefectures.ts";
import { compiledOnce } from "#platform/compiled-once.server.ts";
import type { Db } from "#platform/db.server.ts";
import { type NamedTown, outlinedTown } from "./own-town.server.ts";
import type { AskedPlace, Whereabouts } from "./whereabouts.ts";

/** With the towns of all Japan, a point farther than this from every centre is at sea or abroad (the loneliest valleys are 8 km from one). */
const BEYOND_TOWNS_M = 10_000;
/** With the towns of a part only, the nearest may lie across the border of what is known: so near it is taken to be the point's own. */
const OWN_TOWN_M = 1000;
type Centre = LonLat & { readonly city_code: string };

/** The index is of latitudes: a band of a kilometre holds some hundred towns of Japan. */
const selectWithin = compiledOnce((db, ...[south, north, west, east]: [number, number, number, number]) => ({
  compile: () =>
    sql<Centre>`
      select city_code, lon, lat from town where lat between ${south} and ${north} and lon between ${west} and ${east}`.compile(db),
}));

/** The town centre nearest to a place, at most so far away; null: none. */
async function nearestCentre(db: Db, place: LonLat, withinM: number): Promise<string | null> {
  const { south, north, west, east } = boxAround(place, withinM);
  const found = (await selectWithin(db, south, north, west, east)).map((row) => ({ ...row, metres: distanceM(row, place) }));
  const [nearest] = found.filter(({ metres }) => metres <= withinM).sort((a, b) => a.metres - b.metres);
  return nearest?.city_code ?? null;
}

/**
 * The city in which a point lies: the one given, else that of the 町丁目 whose outline holds it, else that of the nearest town, if no unknown town
 * can be nearer. `known`: the outlined town, where it was looked up already.
 */
export async function whereaboutsOf(db: Db, place: AskedPlace, known?: NamedTown | null): Promise<Whereabouts> {
  if (place.cityCode !== undefined) return { at: "city", cityCode: place.cityCode };
  const outlined = known === undefined ? await outlinedTown(db, place) : known;
  if (outlined) return { at: "city", cityCode: outlined.cityCode };
  const own = await nearestCentre(db, place, OWN_TOWN_M);
  if (own !== null) return { at: "city", cityCode: own };
  if (!(await hasTownsOfJapan(db))) return { at: "unknown" };
  const near = await nearestCentre(db, place, BEYOND_TOWNS_M);
  return near === null ? { at: "abroad" } : { at: "city", cityCode: near };
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
