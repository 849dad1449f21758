import { floorExposureAtRank } from "./floor-exposure.ts";
import { RATING_MODEL } from "./rating-model.ts";
import { scoreBy } from "./score-table.ts";
import { deepestOf, depthWordsOf } from "./town-words.ts";
import type { Fact } from "./types.ts";

const { waterDepth } = RATING_MODEL.tables;

/** Score of a rank of depth for the building, or for a storey: an upper one that stays dry has at most 85, one under water what the building has. */
export function waterScore(rank: number, floor: number | null): number {
  const building = scoreBy(waterDepth, rank);
  return isDryUpper(rank, floor) ? RATING_MODEL.dryUnitAtMost : building;
}

/** `0.5〜3m未満。3階の床は浸水深より上`; over a town `町の42%が3m以上。…`, with what its deepest part would do to the storey where it would do more. */
export function waterWords(fact: Pick<Fact, "details">, rank: number, floor: number | null): string {
  const depth = depthWordsOf(fact, rank);
  if (floor === null) return depth;
  if (isDryUpper(rank, floor)) {
    const deepest = deepestOf(fact, rank);
    const isWetThere = deepest !== null && floorExposureAtRank(deepest.rank, floor) === "under-water";
    return isWetThere ? `${depth}。町のいちばん深い所では、${floor}階も浸水のおそれ` : `${depth}。${floor}階の床は浸水深より上`;
  }
  return floorExposureAtRank(rank, floor) === "under-water" ? `${depth}。${floor}階は浸水のおそれ` : depth;
}

function isDryUpper(rank: number, floor: number | null): boolean {
  return floor !== null && floor > 1 && floorExposureAtRank(rank, floor) === "wet-below";
}
