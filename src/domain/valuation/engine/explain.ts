import type { AppraisableKind, Factor, FactorGroup, Headline } from "#domain/valuation/core/types.ts";
import { type Forest, predictRows } from "#domain/valuation/engine/boosting/forest.ts";
import { buildingStep } from "#domain/valuation/engine/features/building-step.ts";
import { COLUMN_GROUPS, COLUMN_NAMES, type ColumnGroup, mixColumns, withColumn } from "#domain/valuation/engine/features/columns.ts";
import { featuresOf } from "#domain/valuation/engine/features/feature-space.ts";
import { type Home, type HomeAt, townKey } from "#domain/valuation/engine/features/home.ts";
import { onMarket } from "#domain/valuation/engine/features/market.ts";
import { nearLevelAt } from "#domain/valuation/engine/features/near-level.ts";
import { inSteps } from "#domain/valuation/engine/telling/price-steps.ts";
import { verticalEquityStepOf } from "#domain/valuation/engine/vertical-equity/curve.ts";
import { type Quarter, quarterAt, quarterIndex } from "#kernel/quarter.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Bundle } from "./model.ts";

/** The average home is priced at the market of a year before, so that 市況 is the change within that year. */
const BASE_QUARTERS_AGO = 4;
const OF_FLATS: readonly FactorGroup[] = ["location", "building", "station", "age", "size", "floor", "market", "outlook"];
/** What a kind is told by: a house has no floor of its own, a plot neither building nor age. */
const GROUPS: Readonly<Record<AppraisableKind, readonly FactorGroup[]>> = {
  condo: OF_FLATS,
  rent: OF_FLATS,
  house: OF_FLATS.filter((group) => group !== "floor"),
  land: ["location", "station", "size", "market", "outlook"],
};

export type Explanation = { readonly basePrice: Yen; readonly factors: readonly Factor[] };

/** The quarter of the base price. */
export function baseQuarter(quarter: Quarter): Quarter {
  return quarterAt(quarterIndex(quarter) - BASE_QUARTERS_AGO);
}

/**
 * Why the price differs from that of the average home: Shapley values in yen over groups of columns, with that home as the one reference. Each
 * group's figure is the mean, over all orders in which the groups may be exchanged, of what exchanging it does to the price. `point` is the
 * price to be explained, in whole steps; base and factors add up to it. By what it follows its building's own sales goes with the building. Beyond the last known quarter the market's share is parted in two.
 */
export function explain(
  bundle: Bundle,
  { subject, average, point, headline }: { subject: HomeAt; average: Home; point: Yen; headline: Headline },
): Explanation {
  const before = { ...subject, quarter: baseQuarter(subject.quarter) };
  const players = playersOf(bundle, subject.home);
  const ours = featuresOf(bundle.space, subject);
  const unknown = new Set(COLUMN_GROUPS.filter((group) => !players.some((player) => player.columns.includes(group))));
  const theirs = mixColumns(featuresOf(bundle.space, { ...before, home: average }), ours, unknown);
  const withNear = nearOfBoth(bundle, { ours: subject.home, theirs: average, rows: { ours, theirs } });
  const subsets = subsetsOf(players);
  const levels = levelsOf(
    bundle.point,
    subsets.map((groups) => withNear(mixColumns(theirs, ours, groups), groups)),
  );
  const priced = (at: HomeAt, level: number) =>
    onMarket(bundle.space, at, level + verticalEquityStepOf(bundle.verticalEquity, at.home, level));
  const step = buildingStep(bundle.space, subject, priced(subject, levels.at(-1) as number));
  const prices = subsets.map((groups, i) => {
    const home = groups.has("size") ? subject.home : average;
    const at = { ...(groups.has("market") ? subject : before), home };
    const ofBuilding = groups.has("building") ? step : 0;
    return Math.exp(priced(at, levels[i] as number) + ofBuilding) * home.areaM2;
  });
  const values = shapley(
    players.map(({ group }) => group),
    prices,
  );
  const base = prices[0] as number;
  if (headline.quartersAhead > 0)
    partMarket(values, outlookShare({ base, point, move: outlookMove(bundle, { subject, point, headline }) }));
  return toSteps(values, { base, point, kind: subject.home.kind, isAhead: headline.quartersAhead > 0 });
}

type Groups = ReadonlySet<ColumnGroup>;

/** The predictions for rows of which many are alike, as where the market moves no column: each different one is asked for once. */
function levelsOf(forest: Forest, rows: readonly Float32Array[]): number[] {
  const names = rows.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength).toString("latin1"));
  const distinct = new Map(names.map((name, i) => [name, rows[i] as Float32Array]));
  const predictions = predictRows(forest, [...distinct.values()]);
  const levels = new Map([...distinct.keys()].map((name, i) => [name, predictions[i] as number]));
  return names.map((name) => levels.get(name) as number);
}

