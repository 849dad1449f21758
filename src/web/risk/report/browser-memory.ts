import { parseWeights } from "#domain/risk/model/weights.ts";
import { type BrowserStorage, browserStorage, forgetInBrowser, keepInBrowser, keptInBrowser } from "#web/kit/memory/browser-memory.ts";
import { storeKey } from "#wire/stores.ts";

/** Weights as an address writes them, and when they were moved (ISO). */
export type MovedWeights = { readonly w: string; readonly movedAt: string };

const WEIGHTS = storeKey("property", "risk-weights");

/** Keeps the weights a visitor moved; null forgets them. */
export function keepWeights(moved: MovedWeights | null, storage: BrowserStorage = browserStorage()): void {
  if (moved === null) forgetInBrowser(WEIGHTS, storage);
  else keepInBrowser(WEIGHTS, moved, storage);
}

/** What `keepWeights` kept; anything that cannot be weighed with counts as nothing. */
export function keptWeights(storage: BrowserStorage = browserStorage()): MovedWeights | null {
  const kept = keptInBrowser(WEIGHTS, storage);
  return isMoved(kept) ? { w: kept.w, movedAt: kept.movedAt } : null;
}

function isMoved(kept: unknown): kept is MovedWeights {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "w" in kept &&
    typeof kept.w === "string" &&
    parseWeights(kept.w).ok &&
    "movedAt" in kept &&
    typeof kept.movedAt === "string" &&
    isInstant(kept.movedAt)
  );
}

function isInstant(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}
