import { listingDots } from "#domain/properties/index.server.ts";
import type { FindCells } from "#domain/surroundings/shapes/town-cells.server.ts";
import type { Tags, TileFeature } from "#domain/surroundings/tile-format/tile-feature.ts";
import { type Bounds, boundsOfTile, type TileAddress } from "#domain/surroundings/tile-format/tile-square.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Db } from "#platform/db.server.ts";
import { type BaseShapes, baseLayers, dotsIn } from "./base-map.server.ts";
import { crimeDot, crimeTags } from "./crime-figures.ts";
import { drawMarketCities, drawMarketTowns, drawTownFacts } from "./draw-areas.server.ts";
import { blocksOfTile, drawGrid } from "./draw-grid.ts";
import { drawMeshes, type MeshFigure } from "./draw-meshes.ts";
import type { TownShapes } from "./draw-towns.ts";
import { drawZones } from "./draw-zones.ts";
import { encodeTile } from "./encode-tile.server.ts";
import { type MapLayer, type MapLayerId, type MapOrigin, mapLayer } from "./map-layers.ts";
import type { MarketData, SalesDot } from "./market-data.server.ts";
import { changeFigures, tagsOfYears } from "./market-figures.ts";
import { boundsOfSquare, codeRanges, meshSquare, touches } from "./mesh-square.ts";
import { type Dot, homeDot, townDot } from "./price-dots.ts";
import { gridBlocks, kilometreNumbers, meshFacts, meshNumbers, type TownNumber, townNumbers, zoneParts } from "./tile-store.server.ts";

/** What tiles are made from: the database, and what is kept of it in memory. */
export type TileData = {
  readonly db: Db;
  readonly market: () => Promise<MarketData>;
  readonly sales: () => Promise<readonly SalesDot[]>;
  readonly base: () => Promise<BaseShapes>;
  /** Of the newest data. */
  readonly cells: () => Promise<FindCells>;
  readonly faults: () => Promise<(tile: TileAddress) => TileFeature[]>;
  /** ISO day, in Japan. */
  readonly today: () => string;
};

/** What is beside the shapes of a layer of towns: the lines between them. */
const LINES_OF = "_lines";

/** A tile of a layer as a Mapbox Vector Tile; its layer has the name of the layer. Empty where it holds nothing, or at a zoom the layer is not for. */
export async function buildTile(data: TileData, id: MapLayerId, tile: TileAddress): Promise<Uint8Array> {
  const layer = mapLayer(id);
  const { minZoom, maxZoom, origin, shape } = layer;
  if (tile.z < minZoom || tile.z > maxZoom) return encodeTile({});
  if (origin.table === "base") return encodeTile(baseLayers(await data.base(), tile));
  if (shape === "town") {
    const { areas, lines } = await townShapes(data, layer, tile);
    return encodeTile({ [id]: areas, [`${id}${LINES_OF}`]: lines });
  }
  return encodeTile({ [id]: await featuresOf(data, layer, tile) });
}

async function townShapes(data: TileData, { origin, coarse }: MapLayer, tile: TileAddress): Promise<TownShapes> {
  if (origin.table === "market") {
    const measured = { market: await data.market(), origin };
    const cities = coarse !== null && tile.z <= coarse.upTo ? drawMarketCities(tile, await data.base(), measured) : null;
    return cities ?? drawMarketTowns(tile, await data.cells(), measured);
  }
  if (origin.table !== "town") return { areas: [], lines: [] };
  const { dataset, field } = origin;
  const facts = (window: Bounds) => townNumbers(data.db, dataset, window);
  const tagsOf = dataset === "crime" ? crimeTags : (town: TownNumber) => valueTags(town, field);
  return drawTownFacts(tile, await data.cells(), { dataset, facts, tagsOf });
}

function valueTags({ town, data }: TownNumber, field: string): Tags | null {
  const value = data[field];
  return typeof value === "number" ? { t: town, v: value } : null;
}

async function featuresOf(data: TileData, { origin, coarse }: MapLayer, tile: TileAddress): Promise<TileFeature[]> {
  const bounds = boundsOfTile(tile);
  switch (origin.table) {
    case "grid":
      return drawGrid(tile, await gridBlocks(data.db, origin.dataset, blocksOfTile(tile)));
    case "zone":
      return drawZones(tile, await zoneParts(data.db, origin.dataset, bounds));
    case "town-crime":
      return dotsIn(tile, (await townNumbers(data.db, origin.dataset, bounds)).map(crimeDot));
    case "line":
      return (await data.faults())(tile);
    case "sales":
    case "listings":
      return dotsIn(tile, await marketDots(data, origin.table, bounds));
    case "mesh":
    case "mesh-years":
      return drawMeshes(tile, await meshFigures(data.db, origin, { bounds, isCoarse: coarse !== null && tile.z <= coarse.upTo }));
    default:
      return [];
  }
}

type MeshOrigin = Extract<MapOrigin, { table: "mesh" | "mesh-years" }>;

/** Figures of the meshes that lie in a box; `isCoarse`: of the squares of 1 km. */
export async function meshFigures(
  db: Db,
  origin: MeshOrigin,
  { bounds, isCoarse }: { readonly bounds: Bounds; readonly isCoarse: boolean },
): Promise<MeshFigure[]> {
  const ranges = codeRanges(bounds);
  const inBounds = ({ mesh }: { readonly mesh: number }) => isIn(mesh, bounds);
  if (origin.table === "mesh-years") {
    const rows = (await meshFacts(db, origin.dataset, ranges)).filter(inBounds);
    return rows.flatMap(({ mesh, data }) => {
      const figures = changeFigures(mesh, data);
      return figures ? [{ mesh, tags: tagsOfYears(figures.years) }] : [];
    });
  }
  const numbers = isCoarse ? await kilometreNumbers(db, origin, ranges) : await meshNumbers(db, origin, ranges);
  return numbers.filter(inBounds).map(({ mesh, value }) => ({ mesh, tags: { v: value } }));
}

function isIn(mesh: number, bounds: Bounds): boolean {
  const square = meshSquare(mesh);
  return square !== null && touches(boundsOfSquare(square), bounds);
}

/** What a map of the market shows of a box: towns with their sales, or homes on sale. */
export async function marketDots(data: TileData, table: "sales" | "listings", bounds: Bounds): Promise<Dot[]> {
  const { west, south, east, north } = bounds;
  if (table === "listings") return (await listingDots(data.db, bounds, data.today())).map(homeDot);
  const inBox = ({ lon, lat }: LonLat) => lon >= west && lon <= east && lat >= south && lat <= north;
  return (await data.sales()).filter(inBox).map(townDot);
}
