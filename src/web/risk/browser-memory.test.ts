import { describe, expect, it } from "vitest";
import { browserMemory, keepWeights, keptWeights } from "./browser-memory.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const forbidden = {
  getItem: () => {
    throw new DOMException("denied", "SecurityError");
  },
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
  removeItem: () => undefined,
};

describe("weights of the reader's own", () => {
  it("are found again until the usual ones are chosen", () => {
    const storage = memory();
    keepWeights("50-10-10-10-10-10", storage);
    expect(keptWeights(storage)).toBe("50-10-10-10-10-10");

    keepWeights(null, storage);
    expect(keptWeights(storage)).toBeNull();
  });

  it("are forgotten where the browser keeps nothing", () => {
    expect(() => keepWeights("50-10-10-10-10-10", forbidden)).not.toThrow();
    expect(keptWeights(forbidden)).toBeNull();
    expect(keptWeights(null)).toBeNull();
    expect(browserMemory()).toBeNull();
  });
});
