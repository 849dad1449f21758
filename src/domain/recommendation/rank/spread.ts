import type { HomeFacts } from "#domain/recommendation/core/candidate.ts";
import { townKey } from "#domain/recommendation/taste/taste.ts";
import type { Weights } from "#domain/recommendation/weights/types.ts";

/**
 * Homes in their order, but after so many of a building or a town the further ones only after all others. A building lies in one town, so a home that rises among
 * the homes given in never comes later for it; weighing likeness against score (MMR) does not keep that.
 */
export function spread<T extends { readonly candidate: HomeFacts }>(homes: readonly T[], { perBuilding, perTown }: Weights["spread"]): T[] {
  const buildings = new Map<string, number>();
  const towns = new Map<string, number>();
  const first: T[] = [];
  const later: T[] = [];
  for (const home of homes) {
    const { apartmentKey, dwellingKey } = home.candidate;
    const town = townKey(home.candidate);
    // A building is of the town told with each home: rows of one building that name two towns would undo the nesting.
    const building = `${town}/${apartmentKey ?? dwellingKey}`;
    const [inBuilding, inTown] = [buildings.get(building) ?? 0, towns.get(town) ?? 0];
    if (inBuilding >= perBuilding || inTown >= perTown) {
      later.push(home);
      continue;
    }
    buildings.set(building, inBuilding + 1);
    towns.set(town, inTown + 1);
    first.push(home);
  }
  return [...first, ...later];
}
