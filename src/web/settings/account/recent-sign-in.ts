import { type Milliseconds, seconds } from "#kernel/duration.ts";
import { RECENT_SIGN_IN_SECONDS } from "#wire/recent-sign-in.ts";

/** Time enough to type a word and press the button before the service finds it too long ago. */
const MARGIN = seconds(60);
const RECENT = seconds(RECENT_SIGN_IN_SECONDS) - MARGIN;

/** Whether the claims of a token (`auth_time`, in seconds) say that its bearer signed in a short while ago. */
export function isRecentSignIn(claims: Readonly<Record<string, unknown>>, now: Milliseconds): boolean {
  const at = claims.auth_time;
  return typeof at === "number" && now - seconds(at) < RECENT;
}
