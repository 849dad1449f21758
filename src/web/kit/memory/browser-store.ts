import { useSyncExternalStore } from "react";
import { forgetInBrowser, keepInBrowser, keptInBrowser } from "./browser-memory.ts";

type StoreParts<State> = {
  /** Of `storeKey`. */
  readonly key: string;
  /** What there is before anything is remembered, and on the server. */
  readonly nothing: State;
  /** Reads what the browser kept; anything else counts as nothing. */
  readonly of: (kept: unknown) => State;
};

/** Something that this browser remembers, the same for every part of the page and for its other tabs. `nothing` is forgotten rather than kept. */
export function browserStore<State>({ key, nothing, of }: StoreParts<State>) {
  let known: State | null = null;
  const listeners = new Set<() => void>();
  const now = (): State => {
    known ??= of(keptInBrowser(key));
    return known;
  };
  const tell = (next: State | null) => {
    known = next;
    for (const listener of listeners) listener();
  };
  const fromAnotherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell(null);
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener("storage", fromAnotherTab);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("storage", fromAnotherTab);
    };
  };
  return {
    /** Nothing on the server and while the page is drawn first. */
    use: (): State => useSyncExternalStore(subscribe, now, () => nothing),
    /** What the browser keeps at this moment, also where no part of the page follows it. */
    now: (): State => of(keptInBrowser(key)),
    change: (change: (before: State) => State): void => {
      const next = change(of(keptInBrowser(key)));
      if (next === nothing) forgetInBrowser(key);
      else keepInBrowser(key, next);
      tell(next);
    },
  };
}
