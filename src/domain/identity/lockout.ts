import { minutes, seconds } from "#kernel/duration.ts";

/**
 * After five wrong passwords in a row an account takes none for 2^(n-5) seconds, at most 15 minutes. Tries during that time are not
 * counted. A right password or 15 quiet minutes begin anew. (AWS developer guide, "Lockout behavior for failed sign-in attempts".)
 */
const FREE_TRIES = 5;
const LONGEST_MS = minutes(15);
/** After so long without a wrong password the count begins anew. */
export const QUIET_MS = minutes(15);

type WrongPasswords = { readonly failedPasswords: number; readonly lastFailedAt: Date | null };

export const NO_WRONG_PASSWORDS: WrongPasswords = { failedPasswords: 0, lastFailedAt: null };

/** Whether a password may be tried now. */
export function lockState({ failedPasswords, lastFailedAt }: WrongPasswords, now: Date): "open" | "locked" {
  if (lastFailedAt === null || failedPasswords < FREE_TRIES) return "open";
  const lockedMs = Math.min(seconds(2 ** (failedPasswords - FREE_TRIES)), LONGEST_MS);
  return now.getTime() - lastFailedAt.getTime() < lockedMs ? "locked" : "open";
}
