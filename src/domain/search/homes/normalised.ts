import { DIRECTIONS, LISTING_KINDS } from "#domain/listings/types.ts";
import { axisEnd } from "./axes.ts";
import { EXCLUSIONS, FLAG_CHOICES, type HomeAxis, type HomeConditions, LAYOUTS, type Span } from "./types.ts";

/** The one form of conditions that ask for the same: no choice twice, choices in their order, ends of an axis left out, towns of a named city too. */
export function normalised(conditions: HomeConditions): HomeConditions {
  const { areas, stations, commutes, apartmentKeys, monthlyYenMax, ageYearsMax, buildingName } = conditions;
  return {
    ...conditions,
    kinds: inOrder(LISTING_KINDS, conditions.kinds),
    areas: sorted(areas).filter((area) => area.length === CITY_CODE || !areas.includes(area.slice(0, CITY_CODE))),
    stations: sorted(stations),
    commutes: [...new Map(commutes.map((commute) => [commute.stationGroup, commute])).values()],
    apartmentKeys: sorted(apartmentKeys),
    buildingName: buildingName === null || buildingName.trim() === "" ? null : buildingName.trim(),
    price: spanOf("price", conditions.price),
    areaM2: spanOf("areaM2", conditions.areaM2),
    landAreaM2: spanOf("landAreaM2", conditions.landAreaM2),
    monthlyYenMax: belowEnd("monthlyYen", monthlyYenMax),
    ageYearsMax: belowEnd("ageYears", ageYearsMax),
    layouts: inOrder(LAYOUTS, conditions.layouts),
    directions: inOrder(DIRECTIONS, conditions.directions),
    excludes: inOrder(EXCLUSIONS, conditions.excludes),
    certainties: inOrder(FLAG_CHOICES, conditions.certainties),
    yieldMin: conditions.yieldMin === 0 ? null : conditions.yieldMin,
  };
}

const CITY_CODE = 5;

function inOrder<T extends string>(all: readonly T[], chosen: readonly T[]): T[] {
  return all.filter((one) => chosen.includes(one));
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

function spanOf(axis: HomeAxis, { min, max }: Span): Span {
  return { min: min === 0 ? null : min, max: belowEnd(axis, max) };
}

function belowEnd(axis: HomeAxis, max: number | null): number | null {
  return max === null || max >= axisEnd(axis) ? null : max;
}
