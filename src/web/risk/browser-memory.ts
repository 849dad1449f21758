/** A storage that may be full or forbidden: then nothing is remembered. Null on the server. */
export function browserMemory(): Storage | null {
  try {
    return typeof window === "undefined" ? null : window.localStorage;
  } catch {
    return null;
  }
}

type Memory = Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;

const WEIGHTS = "machinone.riskWeights";

/** Keeps weights as an address writes them; null forgets them. */
export function keepWeights(w: string | null, memory: Memory = browserMemory()): void {
  try {
    if (w === null) memory?.removeItem(WEIGHTS);
    else memory?.setItem(WEIGHTS, w);
  } catch {
    // Nothing depends on it: the address carries them too.
  }
}

/** What `keepWeights` kept, unread. */
export function keptWeights(memory: Memory = browserMemory()): string | null {
  try {
    return memory?.getItem(WEIGHTS) ?? null;
  } catch {
    return null;
  }
}
