import { describe, expect, test } from "vitest";
import { type Page, reloadOnce, reloadOnFailedChunk } from "./chunk-reload.ts";

const NOON = Date.UTC(2026, 10, 21, 12);

function page(memory: Map<string, string> = new Map()) {
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
  return { counted, sessionStorage, location };
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

  test("never reloads where nothing can be remembered", () => {
    const { location, counted } = page();
    const blocked: Page = {
      location,
      get sessionStorage(): Page["sessionStorage"] {
        throw new DOMException("denied", "SecurityError");
      },
    };

    expect(reloadOnce(blocked, NOON)).toBe(false);
    expect(counted.reloads).toBe(0);
  });
});

describe("reloadOnFailedChunk", () => {
  test("reloads for the first failed chunk and hands the second one to the error page", () => {
    const failing = page();
    const listeners: ((event: Pick<Event, "preventDefault">) => void)[] = [];
    reloadOnFailedChunk({ ...failing, addEventListener: (_, listener) => listeners.push(listener) }, () => NOON);
    const events: boolean[] = [];
    const fail = () => {
      let isPrevented = false;
      for (const listener of listeners) listener({ preventDefault: () => (isPrevented = true) });
      events.push(isPrevented);
    };

    fail();
    fail();

    expect(failing.counted.reloads).toBe(1);
    expect(events).toEqual([false, true]);
  });
});
