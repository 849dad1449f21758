import { distanceM, type LonLat } from "#kernel/geo.ts";
import type { Level } from "./encodings.ts";
import { cityOfTown } from "./home.ts";
import { nearbyIn } from "./nearby.ts";

/** What makes lots alike; NaN where it is unknown. */
export type LotTraits = {
  /** Natural logarithm of m². */
  readonly lnAreaM2: number;
  readonly builtYear: number;
  readonly roadWidthM: number;
  /** Natural logarithm of percent. */
  readonly lnRatio: number;
  readonly isLand: number;
};

export type AlikeRow = LotTraits & {
  readonly town: string;
  readonly place: LonLat | null;
  /** Fold of the row, 0–9. */
  readonly fold: number;
  readonly value: number;
  readonly weight: number;
};

/** Sales of lots, town by town, and the stretches of `numbers` that lie near each town. */
export type Alike = {
  readonly towns: readonly AlikeTown[];
  readonly numbers: Float32Array;
  readonly near: ReadonlyMap<string, readonly Neighbour[]>;
};
export type AlikeTown = { readonly key: string; readonly place: LonLat | null; readonly sales: number };
type Neighbour = { readonly from: number; readonly until: number; readonly share: number };

/** Numbers of a sale: area, built year, road, ratio, land, fold, value, weight. */
export const ALIKE_NUMBERS = 8;
/** Standard deviations of the likeness: log of area, years, metres of road, log of ratio, metres of way. Wide on purpose: narrower ones knew too few sales. */
const SPREAD = { lnAreaM2: 0.5, years: 12, roadM: 2.5, lnRatio: 0.5, metres: 700 };
/** Towns farther than so many deviations are not looked at. */
const REACH = 1.8;
const FARTHEST_M = SPREAD.metres * REACH;
/** A trait that one of both does not tell makes a sale half as alike. */
const UNKNOWN = -2 * Math.log(0.5);
/** A plot beside a house, or a house beside a plot. */
const OTHER_KIND = 0.5;
/** Less alike than this counts nothing. */
const FARTHEST = 9;
/** The town's level counts as so much likeness. */
const PRIOR = 1;
const NO_FOLD = -1;
/** The kernel e^(−½d) by d, in steps read between: to the fifth digit what it is, in a third of the time, which is most of what a price of a lot takes. */
const STEPS_OF_ONE = 64;
const KERNEL = Float64Array.from({ length: FARTHEST * STEPS_OF_ONE + 2 }, (_, i) => Math.exp((-0.5 * i) / STEPS_OF_ONE));

/** Orders the sales of lots by town. */
export function fitAlike(rows: readonly AlikeRow[]): Alike {
  const byTown = [...Map.groupBy(rows, ({ town }) => town)];
  const numbers = new Float32Array(rows.length * ALIKE_NUMBERS);
  let at = 0;
  for (const [, sales] of byTown) {
    for (const { lnAreaM2, builtYear, roadWidthM, lnRatio, isLand, fold, value, weight } of sales) {
      numbers.set([lnAreaM2, builtYear, roadWidthM, lnRatio, isLand, fold, value, weight], at);
      at += ALIKE_NUMBERS;
    }
  }
  const towns = byTown.map(([key, sales]) => ({ key, place: sales.find(({ place }) => place)?.place ?? null, sales: sales.length }));
  return indexAlike(towns, numbers);
}

/** Finds again which towns lie near one another; a sale takes {@link ALIKE_NUMBERS} of `numbers`, in the order of the towns. */
export function indexAlike(towns: readonly AlikeTown[], numbers: Float32Array): Alike {
  let from = 0;
  const placed = towns.map(({ key, place, sales }) => {
    const town = { key, place, from, until: from + sales * ALIKE_NUMBERS };
    from = town.until;
    return town;
  });
  const nearby = nearbyIn(
    towns.map(({ place }) => place),
    FARTHEST_M,
  );
  const near = placed.map((town, i) => [town.key, nearby(i).flatMap((other) => neighbourOf(town, placed[other] as PlacedTown))] as const);
  return { towns, numbers, near: new Map(near) };
}

