import type { ListingState } from "#domain/listings/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

/** What happens to a home on offer. */
export const LISTING_EVENTS = ["suspend", "restore", "apply", "fall-through", "sell", "expire", "renew", "archive"] as const;
export type ListingEvent = (typeof LISTING_EVENTS)[number];

/**
 * State machine C10: what may happen in each state, and where it leads. 申込あり (`applied`) is hidden until it falls through or is sold. Sold is
 * final but for the archive, two years later. What has expired comes back with a next update date that lies ahead.
 */
const MOVES: Readonly<Record<ListingState, Readonly<Partial<Record<ListingEvent, ListingState>>>>> = {
  active: { suspend: "suspended", apply: "applied", sell: "sold", expire: "expired" },
  suspended: { restore: "active", apply: "applied", sell: "sold" },
  applied: { "fall-through": "active", sell: "sold", suspend: "suspended" },
  sold: { archive: "archived" },
  expired: { renew: "active", suspend: "suspended", apply: "applied", sell: "sold" },
  archived: {},
};

/** Not now: the home is in a state in which this does not happen. */
export type IllegalMove = { readonly is: "illegal"; readonly state: ListingState };

/** Where an event leads; refused with the state as it is. */
export function moveListing(state: ListingState, event: ListingEvent): Result<ListingState, IllegalMove> {
  const to = MOVES[state][event];
  return to === undefined ? refused({ is: "illegal", state }) : ok(to);
}

/** What may happen now: the choices of a console. */
export function possibleEvents(state: ListingState): ListingEvent[] {
  return LISTING_EVENTS.filter((event) => event in MOVES[state]);
}

/** Whether nothing but the archive follows any more. */
export function isEnded(state: ListingState): boolean {
  return state === "sold" || state === "archived";
}

/** A step of a listing as it is kept: whose act it was (`feed:12`, `clock`, an account), and why. */
export type ListingStep = {
  readonly listingId: string;
  readonly from: ListingState | null;
  readonly to: ListingState;
  readonly reason: string | null;
};
