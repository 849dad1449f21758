/** Metres over the ground at which the floor of a storey lies: 0.5 m at the first, 3 m at the second (the official reading of depths). */
export function floorHeightM(floor: number): number {
  return 0.5 + 2.5 * (Math.max(1, floor) - 1);
}

/** From and to where water stands in each rank of depth, in metres (国土数値情報 A31: 1 <0.5, 2 0.5–3, 3 3–5, 4 5–10, 5 10–20, 6 ≥20). */
const DEPTHS = [
  [0, 0],
  [0, 0.5],
  [0.5, 3],
  [3, 5],
  [5, 10],
  [10, 20],
  [20, Number.POSITIVE_INFINITY],
] as const;

/** The range of a rank of depth in metres; ranks beyond the last are taken as the last. */
export function depthRangeM(rank: number): readonly [least: number, most: number] {
  return DEPTHS[Math.min(DEPTHS.length - 1, Math.max(0, Math.floor(rank)))] ?? DEPTHS[0];
}

export type FloorExposure = "dry" | "wet-below" | "under-water";

/**
 * What water of a depth does to a storey: `dry` no water at the building, `wet-below` it ends under this floor, `under-water` it may reach over it.
 * Give the most that the class of depth allows: a class is never read as its better end.
 */
export function floorExposure(depthM: number, floor: number): FloorExposure {
  if (depthM <= 0) return "dry";
  return depthM > floorHeightM(floor) ? "under-water" : "wet-below";
}

/** The same for a rank of depth, by its deepest end. */
export function floorExposureAtRank(rank: number, floor: number): FloorExposure {
  return floorExposure(depthRangeM(rank)[1], floor);
}

/** A rank of depth in words: `0.5〜3m未満`. */
export function depthWords(rank: number): string {
  const [least, most] = depthRangeM(rank);
  if (most === 0) return "浸水の想定なし";
  if (least === 0) return `${most}m未満`;
  return Number.isFinite(most) ? `${least}〜${most}m未満` : `${least}m以上`;
}
