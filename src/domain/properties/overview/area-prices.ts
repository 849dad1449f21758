import type { AreaPrice, QuarterFigure, YearFigure } from "./types.ts";

/** Quarters of the small line beside a city. */
export const SHOWN_QUARTERS = 12;
/** A median of a quarter of fewer sales says more about the homes that happened to sell. */
const FEW_IN_QUARTER = 5;
/** The same of four quarters. */
const FEW_IN_YEAR = 20;

/** What condominiums of each city cost, most sales first; cities with too few sales in the newest four quarters are left out. */
export function areaPrices(quarters: readonly QuarterFigure[], years: readonly YearFigure[]): AreaPrice[] {
  const quartersOf = Map.groupBy(quarters, ({ cityCode }) => cityCode);
  const before = new Map(years.filter(({ yearsAgo }) => yearsAgo === 1).map((year) => [year.cityCode, year]));
  const newest = years.filter(({ yearsAgo, n }) => yearsAgo === 0 && n >= FEW_IN_YEAR);
  return newest
    .map(({ cityCode, cityName, medianYenPerM2, n }) => ({
      ...{ cityCode, cityName, medianYenPerM2, n },
      changePercent: change(medianYenPerM2, before.get(cityCode)),
      quarters: line(quartersOf.get(cityCode) ?? []),
    }))
    .toSorted((a, b) => b.n - a.n || (a.cityCode < b.cityCode ? -1 : 1));
}

function change(now: number, before: YearFigure | undefined): number | null {
  if (before === undefined || before.n < FEW_IN_YEAR || before.medianYenPerM2 <= 0) return null;
  return Math.round((now / before.medianYenPerM2 - 1) * 1000) / 10;
}

function line(figures: readonly QuarterFigure[]): (number | null)[] {
  const known = new Map(figures.filter(({ n }) => n >= FEW_IN_QUARTER).map((figure) => [figure.quartersAgo, figure.medianYenPerM2]));
  return Array.from({ length: SHOWN_QUARTERS }, (_, index) => known.get(SHOWN_QUARTERS - 1 - index) ?? null);
}
