import type { SaleRow } from "#domain/valuation/core/types.ts";
import { saleAt } from "#domain/valuation/engine/features/feature-space.ts";
import { logUnitPrice } from "#domain/valuation/engine/features/home.ts";
import type { Bundle } from "#domain/valuation/engine/model.ts";
import { predictAll } from "#domain/valuation/engine/predict.ts";
import { formatQuarter } from "#kernel/quarter.ts";

/** Where two models lie beside the price of one sale: ln(estimate / price). */
export type ErrorPair = {
  readonly challenger: number;
  readonly active: number;
  /** Sales whose errors hang together. */
  readonly cluster: string;
};

/** By which share the challenger's errors are larger than the active one's, with the interval that holds it nine times in ten: 0.01 is 10.1 % against 10.0 %. */
export type ErrorChange = { readonly change: number; readonly low: number; readonly high: number };

/** Both models on the same sales. What lifts one sale of a city in a quarter lifts its neighbours too. */
export function pairErrors(rivals: { readonly challenger: Bundle; readonly active: Bundle }, sales: readonly SaleRow[]): ErrorPair[] {
  const [challenger, active] = [errorsOf(rivals.challenger, sales), errorsOf(rivals.active, sales)];
  return sales.map(({ quarter, cityCode }, i) => ({
    challenger: challenger[i] ?? Number.NaN,
    active: active[i] ?? Number.NaN,
    cluster: `${formatQuarter(quarter)} ${cityCode}`,
  }));
}

function errorsOf(bundle: Bundle, sales: readonly SaleRow[]): number[] {
  return predictAll(bundle, sales.map(saleAt)).map(({ point }, i) => point - logUnitPrice(sales[i] as SaleRow));
}

/** The spread of fewer clusters than this says nothing of the spread of their mean. */
const LEAST_CLUSTERS = 5;

/**
 * The sum of the challenger's errors (absolute logs) over that of the active one's, less one: a ratio estimate over clusters of unequal size, its variance linearised (Cochran 1977,
 * Sampling Techniques, chapters 6 and 9A; Cameron and Miller 2015, Journal of Human Resources 50, 317–372), Student's t of one less than the clusters.
 * The difference of one sale is never larger than that of the two estimates, however odd its price: no sale decides alone. Ends of the interval are infinite for
 * fewer than five clusters.
 */
export function errorChange(pairs: readonly ErrorPair[]): ErrorChange {
  const sums = new Map<string, { challenger: number; active: number }>();
  for (const { cluster, challenger, active } of pairs) {
    const sum = sums.get(cluster) ?? { challenger: 0, active: 0 };
    sums.set(cluster, { challenger: sum.challenger + Math.abs(challenger), active: sum.active + Math.abs(active) });
  }
  const clusters = [...sums.values()];
  const total = (of: "challenger" | "active") => clusters.reduce((sum, cluster) => sum + cluster[of], 0);
  const ratio = total("challenger") / total("active");
  if (clusters.length < LEAST_CLUSTERS) return { change: ratio - 1, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const squares = clusters.reduce((sum, { challenger, active }) => sum + (challenger - ratio * active) ** 2, 0);
  const freedom = clusters.length - 1;
  const reach = (studentT95(freedom) * Math.sqrt((squares * clusters.length) / freedom)) / total("active");
  return { change: ratio - 1, low: ratio - 1 - reach, high: ratio - 1 + reach };
}

const NORMAL_95 = 1.6449;

/** What Student's t exceeds once in twenty (Abramowitz and Stegun 1964, 26.7.5), to 0.002 from four degrees of freedom on. 4 -> 2.130, 30 -> 1.697. */
function studentT95(freedom: number): number {
  const z = NORMAL_95;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + (z ** 3 + z) / (4 * freedom) + second / freedom ** 2 + third / freedom ** 3;
}
