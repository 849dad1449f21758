import { quantileOf } from "#domain/valuation/engine/boosting/loss.ts";
import { salesOfItsSize } from "./building-levels.ts";
import type { FeatureSpace } from "./feature-space.ts";
import type { HomeAt } from "./home.ts";
import { onMarket } from "./market.ts";

/**
 * The forest's estimate counts as if it were so many sales of the building. Median error on the sample market, bounds included (trained until 2024Q3 and 2025Q3,
 * tested on the year after each): 7.95 and 8.55 % with 1, 7.72 and 7.89 with 4, 7.67 and 7.75 with 8, 7.69 and 7.71 with 12, 7.65 and 7.68 with 16, 7.59 and
 * 7.70 with 24, 7.60 and 7.71 with 48, 7.63 and 7.53 without a step. The least that costs under half a hundredth beside the best of them: invented buildings
 * differ little from their towns, so that this market rewards no step, and prices are to follow the building none the less.
 */
const PRIOR_SALES = 16;
/**
 * A sale draws as if it lay no further from the estimate, as a log: 65 % dearer or 39 % cheaper. Sales of one town, built year, size and layout differ by 0.116
 * (standard deviation), so this is over four of them: beyond lie typing errors and sales within the family, of which nobody can say how far off they are.
 * Published prices of ten times as much would else have drawn a home by 15 % with one sale. Of the
 * sample market 6 of 9,702 sales lie further from the estimate of a home of their building and size.
 */
const FARTHEST = 0.5;
/** So many sales of one size bound the estimate. */
const LEAST_TO_BOUND = 3;

/**
 * By how much, as a log, an estimate (log unit price) follows what its building sold for, brought forward to the same quarter and category: towards the median
 * of the sales of its size by n / (n + 16), each taken for no more than 0.5 away, and from three of them on never beyond the dearest or the cheapest. 0 without
 * such sales. One at twice the estimate (0.69) draws by 0.5 / 17 = 3 %, as does one at a hundred times.
 */
export function buildingStep(space: FeatureSpace, at: HomeAt, estimate: number): number {
  const own = salesOfItsSize(space.buildings, at.home).map(({ areaM2, level }) =>
    onMarket(space, { ...at, home: { ...at.home, areaM2 } }, level),
  );
  if (own.length === 0) return 0;
  const near = own.map((level) => Math.max(estimate - FARTHEST, Math.min(estimate + FARTHEST, level)));
  const drawn = (own.length / (own.length + PRIOR_SALES)) * (quantileOf(near, 0.5) - estimate);
  if (own.length < LEAST_TO_BOUND) return drawn;
  return Math.min(Math.max(...own) - estimate, Math.max(Math.min(...own) - estimate, drawn));
}
