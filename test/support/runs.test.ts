import { expect, test } from "vitest";
import { runs } from "./runs.ts";

test("tries the usual number where nothing else is asked for", () => {
  expect(runs({ few: 1, usual: 2, full: 3 }, "usual")).toBe(2);
});

test("tries few or many where that is asked for, and the usual number where a test names none", () => {
  const wanted = { few: 1, usual: 2, full: 3 };
  expect([runs(wanted, "few"), runs(wanted, "full")]).toEqual([1, 3]);
  expect([runs({ usual: 2 }, "few"), runs({ usual: 2 }, "full")]).toEqual([2, 2]);
});

test("refuses a depth that nobody knows", () => {
  expect(() => runs({ usual: 2 }, "deep")).toThrow("TEST_RUNS must be one of few, usual, full, not deep");
});
