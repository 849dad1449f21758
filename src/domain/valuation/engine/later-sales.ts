import type { LaterPrice } from "#domain/valuation/core/types.ts";
import type { FeatureSpace } from "#domain/valuation/engine/features/feature-space.ts";
import type { Home } from "#domain/valuation/engine/features/home.ts";
import { inSteps } from "#domain/valuation/engine/telling/price-steps.ts";
import { type Quarter, quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { quantileOf } from "./boosting/loss.ts";
import { bringForward } from "./brought-forward.ts";
import { findComparables, LEAST_COMPARABLES, LEAST_LIKENESS } from "./comparables.ts";
import type { SaleIndex } from "./sale-index.ts";

/** How long after a day homes are looked at that sold in its wake. */
const LATER_QUARTERS = 4;
/** More than a home has of them in four quarters. */
const MOST = 200;

type Wanted = { readonly after: Quarter; readonly except?: number | undefined };

/**
 * What homes like this one sold for in the four quarters after a quarter: the median of their prices, brought back to that quarter and to the size of the home.
 * `except`: a sale that is the home itself. Null where fewer than three resemble it.
 */
export function laterPrice(space: FeatureSpace, index: SaleIndex, home: Home, { after, except }: Wanted): LaterPrice | null {
  const until = quarterAt(quarterIndex(after) + LATER_QUARTERS);
  const { best } = findComparables(index, home, { asOf: until, most: MOST });
  const later = best.filter(
    ({ quarter, similarity, saleId }) => quarterIndex(quarter) > quarterIndex(after) && similarity >= LEAST_LIKENESS && saleId !== except,
  );
  if (later.length < LEAST_COMPARABLES) return null;
  const unitPrices = later.map(({ sale }) => bringForward(space, sale, after).price / sale.areaM2);
  return { median: inSteps(quantileOf(unitPrices, 0.5) * home.areaM2, home.kind), count: later.length };
}
