import type { RegisteredUnit } from "#domain/connections/types.ts";
import type { Wish } from "#domain/queries/types.ts";
import type { LayoutChoice } from "#domain/search/homes/types.ts";
import { ageInYears } from "#kernel/japanese-date.ts";
import { isInPolygon } from "#kernel/polygon.ts";

/** How many owners an offer could reach. `few`: one to four, whose number would tell of single people. `none`: homes are only watched. */
export type OwnerReach = { readonly kind: "none" | "few"; readonly owners: null } | { readonly kind: "some"; readonly owners: number };

const LEAST_TOLD = 5;

/** The band in which an owner names a layout (`HOME_LAYOUTS` of connections/waiting.ts). */
const LAYOUTS_OF: Readonly<Record<LayoutChoice, string>> = {
  ...{ "1R": "1r", "1K": "1r", "1DK": "1ldk", "1LDK": "1ldk" },
  ...{ "2K": "2ldk", "2DK": "2ldk", "2LDK": "2ldk" },
  ...{ "3K": "3ldk", "3DK": "3ldk", "3LDK": "3ldk" },
  ...{ "4K": "4ldk", "4DK": "4ldk", "4LDK+": "4ldk" },
};

export function ownerReach(units: readonly RegisteredUnit[], wish: Wish, today: string): OwnerReach {
  const owners = units.filter((unit) => isWishedFor(unit, wish, today)).length;
  if (owners >= LEAST_TOLD) return { kind: "some", owners };
  return { kind: owners === 0 ? "none" : "few", owners: null };
}

/**
 * Whether a home that somebody says they own is what is wished for. Registered buildings are flats. What its owner did not tell is not it. Minutes to a
 * station by train and 建築確認 are known of no registered home: the first asks for nothing here, of the second the year must be beyond doubt.
 */
export function isWishedFor(unit: RegisteredUnit, wish: Wish, today: string): boolean {
  return wish.kinds.includes("condo") && isThere(unit, wish) && isSuch(unit, wish, today);
}

function isThere(unit: RegisteredUnit, { areas, stations, polygon, buildings, walkMinutesMax }: Wish): boolean {
  if (areas.length > 0 && !areas.some(({ code }) => code === unit.cityCode || code === `${unit.cityCode}-${unit.town}`)) return false;
  if (stations.length > 0 && !stations.some(({ name }) => bare(name) === bare(unit.stationName ?? ""))) return false;
  if (buildings.length > 0 && !buildings.some(({ code }) => code === unit.apartmentKey)) return false;
  if (polygon !== null && !isInPolygon(unit.place, polygon)) return false;
  return walkMinutesMax === null || (unit.walkMinutes !== null && unit.walkMinutes <= walkMinutesMax);
}

/** Buildings finished from here on were confirmed under 新耐震: none took three years. */
const SURELY_NEW_QUAKE_CODE = 1984;

function isSuch({ builtYear, floor, layout, areaM2 }: RegisteredUnit, wish: Wish, today: string): boolean {
  const age = ageInYears({ year: builtYear, month: null }, today);
  if (wish.ageYearsMax !== null && (age === null || age > wish.ageYearsMax)) return false;
  if (wish.isNewQuakeCode && builtYear < SURELY_NEW_QUAKE_CODE) return false;
  if (wish.isSecondFloorUp && (floor ?? 1) < 2) return false;
  if (wish.layouts.length > 0 && !wish.layouts.some((one) => layout !== null && LAYOUTS_OF[one] === layout)) return false;
  return isWithin(areaM2, wish.areaM2);
}

function isWithin(value: number | null, { min, max }: Wish["areaM2"]): boolean {
  if (min === null && max === null) return true;
  return value !== null && value >= (min ?? value) && value <= (max ?? value);
}

function bare(station: string): string {
  return station.replace(/駅$/, "");
}
