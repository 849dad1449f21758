import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import type { Yen } from "#kernel/yen.ts";

/** Prices are told in whole 万円, rents in whole thousands. */
export const STEP_YEN: Readonly<Record<AppraisableKind, Yen>> = { condo: 10_000, house: 10_000, land: 10_000, rent: 1_000 };

/** A price in whole steps: 81,234,567 yen of a flat -> 81,230,000. */
export function inSteps(yen: number, kind: AppraisableKind): Yen {
  return Math.round(yen / STEP_YEN[kind]) * STEP_YEN[kind];
}
