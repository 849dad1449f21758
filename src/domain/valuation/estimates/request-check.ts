import type { Appraisal, Comparable } from "#domain/valuation/core/types.ts";
import { oneStepLower } from "#domain/valuation/engine/grade.ts";

/** Further than a factor of this from the comparables' median unit price, and the estimate is trusted one grade less. */
const FAR_FROM_COMPARABLES = 1.5;
/** A median of fewer says nothing against an estimate. */
const MIN_COMPARABLES = 3;

export type CheckFinding = "far-from-comparables" | "outside-comparables" | "few-comparables";

type Checked = { readonly appraisal: Appraisal; readonly findings: readonly CheckFinding[] };

/**
 * The last step, 検証. Throws when the figures contradict each other (a bug of the engine): a band that does not hold the point,
 * a probability outside 0–1, factors or parts that do not add up. Far from what the comparables sold for, the grade is lowered: B -> C. Where the engine has lowered it
 * already, because the estimate lies outside the middle of its comparables or they are few, it is not lowered twice.
 */
export function checkAppraisal(appraisal: Appraisal, areaM2: number): Checked {
  const contradictions = contradictionsIn(appraisal);
  if (contradictions.length > 0) throw new Error(`the engine contradicts itself: ${contradictions.join(", ")}`);
  const standing = appraisal.agreement?.standing ?? "inside";
  if (standing !== "inside") return { appraisal, findings: [standing === "few" ? "few-comparables" : "outside-comparables"] };
  if (!isFarFromComparables(appraisal, areaM2)) return { appraisal, findings: [] };
  return { appraisal: { ...appraisal, grade: oneStepLower(appraisal.grade) }, findings: ["far-from-comparables"] };
}

function contradictionsIn({ low, point, high, withinTenPercent, basePrice, factors, parts }: Appraisal): string[] {
  const sum = factors.reduce((total, factor) => total + (factor.yen ?? 0), basePrice);
  const faults = {
    "band does not hold the point": !(low > 0 && low <= point && point <= high && Number.isFinite(high)),
    "probability outside 0–1": !(withinTenPercent >= 0 && withinTenPercent <= 1),
    "factors do not add up": sum !== point,
    "parts do not add up": parts ? !(parts.landYen >= 0 && parts.buildingYen >= 0 && parts.landYen + parts.buildingYen === point) : false,
  };
  return Object.entries(faults).flatMap(([name, isFault]) => (isFault ? [name] : []));
}

function isFarFromComparables({ point, comparables }: Appraisal, areaM2: number): boolean {
  if (comparables.length < MIN_COMPARABLES) return false;
  const ratio = point / areaM2 / medianUnitPrice(comparables);
  return ratio > FAR_FROM_COMPARABLES || ratio < 1 / FAR_FROM_COMPARABLES;
}

function medianUnitPrice(comparables: readonly Comparable[]): number {
  const prices = comparables.map(({ price, areaM2 }) => price / areaM2).sort((a, b) => a - b);
  const middle = Math.floor(prices.length / 2);
  const upper = prices[middle] ?? 0;
  return prices.length % 2 === 1 ? upper : (upper + (prices[middle - 1] ?? upper)) / 2;
}
