import { depthWords, floorExposureAtRank } from "./floor-exposure.ts";
import { RATING_MODEL } from "./rating-model.ts";
import { scoreBy } from "./score-table.ts";

const { waterDepth } = RATING_MODEL.tables;

/** Score of a rank of depth for the building, or for a storey: an upper one that stays dry has at most 85, one under water what the building has. */
export function waterScore(rank: number, floor: number | null): number {
  const building = scoreBy(waterDepth, rank);
  return isDryUpper(rank, floor) ? RATING_MODEL.dryUnitAtMost : building;
}

/** `0.5〜3m未満。3階の床は浸水深より上`. */
export function waterWords(rank: number, floor: number | null): string {
  if (floor === null) return depthWords(rank);
  if (isDryUpper(rank, floor)) return `${depthWords(rank)}。${floor}階の床は浸水深より上`;
  return floorExposureAtRank(rank, floor) === "under-water" ? `${depthWords(rank)}。${floor}階は浸水のおそれ` : depthWords(rank);
}

function isDryUpper(rank: number, floor: number | null): boolean {
  return floor !== null && floor > 1 && floorExposureAtRank(rank, floor) === "wet-below";
}
