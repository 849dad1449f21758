import { prefectureCodeOf } from "#kernel/prefectures.ts";

/** How many sales of one kind a city has in a quarter (an index). */
export type CityQuarter = { readonly cityCode: string; readonly quarter: number; readonly sales: number };

const WINDOW = 8;
const LEAST_SHARE = 0.5;
const LEAST_SALES = 10;

/**
 * The cities whose prices can be told from sales of one kind: ten of them in eight quarters that have any, spread over at least half of these. Of fewer, a level of a city would
 * be guessed from other cities, and its move not known at all. The eight quarters end with the newest of the city's prefecture, as files come prefecture by prefecture, where
 * that is none before the last eight of all. 140 sales of a single quarter among eight -> not among them; 18 over all eight -> among them.
 */
export function measuredCities(counts: readonly CityQuarter[]): ReadonlySet<string> {
  const quarters = [...new Set(counts.map(({ quarter }) => quarter))].sort((a, b) => b - a);
  const byPrefecture = Map.groupBy(counts, ({ cityCode }) => prefectureCodeOf(cityCode));
  return new Set([...byPrefecture.values()].flatMap((ofPrefecture) => measuredIn(ofPrefecture, quarters)));
}

/** `quarters`: those of all prefectures, the newest first. */
function measuredIn(counts: readonly CityQuarter[], quarters: readonly number[]): string[] {
  const newest = counts.reduce((last, { quarter }) => Math.max(last, quarter), Number.NEGATIVE_INFINITY);
  const from = quarters.indexOf(newest);
  if (from >= WINDOW) return [];
  const window = new Set(quarters.slice(from, from + WINDOW));
  const isMeasured = (ofCity: readonly CityQuarter[]) =>
    new Set(ofCity.map(({ quarter }) => quarter)).size >= window.size * LEAST_SHARE &&
    ofCity.reduce((sum, { sales }) => sum + sales, 0) >= LEAST_SALES;
  const byCity = Map.groupBy(
    counts.filter(({ quarter }) => window.has(quarter)),
    ({ cityCode }) => cityCode,
  );
  return [...byCity].flatMap(([cityCode, ofCity]) => (isMeasured(ofCity) ? [cityCode] : []));
}
