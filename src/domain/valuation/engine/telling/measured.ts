import type { MeasuredAccuracy, ModelCard, WardHorizon } from "#domain/valuation/core/types.ts";

/** What the test of a model measured, by quarters after the last training quarter: of all its sales, and by city. */
export type TestedHorizons = Pick<ModelCard, "horizons" | "wardHorizons">;

/** Of a model that has no test. */
export const untested: TestedHorizons = { horizons: [], wardHorizons: [] };

/** A share of fewer sales is told by chance to more than four points. */
export const LEAST_TESTED = 100;

/** The test at exactly so many quarters ahead; null where it does not reach so far, or holds fewer than a hundred sales. */
export function testedAt({ horizons }: { readonly horizons: readonly WardHorizon[] }, quartersAhead: number): WardHorizon | null {
  return horizons.find(({ quartersAfter, n }) => quartersAfter === quartersAhead && n >= LEAST_TESTED) ?? null;
}

/**
 * The measure that a price in a city deserves: of that city at that horizon, or where it has fewer than a hundred test sales of all cities. A quarter that is known
 * counts as the first after it. Null beyond the test.
 */
export function measuredAt(tested: TestedHorizons, cityCode: string, quartersAhead: number): MeasuredAccuracy | null {
  const ahead = Math.max(1, quartersAhead);
  const ward = tested.wardHorizons.find((one) => one.cityCode === cityCode);
  const ofWard = ward ? testedAt(ward, ahead) : null;
  const found = ofWard ?? testedAt(tested, ahead);
  if (!found) return null;
  const { n, mdape, coverage80, below, above } = found;
  return { cityName: ofWard && ward ? ward.cityName : null, quartersAhead: ahead, n, mdape, coverage80, below, above };
}
