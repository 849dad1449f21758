import type { PriceParts } from "#domain/valuation/core/types.ts";
import type { Yen } from "#kernel/yen.ts";
import { inSteps } from "./price-steps.ts";

/** A smaller share for the building is no figure of its own: half of all plots are estimated more than three times as far from what they sell for. */
const LEAST_SHARE_OF_BUILDING = 0.05;

/**
 * A house's price in two: what its plot would sell for, at most the price itself, and the rest. 57,000,000 yen and a plot of 42,004,000 -> land 42,000,000 and
 * building 15,000,000; a plot of 60,000,000 -> land 57,000,000, building 0, nearly all land. `point` is in whole 万円.
 */
export function partsOf(point: Yen, plotYen: number): PriceParts {
  const landYen = Math.min(point, inSteps(plotYen, "land"));
  const buildingYen = point - landYen;
  return { landYen, buildingYen, isNearlyAllLand: buildingYen <= point * LEAST_SHARE_OF_BUILDING };
}
