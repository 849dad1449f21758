import { useEffect, useState } from "react";
import { milliseconds } from "#kernel/duration.ts";

export type Loaded<T> = { readonly ok: true; readonly items: readonly T[] } | { readonly ok: false };
export type LoadSuggestions<T> = (text: string, signal: AbortSignal) => Promise<Loaded<T>>;

export type Suggestions<T> = {
  /** `idle`: nothing asked. The items of the last answer stay while the next one is on its way. */
  readonly state: "idle" | "waiting" | "ready" | "failed";
  readonly items: readonly T[];
  /** The text that the items answer. */
  readonly answers: string;
};

/** Typing faster than this asks only once. */
const DEBOUNCE = milliseconds(200);

/** Suggestions for a text: asked after a pause in typing, earlier questions aborted. */
export function useSuggestions<T>(text: string, load: LoadSuggestions<T>): Suggestions<T> {
  const [suggestions, setSuggestions] = useState<Suggestions<T>>({ state: "idle", items: [], answers: "" });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === "") {
      setSuggestions({ state: "idle", items: [], answers: "" });
      return;
    }
    const question = new AbortController();
    setSuggestions((before) => ({ ...before, state: "waiting" }));
    const timer = setTimeout(async () => {
      const loaded = await load(wanted, question.signal).catch((): Loaded<T> => ({ ok: false }));
      if (question.signal.aborted) return;
      setSuggestions(
        loaded.ok ? { state: "ready", items: loaded.items, answers: wanted } : { state: "failed", items: [], answers: wanted },
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [wanted, load]);
  return suggestions;
}
