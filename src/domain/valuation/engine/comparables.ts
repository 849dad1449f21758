import type { Comparable, ComparableReason, SaleRow } from "#domain/valuation/core/types.ts";
import { type Home, townKey } from "#domain/valuation/engine/features/home.ts";
import { distanceM } from "#kernel/geo.ts";
import { type Quarter, quarterIndex } from "#kernel/quarter.ts";
import { likeness, mostNearLikeness, type Pair } from "./likeness.ts";
import { type SaleColumns, type SaleIndex, type Square, squaresAround, squaresByDistance } from "./sale-index.ts";

const NEAR_M = 3000;
const QUARTERS_BACK = 12;

/** How much size (as a ratio) and built year may differ, by how near the home is: what stands in the same building may differ more. */
type Limits = { readonly areaRatio: number; readonly years: number };

const LIMITS: Readonly<Record<ComparableReason, Limits>> = {
  "same-building": { areaRatio: 1.6, years: Number.POSITIVE_INFINITY },
  "same-group": { areaRatio: 1.5, years: 1 },
  "same-town": { areaRatio: 1.3, years: 10 },
  near: { areaRatio: 1.2, years: 5 },
};

export type Comparables = {
  /** How many there are in all. */
  readonly count: number;
  /** The most similar ones, in falling order. */
  readonly best: readonly ComparableSale[];
};

/** A sale beside the home, as it was recorded. */
type ComparableSale = Omit<Comparable, "broughtForward"> & { readonly sale: SaleRow };

type Candidate = Pair & { readonly similarity: number };

/** A sale less alike than this says little of the home's price, and is listed only for want of better ones. */
export const LEAST_LIKENESS = 0.1;
/** The list is never shorter for want of likeness. */
const ALWAYS_SHOWN = 3;

/** With fewer sales that resemble it a home is not appraised. */
export const LEAST_COMPARABLES = 3;

/**
 * The sales that resemble the home: sold at most three years before `asOf`, none after it. `best` holds at most `most` of them, and of those that hardly
 * resemble it (likeness under 0.1) only so many that there are three.
 */
export function findComparables(
  index: SaleIndex,
  home: Home,
  { asOf, most }: { readonly asOf: Quarter; readonly most: number },
): Comparables {
  const best: Candidate[] = [];
  let count = 0;
  visitPairs(index, home, asOf, (pair) => {
    count += 1;
    rank(best, { ...pair, similarity: likeness(pair) }, most);
    return "on";
  });
  return { count, best: listed(best) };
}

function listed(best: readonly Candidate[]): ComparableSale[] {
  return best.filter(({ similarity }, i) => i < ALWAYS_SHOWN || similarity >= LEAST_LIKENESS).map(comparableOf);
}

/** What `findComparables` lists as best, without counting the others: squares that cannot hold a better one are not looked at. */
export function bestComparables(
  index: SaleIndex,
  home: Home,
  { asOf, most }: { readonly asOf: Quarter; readonly most: number },
): Comparables["best"] {
  const best: Candidate[] = [];
  const take = (pair: Pair) => {
    rank(best, { ...pair, similarity: likeness(pair) }, most);
    return "on" as const;
  };
  visitTown(index, home, asOf, take);
  for (const { square, atLeastM } of home.place ? squaresByDistance(index, home.place, NEAR_M) : []) {
    const least = best.length < most ? 0 : (best.at(-1)?.similarity ?? 0);
    if (mostNearLikeness(atLeastM) < least) break;
    visitSquare(index, home, { asOf, square }, take);
  }
  return listed(best);
}

/** Whether enough sales resemble the home for an appraisal at `asOf`: what `findComparables` would count, without looking at more than it takes. */
export function hasEnoughComparables(index: SaleIndex, home: Home, asOf: Quarter): boolean {
  let count = 0;
  visitPairs(index, home, asOf, () => {
    count += 1;
    return count < LEAST_COMPARABLES ? "on" : "enough";
  });
  return count >= LEAST_COMPARABLES;
}

type Visit = (pair: Pair) => "on" | "enough";

/** Shows each sale that resembles the home, those of its town first, until the visitor has enough. */
function visitPairs(index: SaleIndex, home: Home, asOf: Quarter, visit: Visit): void {
  if (visitTown(index, home, asOf, visit) === "enough") return;
  for (const square of home.place ? squaresAround(index, home.place, NEAR_M) : []) {
    if (visitSquare(index, home, { asOf, square }, visit) === "enough") return;
  }
}

