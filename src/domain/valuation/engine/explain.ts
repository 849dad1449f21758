import type { AppraisableKind, Factor, FactorGroup } from "#domain/valuation/core/types.ts";
import { predictRow } from "#domain/valuation/engine/boosting/forest.ts";
import { COLUMN_GROUPS, type ColumnGroup, mixColumns } from "#domain/valuation/engine/features/columns.ts";
import { featuresOf } from "#domain/valuation/engine/features/feature-space.ts";
import type { Home, HomeAt } from "#domain/valuation/engine/features/home.ts";
import { onMarket } from "#domain/valuation/engine/features/market.ts";
import { quarterAt, quarterIndex } from "#kernel/quarter.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Bundle } from "./model.ts";

/** Prices are told in whole 万円, rents in whole thousands. */
export const STEP_YEN: Readonly<Record<AppraisableKind, Yen>> = { condo: 10_000, house: 10_000, land: 10_000, rent: 1_000 };
/** The average home is priced at the market of a year before, so that 市況 is the change within that year. */
const BASE_QUARTERS_AGO = 4;
const GROUPS: readonly FactorGroup[] = ["location", "station", "age", "size", "floor", "market"];

export type Explanation = { readonly basePrice: Yen; readonly factors: readonly Factor[] };

/**
 * Why the price differs from that of the average home: Shapley values in yen over groups of columns, with that home as the one reference. Each
 * group's figure is the mean, over all orders in which the groups may be exchanged, of what exchanging it does to the price. `point` is the
 * price to be explained, in whole steps; base and factors add up to it.
 */
export function explain(bundle: Bundle, { subject, average, point }: { subject: HomeAt; average: Home; point: Yen }): Explanation {
  const before = { ...subject, quarter: quarterAt(quarterIndex(subject.quarter) - BASE_QUARTERS_AGO) };
  const known = knownGroups(bundle, subject.home);
  const ours = featuresOf(bundle.space, subject);
  const unknown = new Set(COLUMN_GROUPS.filter((group) => !known.includes(group)));
  const theirs = mixColumns(featuresOf(bundle.space, { ...before, home: average }), ours, unknown);
  const subsets = subsetsOf(known);
  const prices = subsets.map((groups) => {
    const home = groups.has("size") ? subject.home : average;
    const at = { ...(groups.has("market") ? subject : before), home };
    const level = predictRow(bundle.point, mixColumns(theirs, ours, groups));
    return Math.exp(onMarket(bundle.space, at, level)) * home.areaM2;
  });
  return inSteps(shapley(known, prices), { base: prices[0] as number, point, step: STEP_YEN[subject.home.kind] });
}

function knownGroups({ space }: Bundle, home: Home): ColumnGroup[] {
  const hasStations = (space.stations.depths[1]?.index.size ?? 0) > 0;
  const isKnown: Readonly<Record<ColumnGroup, boolean>> = {
    location: true,
    station: hasStations && (home.stationName !== null || home.walkMinutes !== null),
    age: home.builtYear !== null,
    size: true,
    market: true,
  };
  return (Object.keys(isKnown) as ColumnGroup[]).filter((group) => isKnown[group]);
}

/** All subsets; the bits of a subset's place in the list say which groups are in it, so the first is empty. */
function subsetsOf(groups: readonly ColumnGroup[]): ReadonlySet<ColumnGroup>[] {
  return Array.from({ length: 2 ** groups.length }, (_, members) => new Set(groups.filter((_group, i) => (members >> i) & 1)));
}

/** Exact Shapley values of up to five players, from the value of every subset of them. */
function shapley(players: readonly ColumnGroup[], values: readonly number[]): Map<FactorGroup, number> {
  return new Map(
    players.map((player, i) => {
      let share = 0;
      values.forEach((without, members) => {
        if ((members >> i) & 1) return;
        share += weightOf(bitCount(members), players.length) * ((values[members | (1 << i)] as number) - without);
      });
      return [player, share];
    }),
  );
}

/** Share of the orders in which exactly these `before` of `players` come before one given player: before!·(players − before − 1)! / players!. */
function weightOf(before: number, players: number): number {
  return (factorial(before) * factorial(players - before - 1)) / factorial(players);
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

function bitCount(bits: number): number {
  return bits === 0 ? 0 : (bits & 1) + bitCount(bits >> 1);
}

/** Rounds to whole steps; what rounding leaves over goes to the largest factor. */
function inSteps(
  values: ReadonlyMap<FactorGroup, number>,
  { base, point, step }: { readonly base: number; readonly point: Yen; readonly step: Yen },
): Explanation {
  const basePrice = Math.round(base / step) * step;
  const rounded = new Map([...values].map(([group, value]) => [group, Math.round(value / step) * step]));
  const rest = point - basePrice - [...rounded.values()].reduce((sum, value) => sum + value, 0);
  const [largest] = [...rounded].reduce((a, b) => (Math.abs(b[1]) > Math.abs(a[1]) ? b : a));
  rounded.set(largest, (rounded.get(largest) ?? 0) + rest);
  return { basePrice, factors: GROUPS.map((group) => ({ group, yen: rounded.get(group) ?? null })) };
}
