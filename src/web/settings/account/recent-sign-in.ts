import { type Milliseconds, minutes, seconds } from "#kernel/duration.ts";

/** A sign-in older than this does not do for what cannot be undone. */
const RECENT = minutes(30);

/** Whether the claims of a token (`auth_time`, in seconds) say that its bearer signed in a short while ago. */
export function isRecentSignIn(claims: Readonly<Record<string, unknown>>, now: Milliseconds): boolean {
  const at = claims.auth_time;
  return typeof at === "number" && now - seconds(at) < RECENT;
}