/**
 * Pairs of towns that lie near one another, each town with itself included, that {@link indexAlike} finds in the memory there is: 0.3 GB of them. The 23 wards have 12
 * a town, ten thousand in all; so this is some hundred times as many, and more than the whole country would have.
 */
const MOST_PAIRS = 5_000_000;

/** Whether the towns lie as far apart as those of a country do: some thousands at one place would each be near all others. */
export function areApart(towns: readonly Pick<AlikeTown, "place">[]): boolean {
  const nearby = nearbyIn(
    towns.map(({ place }) => place),
    FARTHEST_M,
  );
  let pairs = 0;
  for (let i = 0; i < towns.length && pairs <= MOST_PAIRS; i += 1) pairs += nearby(i).length;
  return pairs <= MOST_PAIRS;
}

/** How many of the sales are plots without a house, by city code; a city without any is not among them. */
export function plotsByCity({ towns, numbers }: Alike): ReadonlyMap<string, number> {
  const plots = new Map<string, number>();
  let at = 0;
  for (const { key, sales } of towns) {
    const city = cityOfTown(key);
    for (const until = at + sales * ALIKE_NUMBERS; at < until; at += ALIKE_NUMBERS) {
      if (numbers[at + 4] === 1) plots.set(city, (plots.get(city) ?? 0) + 1);
    }
  }
  return plots;
}

type PlacedTown = { readonly key: string; readonly place: LonLat | null; readonly from: number; readonly until: number };

/** None where the other lies too far, or where either has no place. */
function neighbourOf(town: PlacedTown, { key, place, from, until }: PlacedTown): Neighbour[] {
  if (key === town.key) return [{ from, until, share: 1 }];
  const metres = town.place && place ? distanceM(town.place, place) : Number.POSITIVE_INFINITY;
  return metres > FARTHEST_M ? [] : [{ from, until, share: Math.exp(-0.5 * (metres / SPREAD.metres) ** 2) }];
}

/**
 * The level of the sales that are most like a lot, in its town and the towns about it, each counted by its likeness and pulled towards `parent`, the level of its
 * town. `withoutFold`: leaves one fold out, as a sale of that fold must be told while training.
 */
export function alikeLevel(
  { numbers, near }: Alike,
  { town, ...me }: LotTraits & { readonly town: string },
  parent: number,
  withoutFold = NO_FOLD,
): Level {
  let weight = 0;
  let sum = 0;
  for (const { from, until, share } of near.get(town) ?? []) {
    for (let at = from; at < until; at += ALIKE_NUMBERS) {
      const distance = distanceTo(numbers, at, me);
      if (distance > FARTHEST || numbers[at + 5] === withoutFold) continue;
      const kind = numbers[at + 4] === me.isLand ? 1 : OTHER_KIND;
      const likeness = share * kind * (numbers[at + 7] as number) * kernelAt(distance);
      weight += likeness;
      sum += likeness * (numbers[at + 6] as number);
    }
  }
  return { value: (sum + PRIOR * parent) / (weight + PRIOR), weight };
}

/** For 0 to {@link FARTHEST}. */
function kernelAt(distance: number): number {
  const at = distance * STEPS_OF_ONE;
  const below = Math.floor(at);
  const value = KERNEL[below] as number;
  return value + (at - below) * ((KERNEL[below + 1] as number) - value);
}

function distanceTo(numbers: Float32Array, at: number, me: LotTraits): number {
  const isOfHouses = me.isLand === 0 && numbers[at + 4] === 0;
  return (
    squared((numbers[at] as number) - me.lnAreaM2, SPREAD.lnAreaM2) +
    (isOfHouses ? squared((numbers[at + 1] as number) - me.builtYear, SPREAD.years) : 0) +
    squared((numbers[at + 2] as number) - me.roadWidthM, SPREAD.roadM) +
    squared((numbers[at + 3] as number) - me.lnRatio, SPREAD.lnRatio)
  );
}

function squared(difference: number, spread: number): number {
  const deviations = difference / spread;
  return Number.isNaN(difference) ? UNKNOWN : deviations * deviations;
}
