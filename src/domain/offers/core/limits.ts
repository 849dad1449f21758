/** Offers of a buyer that are not over. */
export const MOST_LIVE_OFFERS = 10;
/** Campaigns of a member that are not finished. */
export const MOST_CAMPAIGNS = 5;
/** Of one member in 24 hours. */
export const MOST_A_DAY = { campaigns: 3, messages: 40, messagesInOffer: 20, appeals: 5, reports: 5 } as const;
/** Fewer are told as `few`. */
const LEAST_TOLD = 5;
/** Messages of one writer that a new one is read together with. */
export const READ_TOGETHER = 20;

/** A number of people or homes that may be told, or that there are some, or none. */
export type FewCount = { readonly kind: "none" | "few"; readonly n: null } | { readonly kind: "some"; readonly n: number };

/** The same where even none is not told apart: what somebody may ask for again and again with other conditions would point at single people. */
export type ReachCount = { readonly kind: "few"; readonly n: null } | { readonly kind: "some"; readonly n: number };

export function reachCount(n: number): ReachCount {
  const told = fewCount(n);
  return told.kind === "some" ? told : { kind: "few", n: null };
}

export function fewCount(n: number): FewCount {
  if (n >= LEAST_TOLD) return { kind: "some", n };
  return { kind: n > 0 ? "few" : "none", n: null };
}

/** Offers on a page of a list. */
export const OFFERS_A_PAGE = 20;
