import { afterWrongPassword, NO_WRONG_PASSWORDS, type WrongPasswords } from "./lockout.ts";

/** Wrong passwords for names nobody has, which are locked out like any other: or else five tries would tell them from real ones. */
export type PhantomFailures = {
  readonly of: (sub: string) => WrongPasswords;
  readonly count: (sub: string, now: Date) => void;
};

const MOST_NAMES = 50_000;

/** Kept in memory: there is no row to keep it in. The name not tried for longest is forgotten first. */
export function createPhantomFailures(): PhantomFailures {
  const kept = new Map<string, WrongPasswords>();
  const of = (sub: string) => kept.get(sub) ?? NO_WRONG_PASSWORDS;
  return {
    of,
    count: (sub, now) => {
      const counted = afterWrongPassword(of(sub), now);
      kept.delete(sub);
      kept.set(sub, counted);
      const oldest = kept.size > MOST_NAMES ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
    },
  };
}
