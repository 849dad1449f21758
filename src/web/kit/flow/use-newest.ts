import { useEffect, useRef, useState } from "react";

/** What was asked last; the answer before stays while the next one is on its way. `failed`: the newest question had no answer. */
export type Newest<T> = { readonly state: "waiting" | "ready" | "failed"; readonly value: T | null };

/**
 * Asks whenever `key` changes, after a pause, the question before aborted: a slow older answer never overwrites a newer. `key` null: nothing to ask. `ask` answers null where
 * it failed.
 */
export function useNewest<T>(key: string | null, ask: (signal: AbortSignal) => Promise<T | null>, pauseMs = 0): Newest<T> {
  const [newest, setNewest] = useState<Newest<T>>({ state: "waiting", value: null });
  const asking = useRef(ask);
  asking.current = ask;
  useEffect(() => {
    if (key === null) return;
    const question = new AbortController();
    setNewest(({ value }) => ({ state: "waiting", value }));
    const timer = setTimeout(async () => {
      const value = await asking.current(question.signal).catch(() => null);
      if (question.signal.aborted) return;
      setNewest((before) => (value === null ? { state: "failed", value: before.value } : { state: "ready", value }));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [key, pauseMs]);
  return newest;
}
