import { listingDots } from "#domain/properties/index.server.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Db } from "#platform/db.server.ts";
import { crimeDot, crimeFigures, grownToKilometres } from "./crime-figures.ts";
import { blocksOfTile, drawGrid } from "./draw-grid.ts";
import { drawMeshes, type MeshFigure } from "./draw-meshes.ts";
import { drawZones } from "./draw-zones.ts";
import { encodeTile } from "./encode-tile.server.ts";
import { type MapLayerId, type MapOrigin, mapLayer } from "./map-layers.ts";
import type { BaseShapes, MarketData, SalesDot } from "./market-data.server.ts";
import { changeFigures, tagsOfYears, type YearFigures } from "./market-figures.ts";
import { boundsOfSquare, codeRanges, meshSquare, touches } from "./mesh-square.ts";
import { type Dot, homeDot, townDot } from "./price-dots.ts";
import type { TileFeature } from "./tile-feature.ts";
import { type Bounds, boundsOfTile, scaleOfTile, type TileAddress } from "./tile-square.ts";
import { gridBlocks, meshFacts, meshNumbers, townNumbers, zoneParts } from "./tile-store.server.ts";

/** What tiles are made from: the database, and what is kept of it in memory. */
export type TileData = {
  readonly db: Db;
  readonly market: () => Promise<MarketData>;
  readonly sales: () => Promise<readonly SalesDot[]>;
  readonly base: () => Promise<BaseShapes>;
  readonly faults: () => Promise<(tile: TileAddress) => TileFeature[]>;
  /** ISO day, in Japan. */
  readonly today: () => string;
};

/** Names of towns are only drawn from this zoom on. */
const TOWNS_FROM = 13;
const STATIONS_FROM = 11;

/** A tile of a layer as a Mapbox Vector Tile; its layer has the name of the layer. Empty where it holds nothing, or at a zoom the layer is not for. */
export async function buildTile(data: TileData, id: MapLayerId, tile: TileAddress): Promise<Uint8Array> {
  const { minZoom, maxZoom, origin } = mapLayer(id);
  if (tile.z < minZoom || tile.z > maxZoom) return encodeTile({});
  if (origin.table === "base") return encodeTile(baseLayers(await data.base(), tile));
  return encodeTile({ [id]: await featuresOf(data, origin, tile) });
}

async function featuresOf(data: TileData, origin: Exclude<MapOrigin, { table: "base" }>, tile: TileAddress): Promise<TileFeature[]> {
  const bounds = boundsOfTile(tile);
  switch (origin.table) {
    case "grid":
      return drawGrid(tile, await gridBlocks(data.db, origin.dataset, blocksOfTile(tile)));
    case "zone":
      return drawZones(tile, await zoneParts(data.db, origin.dataset, bounds));
    case "town":
      return dots(tile, townDots(await townNumbers(data.db, origin.dataset, bounds), origin.field));
    case "town-crime":
      return dots(tile, (await townNumbers(data.db, origin.dataset, bounds)).map(crimeDot));
    case "line":
      return (await data.faults())(tile);
    case "sales":
    case "listings":
      return dots(tile, await marketDots(data, origin.table, bounds));
    default:
      return drawMeshes(tile, await meshFigures(data, origin, bounds));
  }
}

type MeshOrigin = Extract<MapOrigin, { table: "market" | "mesh" | "mesh-years" | "town-mesh" }>;

/** Figures of the meshes that lie in a box. */
export async function meshFigures(data: TileData, origin: MeshOrigin, bounds: Bounds): Promise<MeshFigure[]> {
  switch (origin.table) {
    case "market":
      return (await data.market())[origin.measure][origin.kind].filter(({ mesh }) => isIn(mesh, bounds)).map(figureOf);
    case "mesh":
      return (await meshNumbers(data.db, origin, codeRanges(bounds)))
        .filter(({ mesh }) => isIn(mesh, bounds))
        .map(({ mesh, value }) => ({ mesh, tags: { v: value } }));
    case "mesh-years": {
      const rows = await meshFacts(data.db, origin.dataset, codeRanges(bounds));
      return rows.filter(({ mesh }) => isIn(mesh, bounds)).flatMap(({ mesh, data: facts }) => figuresOf(changeFigures(mesh, facts)));
    }
    case "town-mesh": {
      const towns = await townNumbers(data.db, origin.dataset, grownToKilometres(bounds));
      return crimeFigures(towns).map(({ mesh, name, value, n, rate }) => ({
        mesh,
        tags: { t: name, v: value, n, ...(rate !== null && { rate }) },
      }));
    }
  }
}

function figuresOf(figures: YearFigures | null): MeshFigure[] {
  return figures ? [figureOf(figures)] : [];
}

function figureOf(figures: YearFigures): MeshFigure {
  return { mesh: figures.mesh, tags: tagsOfYears(figures) };
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

function dots(tile: TileAddress, all: readonly Dot[]): TileFeature[] {
  const { west, south, east, north } = boundsOfTile(tile);
  const scale = scaleOfTile(tile);
  return all
    .filter(({ lon, lat }) => lon >= west && lon < east && lat > south && lat <= north)
    .map(({ lon, lat, tags }) => ({ type: 1, geometry: [[scale.x(lon), scale.y(lat)]], tags }));
}

function townDots(towns: Awaited<ReturnType<typeof townNumbers>>, field: string): Dot[] {
  return towns.flatMap(({ town, lon, lat, data }) => {
    const value = data[field];
    return typeof value === "number" ? [{ lon, lat, tags: { s: "ok", t: town, r: value } }] : [];
  });
}

function baseLayers({ boundaries, stations, towns }: BaseShapes, tile: TileAddress): Record<string, TileFeature[]> {
  const named = (places: readonly (LonLat & { readonly name: string })[]) =>
    dots(
      tile,
      places.map(({ name, lon, lat }) => ({ lon, lat, tags: { name } })),
    );
  return {
    boundaries: boundaries(tile),
    stations: tile.z >= STATIONS_FROM ? named(stations) : [],
    towns: tile.z >= TOWNS_FROM ? named(towns) : [],
  };
}
