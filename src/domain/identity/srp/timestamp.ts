import { minutes } from "#kernel/duration.ts";

/** How far the clock of a client may be from ours when it signs its proof. AWS names no window; the clients correct their drift. */
export const CLAIM_WINDOW_MS = minutes(5);

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const FORMAT = /^(?<weekday>[A-Z][a-z]{2}) (?<month>[A-Z][a-z]{2}) (?<day> ?\d{1,2}) (?<time>\d{2}:\d{2}:\d{2}) UTC (?<year>\d{4})$/;

/** Reads `Thu Nov 5 09:08:07 UTC 2026` (a padded day is taken too); null for anything else, and for a date that does not exist. */
export function parseClaimTimestamp(text: string): Date | null {
  const { weekday = "", month = "", day = "", time = "", year = "" } = FORMAT.exec(text)?.groups ?? {};
  const instant = new Date(`${year}-${twoDigits(MONTHS.indexOf(month) + 1)}-${twoDigits(Number(day))}T${time}Z`);
  const exists = !Number.isNaN(instant.getTime()) && instant.getUTCDate() === Number(day) && DAYS[instant.getUTCDay()] === weekday;
  return exists ? instant : null;
}

/** Whether a proof signed at that time is taken now: at most {@link CLAIM_WINDOW_MS} away either way. */
export function isFreshClaim(timestamp: string, now: Date): boolean {
  const signedAt = parseClaimTimestamp(timestamp);
  return signedAt !== null && Math.abs(now.getTime() - signedAt.getTime()) <= CLAIM_WINDOW_MS;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
