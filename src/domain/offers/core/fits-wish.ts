import type { HomeForOffer } from "#domain/assets/offering/types.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import type { PricedSubject } from "#domain/valuation/core/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import { layoutChoice } from "#kernel/home/layout-choice.ts";
import { ageInYears } from "#kernel/japanese-date.ts";
import { isInPolygon } from "#kernel/map/polygon.ts";
import { isNewQuakeCode } from "#kernel/quake-code.ts";
import type { ShownHome } from "./types.ts";

type Span = Wish["areaM2"];

/** Whether a home is what a buyer wishes for, by all that owners tell of theirs. What is not known fulfils no condition; what no owner is asked (pets, parking) is none here. */
export function fitsWish(home: HomeForOffer, wish: Wish, today: string): boolean {
  return (
    wish.kinds.includes(home.kind) &&
    isThere({ ...home, place: shownPlace(home) }, wish) &&
    isAsWished(home, wish) &&
    isYoungEnough(home, wish, today)
  );
}

/** The cities that a wish names; null: it names places otherwise, or none. */
export function citiesOf({ areas }: Pick<Wish, "areas">): readonly string[] | null {
  return areas.length === 0 ? null : [...new Set(areas.map(({ code }) => code.slice(0, 5)))];
}

/** Where a home lies, as far as a wish may ask for it. Null: not known. */
export type Whereabouts = Pick<HomeForOffer, "apartmentKey" | "stationName" | "walkMinutes"> & {
  readonly cityCode: string | null;
  readonly town: string | null;
  readonly place: LonLat | null;
};

/** Whether that is where somebody looks for a home. */
export function isThere(where: Whereabouts, wish: Wish): boolean {
  const { place, walkMinutes } = where;
  const { polygon, walkMinutesMax } = wish;
  if (!hasNamedPlace(where, wish)) return false;
  if (polygon !== null && !(place && isInPolygon(place, polygon))) return false;
  return walkMinutesMax === null || (walkMinutes !== null && walkMinutes <= walkMinutesMax);
}

function hasNamedPlace({ cityCode, town, apartmentKey, stationName }: Whereabouts, { areas, stations, buildings }: Wish): boolean {
  const station = bare(stationName ?? "");
  return (
    isNoneOr(areas, ({ code }) => code === cityCode || code === `${cityCode}-${town}`) &&
    isNoneOr(stations, ({ name }) => bare(name) === station) &&
    isNoneOr(buildings, ({ code }) => code === apartmentKey)
  );
}

/** A condition that names nothing is fulfilled by everything. */
function isNoneOr<One>(named: readonly One[], isMet: (one: One) => boolean): boolean {
  return named.length === 0 || named.some(isMet);
}

function isAsWished(home: HomeForOffer, { layouts, areaM2, landAreaM2, isSecondFloorUp, directions }: Wish): boolean {
  const { kind } = home;
  const floorArea = kind === "house" ? home.floorAreaM2 : home.areaM2;
  if (kind !== "land" && !isWithin(aboutM2(floorArea), areaM2)) return false;
  if (kind !== "condo" && !isWithin(aboutM2(home.areaM2), landAreaM2)) return false;
  if (kind !== "land" && !hasLayout(home.layout, layouts)) return false;
  return kind !== "condo" || isWhereInBuilding(home, isSecondFloorUp, directions);
}

function isWhereInBuilding({ floor, direction }: HomeForOffer, isSecondFloorUp: boolean, directions: Wish["directions"]): boolean {
  if (isSecondFloorUp && (floor === null || floor < 2)) return false;
  return directions.length === 0 || directions.some((one) => one === direction);
}

function hasLayout(layout: string | null, layouts: Wish["layouts"]): boolean {
  const choice = layoutChoice(layout);
  return layouts.length === 0 || (choice !== null && layouts.includes(choice));
}

function isYoungEnough(home: HomeForOffer, { ageYearsMax, isNewQuakeCode: wantsNewCode }: Wish, today: string): boolean {
  if (home.kind === "land") return true;
  const { builtYear } = home;
  if (wantsNewCode && isNewQuakeCode({ confirmedOn: null, builtYear, builtMonth: null }) !== true) return false;
  if (ageYearsMax === null) return true;
  const age = builtYear === null ? null : ageInYears({ year: builtYear, month: null }, today);
  return age !== null && age <= ageYearsMax;
}

function isWithin(value: number | null, { min, max }: Span): boolean {
  if (min === null && max === null) return true;
  return value !== null && (min === null || value >= min) && (max === null || value <= max);
}

function bare(station: string): string {
  return station.replace(/駅$/, "");
}

/** A home as the engine appraises it blind: nothing that only its owner knows. Null: its size is not told. */
export function blindSubject(home: HomeForOffer): PricedSubject | null {
  const { kind, cityCode, cityName, town, apartmentKey, areaM2, stationName } = home;
  if (areaM2 === null) return null;
  return {
    ...{ kind, cityCode, cityName, town, apartmentKey, stationName },
    // A price of the exact point would lead to it.
    ...{ place: shownPlace(home), walkMinutes: aboutMinutes(home) },
    // A price of the exact size would tell it.
    areaM2: aboutM2(areaM2) ?? areaM2,
    floorAreaM2: kind === "house" ? aboutM2(home.floorAreaM2) : null,
    layout: kind === "land" ? null : home.layout,
    builtYear: kind === "land" ? null : home.builtYear,
    ...{ renovated: null, zoning: null, structure: null, lot: null, floor: null, direction: null },
  };
}

/** To five square metres: the exact size may name one home of a building, by what fits a wish and by its price as well. */
function aboutM2(size: number | null): number | null {
  return size === null ? null : Math.max(5, Math.round(size / 5) * 5);
}

/** Degrees; some 500 m. */
const PLACE_STEP = 0.005;

/** Of a building its own place, which everybody can see; of any other home about where it is, so that no drawn area finds it. */
function shownPlace({ apartmentKey, place }: HomeForOffer): LonLat {
  if (apartmentKey !== null) return place;
  const about = (degrees: number) => Math.round(degrees / PLACE_STEP) * PLACE_STEP;
  return { lon: about(place.lon), lat: about(place.lat) };
}

/** To five minutes where no building tells how far it is. */
function aboutMinutes({ apartmentKey, walkMinutes }: HomeForOffer): number | null {
  return apartmentKey !== null || walkMinutes === null ? walkMinutes : Math.max(5, Math.round(walkMinutes / 5) * 5);
}

const LOW_THIRD = 1 / 3;

/** What of a home its buyer sees: the building or the 町, the size to five square metres, the floor as a third of the building. */
export function shownHome(home: HomeForOffer): ShownHome {
  const { kind, apartmentKey, name, cityName, town, layout, floor, totalFloors } = home;
  const size = kind === "house" ? (home.floorAreaM2 ?? home.areaM2) : home.areaM2;
  const hasFloor = kind === "condo" && floor !== null && totalFloors !== null && totalFloors > 0;
  return {
    kind,
    buildingName: kind === "condo" && apartmentKey !== null ? name : null,
    place: `${cityName}${town}`,
    aboutM2: aboutM2(size),
    layout: kind === "land" ? null : layout,
    floorBand: hasFloor ? bandOf(floor / totalFloors) : null,
  };
}

function bandOf(share: number): "low" | "middle" | "high" {
  if (share <= LOW_THIRD) return "low";
  return share <= 2 * LOW_THIRD ? "middle" : "high";
}
