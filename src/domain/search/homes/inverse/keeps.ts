import { appliesTo } from "#domain/search/homes/applies.ts";
import type { Reach } from "#domain/search/homes/ask/types.ts";
import { walkTo } from "#domain/search/homes/offer.ts";
import { UNKNOWN } from "#domain/search/homes/table/columns.ts";
import { type Commute, EXCLUSIONS, type HomeConditions, LAYOUTS, type Span, TOGGLES, type Toggle } from "#domain/search/homes/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import { searchKey } from "#kernel/japanese-text.ts";
import { isInPolygon } from "#kernel/map/polygon.ts";
import type { AskedHome } from "./asked-home.ts";

/** Minutes by train (目安) to the station of a commute. */
export type ReachOf = (commute: Commute) => Reach;

type Rule = (home: AskedHome, conditions: HomeConditions, reachOf: ReachOf) => boolean;

/** What each condition asks. */
const RULES: Readonly<Record<keyof HomeConditions, Rule>> = {
  kinds: ({ kind }, { kinds }) => kinds.includes(kind),
  areas: ({ offer }, { areas }) => areas.includes(offer.cityCode) || areas.includes(`${offer.cityCode}-${offer.town}`),
  stations: ({ offer }, { stations }) =>
    offer.accesses.some(({ stationGroup }) => stationGroup !== null && stations.includes(stationGroup)),
  walkMinutesMax: (home, { walkMinutesMax, stations }) => walkOf(home, stations) <= Math.min(walkMinutesMax ?? UNKNOWN, UNKNOWN - 1),
  commutes: ({ offer }, { commutes }, reachOf) => commutes.every((commute) => isReached(offer.accesses, commute, reachOf(commute))),
  polygon: ({ offer }, { polygon }) => offer.place !== null && isWithin(offer.place, polygon ?? []),
  buildingName: ({ offer }, { buildingName }) => isNamed(offer.nameKeys, searchKey(buildingName ?? "")),
  apartmentKeys: ({ offer }, { apartmentKeys }) => offer.apartmentKey !== null && apartmentKeys.includes(offer.apartmentKey),
  price: ({ price }, conditions) => isIn(price, conditions.price),
  monthlyYenMax: ({ monthlyYen }, { monthlyYenMax }) => monthlyYen <= (monthlyYenMax ?? 0),
  areaM2: ({ areaM2 }, conditions) => isIn(areaM2, conditions.areaM2),
  landAreaM2: ({ landAreaM2 }, conditions) => isIn(landAreaM2, conditions.landAreaM2),
  ageYearsMax: ({ ageYears }, { ageYearsMax }) => ageYears <= Math.min(ageYearsMax ?? UNKNOWN, UNKNOWN - 1),
  layouts: ({ layout }, { layouts }) => layouts.some((choice) => LAYOUTS[layout] === choice),
  yieldMin: ({ grossYield }, { yieldMin }) => grossYield >= (yieldMin ?? 0),
  ...toggleRules(),
  directions: ({ offer }, { directions }) => directions.some((direction) => direction === offer.direction),
  newWithinDays: ({ daysOnOffer }, { newWithinDays }) => daysOnOffer <= (newWithinDays ?? 0),
  excludes: ({ exclusions }, { excludes }) => excludes.every((one) => (exclusions & (1 << EXCLUSIONS.indexOf(one))) === 0),
  certainties: ({ offer }, { certainties }) => certainties.some((grade) => grade === offer.flag?.grade),
  flaggedWithinDays: ({ daysFlagged }, { flaggedWithinDays }) => daysFlagged <= (flaggedWithinDays ?? 0),
};
const CONDITIONS = Object.keys(RULES) as (keyof HomeConditions)[];

function toggleRules(): Record<Toggle, Rule> {
  const rule = (toggle: Toggle): Rule => {
    const bit = 1 << TOGGLES.indexOf(toggle);
    return ({ toggles }) => (toggles & bit) !== 0;
  };
  const [isNewQuakeCode, isSecondFloorUp, hasPets] = [rule("isNewQuakeCode"), rule("isSecondFloorUp"), rule("hasPets")];
  return {
    ...{ isNewQuakeCode, isSecondFloorUp, hasPets },
    ...{ hasParking: rule("hasParking"), isFreehold: rule("isFreehold"), isPriceCut: rule("isPriceCut") },
  };
}

/** Conditions with the names of those that ask for something. */
export type Asked = { readonly conditions: HomeConditions; readonly names: readonly (keyof HomeConditions)[] };

export function asked(conditions: HomeConditions): Asked {
  return { conditions, names: CONDITIONS.filter((name) => asksFor(conditions[name])) };
}

/** Whether a home keeps all conditions: the same answer as `askHomes` of its table, for one home. */
export function keeps(home: AskedHome, { conditions, names }: Asked, reachOf: ReachOf): boolean {
  for (const name of names) {
    // Where kinds are named, nothing is asked of a kind that cannot have it.
    if (conditions.kinds.length > 0 && !appliesTo(name, home.kind)) continue;
    if (!RULES[name](home, conditions, reachOf)) return false;
  }
  return true;
}

function asksFor(value: HomeConditions[keyof HomeConditions]): boolean {
  if (value === null || value === false) return false;
  if (typeof value !== "object") return true;
  return "min" in value ? value.min !== null || value.max !== null : value.length > 0;
}

function isIn(value: number, { min, max }: Span): boolean {
  return value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY);
}

function walkOf({ offer, walk }: AskedHome, stations: readonly string[]): number {
  return stations.length === 0 ? walk : Math.min(walkTo(offer.accesses, stations) ?? UNKNOWN, UNKNOWN);
}

function isNamed(names: readonly string[], part: string): boolean {
  return names.some((name) => name.includes(part));
}

/** The rectangle first: most places lie far off. */
function isWithin(place: LonLat, corners: readonly LonLat[]): boolean {
  const isAround = (of: (at: LonLat) => number) => corners.some((at) => of(at) <= of(place)) && corners.some((at) => of(at) >= of(place));
  return isAround(({ lon }) => lon) && isAround(({ lat }) => lat) && isInPolygon(place, corners);
}

function isReached(accesses: AskedHome["offer"]["accesses"], { minutesMax }: Commute, reach: Reach): boolean {
  return accesses.some(({ stationGroup, minutes, busMinutes }) => {
    const train = stationGroup === null ? undefined : reach.get(stationGroup);
    return train !== undefined && train <= minutesMax && minutes + (busMinutes ?? 0) + train <= minutesMax;
  });
}
