import type { Milliseconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";

/** Keeps an answer that is dear to find for a short while; callers that come meanwhile wait for the same one. A failure is not kept. */
export function remember<T>(clock: Clock, duration: Milliseconds, find: () => Promise<T>): () => Promise<T> {
  let kept: { readonly at: number; readonly answer: Promise<T> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (kept && now - kept.at < duration) return kept.answer;
    const answer = find();
    kept = { at: now, answer };
    answer.catch(() => {
      kept = null;
    });
    return answer;
  };
}
