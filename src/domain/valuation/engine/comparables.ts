import type { Comparable, ComparableReason, SaleRow } from "#domain/valuation/core/types.ts";
import { type Home, townKey } from "#domain/valuation/engine/features/home.ts";
import { distanceM } from "#kernel/geo.ts";
import { type Quarter, quarterIndex } from "#kernel/quarter.ts";
import { type SaleIndex, squaresAround } from "./sale-index.ts";

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

/** What the place counts in the similarity; a near home's share falls with distance besides. */
const PLACE_SHARE: Readonly<Record<ComparableReason, number>> = { "same-building": 1, "same-group": 0.95, "same-town": 0.85, near: 0.8 };

export type Comparables = {
  /** How many there are in all. */
  readonly count: number;
  /** The most similar ones, in falling order. */
  readonly best: readonly Comparable[];
};

type Candidate = Pair & { readonly similarity: number };

/** With fewer sales that resemble it a home is not appraised. */
export const LEAST_COMPARABLES = 3;

/** The sales that resemble the home: sold at most three years before `asOf`, none after it. `best` holds at most `most`. */
export function findComparables(
  index: SaleIndex,
  home: Home,
  { asOf, most }: { readonly asOf: Quarter; readonly most: number },
): Comparables {
  const best: Candidate[] = [];
  let count = 0;
  visitPairs(index, home, asOf, (pair) => {
    count += 1;
    rank(best, { ...pair, similarity: similarity(pair) }, most);
    return "on";
  });
  return { count, best: best.map(comparableOf) };
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

/** Shows each sale that resembles the home, those of its town first, until the visitor has enough. */
function visitPairs(index: SaleIndex, home: Home, asOf: Quarter, visit: (pair: Pair) => "on" | "enough"): void {
  const now = quarterIndex(asOf);
  const isEnough = (i: number, limits: Limits) => {
    if (!isAlike(index, i, { home, now, limits })) return false;
    const pair = pairOf(home, index.sales[i] as SaleRow, now - (index.quarters[i] as number));
    return pair !== null && visit(pair) === "enough";
  };
  const town = index.towns.get(townKey(home));
  for (const i of town === undefined ? [] : (index.byTown[town] ?? [])) if (isEnough(i, LIMITS["same-building"])) return;
  for (const square of home.place ? squaresAround(index, home.place, NEAR_M) : []) {
    for (const i of square) if (index.townOf[i] !== town && isEnough(i, LIMITS.near)) return;
  }
}

/** Time, size and age, from flat arrays: most candidates fail one of them. Unknown years compare false, so that they are not held against a home. */
function isAlike(index: SaleIndex, i: number, { home, now, limits }: { home: Home; now: number; limits: Limits }): boolean {
  const quartersAgo = now - (index.quarters[i] as number);
  if (quartersAgo < 0 || quartersAgo > QUARTERS_BACK) return false;
  const ratio = (index.areas[i] as number) / home.areaM2;
  if (ratio > limits.areaRatio || ratio * limits.areaRatio < 1) return false;
  return !(Math.abs((home.builtYear ?? Number.NaN) - (index.builtYears[i] as number)) > limits.years);
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

function comparableOf({ sale, reason, distance, similarity }: Candidate): Comparable {
  return {
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

type Pair = {
  readonly home: Home;
  readonly sale: SaleRow;
  readonly quartersAgo: number;
  readonly reason: ComparableReason;
  readonly distance: number | null;
};

/** 0–1: the product of how alike two homes are in place, size, age, layout and time. Equal in all and sold this quarter -> 1. */
function similarity({ home, sale, quartersAgo, reason, distance }: Pair): number {
  const size = bell(Math.log(home.areaM2 / sale.areaM2), 0.25);
  const age = home.builtYear === null || sale.builtYear === null ? 0.7 : bell(home.builtYear - sale.builtYear, 8);
  const layout = home.layout === null || sale.layout === null || home.layout === sale.layout ? 1 : 0.93;
  const time = 0.5 ** (quartersAgo / 8);
  const place = PLACE_SHARE[reason] * (reason === "near" ? Math.exp(-(distance ?? NEAR_M) / NEAR_M) : 1);
  return size * age * layout * time * place;
}

function bell(difference: number, spread: number): number {
  return Math.exp(-0.5 * (difference / spread) ** 2);
}
