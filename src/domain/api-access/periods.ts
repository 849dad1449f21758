import { type Month, monthAt, monthIndex, monthOf } from "#kernel/calendar/month.ts";
import { PLANS, TEST_CALLS_PER_MONTH, TEST_CALLS_PER_SECOND } from "./plans.ts";
import type { KeyHolder, KeyMode, PlanId } from "./types.ts";

export const TRIAL_PERIOD = "trial";
const TEST_SUFFIX = "/test";

/** Under what calls are counted that are made with such a key then. */
export function periodOf({ plan, mode }: { readonly plan: PlanId; readonly mode: KeyMode }, at: Date): string {
  if (plan === "trial") return TRIAL_PERIOD;
  return mode === "test" ? testPeriod(monthOf(at)) : monthOf(at);
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
export function monthSpan(month: Month): { readonly from: Date; readonly until: Date } {
  return { from: firstOf(month), until: firstOf(monthAt(monthIndex(month) + 1)) };
}

function firstOf(month: Month): Date {
  return new Date(`${month}-01T00:00:00+09:00`);
}
