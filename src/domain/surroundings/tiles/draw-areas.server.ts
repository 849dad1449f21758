import type { MarketKind } from "#domain/properties/types.ts";

import { areaKey, chomeKey } from "#domain/surroundings/shapes/known-centres.ts";
import type { FindCells, OwnCentres } from "#domain/surroundings/shapes/town-cells.server.ts";
import type { Centre, TownCell } from "#domain/surroundings/shapes/town-cells.ts";
import { NO_DATA, type Tags, type TileFeature } from "#domain/surroundings/tile-format/tile-feature.ts";
import type { Bounds, TileAddress } from "#domain/surroundings/tile-format/tile-square.ts";
import { withoutChome, withoutOaza } from "#kernel/place/chome.ts";
import type { BaseShapes } from "./base-map.server.ts";
import { drawTowns, type TownShapes, worldBoxOf } from "./draw-towns.ts";
import type { MapOrigin } from "./map-layers.ts";
import type { MarketData } from "./market-data.server.ts";
import { tagsOfArea } from "./market-figures.ts";
import type { TownNumber } from "./tile-store.server.ts";

type MarketOrigin = Extract<MapOrigin, { table: "market" }>;
type Measured = { readonly market: MarketData; readonly origin: MarketOrigin };

/** Towns by their 地区名 with what homes cost there: sales know their town, and nothing finer. */
export async function drawMarketTowns(tile: TileAddress, cells: FindCells, { market, origin }: Measured): Promise<TownShapes> {
  const figures = market.towns[origin.measure][origin.kind];
  const keyOf = ({ cityCode, name }: Centre) => areaKey(cityCode, name);
  const own: OwnCentres = {
    name: "market",
    within: async ({ west, east, south, north }) =>
      soldCentres(market).filter(({ lon, lat }) => lon >= west && lon <= east && lat >= south && lat <= north),
  };
  return drawTowns(tile, await cells(worldBoxOf(tile), own), {
    groupOf: keyOf,
    tagsOf: (centre) => {
      const found = figures.get(keyOf(centre));
      return found ? tagsOfArea(found) : null;
    },
    nameOf: ({ name }) => withoutOaza(withoutChome(name)),
  });
}

/** The places of all towns with a sale. */
function soldCentres({ towns: { price } }: MarketData): Centre[] {
  const kinds: readonly MarketKind[] = ["condo", "house", "land"];
  return kinds.flatMap((kind) =>
    [...price[kind].values()].map(({ cityCode, key, lon, lat }) => ({ cityCode, name: key.slice(key.indexOf("/") + 1), lon, lat })),
  );
}

/** Cities with what homes cost there, for views from far away. Null where no borders of cities are known. */
export function drawMarketCities(tile: TileAddress, { cityAreas, land }: BaseShapes, { market, origin }: Measured): TownShapes | null {
  if (land.length === 0) return null;
  const figures = market.cities[origin.measure][origin.kind];
  const areas = cityAreas(tile).map((feature): TileFeature => {
    const found = figures.get(areaKey(String(feature.tags.code), null));
    return { ...feature, tags: found ? tagsOfArea(found) : { ...NO_DATA, t: String(feature.tags.name) } };
  });
  return { areas, lines: [] };
}

/** 町丁目 of a dataset with what `tagsOf` makes of their figures; null: nothing is known of them. */
export async function drawTownFacts(
  tile: TileAddress,
  cells: FindCells,
  { dataset, facts, tagsOf }: { readonly dataset: string; readonly facts: FindFacts; readonly tagsOf: (town: TownNumber) => Tags | null },
): Promise<TownShapes> {
  const own: OwnCentres = {
    name: dataset,
    within: async (window) => (await facts(window)).map(({ cityCode, town, lon, lat }) => ({ cityCode, name: town, lon, lat })),
  };
  const found = await cells(worldBoxOf(tile), own);
  const byKey = new Map((await facts(boxOfCentres(found))).map((town) => [chomeKey(town.cityCode, town.town), town]));
  const keyOf = ({ cityCode, name }: Centre) => chomeKey(cityCode, name);
  return drawTowns(tile, found, {
    groupOf: keyOf,
    tagsOf: (centre) => {
      const town = byKey.get(keyOf(centre));
      return town ? tagsOf(town) : null;
    },
    nameOf: ({ name }) => withoutOaza(name),
  });
}

type FindFacts = (window: Bounds) => Promise<readonly TownNumber[]>;

/** Spellings of one town lie a little apart in different sources. */
const APART_DEGREES = 0.01;

function boxOfCentres(cells: readonly TownCell[]): Bounds {
  const [lons, lats] = [cells.map(({ centre }) => centre.lon), cells.map(({ centre }) => centre.lat)];
  if (cells.length === 0) return { west: 0, east: 0, south: 0, north: 0 };
  return {
    west: Math.min(...lons) - APART_DEGREES,
    east: Math.max(...lons) + APART_DEGREES,
    south: Math.min(...lats) - APART_DEGREES,
    north: Math.max(...lats) + APART_DEGREES,
  };
}
