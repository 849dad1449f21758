import { type LineRow, linesIn } from "#domain/surroundings/layers/fault-store.server.ts";
import { FLOOD_SHARES } from "#domain/surroundings/layers/layers.ts";
import { scalars } from "#domain/surroundings/layers/load-row.ts";
import { lengthOfLinesM } from "#domain/surroundings/layers/nearest-line.ts";
import type { Tags } from "#domain/surroundings/tile-format/tile-feature.ts";
import type { Bounds } from "#domain/surroundings/tile-format/tile-square.ts";
import { floodSharesIn } from "#domain/surroundings/towns/flooded-towns-store.server.ts";
import { marketDots, meshFigures, type TileData } from "./build-tile.server.ts";
import { crimeDot, crimeTags } from "./crime-figures.ts";
import { blocksOfBounds } from "./draw-grid.ts";
import { middleOfCell, type ZonePart } from "./draw-zones.ts";
import { highestInBox } from "./grid-squares.ts";
import { type Legend, legendClass } from "./legends.ts";
import { type MapLayerId, type MapOrigin, mapLayer } from "./map-layers.ts";
import { type AreaFigures, isFew } from "./market-figures.ts";
import { boundsOfSquare, kilometreAt, meshSquare, touches } from "./mesh-square.ts";
import type { Dot } from "./price-dots.ts";
import { gridSquares, type TownNumber, townNumbers, zoneParts } from "./tile-store.server.ts";

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
  /** Of dots, what the map tells of each: see the tags of its tile. */
  readonly facts: Tags | null;
};

export type MeshList = { readonly total: number; readonly items: readonly ListedMesh[] };

/** A list longer than this is nobody's to read; the highest values come first. */
const MOST = 60;

/** What a map shows in words: the meshes in a window, the highest values first. Depths and zones are told by squares of 1 km, towns by themselves. */
export async function listMeshes(data: TileData, { layer, bounds, year }: MeshQuestion): Promise<MeshList> {
  const { origin, legend } = mapLayer(layer);
  if (origin.table === "base") return { total: 0, items: [] };
  const found = await figuresIn(data, origin, { bounds, year });
  const items = found.flatMap((one) => listed(one, legend));
  return { total: items.length, items: items.toSorted(byValue).slice(0, MOST) };
}

/** The highest first; what has too few cases comes last: its value must not be told by its place in the list either. Shares of towns are in order already. */
function byValue(a: ListedMesh, b: ListedMesh): number {
  const rank = ({ isFew, value }: ListedMesh) => (isFew ? Number.NEGATIVE_INFINITY : value);
  const [first, second] = [rank(a), rank(b)];
  if (first !== second) return second - first;
  return a.facts?.flooded === undefined ? a.mesh.localeCompare(b.mesh) || (a.name ?? "").localeCompare(b.name ?? "", "ja") : 0;
}

type Found = {
  readonly mesh: string;
  readonly value: number;
  readonly n: number | null;
  readonly name: string | null;
  readonly bounds?: Bounds;
  readonly facts?: Tags | null;
};

type Figured = Exclude<MapOrigin, { readonly table: "base" }>;

async function figuresIn(data: TileData, origin: Figured, { bounds, year }: Omit<MeshQuestion, "layer">): Promise<Found[]> {
  switch (origin.table) {
    case "market":
      return areasFound((await data.market()).towns[origin.measure][origin.kind], { bounds, year });
    case "mesh":
    case "mesh-years":
      return (await meshFigures(data.db, origin, { bounds, isCoarse: false })).flatMap(({ mesh, tags }) =>
        foundIn(String(mesh), tags, year),
      );
    case "grid":
      return depthsIn(data, origin.dataset, bounds);
    case "zone":
      return zoned(await zoneParts(data.db, origin.dataset, bounds), bounds);
    case "town": {
      const towns = await townNumbers(data.db, origin.dataset, bounds);
      return towns.flatMap((town) => townFound(town, origin));
    }
    case "town-crime":
      return (await townNumbers(data.db, origin.dataset, bounds)).map((town) => dotFound(crimeDot(town)));
    case "sales":
    case "listings":
      return (await marketDots(data, origin.table, bounds)).map(dotFound);
    case "line":
      return faultsFound(await linesIn(data.db, origin.dataset, bounds));
  }
}

