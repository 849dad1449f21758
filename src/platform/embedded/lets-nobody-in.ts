import { setTimeout as sleep } from "node:timers/promises";

/** How a server is looked at: how often, how long it has to answer, and how many looks in a row may be in vain before it counts as one that does nothing. */
export type Patience = { readonly everyMs: number; readonly answersWithinMs: number; readonly looks: number };

/** 20 s for one that refuses everybody, a minute for one that says nothing: on a busy machine answers are late, and another start would not help it. */
export const USUAL_PATIENCE: Patience = { everyMs: 5000, answersWithinMs: 10_000, looks: 4 };

/**
 * Answers once a server that lives has let nobody in so many looks in a row, and once `signal` is aborted. `letsIn`: whether it lets us in now; where
 * that fails it spoke to us at least, as one does that has no connection left.
 */
export async function letsNobodyIn(letsIn: (withinMs: number) => Promise<boolean>, patience: Patience, signal: AbortSignal): Promise<void> {
  const { everyMs, answersWithinMs, looks } = patience;
  for (let inVain = 0; inVain < looks; ) {
    await sleep(everyMs, undefined, { ref: false, signal }).catch(() => undefined);
    if (signal.aborted) return;
    inVain = (await letsIn(answersWithinMs).catch(() => true)) ? 0 : inVain + 1;
  }
}
