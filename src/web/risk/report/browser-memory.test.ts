import { describe, expect, it } from "vitest";
import { keepWeights, keptWeights } from "./browser-memory.ts";

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
  const moved = { w: "50-10-10-10-10-10", movedAt: "2026-11-21T03:00:00.000Z" };

  it("are found again until the usual ones are chosen", () => {
    const storage = memory();
    keepWeights(moved, storage);
    expect(keptWeights(storage)).toEqual(moved);

    keepWeights(null, storage);
    expect(keptWeights(storage)).toBeNull();
  });

  it.each([
    "",
    "50-10-10-10-10-10",
    "[]",
    "{}",
    JSON.stringify({ ...moved, w: "0-0-0-0-0-0" }),
    JSON.stringify({ ...moved, movedAt: "きのう" }),
    JSON.stringify({ ...moved, movedAt: "2026-11-21" }),
    JSON.stringify({ w: moved.w }),
  ])("count as none where what is kept says nothing of use: %j", (text) => {
    const storage = memory();
    storage.setItem("machinone.property.risk-weights", text);

    expect(keptWeights(storage)).toBeNull();
  });

  it("are forgotten where the browser keeps nothing", () => {
    expect(() => keepWeights(moved, forbidden)).not.toThrow();
    expect(keptWeights(forbidden)).toBeNull();
    expect(keptWeights(null)).toBeNull();
  });
});
