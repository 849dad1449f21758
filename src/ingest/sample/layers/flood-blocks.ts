import { NOT_LOOKED_AT, PIXELS_AROUND, pixelAt, BLOCK_SIDE as SIDE } from "#domain/surroundings/layers/grid-blocks.ts";
import type { LonLat } from "#kernel/geo.ts";
import { gapsAmong, isInGap } from "./gaps.ts";
import { depthRank, floodDepthM } from "./terrain.ts";

/** A block of the flood grid, one value a pixel. */
export type GridBlock = { readonly x: number; readonly y: number; readonly values: Uint8Array };

const DEGREES_PER_PIXEL = 360 / PIXELS_AROUND;
/** The invented flood is worked out for squares of so many pixels: about 60 m. */
const STEP = 4;

/** The ranks of depth of the greatest flood in every block that holds one of the places, or lies beside one that does. */
export function floodBlocks(places: readonly LonLat[]): GridBlock[] {
  const wanted = new Map<string, { x: number; y: number }>();
  for (const place of places) {
    const { x, y } = pixelAt(place);
    for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) wanted.set(`${x + dx}/${y + dy}`, { x: x + dx, y: y + dy });
  }
  const gaps = gapsAmong(places);
  return [...wanted.values()].map(({ x, y }) => ({ x, y, values: valuesOf(x, y, gaps) }));
}

function valuesOf(blockX: number, blockY: number, gaps: readonly LonLat[]): Uint8Array {
  const values = new Uint8Array(SIDE * SIDE);
  for (let row = 0; row < SIDE; row += STEP) {
    for (let column = 0; column < SIDE; column += STEP) {
      const rank = rankAt(blockX * SIDE + column + STEP / 2, blockY * SIDE + row + STEP / 2, gaps);
      if (rank === 0) continue;
      for (let i = 0; i < STEP; i += 1) values.fill(rank, (row + i) * SIDE + column, (row + i) * SIDE + column + STEP);
    }
  }
  return values;
}

function rankAt(x: number, y: number, gaps: readonly LonLat[]): number {
  const place = { lon: x * DEGREES_PER_PIXEL - 180, lat: 90 - y * DEGREES_PER_PIXEL };
  return isInGap(place, gaps) ? NOT_LOOKED_AT : depthRank(floodDepthM(place));
}
