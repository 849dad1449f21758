import { expect, it } from "vitest";
import { isBuiltYearOfSale } from "./built-year-of-sale.ts";

it("a home that is sold was built since 1868, and is finished five years later at most", () => {
  expect([1867, 1868, 2024, 2029, 2030].map((year) => isBuiltYearOfSale(year, 2024))).toEqual([false, true, true, true, false]);
});
