import type { INCOME_BANDS, Profile } from "#domain/members/core/types.ts";
import { fromMan, type Yen } from "#kernel/yen.ts";

/** The upper end of 世帯年収, in 万円; the open one has none. */
const UPPER_MAN: Readonly<Record<(typeof INCOME_BANDS)[number], number | null>> = {
  under300: 300,
  "300to500": 500,
  "500to700": 700,
  "700to1000": 1_000,
  "1000to1500": 1_500,
  "1500to2000": 2_000,
  "2000plus": null,
};
const TIMES_INCOME = 7;

/**
 * A price up to which homes suit what a member told of the income of the household, for a wish without a highest price; null: not told, not agreed to, or without an
 * upper end. Nothing else of a profile is used (record 0053).
 */
export function comfortablePriceOf({ incomeBand, consentAt }: Pick<Profile, "incomeBand" | "consentAt">): Yen | null {
  if (consentAt === null || incomeBand === null || incomeBand === "undisclosed") return null;
  const upper = UPPER_MAN[incomeBand];
  return upper === null ? null : fromMan(upper * TIMES_INCOME);
}
