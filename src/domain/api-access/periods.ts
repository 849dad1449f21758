import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { PLANS, TEST_CALLS_PER_MONTH, TEST_CALLS_PER_SECOND } from "./plans.ts";
import type { KeyHolder, KeyMode, PlanId } from "./types.ts";

export const TRIAL_PERIOD = "trial";
const TEST_SUFFIX = "/test";

/** The month of an instant in Japan: `2026-12`. */
export function monthInJapan(at: Date): string {
  return isoDateInJapan(at).slice(0, 7);
}

/** Under what calls are counted that are made with such a key then. */
export function periodOf({ plan, mode }: { readonly plan: PlanId; readonly mode: KeyMode }, at: Date): string {
  if (plan === "trial") return TRIAL_PERIOD;
  return mode === "test" ? testPeriod(monthInJapan(at)) : monthInJapan(at);
}

export function testPeriod(month: string): string {
  return `${month}${TEST_SUFFIX}`;
}

export type Limits = { readonly perSecond: number; readonly mostCalls: number };

/** A trial has one number of calls for both kinds of keys. `mostCalls`: raised; null: those of the plan. */
export function limitsOf({ plan, mode, mostCalls }: Pick<KeyHolder, "plan" | "mode" | "mostCalls">): Limits {
  if (plan !== "trial" && mode === "test") return { perSecond: TEST_CALLS_PER_SECOND, mostCalls: TEST_CALLS_PER_MONTH };
  return { perSecond: PLANS[plan].callsPerSecond, mostCalls: mostCalls ?? PLANS[plan].mostCalls };
}

/** The first instant of a month in Japan, and of the next. */
export function monthSpan(month: string): { readonly from: Date; readonly until: Date } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
  return { from: firstOf(month), until: firstOf(next) };
}

function firstOf(month: string): Date {
  return new Date(`${month}-01T00:00:00+09:00`);
}