function visitTown(index: SaleIndex, home: Home, asOf: Quarter, visit: Visit): "on" | "enough" {
  const town = index.towns.get(townKey(home));
  const sought: Sought = { home, now: quarterIndex(asOf), limits: LIMITS["same-building"] };
  for (const i of town === undefined ? [] : (index.byTown[town] ?? [])) {
    if (isAlike(index, i, sought) && visitSale(index, i, sought, visit) === "enough") return "enough";
  }
  return "on";
}

/** Those of a square that lie in another town. */
function visitSquare(
  index: SaleIndex,
  home: Home,
  { asOf, square }: { readonly asOf: Quarter; readonly square: Square },
  visit: Visit,
): "on" | "enough" {
  const town = index.towns.get(townKey(home));
  const sought: Sought = { home, now: quarterIndex(asOf), limits: LIMITS.near };
  for (let i = 0; i < square.sales.length; i += 1) {
    // The newest come first.
    if (sought.now - (square.quarters[i] as number) > QUARTERS_BACK) break;
    if (square.townOf[i] === town || !isAlike(square, i, sought)) continue;
    if (visitSale(index, square.sales[i] as number, sought, visit) === "enough") return "enough";
  }
  return "on";
}

type Sought = { readonly home: Home; readonly now: number; readonly limits: Limits };

function visitSale(index: SaleIndex, i: number, { home, now }: Sought, visit: Visit): "on" | "enough" {
  const pair = pairOf(home, index.sales[i] as SaleRow, now - (index.quarters[i] as number));
  return pair === null ? "on" : visit(pair);
}

/** Time, size and age, from flat arrays: most candidates fail one of them. Unknown years compare false, so that they are not held against a home. */
function isAlike({ quarters, areas, builtYears }: SaleColumns, i: number, { home, now, limits }: Sought): boolean {
  const quartersAgo = now - (quarters[i] as number);
  if (quartersAgo < 0 || quartersAgo > QUARTERS_BACK) return false;
  const ratio = (areas[i] as number) / home.areaM2;
  if (ratio > limits.areaRatio || ratio * limits.areaRatio < 1) return false;
  return !(Math.abs((home.builtYear ?? Number.NaN) - (builtYears[i] as number)) > limits.years);
}

/** The home beside one sale; null where they are too far apart, or more different than their distance allows. */
function pairOf(home: Home, sale: SaleRow, quartersAgo: number): Pair | null {
  const distance = home.place && sale.place ? distanceM(home.place, sale.place) : null;
  const reason = reasonFor(home, sale, distance);
  if (reason === null) return null;
  const { areaRatio, years } = LIMITS[reason];
  const ratio = sale.areaM2 / home.areaM2;
  if (ratio > areaRatio || ratio * areaRatio < 1) return null;
  if (home.builtYear !== null && sale.builtYear !== null && Math.abs(home.builtYear - sale.builtYear) > years) return null;
  return { home, sale, quartersAgo, reason, distance };
}

/** Puts a candidate in its place among the best, the newer record first of equals. */
function rank(best: Candidate[], candidate: Candidate, most: number): void {
  let at = best.length;
  while (at > 0 && isBefore(candidate, best[at - 1] as Candidate)) at -= 1;
  if (at >= most) return;
  best.splice(at, 0, candidate);
  if (best.length > most) best.pop();
}

function isBefore(a: Candidate, b: Candidate): boolean {
  return a.similarity > b.similarity || (a.similarity === b.similarity && a.sale.id > b.sale.id);
}

function comparableOf({ sale, reason, distance, similarity }: Candidate): ComparableSale {
  return {
    sale,
    saleId: sale.id,
    quarter: sale.quarter,
    priceCategory: sale.priceCategory,
    cityName: sale.cityName,
    town: sale.town,
    place: sale.place,
    price: sale.price,
    areaM2: sale.areaM2,
    layout: sale.layout,
    builtYear: sale.builtYear,
    distanceM: distance === null ? null : Math.round(distance),
    reason,
    similarity,
  };
}

function reasonFor(home: Home, sale: SaleRow, distance: number | null): ComparableReason | null {
  if (home.apartmentKey !== null && home.apartmentKey === sale.apartmentKey) return "same-building";
  if (home.town !== sale.town || home.cityCode !== sale.cityCode) return distance !== null && distance <= NEAR_M ? "near" : null;
  return isSameGroup(home, sale) ? "same-group" : "same-town";
}

/** On anonymised rows: the same town and a built year at most one apart. Two known buildings are never one group. */
function isSameGroup(home: Home, sale: SaleRow): boolean {
  if (home.apartmentKey !== null && sale.apartmentKey !== null) return false;
  if (home.builtYear === null || sale.builtYear === null) return false;
  return Math.abs(home.builtYear - sale.builtYear) <= LIMITS["same-group"].years;
}
