import { BLOCK_SIDE, PIXELS_AROUND } from "#domain/surroundings/layers/grid-blocks.ts";
import type { ZoneGeometry } from "#domain/surroundings/layers/zone-geometry.ts";
import { chomeKey } from "#domain/surroundings/shapes/known-centres.ts";
import type { LonLat } from "#kernel/geo.ts";
import { boundingTowns } from "./bounding-towns.ts";
import { type DepthShares, depthShares } from "./depth-shares.ts";
import { nearIndex } from "./near-index.ts";
import { areaOf, eachPixel, TOWN_REACH_M, type TownArea } from "./town-area.ts";
import { blocksByKey, gridSpread } from "./town-spreads.ts";

export type CentredTown = { readonly cityCode: string; readonly chome: string; readonly place: LonLat };

/** Blocks of a grid, ends included. */
export type BlockRange = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const CHUNK = 8;

/** Squares of 8 × 8 blocks (35 km) that hold all of the blocks: as much as is looked at together. */
export function chunksOf(blocks: readonly { readonly x: number; readonly y: number }[]): BlockRange[] {
  const corners = new Map(
    blocks.map(({ x, y }) => [`${Math.floor(x / CHUNK)} ${Math.floor(y / CHUNK)}`, [x - (x % CHUNK), y - (y % CHUNK)]]),
  );
  return [...corners.values()].map(([left = 0, top = 0]) => ({ left, right: left + CHUNK - 1, top, bottom: top + CHUNK - 1 }));
}

const DEGREES_PER_BLOCK = (BLOCK_SIDE * 360) / PIXELS_AROUND;

/** The box of some blocks in degrees. */
export function boxOfBlocks({ left, right, top, bottom }: BlockRange) {
  return {
    west: left * DEGREES_PER_BLOCK - 180,
    east: (right + 1) * DEGREES_PER_BLOCK - 180,
    north: 90 - top * DEGREES_PER_BLOCK,
    south: 90 - (bottom + 1) * DEGREES_PER_BLOCK,
  };
}

/** Those whose centre lies in a box, its western and northern edge with it. */
export function townsIn<One extends CentredTown>(towns: readonly One[], box: ReturnType<typeof boxOfBlocks>): One[] {
  return towns.filter(({ place: { lon, lat } }) => lon >= box.west && lon < box.east && lat > box.south && lat <= box.north);
}

export type TownLand = CentredTown & { readonly area: TownArea };

/**
 * The land of each town whose centre lies in the box; whole 町 that have 丁目 are left out. `towns` holds also those around the box, `outlines` are by `chomeKey`.
 */
export function landsOf(
  towns: readonly CentredTown[],
  { outlines, box }: { readonly outlines: ReadonlyMap<string, ZoneGeometry>; readonly box: ReturnType<typeof boxOfBlocks> },
): TownLand[] {
  const bounding = boundingTowns(towns, { cityCode: "", chome: "" });
  const near = nearIndex(bounding);
  return townsIn(bounding, box).map((town) => {
    const outline = outlines.size === 0 ? null : (outlines.get(chomeKey(town.cityCode, town.chome)) ?? null);
    const others = () => near(town.place, 2 * TOWN_REACH_M).filter((other) => other !== town);
    return { ...town, area: areaOf(town.place, outline, () => others().map(({ place }) => place)) };
  });
}

/** The blocks that hold every pixel of the lands; null where there are none. */
export function blocksOfLands(lands: readonly TownLand[]): BlockRange | null {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { area } of lands) {
    eachPixel(area, (column, row) => {
      [left, right] = [Math.min(left, column), Math.max(right, column)];
      [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
    });
  }
  const blockOf = (pixel: number) => Math.floor(pixel / BLOCK_SIDE);
  return left > right ? null : { left: blockOf(left), right: blockOf(right), top: blockOf(top), bottom: blockOf(bottom) };
}

type Block = { readonly x: number; readonly y: number; readonly pixels: Uint8Array | null };
export type SharedTown = CentredTown & { readonly shares: DepthShares };

/** The shares of each land by depth; lands of which nobody looked at anything are left out. */
export function sharesOfLands(lands: readonly TownLand[], blocks: readonly Block[]): SharedTown[] {
  const byKey = blocksByKey(blocks);
  return lands.flatMap(({ area, ...town }) => {
    const shares = depthShares(gridSpread(area, byKey), area.isApproximate);
    return shares ? [{ ...town, shares }] : [];
  });
}
