import { useSyncExternalStore } from "react";
import { forgetInBrowser, keepInBrowser, keptInBrowser } from "#web/kit/memory/browser-memory.ts";
import { storeKey } from "#wire/stores.ts";
import { type LookedHomes, lookedOf, NOTHING_LOOKED_AT } from "./looked-homes.ts";

const KEY = storeKey("property", "looked-homes");

let known: LookedHomes | null = null;
const listeners = new Set<() => void>();

/** What this browser remembers, the same for every part of the page; nothing on the server and while the page is drawn first. */
export function useLookedHomes(): LookedHomes {
  return useSyncExternalStore(subscribe, lookedHomes, () => NOTHING_LOOKED_AT);
}

function lookedHomes(): LookedHomes {
  known ??= lookedOf(keptInBrowser(KEY));
  return known;
}

/** Remembers a change, and tells every part of the page. */
export function changeLooked(change: (before: LookedHomes) => LookedHomes): void {
  const next = change(lookedOf(keptInBrowser(KEY)));
  if (next === NOTHING_LOOKED_AT) forgetInBrowser(KEY);
  else keepInBrowser(KEY, next);
  tell(next);
}

function tell(next: LookedHomes | null): void {
  known = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", fromAnotherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", fromAnotherTab);
  };
}

function fromAnotherTab({ key }: StorageEvent): void {
  if (key === KEY || key === null) tell(null);
}
