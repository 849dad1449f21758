import { meshFigures, type TileData } from "#domain/surroundings/tiles/build-tile.server.ts";
import { blocksOfBounds, highestRank } from "#domain/surroundings/tiles/draw-grid.ts";
import { middleOfCell, type ZonePart } from "#domain/surroundings/tiles/draw-zones.ts";
import { type Legend, legendClass } from "#domain/surroundings/tiles/legends.ts";
import { type MapLayerId, mapLayer } from "#domain/surroundings/tiles/map-layers.ts";
import { isFew } from "#domain/surroundings/tiles/market-figures.ts";
import { boundsOfSquare, kilometreAt, kilometresIn, meshSquare, touches } from "#domain/surroundings/tiles/mesh-square.ts";
import type { Tags } from "#domain/surroundings/tiles/tile-feature.ts";
import type { Bounds } from "#domain/surroundings/tiles/tile-square.ts";
import { gridBlocks, type TownNumber, townNumbers, zoneParts } from "#domain/surroundings/tiles/tile-store.server.ts";

export type MeshQuestion = { readonly layer: MapLayerId; readonly bounds: Bounds; readonly year: number | null };

type ListedMesh = {
  readonly mesh: string;
  /** A town in it, where one is known. */
  readonly name: string | null;
  readonly value: number;
  /** Cases that the value is made of; null where it is not made of cases. */
  readonly n: number | null;
  readonly isFew: boolean;
  /** The class of the legend. */
  readonly label: string;
  readonly bounds: Bounds;
};

export type MeshList = { readonly total: number; readonly items: readonly ListedMesh[] };

/** A list longer than this is nobody's to read; the highest values come first. */
const MOST = 60;

/** What a map shows in words: the meshes in a window, the highest values first. Depths and zones are told by squares of 1 km, towns by themselves. */
export async function listMeshes(data: TileData, { layer, bounds, year }: MeshQuestion): Promise<MeshList> {
  const { origin, legend } = mapLayer(layer);
  const names = new Map((await data.market()).price.condo.map(({ mesh, name }) => [String(mesh), name]));
  const found = await figuresIn(data, { layer, bounds, year });
  const items = found.flatMap((one) => listed({ ...one, name: one.name ?? names.get(one.mesh.slice(0, 8)) ?? null }, legend));
  const sorted = items.toSorted((a, b) => b.value - a.value || Number(a.mesh) - Number(b.mesh));
  return { total: items.length, items: origin.table === "base" ? [] : sorted.slice(0, MOST) };
}

type Found = {
  readonly mesh: string;
  readonly value: number;
  readonly n: number | null;
  readonly name: string | null;
  readonly bounds?: Bounds;
};

async function figuresIn(data: TileData, { layer, bounds, year }: MeshQuestion): Promise<Found[]> {
  const { origin } = mapLayer(layer);
  switch (origin.table) {
    case "market":
    case "mesh":
    case "mesh-years":
    case "town-mesh":
      return (await meshFigures(data, origin, bounds)).flatMap(({ mesh, tags }) => foundIn(String(mesh), tags, year));
    case "grid":
      return depths(await gridBlocks(data.db, origin.dataset, blocksOfBounds(bounds)), bounds);
    case "zone":
      return zoned(await zoneParts(data.db, origin.dataset, bounds), bounds);
    case "town":
      return (await townNumbers(data.db, origin.dataset, bounds)).flatMap((town) => townFound(town, origin.field));
    default:
      return [];
  }
}

/** The highest value of each square that a zone reaches. */
function zoned(parts: readonly ZonePart[], bounds: Bounds): Found[] {
  const highest = new Map<number, number>();
  for (const { cell, value } of parts) {
    const { lon, lat } = middleOfCell(cell);
    const mesh = kilometreAt(lon, lat);
    const square = meshSquare(mesh);
    if (square && touches(boundsOfSquare(square), bounds)) highest.set(mesh, Math.max(value, highest.get(mesh) ?? value));
  }
  return [...highest].map(([mesh, value]) => ({ mesh: String(mesh), value, n: null, name: null }));
}

function townFound({ town, lon, lat, data }: TownNumber, field: string): Found[] {
  const value = data[field];
  const bounds = { west: lon, east: lon, south: lat, north: lat };
  return typeof value === "number" ? [{ mesh: String(kilometreAt(lon, lat)), name: town, value, n: null, bounds }] : [];
}

function foundIn(mesh: string, tags: Tags, year: number | null): Found[] {
  const suffix = year === null ? "" : String(year);
  const [value, n, name] = [tags[`v${suffix}`], tags[`n${suffix}`], tags.t];
  if (typeof value !== "number") return [];
  return [{ mesh, value, n: typeof n === "number" ? n : null, name: typeof name === "string" ? name : null }];
}

function depths(blocks: Awaited<ReturnType<typeof gridBlocks>>, bounds: Bounds): Found[] {
  return kilometresIn(bounds).flatMap((mesh) => {
    const square = meshSquare(mesh);
    const rank = square && highestRank(blocks, boundsOfSquare(square));
    return rank ? [{ mesh: String(mesh), value: rank, n: null, name: null }] : [];
  });
}

function listed({ mesh, value, n, name, bounds }: Found, legend: Legend): ListedMesh[] {
  const square = meshSquare(Number(mesh));
  if (!square) return [];
  const label = legendClass(legend, value)?.label ?? "";
  return [{ mesh, name, value, n, isFew: isFew(n), label, bounds: bounds ?? boundsOfSquare(square) }];
}
