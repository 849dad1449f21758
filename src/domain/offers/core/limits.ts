/** Offers of a buyer that are not over. */
export const MOST_LIVE_OFFERS = 10;
/** Campaigns of a member that are not finished. */
export const MOST_CAMPAIGNS = 5;
/** Of one member in 24 hours. */
export const MOST_A_DAY = { campaigns: 3, messages: 40, messagesInOffer: 20, appeals: 5, reports: 5 } as const;
/** Fewer are told as `few`. */
export const LEAST_TOLD = 5;
/** Messages of one writer that a new one is read together with. */
export const READ_TOGETHER = 20;

/** A number of people or homes that may be told, or that there are some, or none. */
export type FewCount = { readonly kind: "none" | "few"; readonly n: null } | { readonly kind: "some"; readonly n: number };

/**
 * The same in steps (`to` null: and more), where even none is not told apart: what somebody may ask for again and again with other conditions would
 * point at single people.
 */
export type ReachCount =
  | { readonly kind: "few"; readonly from: null; readonly to: null }
  | { readonly kind: "some"; readonly from: number; readonly to: number | null };

const REACH_STEPS = [LEAST_TOLD, 10, 20, 50] as const;

export function reachCount(n: number): ReachCount {
  const step = REACH_STEPS.findLastIndex((from) => n >= from);
  const from = REACH_STEPS[step];
  if (from === undefined) return { kind: "few", from: null, to: null };
  const next = REACH_STEPS[step + 1];
  return { kind: "some", from, to: next === undefined ? null : next - 1 };
}

export function fewCount(n: number): FewCount {
  if (n >= LEAST_TOLD) return { kind: "some", n };
  return { kind: n > 0 ? "few" : "none", n: null };
}

/** Offers on a page of a list. */
export const OFFERS_A_PAGE = 20;
