import { expect, test } from "vitest";
import { isNumberedChome, withoutChome } from "./chome.ts";

test.each([
  ["八広六丁目", "八広", true],
  ["北新宿十二丁目", "北新宿", true],
  ["一番町", "一番町", false],
  ["二十騎町", "二十騎町", false],
  ["一丁目", "", true],
  ["八広", "八広", false],
])("%s is one of %s: %j", (chome, town, isNumbered) => {
  expect([withoutChome(chome), isNumberedChome(chome)]).toEqual([town, isNumbered]);
});
