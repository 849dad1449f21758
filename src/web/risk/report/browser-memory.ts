import { parseWeights } from "#domain/risk/model/weights.ts";
import { storeKey } from "#wire/stores.ts";

/** A storage that may be full or forbidden: then nothing is remembered. Null on the server. */
export function browserMemory(): Storage | null {
  try {
    return typeof window === "undefined" ? null : window.localStorage;
  } catch {
    return null;
  }
}

type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;

/** Weights as an address writes them, and when they were moved (ISO). */
export type MovedWeights = { readonly w: string; readonly movedAt: string };

const WEIGHTS = storeKey("property", "risk-weights");

/** Keeps the weights a visitor moved; null forgets them. */
export function keepWeights(moved: MovedWeights | null, memory: Memory = browserMemory()): void {
  try {
    if (moved === null) memory?.removeItem(WEIGHTS);
    else memory?.setItem(WEIGHTS, JSON.stringify(moved));
  } catch {
    // Nothing depends on it: the address carries them too.
  }
}

/** What `keepWeights` kept; anything that cannot be weighed with counts as nothing. */
export function keptWeights(memory: Memory = browserMemory()): MovedWeights | null {
  try {
    const kept: unknown = JSON.parse(memory?.getItem(WEIGHTS) ?? "null");
    return isMoved(kept) ? { w: kept.w, movedAt: kept.movedAt } : null;
  } catch {
    return null;
  }
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
