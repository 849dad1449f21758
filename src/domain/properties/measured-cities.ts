/** How many sales of one kind a city has in a quarter (an index). */
export type CityQuarter = { readonly cityCode: string; readonly quarter: number; readonly sales: number };

const WINDOW = 8;
const LEAST_SHARE = 0.5;
const LEAST_SALES = 10;

/**
 * The cities whose prices can be told from sales of one kind: ten of them in the last eight quarters that have any, spread over at least half of these. Of fewer, a level of a city would
 * be guessed from other cities, and its move not known at all. 140 sales of a single quarter among eight -> not among them; 18 over all eight -> among them.
 */
export function measuredCities(counts: readonly CityQuarter[]): ReadonlySet<string> {
  const window = [...new Set(counts.map(({ quarter }) => quarter))].sort((a, b) => b - a).slice(0, WINDOW);
  const recent = new Set(window);
  const byCity = Map.groupBy(
    counts.filter(({ quarter }) => recent.has(quarter)),
    ({ cityCode }) => cityCode,
  );
  const isMeasured = (ofCity: readonly CityQuarter[]) =>
    new Set(ofCity.map(({ quarter }) => quarter)).size >= window.length * LEAST_SHARE &&
    ofCity.reduce((sum, { sales }) => sum + sales, 0) >= LEAST_SALES;
  return new Set([...byCity].flatMap(([cityCode, ofCity]) => (isMeasured(ofCity) ? [cityCode] : [])));
}