/** Towns whose middle lies in the box, with the figures of the year. */
function areasFound(areas: ReadonlyMap<string, AreaFigures>, { bounds, year }: Omit<MeshQuestion, "layer">): Found[] {
  const { west, east, south, north } = bounds;
  return [...areas.values()].flatMap(({ name, lon, lat, years }) => {
    const figure = year === null ? undefined : years.get(year);
    if (!figure || lon < west || lon > east || lat < south || lat > north) return [];
    return [{ ...figure, name, mesh: String(kilometreAt(lon, lat)), bounds: { west: lon, east: lon, south: lat, north: lat } }];
  });
}

/** A dot without a value has too few cases for one, or too few people. */
function dotFound({ lon, lat, tags }: Dot): Found {
  const bounds = { west: lon, east: lon, south: lat, north: lat };
  const n = tags.condo_n;
  const value = typeof tags.r === "number" ? tags.r : 0;
  const name = typeof tags.t === "string" ? tags.t : null;
  return { mesh: String(kilometreAt(lon, lat)), value, n: typeof n === "number" ? n : null, name, bounds, facts: tags };
}

/** Faults by their length in km, each at the middle of its course. */
function faultsFound(rows: readonly LineRow[]): Found[] {
  return rows.flatMap(({ data, geometry }) => {
    if (geometry.type !== "MultiLineString") return [];
    const line = geometry.coordinates[0] ?? [];
    const [lon = 0, lat = 0] = line[Math.floor(line.length / 2)] ?? [];
    const { name } = scalars(data);
    const value = Math.round(lengthOfLinesM(geometry.coordinates) / 1000);
    const bounds = { west: lon, east: lon, south: lat, north: lat };
    return [{ mesh: String(kilometreAt(lon, lat)), value, n: null, name: typeof name === "string" ? name : null, bounds }];
  });
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

function townFound(town: TownNumber, { dataset, field }: Extract<MapOrigin, { table: "town" }>): Found[] {
  const { lon, lat, data } = town;
  const value = data[field];
  const tags = dataset === "crime" ? crimeTags(town) : null;
  const n = typeof tags?.n === "number" ? tags.n : null;
  const bounds = { west: lon, east: lon, south: lat, north: lat };
  return typeof value === "number" ? [{ mesh: String(kilometreAt(lon, lat)), name: town.town, value, n, bounds }] : [];
}

function foundIn(mesh: string, tags: Tags, year: number | null): Found[] {
  const suffix = year === null ? "" : String(year);
  const [value, n, name] = [tags[`v${suffix}`], tags[`n${suffix}`], tags.t];
  if (typeof value !== "number") return [];
  return [{ mesh, value, n: typeof n === "number" ? n : null, name: typeof name === "string" ? name : null }];
}

/** Depths by town, each by how much of its land lies under how much water; squares without a name where no town has been looked at. */
async function depthsIn({ db }: TileData, dataset: string, bounds: Bounds): Promise<Found[]> {
  const towns = dataset === FLOOD_SHARES.grid ? await floodSharesIn(db, bounds) : [];
  if (towns.length === 0) return depths(await gridSquares(db, dataset, blocksOfBounds(bounds)), bounds);
  return towns
    .filter(({ shares }) => shares.value > 0)
    .sort((a, b) => b.shares.over3m - a.shares.over3m || b.shares.over05m - a.shares.over05m || b.shares.flooded - a.shares.flooded)
    .map(({ lon, lat, city, town, shares }) => ({
      ...{ mesh: String(kilometreAt(lon, lat)), name: town, value: shares.value, n: null },
      bounds: { west: lon, east: lon, south: lat, north: lat },
      facts: { r: shares.value, city, ...shares },
    }));
}

function depths(blocks: Awaited<ReturnType<typeof gridSquares>>, bounds: Bounds): Found[] {
  return [...highestInBox(blocks, bounds)].map(([mesh, value]) => ({ mesh: String(mesh), value, n: null, name: null }));
}

function listed({ mesh, value, n, name, bounds, facts = null }: Found, legend: Legend): ListedMesh[] {
  const square = meshSquare(Number(mesh));
  if (!square) return [];
  const label = legendClass(legend, value)?.label ?? "";
  return [
    {
      mesh,
      name,
      value,
      n,
      isFew: isFew(n) || (facts !== null && facts.r === undefined),
      label,
      bounds: bounds ?? boundsOfSquare(square),
      facts,
    },
  ];
}
