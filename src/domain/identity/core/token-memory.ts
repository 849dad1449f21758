import type { AccessClaims } from "./access-claims.ts";

export type VerifiedToken = { readonly claims: AccessClaims; readonly poolId: string };

/**
 * Access tokens whose signature was found right a moment ago: a person's calls come in bursts. Whether the sign-in still stands is asked at
 * every call; what is spared is reading and checking the same text again.
 */
export type TokenMemory = {
  readonly find: (token: string) => VerifiedToken | null;
  readonly keep: (token: string, verified: VerifiedToken) => void;
};

/** About 20 MB of tokens. */
const MOST_TOKENS = 10_000;

/** Remembers a token for `lifeMs`, and for no longer than it lives. */
export function createTokenMemory(clock: { readonly now: () => Date }, lifeMs: number): TokenMemory {
  const kept = new Map<string, { readonly verified: VerifiedToken; readonly until: number }>();
  return {
    find: (token) => {
      const found = kept.get(token);
      return found && clock.now().getTime() < found.until ? found.verified : null;
    },
    keep: (token, verified) => {
      if (kept.size >= MOST_TOKENS) kept.clear();
      kept.set(token, { verified, until: Math.min(clock.now().getTime() + lifeMs, verified.claims.exp * 1000) });
    },
  };
}
