import type { BlindEstimate } from "#domain/kyugake/core/types.ts";

/** An estimate over the median of its similar sales: outside of these they do not bear it out. */
const BORNE_OUT = { from: 0.85, to: 1.15 };
/** So far above it what looks cheap beside the estimate is as likely what such homes cost (docs/models/kyugake.md). */
const REFUTED = 1.2;

/**
 * What speaks against an estimate itself. `refuted`: similar sales, at its quarter, sold for far less. `weak`: its grade is the lowest, they sold for less, or
 * too few resemble the home. `unsure`: they lie far apart or sold for more.
 */
export type EstimateDoubt = "none" | "unsure" | "weak" | "refuted";

/**
 * Judged blind: no asking price is among what it reads, and no floor, direction or corner, which no sale tells: the price of the usual unit is held against them.
 * 120 beside a median of 100 -> weak, 121 -> refuted, 84 -> unsure.
 */
export function doubtOf({ price, grade, similar }: Pick<BlindEstimate, "price" | "grade" | "similar">): EstimateDoubt {
  if (price === null || similar === null || similar.standing === "few") return "weak";
  const level = (similar.pointOfUsualUnit ?? price.point) / similar.median;
  if (level > REFUTED) return "refuted";
  if (grade === "D" || level > BORNE_OUT.to) return "weak";
  return level < BORNE_OUT.from || similar.standing !== "inside" ? "unsure" : "none";
}
