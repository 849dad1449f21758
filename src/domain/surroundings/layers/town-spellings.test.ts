import { expect, test } from "vitest";
import { townSpellings } from "./town-spellings.ts";

test.each([
  ["霞ヶ関二丁目", "霞ケ関二丁目"],
  ["霞ケ関二丁目", "霞ヶ関二丁目"],
  ["御茶の水", "御茶ノ水"],
  ["大字寺山", "寺山"],
  ["寺山", "大字寺山"],
])("%s may be written %s", (chome, spelling) => {
  expect(townSpellings(chome)[0]).toBe(chome);
  expect(townSpellings(chome)).toContain(spelling);
});

test("another town is never one of the spellings", () => {
  expect(townSpellings("一番町")).not.toContain("三番町");
  expect(townSpellings("八広六丁目").every((name) => name.endsWith("八広六丁目"))).toBe(true);
});
