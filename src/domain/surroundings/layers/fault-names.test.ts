import { expect, it } from "vitest";
import { FAULT_NAMES, faultName } from "./fault-names.ts";

it.each([
  ["Tokyowan-hokuen", "東京湾北縁断層"],
  ["Tachikawa", "立川断層"],
  ["Yunotake", "断層 Yunotake（英字の名称）"],
  ["toString", "断層 toString（英字の名称）"],
  ["見本断層", "見本断層"],
])("a fault that the catalogue calls %s is called %s", (name, words) => {
  expect(faultName(name)).toBe(words);
});

it("every name of the table is Japanese, and no two faults share one", () => {
  const names = Object.values(FAULT_NAMES.byCatalogueName);

  expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
