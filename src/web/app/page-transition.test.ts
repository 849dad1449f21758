import { describe, expect, test } from "vitest";
import { letMotionsEnd, pageTransition } from "./page-transition.ts";

const moving = pageTransition(() => false);

describe("the page transition", () => {
  test("is named page and plays between two pages", () => {
    expect(moving.types({ pathChanged: true })).toEqual(["page"]);
  });

  test("does not play when only a filter or an anchor changes", () => {
    expect(moving.types({ pathChanged: false })).toBe(false);
  });

  test("does not play for people who asked for less motion, from the moment they do", () => {
    let isReduced = false;
    const transition = pageTransition(() => isReduced);
    const before = transition.types({ pathChanged: true });
    isReduced = true;

    expect([before, transition.types({ pathChanged: true })]).toEqual([["page"], false]);
  });
});

describe("a motion that the browser gives up", () => {
  const given = (): ViewTransition => ({
    ready: Promise.reject(new DOMException("Viewport size changed", "InvalidStateError")),
    finished: Promise.resolve(undefined),
    updateCallbackDone: Promise.resolve(undefined),
    skipTransition: () => undefined,
    types: new Set() as ViewTransitionTypeSet,
  });

  test("is no fault of the page", async () => {
    const faults: unknown[] = [];
    const note = (fault: unknown): void => void faults.push(fault);
    process.on("unhandledRejection", note);
    const page = { startViewTransition: given };
    letMotionsEnd(page);
    await page.startViewTransition().finished;
    await new Promise(setImmediate);
    process.off("unhandledRejection", note);

    expect(faults).toEqual([]);
  });

  test("is not looked for where the browser has none", () => {
    const page = {};
    letMotionsEnd(page);

    expect(page).toEqual({});
  });
});
