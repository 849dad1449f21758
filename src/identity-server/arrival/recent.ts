import { minutes } from "#kernel/duration.ts";

const RECENT_MS = minutes(5);

/** Whether a sign-in is fresh enough to change how the account signs in. */
export function isRecent(authTime: Date, now: Date): boolean {
  return now.getTime() - authTime.getTime() <= RECENT_MS;
}
