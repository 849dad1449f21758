import { days } from "#kernel/duration.ts";
import { findContact } from "#kernel/message-filter/find-contact.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

/** Layouts as buyers and owners name them: bands, not exact ones. */
export const HOME_LAYOUTS = {
  "1r": "1R・1K",
  "1ldk": "1DK・1LDK",
  "2ldk": "2DK・2LDK",
  "3ldk": "3DK・3LDK",
  "4ldk": "4LDK以上",
} as const;
export type HomeLayout = keyof typeof HOME_LAYOUTS;
export const HOME_LAYOUT_IDS = Object.keys(HOME_LAYOUTS) as [HomeLayout, ...HomeLayout[]];

export const WAITING_STATES = ["waiting", "withdrawn", "matched"] as const;
export type WaitingState = (typeof WAITING_STATES)[number];
type WaitingEvent = "join" | "change" | "withdraw" | "match";

/** What somebody who waits to buy in a building would like. Read by nobody but them. */
export type WaitingConditions = {
  /** Any of these; empty: all. */
  readonly layouts: readonly HomeLayout[];
  readonly areaFromM2: number | null;
  readonly areaToM2: number | null;
  /** Yen. */
  readonly priceUpTo: number | null;
  readonly note: string | null;
};

export type Waiting = WaitingConditions & {
  readonly id: string;
  readonly state: WaitingState;
  /** Where a mail goes when an owner registered; null: nowhere. */
  readonly mailTo: string | null;
  readonly joinedAt: Date;
  readonly updatedAt: Date;
};

/** Buildings that one member may wait for, and that one member may be an owner in. */
export const MOST_BUILDINGS = 10;
/** What was withdrawn is kept so long, for who comes back, and then removed. */
export const KEPT_AFTER_WITHDRAWAL = days(90);
/** A buyer gets a mail of owners in one building once in so long. */
export const NOTIFIED_AGAIN_AFTER = days(30);

const TRANSITIONS: Readonly<Record<WaitingState | "none", Readonly<Partial<Record<WaitingEvent, WaitingState>>>>> = {
  none: { join: "waiting" },
  waiting: { change: "waiting", withdraw: "withdrawn", match: "matched" },
  withdrawn: { join: "waiting" },
  matched: {},
};

/** Where an event leads; null as the state: the member never waited for this building, or was matched and may begin anew. */
export function stepWaiting(from: WaitingState | null, event: WaitingEvent): Result<WaitingState, "not-now"> {
  const to = TRANSITIONS[from ?? "none"][event];
  return to ? ok(to) : refused("not-now");
}

export type ConnectFault = { readonly field: "note" | "areaToM2"; readonly reason: "contact" | "below-from" };

/** What is wrong with conditions beyond the bounds of each number, in the order of the form. */
export function conditionFaults({ areaFromM2, areaToM2, note }: WaitingConditions): ConnectFault[] {
  const isUpsideDown = areaFromM2 !== null && areaToM2 !== null && areaToM2 < areaFromM2;
  return [...(isUpsideDown ? [{ field: "areaToM2", reason: "below-from" } as const] : []), ...noteFaults(note)];
}

/** Nobody is reached past us: a note names no number, address or account. */
export function noteFaults(note: string | null): ConnectFault[] {
  return note !== null && findContact(note) !== null ? [{ field: "note", reason: "contact" }] : [];
}

/** The time of a save: later than that of the one before, even within one millisecond, so that a caller can say which it saw. */
export function savedAt(now: Date, before: Date | null): Date {
  return new Date(Math.max(now.getTime(), before === null ? 0 : before.getTime() + 1));
}

type Saved<State> = { readonly id: string; readonly state: State; readonly updatedAt: Date };
export type Save<State> = { readonly id: string; readonly from: State | null; readonly isNew: boolean; readonly updatedAt: Date };

/**
 * What a save of a row is: `isNew` where it does not stand yet, be it for the first time or again. `conflict`: the caller has not seen what is
 * there (`seen`: the `updatedAt` of what they saw; null: nothing).
 */
export function judgeSave<State>(
  before: Saved<State> | null,
  standing: State,
  { seen, now, newId }: { readonly seen: Date | null; readonly now: Date; readonly newId: () => string },
): Result<Save<State>, "conflict"> {
  if (!hasSeen(seen, before?.updatedAt ?? null)) return refused("conflict");
  const updatedAt = savedAt(now, before?.updatedAt ?? null);
  if (before === null) return ok({ id: newId(), from: null, isNew: true, updatedAt });
  return ok({ id: before.id, from: before.state, isNew: before.state !== standing, updatedAt });
}

/** Whether a caller who saw `seen` (null: nothing) saw what is there now. */
export function hasSeen(seen: Date | null, current: Date | null): boolean {
  return (seen?.getTime() ?? null) === (current?.getTime() ?? null);
}
