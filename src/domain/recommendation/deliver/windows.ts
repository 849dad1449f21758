import { days, hours, type Milliseconds } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";

const JAPAN: Milliseconds = hours(9);

/** A digest that could not go out so long after its time is left out: what it would have told is in the next. */
export const DIGEST_LATE_AFTER: Milliseconds = hours(3);
/** The same of what is told at once. */
export const AT_ONCE_LATE_AFTER: Milliseconds = days(1);
/** No home is told again within so long, unless it costs less by `CHEAPER`. */
export const NOT_AGAIN_FOR: Milliseconds = days(30);
const CHEAPER = 0.01;
/** Whoever approves has so long. */
export const APPROVAL_FOR: Milliseconds = days(1);

/** The window of a digest: the day in Japan on which its hour last came, and that time. */
export function windowOf(digestHour: number, now: Date): { readonly key: string; readonly at: Date } {
  const inJapan = now.getTime() + JAPAN;
  const midnight = Math.floor(inJapan / days(1)) * days(1);
  const today = midnight + hours(digestHour);
  const at = new Date((today > inJapan ? today - days(1) : today) - JAPAN);
  return { key: isoDateInJapan(at), at };
}

/** The hours of the day (in Japan) whose digests may still go out. */
export function hoursDue(now: Date): number[] {
  return Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => !isDigestLate(windowOf(hour, now).at, now));
}

export function isDigestLate(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() >= DIGEST_LATE_AFTER;
}

/** The window of the digest that goes out next, and when: now, while one is open that was not made yet, or at the hour of the next day. */
export function nextDigest(digestHour: number, now: Date, isMade: boolean): { readonly key: string; readonly at: Date } {
  const open = windowOf(digestHour, now);
  if (!isMade && !isDigestLate(open.at, now)) return { key: open.key, at: now };
  const at = new Date(open.at.getTime() + days(1));
  return { key: isoDateInJapan(at), at };
}

/** Midnight in Japan before. */
export function dayBegin(now: Date): Date {
  return windowOf(0, now).at;
}

/** Whether a price is so much less than the one that was told that the home may be told again. */
export function isCheaper(price: number, told: number): boolean {
  return price <= told * (1 - CHEAPER);
}
