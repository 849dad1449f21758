import type { Apartment } from "#domain/properties/types.ts";
import { distanceM, type LonLat, walkMinutes } from "#kernel/geo.ts";
import { opaqueId } from "#kernel/ids.ts";
import type { Random } from "#kernel/random.ts";
import { between, integer, pick, scatter } from "./draw.ts";
import type { SampleTown } from "./places.ts";

/** A building and what only the generator knows of it. */
export type SampleBuilding = {
  readonly apartment: Apartment;
  readonly town: SampleTown;
  readonly floors: number;
  readonly units: number;
  readonly walkMinutes: number;
  readonly effect: number;
  /** Usual size of its homes in m². */
  readonly homeM2: number;
};

const BUILDINGS_PER_WEIGHT = 4.6;
/** Years at equal shares of the buildings, after the published sales. */
const BUILT_YEARS = [1968, 1976, 1984, 1992, 1999, 2003, 2007, 2012, 2017, 2022, 2025] as const;
const SERIES = ["レジデンス", "コート", "ハイツ", "テラス", "ガーデン", "スクエア"] as const;
const TOWER_FLOORS = 20;
const SPREAD_M = 230;
const METRES_PER_DEGREE = 111_195;
/** Streets are longer than the straight line. */
const DETOUR = 1.25;
const BUILDING_DEVIATION = 0.06;

/** Invented condominium buildings, in proportion to the weight of each town and scattered about its middle. */
export function generateBuildings(towns: readonly SampleTown[], random: Random): SampleBuilding[] {
  return towns.flatMap((town) =>
    Array.from({ length: Math.ceil(town.weight * BUILDINGS_PER_WEIGHT) }, (_, index) => building(town, index + 1, random)),
  );
}

function building(town: SampleTown, number: number, random: Random): SampleBuilding {
  const builtYear = drawBuiltYear(random);
  const floors = drawFloors(town, builtYear, random);
  const units = floors * integer(random, 3, floors >= TOWER_FLOORS ? 12 : 7);
  const place = near(town, random);
  const walk = Math.max(1, walkMinutes(distanceM(place, town.station.place) * DETOUR));
  const series = floors >= TOWER_FLOORS ? "タワー" : pick(random, SERIES);
  const homeM2 = floors < TOWER_FLOORS && random() < 0.35 ? between(random, 21, 32) : between(random, 48, 76);
  const apartment: Apartment = {
    key: opaqueId((length) => Uint8Array.from({ length }, () => Math.floor(random() * 256))),
    name: `サンプル${series}${town.name}${number}`,
    nameKana: `サンプル${series}${town.kana}${number}`,
    prefecture: "東京都",
    cityCode: town.ward.code,
    cityName: town.ward.name,
    town: town.name,
    address: `東京都${town.ward.name}${town.name}`,
    place,
    builtYear,
    builtMonth: integer(random, 1, 12),
    floors,
    units,
    structure: floors >= 10 && builtYear < 2000 ? "SRC" : "RC",
    stationName: town.station.name,
    walkMinutes: walk,
    isSample: true,
  };
  return { apartment, town, floors, units, walkMinutes: walk, effect: scatter(random, BUILDING_DEVIATION), homeM2 };
}

function drawBuiltYear(random: Random): number {
  const at = random() * (BUILT_YEARS.length - 1);
  const low = BUILT_YEARS[Math.floor(at)] ?? BUILT_YEARS[0];
  const high = BUILT_YEARS[Math.floor(at) + 1] ?? low;
  return Math.round(low + (high - low) * (at % 1));
}

function drawFloors(town: SampleTown, builtYear: number, random: Random): number {
  const mayBeTower = town.weight >= 3 && builtYear >= 2000;
  return mayBeTower && random() < 0.15 ? integer(random, TOWER_FLOORS, 45) : integer(random, 3, 14);
}

function near(town: SampleTown, random: Random): LonLat {
  const { west, south, east, north } = town.ward.bounds;
  const perLon = METRES_PER_DEGREE * Math.cos((town.place.lat * Math.PI) / 180);
  const lon = town.place.lon + scatter(random, SPREAD_M) / perLon;
  const lat = town.place.lat + scatter(random, SPREAD_M) / METRES_PER_DEGREE;
  return { lon: six(Math.min(east, Math.max(west, lon))), lat: six(Math.min(north, Math.max(south, lat))) };
}

function six(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
