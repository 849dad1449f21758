import type { Milliseconds } from "#kernel/duration.ts";

/** How a load of a screen's own stands (specification, section 4). */
export type FetchState = {
  readonly pending: boolean;
  /** Why the last load failed; null: it did not. */
  readonly error: unknown;
  /** When the last load ended, in milliseconds since 1970; null before the first has. */
  readonly timestamp: Milliseconds | null;
};

export const NOT_FETCHED: FetchState = { pending: true, error: null, timestamp: null };

/** Loading again: what was loaded last, and when, stands meanwhile. */
export function fetching(before: FetchState): FetchState {
  return { ...before, pending: true, error: null };
}

export function fetched(now: Milliseconds, error: unknown = null): FetchState {
  return { pending: false, error, timestamp: now };
}
