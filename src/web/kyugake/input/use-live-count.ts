import { useEffect, useState } from "react";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { countFlagged } from "#web/kyugake/list/find-flagged.ts";

/** Somebody who ticks several things in a row waits for the last. */
const PAUSE_MS = 250;

/** `null`: being counted. */
export type LiveCount = { readonly total: number | null; readonly isFailed: boolean };

/** How many homes fit what the form says; a slower older answer never overwrites a newer one. */
export function useLiveCount(conditions: HomeConditions): LiveCount {
  const [count, setCount] = useState<LiveCount>({ total: null, isFailed: false });
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const facets = await countFlagged(conditions, asking.signal).catch(() => null);
      if (!asking.signal.aborted) setCount({ total: facets?.total ?? null, isFailed: facets === null });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [conditions]);
  return count;
}
