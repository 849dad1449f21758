import { afterEach, describe, expect, test, vi } from "vitest";
import { pageTransition } from "./page-transition.ts";

function motion(isReduced: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
}

describe("the page transition", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("is named page and plays between two pages", () => {
    motion(false);

    expect(pageTransition.types({ pathChanged: true })).toEqual(["page"]);
  });

  test("does not play when only a filter or an anchor changes", () => {
    motion(false);

    expect(pageTransition.types({ pathChanged: false })).toBe(false);
  });

  test("does not play for people who asked for less motion", () => {
    motion(true);

    expect(pageTransition.types({ pathChanged: true })).toBe(false);
  });
});
