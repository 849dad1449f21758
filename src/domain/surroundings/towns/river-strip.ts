import { distanceM } from "#kernel/geo.ts";
import { middleOfPixel } from "./town-area.ts";

/** The value of a pixel of a grid of depths: 0 looked at and not coloured; undefined where nobody looked. */
export type DepthAt = (column: number, row: number) => number | undefined;

/** 3 m of water stand beside a bank, not beside the foot of a hill. */
export const DEEP_RANK = 3;
/** No strip between two banks is wider, and so far one has to look around a town: pixels. */
const WIDEST_M = 1000;
export const STRIP_PIXELS = 65;

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/**
 * Whether an uncoloured pixel lies in a strip with deep water on either side, at most a kilometre from one to the other. A grid of depths leaves rivers and
 * their dykes without colour, as it leaves dry land: such a strip cannot be told from a river, and is never counted as dry.
 */
export function isInRiverStrip(depthAt: DepthAt, column: number, row: number): boolean {
  return WAYS.some(([east, south]) => {
    const step = distanceM(middleOfPixel(column, row), middleOfPixel(column + east, row + south));
    const most = Math.floor(WIDEST_M / step);
    const one = stepsToDeep(depthAt, { column, row, east, south, most });
    const other = one === null ? null : stepsToDeep(depthAt, { column, row, east: -east, south: -south, most: most - one });
    return other !== null;
  });
}

type Way = { readonly column: number; readonly row: number; readonly east: number; readonly south: number; readonly most: number };

/** How many pixels away the first colour on a way is, if it is deep; null: it is shallow, too far, or nobody looked on the way. */
function stepsToDeep(depthAt: DepthAt, { column, row, east, south, most }: Way): number | null {
  for (let steps = 1; steps <= most; steps += 1) {
    const value = depthAt(column + steps * east, row + steps * south);
    if (value === 0) continue;
    return value !== undefined && value >= DEEP_RANK ? steps : null;
  }
  return null;
}
