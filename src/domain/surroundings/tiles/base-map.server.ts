import { type BaseMap, baseMap } from "#domain/properties/index.server.ts";
import { areaKey, chomeKey } from "#domain/surroundings/shapes/known-centres.ts";
import { type LandRing, landRings } from "#domain/surroundings/shapes/land.ts";
import { railwayLines } from "#domain/surroundings/shapes/railway-lines.ts";
import { boxRing, type Tags, type TileFeature } from "#domain/surroundings/tile-format/tile-feature.ts";
import { boundsOfTile, EXTENT, scaleOfTile, type TileAddress } from "#domain/surroundings/tile-format/tile-square.ts";
import { isNumberedChome } from "#kernel/place/chome.ts";
import type { Db } from "#platform/db.server.ts";
import { type GeoFeature, shapeIndex } from "./encode-tile.server.ts";

type Shapes = ReturnType<typeof shapeIndex>;

export type BaseShapes = Pick<BaseMap, "stations" | "cities" | "towns"> & {
  readonly boundaries: Shapes;
  readonly railways: Shapes;
  readonly hasRailways: boolean;
  /** Cities alone, to be painted: without their prefectures. */
  readonly cityAreas: Shapes;
  readonly land: readonly LandRing[];
};

/** What lies under everything where no map service can be reached, ready to be cut to tiles. */
export async function loadBase(db: Db): Promise<BaseShapes> {
  const { boundaries, stations, stops, cities, towns } = await baseMap(db);
  const shapes = boundaries.map(
    ({ code, name, geometry }): GeoFeature => ({ geometry, tags: { code, name, prefecture: code.length === 2 } }),
  );
  const ofCities = boundaries.filter(({ code }) => code.length > 2);
  const coordinates = railwayLines(stops).map((stretch) => stretch.map(({ lon, lat }) => [lon, lat]));
  return {
    ...{ stations, cities },
    towns: undivided(towns),
    boundaries: shapeIndex(shapes),
    hasRailways: coordinates.length > 0,
    railways: shapeIndex(coordinates.length > 0 ? [{ geometry: { type: "MultiLineString", coordinates }, tags: {} }] : []),
    cityAreas: shapeIndex(ofCities.map(({ code, name, geometry }) => ({ geometry, tags: { code, name } }))),
    land: landRings(ofCities.map(({ geometry }) => geometry)),
  };
}

/** Without the names that are divided into 丁目, which stand there themselves. */
function undivided<Town extends { readonly cityCode: string; readonly name: string }>(towns: readonly Town[]): Town[] {
  const divided = new Set(towns.flatMap(({ cityCode, name }) => (isNumberedChome(name) ? [areaKey(cityCode, name)] : [])));
  return towns.filter(({ cityCode, name }) => !divided.has(chomeKey(cityCode, name)));
}

const CITIES_FROM = 8;
const RAILWAYS_FROM = 9;
const STATIONS_FROM = 11;
/** Names of towns are only drawn from this zoom on. */
const TOWNS_FROM = 13;

/** The layers of the plain map. `water`: where borders of the land are known, what is not land is water. */
export function baseLayers(shapes: BaseShapes, tile: TileAddress): Record<string, TileFeature[]> {
  const { boundaries, railways, stations, cities, towns, land } = shapes;
  const named = (from: number, places: BaseShapes["cities"]) => (tile.z >= from ? namedDots(tile, places) : []);
  return {
    water: land.length > 0 ? [{ type: 3, geometry: [boxRing(-64, -64, EXTENT + 64, EXTENT + 64)], tags: {} }] : [],
    boundaries: boundaries(tile),
    railways: tile.z >= RAILWAYS_FROM ? railways(tile) : [],
    cities: named(CITIES_FROM, cities),
    stations:
      tile.z >= STATIONS_FROM
        ? dotsIn(
            tile,
            stations.map(({ lon, lat, name, lines }) => ({ lon, lat, tags: { name, lines } })),
          )
        : [],
    towns: named(TOWNS_FROM, towns),
  };
}

function namedDots(tile: TileAddress, places: BaseShapes["cities"]): TileFeature[] {
  return dotsIn(
    tile,
    places.map(({ name, lon, lat }) => ({ lon, lat, tags: { name } })),
  );
}

/** Dots that lie in a tile. */
export function dotsIn(
  tile: TileAddress,
  all: readonly { readonly lon: number; readonly lat: number; readonly tags: Tags }[],
): TileFeature[] {
  const { west, south, east, north } = boundsOfTile(tile);
  const scale = scaleOfTile(tile);
  return all
    .filter(({ lon, lat }) => lon >= west && lon < east && lat > south && lat <= north)
    .map(({ lon, lat, tags }) => ({ type: 1, geometry: [[scale.x(lon), scale.y(lat)]], tags }));
}
