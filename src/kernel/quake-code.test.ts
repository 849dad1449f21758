import { expect, it } from "vitest";
import { isNewQuakeCode } from "./quake-code.ts";

it.each([
  // By 建築確認, whenever it was finished.
  ["1981-06-01", 1982, 3, true],
  ["1981-05-31", 1983, 12, false],
  ["1981-05-31", null, null, false],
  ["2008-05-01", null, null, true],
  // By the month in which it was finished.
  [null, 1981, 5, false],
  [null, 1981, 6, null],
  [null, 1983, 3, null],
  [null, 1983, 4, true],
  [null, 1995, 4, true],
  // By the year alone: what may be either is not known.
  [null, 1980, null, false],
  [null, 1981, null, null],
  [null, 1983, null, null],
  [null, 1984, null, true],
  [null, null, null, null],
  [null, null, 4, null],
])("a building confirmed on %s and finished in %s-%s is of 新耐震: %s", (confirmedOn, builtYear, builtMonth, isNew) => {
  expect(isNewQuakeCode({ confirmedOn, builtYear, builtMonth })).toBe(isNew);
});
