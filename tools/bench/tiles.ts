import { packed } from "#domain/surroundings/layers/grid-blocks.ts";
import { type Centre, type TownCell, townCells } from "#domain/surroundings/shapes/town-cells.ts";
import type { TileFeature } from "#domain/surroundings/tile-format/tile-feature.ts";
import { boundsOfTile, type TileAddress, tileAt } from "#domain/surroundings/tile-format/tile-square.ts";
import { blocksOfTile, drawGrid, type GridBlock } from "#domain/surroundings/tiles/draw-grid.ts";
import { drawMeshes, type MeshFigure } from "#domain/surroundings/tiles/draw-meshes.ts";
import { drawTowns, worldBoxOf } from "#domain/surroundings/tiles/draw-towns.ts";
import { drawZones, type ZonePart } from "#domain/surroundings/tiles/draw-zones.ts";
import { encodeTile } from "#domain/surroundings/tiles/encode-tile.server.ts";
import { kilometreCode } from "#domain/surroundings/tiles/mesh-square.ts";
import { interleaved } from "#kernel/map/z-order.ts";
import { median } from "./measure.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

/** 江戸川区, where everything is coloured. */
const PLACE = { lon: 139.85, lat: 35.7 };
const BATCHES = 25;
const RUNS = 8;

/** What it costs to draw and encode a tile whose rows have been read: CPU, the median of batches. At zoom 14 at most 1 ms, at 11 at most 15 ms. */
async function run(): Promise<readonly BenchFigure[]> {
  return [14, 11].flatMap((zoom) => {
    const tile = tileAt(PLACE, zoom);
    const blocks = blocksFor(tile);
    const meshes = meshesFor(tile);
    const zones = zonesFor(tile);
    const towns = townsFor(tile);
    return [
      figure("grid", tile, () => drawGrid(tile, blocks)),
      figure("mesh", tile, () => drawMeshes(tile, meshes)),
      figure("zone", tile, () => drawZones(tile, zones)),
      figure("town", tile, () => drawTownTile(tile, towns)),
    ];
  });
}

function figure(shape: string, { z }: TileAddress, draw: () => TileFeature[]): BenchFigure {
  const work = () => encodeTile({ it: draw() });
  for (let i = 0; i < 5 * RUNS; i += 1) work();
  return { name: `tiles.z${z}.${shape}.cpu.ms`, value: median(Array.from({ length: BATCHES }, () => batch(work))), unit: "ms" };
}

function batch(work: () => unknown): number {
  const before = process.cpuUsage();
  for (let i = 0; i < RUNS; i += 1) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / RUNS;
}

/** Depths in patches of some hundred metres, with ragged edges, as the table keeps them. */
function blocksFor(tile: TileAddress): GridBlock[] {
  const { left, right, top, bottom } = blocksOfTile(tile);
  const blocks: GridBlock[] = [];
  for (let x = left; x <= right; x += 1) {
    for (let y = top; y <= bottom; y += 1) {
      const pixels = Uint8Array.from({ length: 65_536 }, (_, i) => depthAt(x * 256 + (i & 255), y * 256 + (i >> 8)));
      blocks.push({ x, y, pixels: packed(pixels) });
    }
  }
  return blocks;
}

function depthAt(x: number, y: number): number {
  const field = Math.sin(x / 37 + Math.sin(y / 11)) + Math.cos(y / 23 + Math.sin(x / 9) / 2);
  return Math.max(0, Math.min(5, Math.floor(3.2 * field)));
}

/** Every mesh of 250 m. */
function meshesFor(tile: TileAddress): MeshFigure[] {
  const { west, east, south, north } = boundsOfTile(tile);
  const meshes: MeshFigure[] = [];
  for (let row = Math.floor(south * 480); row < north * 480; row += 1) {
    for (let column = Math.floor((west - 100) * 320); column < (east - 100) * 320; column += 1) {
      const half = ((row >> 1) & 1) * 2 + ((column >> 1) & 1) + 1;
      const quarter = (row & 1) * 2 + (column & 1) + 1;
      const mesh = kilometreCode(column >> 2, row >> 2) * 100 + half * 10 + quarter;
      meshes.push({ mesh, tags: { v: Math.round(4000 + 2000 * Math.sin(row) * Math.cos(column)) / 100 } });
    }
  }
  return meshes;
}

/** Every second cell a part of a zone of thirty corners, the others whole. */
function zonesFor(tile: TileAddress): ZonePart[] {
  const { west, east, south, north } = boundsOfTile(tile);
  const cells = 2 ** 17 / 360;
  const parts: ZonePart[] = [];
  for (let x = Math.floor((west + 180) * cells); x < (east + 180) * cells; x += 1) {
    for (let y = Math.floor((90 - north) * cells); y < (90 - south) * cells; y += 1) {
      parts.push({ cell: interleaved(x, y, 17), value: 1 + ((x >> 3) % 3), shape: (x + y) % 2 === 0 ? null : [[CORNERS]] });
    }
  }
  return parts;
}

const CORNERS = Array.from({ length: 30 }, (_, i) => {
  const angle = (2 * Math.PI * i) / 30;
  return [32_768 + 30_000 * Math.cos(angle), 32_768 + 30_000 * Math.sin(angle)];
}).flat();

/** A 町丁目 every 400 m, five of them a town. */
function townsFor(tile: TileAddress): TownCell[] {
  const { west, east, south, north } = boundsOfTile(tile);
  const centres: Centre[] = [];
  for (let row = Math.floor(south / 0.0036); row < north / 0.0036; row += 1) {
    for (let column = Math.floor(west / 0.0044); column < east / 0.0044; column += 1) {
      const [dx, dy] = [Math.sin(row * 7 + column), Math.cos(column * 5 + row)];
      centres.push({
        cityCode: "13123",
        name: `町${Math.floor(column / 5)}-${row}`,
        lon: (column + dx / 4) * 0.0044,
        lat: (row + dy / 4) * 0.0036,
      });
    }
  }
  return townCells(centres, worldBoxOf(tile), []);
}

function drawTownTile(tile: TileAddress, cells: readonly TownCell[]): TileFeature[] {
  const { areas, lines } = drawTowns(tile, cells, {
    groupOf: ({ name }) => name,
    tagsOf: ({ name, lon, lat }) => ({ t: name, lon, lat, v2024: name.length * 40, n2024: 12, v2025: name.length * 42, n2025: 9 }),
    nameOf: ({ name }) => name,
  });
  return [...areas, ...lines];
}

export const group: BenchGroup = { name: "tiles", run };
