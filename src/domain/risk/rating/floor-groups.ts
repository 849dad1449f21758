import { INDICATORS } from "#domain/risk/indicators/all.ts";
import type { FloorGroup, SiteFacts, Weights } from "#domain/risk/model/types.ts";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { foldRating } from "./fold-rating.ts";
import { possibleOf } from "./possible.ts";

/** From here on no class of depth that has an end reaches a floor (`floor-exposure.ts`): all storeys above are rated alike. */
const ALIKE_FROM = 9;

/**
 * The storeys of a building from the lowest up, those that are rated alike together. `floors` null: the height is not known, and the last group
 * goes on without end. At most nine ratings.
 */
export function floorGroups(facts: SiteFacts["facts"], floors: number | null, weights: Weights = DEFAULT_WEIGHTS): FloorGroup[] {
  const rated = Math.max(1, Math.min(floors ?? ALIKE_FROM, ALIKE_FROM));
  const groups: FloorGroup[] = [];
  for (let floor = 1; floor <= rated; floor += 1) {
    const next = groupOf({ facts, floor }, weights, floor);
    const last = groups.at(-1);
    if (last && isAlike(last, next)) groups[groups.length - 1] = { ...last, to: floor };
    else groups.push(next);
  }
  const top = groups.at(-1);
  return top ? [...groups.slice(0, -1), { ...top, to: floors }] : groups;
}

function groupOf(site: SiteFacts, weights: Weights, floor: number): FloorGroup {
  const possible = possibleOf(INDICATORS, site, weights);
  const { letter, overall } = foldRating(INDICATORS, site, weights, possible);
  return { from: floor, to: floor, letter, overall, lowest: possible.lowest, highest: possible.highest };
}

function isAlike(a: FloorGroup, b: FloorGroup): boolean {
  return a.letter === b.letter && a.overall === b.overall && a.lowest === b.lowest && a.highest === b.highest;
}
