import type { Milliseconds } from "#kernel/duration.ts";
import { CHUNK_TIMEOUT } from "../constants.ts";

interface LazyPart {
  preload?: (() => Promise<unknown>) | undefined;
}

/** Rejects when a promise takes longer than the limit. The work itself cannot be stopped. */
function within<T>(promise: Promise<T>, limit: Milliseconds, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} did not arrive within ${limit} ms`)), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Gives a lazily loaded component at most 120 s (specification section 9); `onLate` is told before the failure is passed on. */
export function limitLoading(part: LazyPart | undefined, onLate: () => void, limit: Milliseconds = CHUNK_TIMEOUT): void {
  const load = part?.preload;
  if (!part || !load) return;
  part.preload = async () => {
    let isIn = false;
    const loaded = load().finally(() => {
      isIn = true;
    });
    return within(loaded, limit, "A part of the page").catch((error: unknown) => {
      if (!isIn) onLate();
      throw error;
    });
  };
}
