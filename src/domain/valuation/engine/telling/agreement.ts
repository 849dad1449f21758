import type { Agreement, BroughtForward } from "#domain/valuation/core/types.ts";
import { quantileOf } from "#domain/valuation/engine/boosting/loss.ts";
import type { Yen } from "#kernel/yen.ts";

/** Of fewer sales that closely resemble a home the middle 80 % leave out none: they neither confirm an estimate nor refute it. */
const LEAST_ALIKE = 10;
const MIDDLE = { low: 0.1, high: 0.9 };
/** Where the middle 80 % reach so many times as high as low they hold nearly any estimate, and estimates err most (docs/models/valuation.md, experiments). */
const SCATTERED_TIMES = 3.5;

type Listed = { readonly similarity: number; readonly broughtForward: BroughtForward };

/**
 * An estimate (of the usual unit: no sale tells its floor) beside the brought-forward prices of its comparables: their median, and the middle 80 % of them. Prices 10, 11, … 20 and a point of 12 -> median 15,
 * low 11, high 19, inside. Fewer than ten sales of at least `leastLikeness` -> few, wherever the estimate lies. Inside, but high at least 3.5 times low ->
 * scattered. Null of no sale at all.
 */
export function agreementOf(
  point: Yen,
  comparables: readonly Listed[],
  leastLikeness: number,
): Pick<Agreement, "median" | "low" | "high" | "count" | "gap" | "standing"> | null {
  if (comparables.length === 0) return null;
  const prices = comparables.map(({ broughtForward }) => broughtForward.price);
  const [low, median, high] = [MIDDLE.low, 0.5, MIDDLE.high].map((share) => Math.round(quantileOf(prices, share))) as [Yen, Yen, Yen];
  const alike = comparables.filter(({ similarity }) => similarity >= leastLikeness).length;
  const standing = alike < LEAST_ALIKE ? "few" : standingAmong(point, { low, high });
  return { median, low, high, count: prices.length, gap: Number((point / median - 1).toFixed(4)), standing };
}

function standingAmong(point: Yen, { low, high }: { readonly low: Yen; readonly high: Yen }): Exclude<Agreement["standing"], "few"> {
  if (!isWithin(point, { low, high })) return "outside";
  return high >= SCATTERED_TIMES * low ? "scattered" : "inside";
}

/** Whether a price lies in the middle 80 % of the comparables, both ends among them. */
export function isWithin(price: Yen, { low, high }: Pick<Agreement, "low" | "high">): boolean {
  return price >= low && price <= high;
}
