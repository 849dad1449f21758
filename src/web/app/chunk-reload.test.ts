import { describe, expect, test, vi } from "vitest";
import { loadAgain, type Page, reloadOnce, reloadOnFailedChunk } from "./chunk-reload.ts";
import { SiteError } from "./site-error.ts";

const NOON = Date.UTC(2026, 10, 21, 12);

function page(memory: Map<string, string> = new Map(), navigator: Page["navigator"] = { onLine: true }) {
  const counted = { reloads: 0 };
  const sessionStorage: Page["sessionStorage"] = {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => {
      memory.set(key, value);
    },
  };
  const location = {
    reload() {
      counted.reloads += 1;
    },
  };
  return { counted, sessionStorage, location, navigator };
}

describe("reloadOnce", () => {
  test.each([
    ["at once", 0, false],
    ["after 59.999 s", 59_999, false],
    ["after 60 s", 60_000, true],
    ["after the clock was set back by an hour", -3_600_000, true],
  ])("a second failure %s", (_, later, reloadsAgain) => {
    const failing = page();

    expect(reloadOnce(failing, NOON)).toBe(true);
    expect(reloadOnce(failing, NOON + later)).toBe(reloadsAgain);
    expect(failing.counted.reloads).toBe(reloadsAgain ? 2 : 1);
  });

  test("remembers across the reload itself", () => {
    const memory = new Map<string, string>();

    reloadOnce(page(memory), NOON);

    expect(reloadOnce(page(memory), NOON + 1000)).toBe(false);
  });

  test("leaves a page standing that has no network, and may reload it once there is one", () => {
    const memory = new Map<string, string>();
    const offline = page(memory, { onLine: false });

    expect(reloadOnce(offline, NOON)).toBe(false);
    expect(offline.counted.reloads).toBe(0);
    expect(reloadOnce(page(memory), NOON + 1000)).toBe(true);
  });

  test("never reloads where nothing can be remembered", () => {
    const { location, counted, navigator } = page();
    const blocked: Page = {
      location,
      navigator,
      get sessionStorage(): Page["sessionStorage"] {
        throw new DOMException("denied", "SecurityError");
      },
    };

    expect(reloadOnce(blocked, NOON)).toBe(false);
    expect(counted.reloads).toBe(0);
  });
});

describe("reloadOnFailedChunk", () => {
  /** Lets a chunk fail; answers whether the failure was handed to the error page. */
  function listening(failing: ReturnType<typeof page>) {
    const listeners: ((event: Pick<Event, "preventDefault">) => void)[] = [];
    reloadOnFailedChunk({ ...failing, addEventListener: (_, listener) => listeners.push(listener) }, () => NOON);
    return () => {
      let isPrevented = false;
      for (const listener of listeners) listener({ preventDefault: () => (isPrevented = true) });
      return isPrevented;
    };
  }

  test("reloads for the first failed chunk and hands the second one to the error page", () => {
    const failing = page();
    const fail = listening(failing);

    expect([fail(), fail()]).toEqual([false, true]);
    expect(failing.counted.reloads).toBe(1);
  });

  test("hands the first one to the error page where there is no network", () => {
    const failing = page(new Map(), { onLine: false });

    expect(listening(failing)()).toBe(true);
    expect(failing.counted.reloads).toBe(0);
  });
});

describe("loadAgain", () => {
  test.each([
    ["the whole page after a fault nobody foresaw", new TypeError("a part is missing"), true, [1, 0]],
    ["data alone after an answer of the service", new SiteError(503, "Maintenance"), true, [0, 1]],
    ["data alone where there is no network", new TypeError("a part is missing"), false, [0, 1]],
  ])("asks for %s", (_, error, onLine, [reloads, reads]) => {
    const failed = page(new Map(), { onLine });
    const readAgain = vi.fn();
    loadAgain(error, failed, readAgain);

    expect(failed.counted.reloads).toBe(reloads);
    expect(readAgain).toHaveBeenCalledTimes(reads ?? 0);
  });
});
