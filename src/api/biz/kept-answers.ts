import { LRUCache } from "lru-cache";
import type { Milliseconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";

/** Answers kept by name for a while, so many at most: asked for twice at once, one is made once; a failure is not kept. */
export function keptAnswers<T>(clock: Clock, { most, keptFor }: { readonly most: number; readonly keptFor: Milliseconds }) {
  const perf = { now: () => clock.now().getTime() };
  const kept = new LRUCache<string, Promise<T>>({ max: most, ttl: keptFor, ttlResolution: 0, perf });
  return (name: string, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(name);
    if (known) return known;
    const making = make();
    kept.set(name, making);
    making.catch(() => kept.delete(name));
    return making;
  };
}
