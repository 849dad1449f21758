import { days } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { DeletedFrom, HomeState, OfferSetting, PausedFrom } from "./types.ts";

/** What a member does to a home. `keep`: it was not sold after all; `withdraw`: takes back what was handed in to prove who owns it. */
export const MEMBER_STEPS = ["register", "pause", "resume", "sell", "keep", "withdraw", "delete", "restore"] as const;
export type MemberStep = (typeof MEMBER_STEPS)[number];

/** `hand-in`: documents came; `accept`, `reject`, `revoke`: the desk's; `unverify`: the member told another size or floor than was, or is being, checked. */
export const OTHER_EVENTS = ["hand-in", "accept", "reject", "revoke", "unverify"] as const;
export type HomeEvent = MemberStep | (typeof OTHER_EVENTS)[number];

/** Where a home stands. Offers are taken in `verified` alone. */
export type HomePosition = {
  readonly state: HomeState;
  readonly pausedFrom: PausedFrom | null;
  readonly deletedFrom: DeletedFrom | null;
  readonly offerSetting: OfferSetting;
};

/** Deleted ones can be taken back for so long, and are then removed. */
export const KEPT_AFTER_DELETION = days(30);
/** A draft that nobody goes on with is removed. */
export const DRAFT_KEPT = days(30);
/** Homes of a member that are not deleted. */
export const MOST_HOMES = 20;

type Move = HomeState | "where-it-was" | "not-now";
const NOWHERE: Readonly<Record<HomeEvent, Move>> = {
  register: "not-now",
  pause: "not-now",
  resume: "not-now",
  sell: "not-now",
  keep: "not-now",
  withdraw: "not-now",
  delete: "deleted",
  restore: "not-now",
  "hand-in": "not-now",
  accept: "not-now",
  reject: "not-now",
  revoke: "not-now",
  unverify: "not-now",
};

/** State machine C6: where each event leads from each state. */
const MOVES: Readonly<Record<HomeState, Readonly<Record<HomeEvent, Move>>>> = {
  draft: { ...NOWHERE, register: "tracking" },
  tracking: { ...NOWHERE, pause: "paused", sell: "sold", "hand-in": "verifying" },
  verifying: { ...NOWHERE, sell: "sold", withdraw: "tracking", accept: "verified", reject: "rejected", unverify: "tracking" },
  verified: { ...NOWHERE, pause: "paused", sell: "sold", revoke: "rejected", unverify: "tracking" },
  rejected: { ...NOWHERE, pause: "paused", sell: "sold", "hand-in": "verifying" },
  paused: { ...NOWHERE, resume: "where-it-was", sell: "sold", revoke: "paused", unverify: "paused" },
  sold: { ...NOWHERE, keep: "tracking" },
  deleted: { ...NOWHERE, delete: "not-now", restore: "where-it-was", unverify: "deleted" },
};

/** Where an event leads, or `not-now`. A home that leaves `verified`, on whatever way, takes no offers any more until its member says so again. */
export function stepHome(at: HomePosition, event: HomeEvent): Result<HomePosition, "not-now"> {
  const move = MOVES[at.state][event];
  if (move === "not-now") return refused("not-now");
  if (at.state === "paused" && move === "paused") return judgedWhilePaused(at, event);
  if (at.state === "deleted" && move === "deleted") return unverifiedWhileDeleted(at);
  if (move === "where-it-was") return ok(back(at));
  return ok({ state: move, ...remembered(at, move), offerSetting: "off" });
}

/** What of the way back is kept. */
function remembered({ state, pausedFrom }: HomePosition, to: HomeState): Pick<HomePosition, "pausedFrom" | "deletedFrom"> {
  if (to === "paused") return { pausedFrom: isPausable(state) ? state : null, deletedFrom: null };
  if (to === "deleted") return { pausedFrom, deletedFrom: deletedFrom(state) };
  return { pausedFrom: null, deletedFrom: null };
}

function back({ state, pausedFrom, deletedFrom: before }: HomePosition): HomePosition {
  const isPaused = state === "deleted" && before === "paused";
  const to = state === "paused" ? pausedFrom : before;
  return { state: to ?? "tracking", pausedFrom: isPaused ? pausedFrom : null, deletedFrom: null, offerSetting: "off" };
}

/** A paused home that was verified loses that while it rests. */
function judgedWhilePaused(at: HomePosition, event: HomeEvent): Result<HomePosition, "not-now"> {
  if (at.pausedFrom !== "verified") return refused("not-now");
  return ok({ ...at, pausedFrom: event === "revoke" ? "rejected" : "tracking" });
}

/** What comes back is not verified any more. */
function unverifiedWhileDeleted(at: HomePosition): Result<HomePosition, "not-now"> {
  if (at.deletedFrom === "verified") return ok({ ...at, deletedFrom: "tracking" });
  return at.deletedFrom === "paused" && at.pausedFrom === "verified" ? ok({ ...at, pausedFrom: "tracking" }) : refused("not-now");
}

function isPausable(state: HomeState): state is PausedFrom {
  return state === "tracking" || state === "verified" || state === "rejected";
}

/** The documents of one that is being checked go with it, and with them the check. */
function deletedFrom(state: HomeState): DeletedFrom {
  return state === "verifying" || state === "deleted" ? "tracking" : state;
}

/** Whether it is valued month by month: neither a draft nor at rest. */
export function isFollowed({ state }: Pick<HomePosition, "state">): boolean {
  return state === "tracking" || state === "verifying" || state === "verified" || state === "rejected";
}

/** Whether offers may be switched so. */
export function mayTakeOffers({ state }: Pick<HomePosition, "state">, setting: OfferSetting): boolean {
  return setting === "off" || state === "verified";
}

/**
 * Why a home takes no offers any more; null: it does, or it did not before. What was agreed to goes on while offers are merely off, so that a sale, a deletion and a verification that
 * is lost count whether or not they are.
 */
export function closingOf(before: HomePosition, after: HomePosition): Closing | null {
  if (before.state !== after.state && (after.state === "sold" || after.state === "deleted")) return after.state;
  if (isVouchedFor(before) && !isVouchedFor(after)) return "unverified";
  return before.offerSetting === "anonymous" && after.offerSetting === "off" ? "switched-off" : null;
}

function isVouchedFor({ state, pausedFrom }: HomePosition): boolean {
  return state === "verified" || (state === "paused" && pausedFrom === "verified");
}

/** `switched-off`: by the member, also by a pause; `unverified`: nobody vouches for its owner any more. */
export type Closing = "sold" | "deleted" | "unverified" | "switched-off";
