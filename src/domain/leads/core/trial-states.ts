import { days } from "#kernel/duration.ts";
import type { TrialState } from "./types.ts";

/** `show-key`: the applicant; `end` and `expire`: the clock; the rest at the desk. */
export const TRIAL_STEPS = ["approve", "reject", "show-key", "reissue", "extend", "end", "convert", "expire"] as const;
export type TrialStep = (typeof TRIAL_STEPS)[number];

type Rule = { readonly from: readonly TrialState[]; readonly to: TrialState | "same" };

/** C8. A key that was lost is shown anew without another state. */
const RULES: Readonly<Record<TrialStep, Rule>> = {
  approve: { from: ["review"], to: "approved" },
  reject: { from: ["review"], to: "rejected" },
  "show-key": { from: ["approved"], to: "active" },
  reissue: { from: ["approved", "active", "extended"], to: "same" },
  extend: { from: ["active", "extended", "ended"], to: "extended" },
  end: { from: ["approved", "active", "extended"], to: "ended" },
  convert: { from: ["approved", "active", "extended", "ended"], to: "converted" },
  expire: { from: ["ended"], to: "expired" },
};

/** The state after a step; null: it cannot be taken in this state. */
export function trialAfter(state: TrialState, step: TrialStep): TrialState | null {
  const { from, to } = RULES[step];
  if (!from.includes(state)) return null;
  return to === "same" ? state : to;
}

/** Its end is told so long before. */
export const TOLD_BEFORE_DAYS = 3;
/** A trial that has ended may still become a contract for so long. */
export const KEPT_AFTER_END_DAYS = 30;

/** When a trial or an extension that begins now is over. */
export function endAfter(from: Date, count: number): Date {
  return new Date(from.getTime() + days(count));
}

/** An extension counts from the end, or from now where that is past. */
export function extendedEnd({ endsAt, now, count }: { readonly endsAt: Date; readonly now: Date; readonly count: number }): Date {
  return endAfter(endsAt > now ? endsAt : now, count);
}

/** Trials that ended before this moment have expired. */
export function expiredBefore(now: Date): Date {
  return new Date(now.getTime() - days(KEPT_AFTER_END_DAYS));
}

export const TRIAL_STATE_WORDS: Readonly<Record<TrialState, string>> = {
  review: "審査中",
  approved: "承認（キーの受け取り待ち）",
  active: "利用中",
  extended: "延長中",
  ended: "期間が終了",
  converted: "契約に移行",
  expired: "終了",
  rejected: "お断り",
};
