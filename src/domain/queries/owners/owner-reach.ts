import type { OwnedBuilding } from "#domain/connections/types.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { ageInYears } from "#kernel/japanese-date.ts";
import { isInPolygon } from "#kernel/map/polygon.ts";
import { isNewQuakeCode } from "#kernel/quake-code.ts";

/**
 * How many owners an offer could reach. `some`: at least so many, those of buildings with fewer than five left out, so that two counts never tell by their
 * difference how many those are. `few`: there are owners, but in no building five. `none`: homes are only watched.
 */
export type OwnerReach = { readonly kind: "none" | "few"; readonly owners: null } | { readonly kind: "some"; readonly owners: number };

/** Of one building. */
const LEAST_TOLD = 5;

export function ownerReach(owned: readonly OwnedBuilding[], wish: Wish, today: string): OwnerReach {
  const buildings = Map.groupBy(
    owned.filter((building) => isWishedFor(building, wish, today)),
    ({ apartmentKey }) => apartmentKey,
  );
  const told = [...buildings.values()].filter(({ length }) => length >= LEAST_TOLD);
  if (told.length > 0) return { kind: "some", owners: told.reduce((sum, { length }) => sum + length, 0) };
  return { kind: buildings.size === 0 ? "none" : "few", owners: null };
}

/**
 * Whether a building of flats is where somebody wishes to live. Of the homes in it nothing is asked: floor, layout and size that owners told are theirs alone,
 * and two counts under different conditions would tell them.
 */
export function isWishedFor(building: OwnedBuilding, wish: Wish, today: string): boolean {
  return wish.kinds.includes("condo") && isThere(building, wish) && isYoungEnough(building, wish, today);
}

function isThere(building: OwnedBuilding, { areas, stations, polygon, buildings, walkMinutesMax }: Wish): boolean {
  const { cityCode, town, stationName, apartmentKey, place, walkMinutes } = building;
  if (areas.length > 0 && !areas.some(({ code }) => code === cityCode || code === `${cityCode}-${town}`)) return false;
  if (stations.length > 0 && !stations.some(({ name }) => bare(name) === bare(stationName ?? ""))) return false;
  if (buildings.length > 0 && !buildings.some(({ code }) => code === apartmentKey)) return false;
  if (polygon !== null && !isInPolygon(place, polygon)) return false;
  return walkMinutesMax === null || (walkMinutes !== null && walkMinutes <= walkMinutesMax);
}

function isYoungEnough({ builtYear }: OwnedBuilding, { ageYearsMax, isNewQuakeCode: wantsNewCode }: Wish, today: string): boolean {
  // The day of 建築確認 is known of no building here.
  if (wantsNewCode && isNewQuakeCode({ confirmedOn: null, builtYear, builtMonth: null }) !== true) return false;
  const age = ageInYears({ year: builtYear, month: null }, today);
  return ageYearsMax === null || (age !== null && age <= ageYearsMax);
}

function bare(station: string): string {
  return station.replace(/駅$/, "");
}
