import { expect, test } from "vitest";
import { builtYearFaults } from "./built-year-fault.ts";

const tooLarge = [{ field: "built", reason: "too-large", message: "建った年は2029年までで指定してください" }];

test.each([
  [undefined, []],
  [1975, []],
  [2029, []],
  [2030, tooLarge],
  [2099, tooLarge],
])("the built year %s has the faults %j in 2026", (built, faults) => {
  expect(builtYearFaults(built, new Date("2026-11-21T03:00:00Z"))).toEqual(faults);
});

test("the year is that of Japan", () => {
  expect(builtYearFaults(2030, new Date("2026-12-31T15:00:00Z"))).toEqual([]);
});
