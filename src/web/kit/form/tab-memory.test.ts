import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetInTab, keepInTab, keptInTab } from "./tab-memory.ts";

afterEach(() => vi.unstubAllGlobals());

/** A tab whose browser keeps texts, or forbids it. */
function tab(isForbidden: boolean) {
  const kept = new Map<string, string>();
  const refuse = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  const sessionStorage = isForbidden
    ? { getItem: refuse, setItem: refuse, removeItem: refuse }
    : {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => void kept.set(key, text),
        removeItem: (key: string) => void kept.delete(key),
      };
  vi.stubGlobal("window", { sessionStorage });
  return kept;
}

describe("what a tab remembers", () => {
  it.each([false, true])("is there until it is forgotten (storage forbidden: %j)", (isForbidden) => {
    tab(isForbidden);
    keepInTab("a", "南向き");
    expect(keptInTab("a")).toBe("南向き");

    forgetInTab("a");
    expect(keptInTab("a")).toBeNull();
  });

  it("outlives the page where the browser keeps it", () => {
    const kept = tab(false);
    keepInTab("b", "1");
    expect([...kept]).toEqual([["b", "1"]]);

    kept.set("b", "2");
    expect(keptInTab("b")).toBe("2");
    forgetInTab("b");
  });

  it("is nothing where nothing was kept", () => {
    expect(keptInTab("never")).toBeNull();
  });
});
