import { afterEach, describe, expect, it, vi } from "vitest";
import { browserStorage, forgetInBrowser, keepInBrowser, keptInBrowser } from "./browser-memory.ts";

afterEach(() => vi.unstubAllGlobals());

function storage(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const refuse = (name: string) => () => {
  throw new DOMException(name, name);
};

describe("what a browser keeps for later visits", () => {
  it.each([[{ w: "50-10" }], [["a", "b"]], ["豊洲"], [0], [false]])("comes back as it was: %j", (value) => {
    const kept = storage();
    keepInBrowser("a", value, kept);

    expect(keptInBrowser("a", kept)).toEqual(value);
    expect(keptInBrowser("b", kept)).toBeNull();
  });

  it("is nothing once it is forgotten", () => {
    const kept = storage();
    keepInBrowser("a", "x", kept);
    forgetInBrowser("a", kept);

    expect(keptInBrowser("a", kept)).toBeNull();
  });

  it.each(["", "{", "豊洲"])("is nothing where it cannot be read: %j", (text) => {
    expect(keptInBrowser("a", storage(new Map([["a", text]])))).toBeNull();
  });

  it("is nothing where the storage is full: not what stood there before, which is not true any more", () => {
    const kept = { ...storage(new Map([["a", '"old"']])), setItem: refuse("QuotaExceededError") };
    keepInBrowser("a", "new", kept);

    expect(keptInBrowser("a", kept)).toBeNull();
  });

  it("is nothing where storing is forbidden, and nobody is bothered with it", () => {
    const forbidden = { getItem: refuse("SecurityError"), setItem: refuse("SecurityError"), removeItem: refuse("SecurityError") };
    keepInBrowser("a", 1, forbidden);
    forgetInBrowser("a", forbidden);

    expect(keptInBrowser("a", forbidden)).toBeNull();
  });
});

describe("the storage of a browser", () => {
  it("is none on the server, nor where the browser does not let it be touched", () => {
    expect(browserStorage()).toBeNull();
    vi.stubGlobal("window", Object.defineProperty({}, "localStorage", { get: refuse("SecurityError") }));
    expect(browserStorage()).toBeNull();
  });

  it("is the one of the page", () => {
    const localStorage = storage();
    vi.stubGlobal("window", { localStorage });
    keepInBrowser("a", 1);

    expect(browserStorage()).toBe(localStorage);
    expect(localStorage.getItem("a")).toBe("1");
  });
});
