import { describe, expect, test } from "vitest";
import { pageTransition } from "./page-transition.ts";

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
