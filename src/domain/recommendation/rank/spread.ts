import type { HomeFacts } from "#domain/recommendation/core/candidate.ts";
import { townKey } from "#domain/recommendation/taste/taste.ts";
import type { Weights } from "#domain/recommendation/weights/types.ts";

/**
 * The first `most` homes in their order, but after so many of a building or a town the further ones only after all others. A building lies in one town, so a home that
 * rises among the homes given in never comes later for it; weighing likeness against score (MMR) does not keep that.
 */
export function spread<T extends { readonly candidate: HomeFacts }>(homes: readonly T[], caps: Weights["spread"], most: number): T[] {
  const held = new Map<string, number>();
  const first: T[] = [];
  const later: T[] = [];
  for (const home of homes) {
    if (first.length === most) return first;
    if (isTaken(held, home.candidate, caps)) first.push(home);
    else if (later.length < most) later.push(home);
  }
  return [...first, ...later].slice(0, most);
}

/** Whether there is room for it; if so it takes its place in its building and town. */
function isTaken(held: Map<string, number>, home: HomeFacts, { perBuilding, perTown }: Weights["spread"]): boolean {
  const town = townKey(home);
  // A building is of the town told with each home: rows of one building that name two towns would undo the nesting.
  const building = `${town}/${home.apartmentKey ?? home.dwellingKey}`;
  const [inBuilding, inTown] = [held.get(building) ?? 0, held.get(town) ?? 0];
  if (inBuilding >= perBuilding || inTown >= perTown) return false;
  held.set(building, inBuilding + 1);
  held.set(town, inTown + 1);
  return true;
}
