import type { Quarter } from "#kernel/quarter.ts";

type UnitPrice = { readonly quarter: Quarter; readonly medianYenPerM2: number };

/** Years that are over or nearly so: fewer quarters would show the season, not the year. */
const LEAST_QUARTERS = 3;
const LEAST_YEARS = 5;
/** Sales of a building are too few to be counted by the year. */
export const LIQUIDITY_YEARS = 3;

/** Standard deviation of the yearly changes of a unit price, in per cent. Null: fewer than five years. */
export function volatilityOf(points: readonly UnitPrice[]): number | null {
  const years = [...Map.groupBy(points, ({ quarter }) => quarter.year)]
    .filter(([, quarters]) => quarters.length >= LEAST_QUARTERS)
    .map(([year, quarters]) => ({ year, price: mean(quarters.map(({ medianYenPerM2 }) => medianYenPerM2)) }))
    .sort((a, b) => a.year - b.year);
  if (years.length < LEAST_YEARS) return null;
  const changes = years.slice(1).map(({ price }, i) => 100 * (price / (years[i]?.price ?? price) - 1));
  const middle = mean(changes);
  return round(Math.sqrt(mean(changes.map((change) => (change - middle) ** 2))));
}

/** Sales a year for each hundred homes; null where the number of homes is not known. */
export function liquidityOf(sales: number, units: number | null): number | null {
  return units === null || units <= 0 ? null : round((100 * sales) / LIQUIDITY_YEARS / units);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