/**
 * The level near by is that of homes of about one built year around one town: moved to another town a building keeps its year, and the other way round. So the
 * year's part of it belongs to the building, and the town's to the place.
 */
function nearOfBoth(
  { space }: Bundle,
  { ours, theirs, rows }: { ours: Home; theirs: Home; rows: { readonly ours: Float32Array; readonly theirs: Float32Array } },
): (mixed: Float32Array, groups: Groups) => Float32Array {
  const crossed = {
    oursOfTheirYear: nearLevelAt(space.near, townKey(ours), theirs.builtYear),
    theirsOfOurYear: nearLevelAt(space.near, townKey(theirs), ours.builtYear),
  };
  const own = (row: Float32Array) => row[COLUMN_NAMES.indexOf("nearLevel")] as number;
  return (mixed, groups) => {
    const [hasPlace, hasBuilding] = [groups.has("location"), groups.has("building")];
    if (hasPlace === hasBuilding || ours.builtYear === null) return mixed;
    const near = hasPlace ? (crossed.oursOfTheirYear ?? own(rows.ours)) : (crossed.theirsOfOurYear ?? own(rows.theirs));
    return withColumn(mixed, "nearLevel", near);
  };
}

/** What the home's market is carried on by from the last known quarter to the headline, as a log. */
function outlookMove({ space }: Bundle, { subject, point, headline }: { subject: HomeAt; point: Yen; headline: Headline }): number {
  const level = Math.log(point / subject.home.areaM2) - onMarket(space, subject, 0);
  const at = (quarter: Quarter) => onMarket(space, { ...subject, quarter }, level);
  return at(headline.quarter) - at(headline.knownUntil);
}

/** Its share in yen: the Shapley value of two players, the outlook and all else. 1 % of a base of 100 and a point of 200 -> about 1.5. */
function outlookShare({ base, point, move }: { readonly base: number; readonly point: number; readonly move: number }): number {
  return (base * (Math.exp(move) - 1) + point * (1 - Math.exp(-move))) / 2;
}

function partMarket(values: Map<FactorGroup, number>, outlook: number): void {
  values.set("market", (values.get("market") ?? 0) - outlook);
  values.set("outlook", outlook);
}

/** A group of the explanation and the columns that are exchanged with it. */
type Player = { readonly group: ColumnGroup; readonly columns: readonly ColumnGroup[] };

function playersOf({ space }: Bundle, home: Home): Player[] {
  const hasStations = (space.stations.depths[1]?.index.size ?? 0) > 0;
  const hasBuilding = home.builtYear !== null || home.apartmentKey !== null;
  const isKnown: Readonly<Record<ColumnGroup, boolean>> = {
    location: true,
    building: hasBuilding,
    station: hasStations && (home.stationName !== null || home.walkMinutes !== null),
    age: home.builtYear !== null,
    size: true,
    market: true,
  };
  // What a place adds to its town without a building to add it is the place's.
  const columnsOf = (group: ColumnGroup): ColumnGroup[] => (group === "location" && !hasBuilding ? [group, "building"] : [group]);
  return (Object.keys(isKnown) as ColumnGroup[]).filter((group) => isKnown[group]).map((group) => ({ group, columns: columnsOf(group) }));
}

/** All subsets; the bits of a subset's place in the list say which groups are in it, so the first is empty. */
function subsetsOf(players: readonly Player[]): Groups[] {
  return Array.from(
    { length: 2 ** players.length },
    (_, members) => new Set(players.flatMap(({ columns }, i) => ((members >> i) & 1 ? columns : []))),
  );
}

/** Exact Shapley values of up to six players, from the value of every subset of them. */
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

type Told = { readonly base: number; readonly point: Yen; readonly kind: AppraisableKind; readonly isAhead: boolean };

/** Rounds to whole steps; what rounding leaves over goes to the largest factor. */
function toSteps(values: ReadonlyMap<FactorGroup, number>, { base, point, kind, isAhead }: Told): Explanation {
  const basePrice = inSteps(base, kind);
  const rounded = new Map([...values].map(([group, value]) => [group, inSteps(value, kind)]));
  const rest = point - basePrice - [...rounded.values()].reduce((sum, value) => sum + value, 0);
  const [largest] = [...rounded].reduce((a, b) => (Math.abs(b[1]) > Math.abs(a[1]) ? b : a));
  rounded.set(largest, (rounded.get(largest) ?? 0) + rest);
  const told = GROUPS[kind].filter((group) => group !== "outlook" || isAhead);
  return { basePrice, factors: told.map((group) => ({ group, yen: rounded.get(group) ?? null })) };
}
