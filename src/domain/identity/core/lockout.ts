import { hours, minutes, seconds } from "#kernel/duration.ts";

/**
 * After five wrong passwords in a row an account takes none for 2^(n-5) seconds, at most 15 minutes. Tries during that time are not
 * counted. A right password or 15 quiet minutes begin anew. (AWS developer guide, "Lockout behavior for failed sign-in attempts".)
 * That alone would let a patient guesser try hundreds a day for ever: after a hundred without a right one among them it is one a day, until
 * the owner signs in or resets the password (NIST SP 800-63B-4, rate limiting: at most 100 consecutive failures).
 */
const FREE_TRIES = 5;
const LONGEST_MS = minutes(15);
const MOST_WRONG = 100;
const AFTER_MOST_MS = hours(24);
/** After so long without a wrong password the count begins anew. */
export const QUIET_MS = minutes(15);

export type WrongPasswords = {
  /** In a row, without 15 quiet minutes between. */
  readonly failedPasswords: number;
  readonly lastFailedAt: Date | null;
  /** However far apart. */
  readonly wrongSinceRight: number;
};

export const NO_WRONG_PASSWORDS: WrongPasswords = { failedPasswords: 0, lastFailedAt: null, wrongSinceRight: 0 };

/** Whether a password may be tried now. */
export function lockState({ failedPasswords, lastFailedAt, wrongSinceRight }: WrongPasswords, now: Date): "open" | "locked" {
  if (lastFailedAt === null) return "open";
  const inARow = failedPasswords < FREE_TRIES ? 0 : Math.min(seconds(2 ** (failedPasswords - FREE_TRIES)), LONGEST_MS);
  const lockedMs = wrongSinceRight < MOST_WRONG ? inARow : AFTER_MOST_MS;
  return now.getTime() - lastFailedAt.getTime() < lockedMs ? "locked" : "open";
}

/** The counts with one more wrong password. The database counts real accounts itself; this is for names nobody has. */
export function afterWrongPassword({ failedPasswords, lastFailedAt, wrongSinceRight }: WrongPasswords, now: Date): WrongPasswords {
  const isQuiet = lastFailedAt === null || now.getTime() - lastFailedAt.getTime() > QUIET_MS;
  return { failedPasswords: isQuiet ? 1 : failedPasswords + 1, lastFailedAt: now, wrongSinceRight: wrongSinceRight + 1 };
}
