import { quarterAt, quarterIndex } from "#kernel/quarter.ts";
import type { Yen } from "#kernel/yen.ts";
import { predictRow } from "./boosting/forest.ts";
import { COLUMN_GROUPS, type ColumnGroup, mixColumns } from "./features/columns.ts";
import { featuresOf } from "./features/feature-space.ts";
import type { Home, HomeAt } from "./features/home.ts";
import type { Bundle } from "./model.ts";
import { marketLevel } from "./predict.ts";
import type { Factor, FactorGroup } from "./types.ts";

/** Prices are told in whole 万円. */
export const STEP_YEN = 10_000;
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
  const price = (groups: ReadonlySet<ColumnGroup>) => {
    const areaM2 = groups.has("size") ? subject.home.areaM2 : average.areaM2;
    const level = marketLevel(bundle, groups.has("market") ? subject : before);
    return Math.exp(level + predictRow(bundle.point, mixColumns(theirs, ours, groups))) * areaM2;
  };
  return inSteps(shapley(known, price), price(new Set()), point);
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

/** Exact Shapley values of up to five players: 2^5 prices. */
function shapley(players: readonly ColumnGroup[], value: (members: ReadonlySet<ColumnGroup>) => number): Map<FactorGroup, number> {
  const values = Float64Array.from({ length: 2 ** players.length }, (_, members) =>
    value(new Set(players.filter((_player, i) => (members >> i) & 1))),
  );
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
function inSteps(values: ReadonlyMap<FactorGroup, number>, base: number, point: Yen): Explanation {
  const basePrice = Math.round(base / STEP_YEN) * STEP_YEN;
  const rounded = new Map([...values].map(([group, value]) => [group, Math.round(value / STEP_YEN) * STEP_YEN]));
  const rest = point - basePrice - [...rounded.values()].reduce((sum, value) => sum + value, 0);
  const [largest] = [...rounded].reduce((a, b) => (Math.abs(b[1]) > Math.abs(a[1]) ? b : a));
  rounded.set(largest, (rounded.get(largest) ?? 0) + rest);
  return { basePrice, factors: GROUPS.map((group) => ({ group, yen: rounded.get(group) ?? null })) };
}
