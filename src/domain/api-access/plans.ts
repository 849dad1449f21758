import { type KeyKind, type PlanId, SCOPES, type Scope } from "./types.ts";

/** What a plan gives and costs. Yen without tax (税別). */
export type Plan = {
  readonly id: PlanId;
  readonly name: string;
  readonly monthlyYen: number;
  /** In the monthly fee; of the trial in all. */
  readonly includedCalls: number;
  /** Of a call beyond them; null: there are none beyond. */
  readonly overCallYen: number | null;
  /** Where calls stop, so that a program gone wrong does not run up a bill without end; raised on request. */
  readonly mostCalls: number;
  readonly callsPerSecond: number;
  /** Rows of one batch; null: none. */
  readonly batchRows: number | null;
  readonly hasWebhooks: boolean;
  /** 価格チェッカー on pages of theirs. Not of a trial: its one key is secret, and it is tried on our own page. */
  readonly hasChecker: boolean;
  /** Of the trial. */
  readonly days: number | null;
  /** Share of a month that the API answers, in percent; null: not promised. */
  readonly availabilityPercent: number | null;
};

/** Prices since this day. A change gets a new table beside it, so that old invoices keep theirs. */
export const PLANS_FROM = "2026-11-30";

/** With a paid plan, to build and test with; answers are marked as samples. */
export const TEST_CALLS_PER_MONTH = 1000;
export const TEST_CALLS_PER_SECOND = 2;

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  trial: {
    ...{ id: "trial", name: "試用", monthlyYen: 0, includedCalls: 100, overCallYen: null, mostCalls: 100 },
    ...{ callsPerSecond: 2, batchRows: null, hasWebhooks: false, hasChecker: false, days: 14, availabilityPercent: null },
  },
  standard: {
    ...{ id: "standard", name: "スタンダード", monthlyYen: 30_000, includedCalls: 3000, overCallYen: 12, mostCalls: 30_000 },
    ...{ callsPerSecond: 20, batchRows: 1000, hasWebhooks: true, hasChecker: true, days: null, availabilityPercent: 99.5 },
  },
  business: {
    ...{ id: "business", name: "ビジネス", monthlyYen: 150_000, includedCalls: 20_000, overCallYen: 6, mostCalls: 200_000 },
    ...{ callsPerSecond: 100, batchRows: 50_000, hasWebhooks: true, hasChecker: true, days: null, availabilityPercent: 99.9 },
  },
};

/** What a trial gives, `14日・100回`. */
export const TRIAL_WORDS = `${PLANS.trial.days}日・${PLANS.trial.includedCalls}回`;

/** What a month costs, without tax. */
export function feeYen({ monthlyYen, includedCalls, overCallYen }: Plan, calls: number): number {
  return monthlyYen + Math.max(0, calls - includedCalls) * (overCallYen ?? 0);
}

/** What keys of a plan may be used for. */
export function scopesOf(plan: PlanId): readonly Scope[] {
  const { batchRows, hasWebhooks, hasChecker } = PLANS[plan];
  const has: Partial<Record<Scope, boolean>> = { batch: batchRows !== null, webhooks: hasWebhooks, widget: hasChecker };
  return SCOPES.filter((scope) => has[scope] ?? true);
}

/** Whether such a key may be used for this at all: one that stands in pages for the checker alone, and for the checker no other, so that a secret one never has to stand in a page. */
export function mayBeFor(kind: KeyKind, scope: Scope): boolean {
  return (kind === "publishable") === (scope === "widget");
}

/** A tenth of what a month includes, and of a trial all of it: what a key that everybody can read in a page spends on one day at most. */
export function checkerCallsADay(plan: PlanId): number {
  const { includedCalls } = PLANS[plan];
  return plan === "trial" ? includedCalls : includedCalls / 10;
}
