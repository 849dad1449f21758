import type { QueryState } from "#domain/queries/core/types.ts";
import { days } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

export const QUERY_STEPS = ["pause", "resume", "archive", "restore"] as const;
/** What a member does to a saved condition. */
export type QueryStep = (typeof QUERY_STEPS)[number];

/** Active and paused ones; so many a member. */
export const MOST_QUERIES = 10;
export const LIVE_STATES: readonly QueryState[] = ["active", "paused"];

/** Deleted ones can be taken back for so long, and are then removed. */
export const KEPT_AFTER_ARCHIVE = days(90);

/** State machine C1. `from`: what an archived one was before. */
export function stepQuery(state: QueryState, step: QueryStep, from: QueryState | null): Result<QueryState, "not-now"> {
  if (step === "restore") return state === "archived" && from !== null ? ok(from) : refused("not-now");
  if (step === "archive") return state === "archived" ? refused("not-now") : ok("archived");
  if (step === "pause") return state === "active" ? ok("paused") : refused("not-now");
  return state === "paused" || state === "expired" ? ok("active") : refused("not-now");
}

/** Whether a step makes one more that is live. */
export function addsLive(state: QueryState, next: QueryState): boolean {
  return !LIVE_STATES.includes(state) && LIVE_STATES.includes(next);
}

const [WARN_AFTER_MONTHS, EXPIRE_AFTER_MONTHS, WARNED_FOR_MONTHS] = [11, 12, 1];

type DueSince = {
  /** Not looked at since then: to be warned about. */
  readonly warn: Date;
  /** Not looked at since `seen`, and warned about before `warned`: at an end. */
  readonly expire: { readonly seen: Date; readonly warned: Date };
};

export function dueSince(now: Date): DueSince {
  const expire = { seen: monthsBefore(now, EXPIRE_AFTER_MONTHS), warned: monthsBefore(now, WARNED_FOR_MONTHS) };
  return { warn: monthsBefore(now, WARN_AFTER_MONTHS), expire };
}

/** When one ends that was last looked at then, as long as its warning comes in time. */
export function expiresAt(seenAt: Date): Date {
  return monthsBefore(seenAt, -EXPIRE_AFTER_MONTHS);
}

/** When one ends that is warned about now: a month is left to look at it, however late the warning is. */
export function endsAfterWarning(seenAt: Date, warnedAt: Date): Date {
  const [end, month] = [expiresAt(seenAt), monthsBefore(warnedAt, -WARNED_FOR_MONTHS)];
  return end > month ? end : month;
}

/** The same day of another month, or its last day. */
function monthsBefore(at: Date, months: number): Date {
  const moved = new Date(at);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return moved;
}
