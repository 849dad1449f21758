import { type Quarter, quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

export type UnitPrice = { readonly quarter: Quarter; readonly medianYenPerM2: number; readonly n: number };

/** A band of 80 % for the median unit price of the quarter one year after the last one. */
export type PriceOutlook = {
  readonly quarter: Quarter;
  /** Of the last four quarters: where it starts from. */
  readonly levelYenPerM2: number;
  readonly lowYenPerM2: number;
  readonly middleYenPerM2: number;
  readonly highYenPerM2: number;
  /** Sales of the last four quarters. */
  readonly sales: number;
};

/** `too-short`: less than three years, or too many gaps. `too-scattered`: the band would say nothing. */
export type OutlookRefusal = "too-short" | "too-scattered";

export const OUTLOOK_COVERAGE = 0.8;

/** How often the median of a year later lay within the band: 161 origins of 23 wards (docs/models/risk.md, section 10). */
export const OUTLOOK_MEASURED = { within: 0.81, where: "東京23区の2020年から2025年までの取引" } as const;

/** The year ahead. */
const AHEAD = 4;
/** Three years of quarters, and few gaps in them. */
const LEAST_SPAN = 12;
const LEAST_QUARTERS = 10;
/** Past movements over one year, of which each is compared with what would have been said. */
const LEAST_MOVES = 4;
/** Ten years: what a market did before says little of the next year. */
const WINDOW = 40;
/** Of the trend of the window, this much is expected to go on. */
const TREND_SHARE = 0.8;
/** The level is that of the last four quarters, whose middle lies one and a half quarters back: the trend bridges it, and the year. */
const YEARS_BRIDGED = (1.5 + AHEAD) / 4;
/** What is assumed before anything was seen, with the weight of two years: one year moves a market by 5.5 % either way … */
const ASSUMED_YEARS = 2;
const ASSUMED_SWAY = 0.055;
/** … and a median of n sales misses the level by about 0.45 / √n (logarithm of the unit price). */
const MISS_OF_ONE_SALE = 0.45;
/** Whatever the past: no narrower than about ±4 %, and no wider than from a quarter less to a third more. */
const LEAST_SPREAD = 0.03;
const WIDEST = Math.log(4 / 3);
/** The 90 % points of Student's t by degrees of freedom: 80 % lie between minus and plus. */
const T90 = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363, 1.356];

type Point = { readonly at: number; readonly log: number; readonly n: number };

/** How the unit price of an area may stand a year after its last quarter, from how it moved. Any order of quarters, each once. */
export function priceOutlook(prices: readonly UnitPrice[]): Result<PriceOutlook, OutlookRefusal> {
  const points = recent(prices);
  const last = points.at(-1);
  if (last === undefined || !isLongEnough(points)) return refused("too-short");
  const rise = YEARS_BRIDGED * TREND_SHARE * trendOf(points);
  const level = levelAt(points, last.at);
  const misses = points.flatMap(({ at, log }) => {
    const before = levelAt(points, at - AHEAD);
    return before === null ? [] : [log - before - rise];
  });
  if (level === null || misses.length < LEAST_MOVES) return refused("too-short");
  const lastYear = points.filter(({ at }) => at > last.at - AHEAD);
  const half = halfWidth(misses, lastYear);
  if (half > WIDEST) return refused("too-scattered");
  const yen = (log: number) => Math.round(Math.exp(log));
  return ok({
    quarter: quarterAt(last.at + AHEAD),
    levelYenPerM2: yen(level),
    lowYenPerM2: yen(level + rise - half),
    middleYenPerM2: yen(level + rise),
    highYenPerM2: yen(level + rise + half),
    sales: sum(lastYear.map(({ n }) => n)),
  });
}

/** The points of the window, oldest first. */
function recent(prices: readonly UnitPrice[]): readonly Point[] {
  const points = prices
    .filter(({ medianYenPerM2, n }) => medianYenPerM2 > 0 && n > 0)
    .map(({ quarter, medianYenPerM2, n }) => ({ at: quarterIndex(quarter), log: Math.log(medianYenPerM2), n }))
    .sort((a, b) => a.at - b.at);
  const last = points.at(-1)?.at ?? 0;
  return points.filter(({ at }) => at >= last - WINDOW);
}

function isLongEnough(points: readonly Point[]): boolean {
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  return last - first + 1 >= LEAST_SPAN && points.length >= LEAST_QUARTERS;
}

/** The mean of the four quarters up to `at`, by their sales; null: that quarter, or all others of the four, have none. */
function levelAt(points: readonly Point[], at: number): number | null {
  const year = points.filter((point) => point.at > at - AHEAD && point.at <= at);
  return year.length < 2 || year.at(-1)?.at !== at ? null : weightedMean(year, ({ log }) => log);
}

/** Slope of the straight line through the logarithms by sales, for one year. */
function trendOf(points: readonly Point[]): number {
  const middle = weightedMean(points, ({ at }) => at);
  const height = weightedMean(points, ({ log }) => log);
  const along = weightedMean(points, ({ at, log }) => (at - middle) * (log - height));
  return (4 * along) / weightedMean(points, ({ at }) => (at - middle) ** 2);
}

/** Moves overlap: four quarters of them count as one year. */
function halfWidth(misses: readonly number[], lastYear: readonly Point[]): number {
  const years = misses.length / AHEAD;
  const sales = sum(lastYear.map(({ n }) => n));
  const assumed = ASSUMED_SWAY ** 2 + MISS_OF_ONE_SALE ** 2 * (lastYear.length / sales + 1 / sales);
  const seen = sum(misses.map((miss) => miss ** 2)) / misses.length;
  const spread = Math.sqrt((ASSUMED_YEARS * assumed + years * seen) / (ASSUMED_YEARS + years));
  return studentsT(ASSUMED_YEARS + years) * Math.max(spread, LEAST_SPREAD);
}

function studentsT(freedom: number): number {
  return T90[Math.min(Math.floor(freedom), T90.length) - 1] ?? 3.078;
}

function weightedMean(points: readonly Point[], value: (point: Point) => number): number {
  return sum(points.map((point) => point.n * value(point))) / sum(points.map(({ n }) => n));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The outlook of the town, or of its city where the town alone cannot carry one. */
export type AreaOutlook =
  | ({ readonly state: "ok"; readonly scope: "town" | "city" } & PriceOutlook)
  | { readonly state: "no_data"; readonly reason: OutlookRefusal };

export function areaOutlook(town: readonly UnitPrice[] | null, city: readonly UnitPrice[] | null): AreaOutlook {
  const ofTown = priceOutlook(town ?? []);
  if (ofTown.ok) return { state: "ok", scope: "town", ...ofTown.value };
  const ofCity = priceOutlook(city ?? []);
  return ofCity.ok ? { state: "ok", scope: "city", ...ofCity.value } : { state: "no_data", reason: ofCity.reason };
}
