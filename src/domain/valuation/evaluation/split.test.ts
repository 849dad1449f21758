import { expect, it } from "vitest";
import type { SaleRow } from "#domain/valuation/core/types.ts";
import { formatQuarter, quarterIndex } from "#kernel/quarter.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { quantile } from "./quantile.ts";
import { splitByTime } from "./split.ts";

it("lets nothing later be seen by what comes before", () => {
  const sales = syntheticSales(2000);
  const { fit, calibration, test } = splitByTime(sales, { trainUntil: { year: 2023, quarter: 2 }, testUntil: { year: 2024, quarter: 2 } });
  const range = (rows: readonly SaleRow[]) => {
    const indexes = rows.map(({ quarter }) => quarterIndex(quarter));
    return [Math.min(...indexes), Math.max(...indexes)];
  };

  expect(range([...fit])[1]).toBeLessThan(range([...calibration])[0] ?? 0);
  expect([...new Set(calibration.map(({ quarter }) => formatQuarter(quarter)))].sort()).toEqual(["2023Q1", "2023Q2"]);
  expect([...new Set(test.map(({ quarter }) => formatQuarter(quarter)))].sort()).toEqual(["2023Q3", "2023Q4", "2024Q1", "2024Q2"]);
});

it.each([
  [[1, 2, 4], 0.5, 2],
  [[1, 2], 0.5, 1.5],
  [[4, 1, 3, 2], 0.25, 1.75],
  [[7], 0.9, 7],
])("quantile R-7 of %j at %d is %d", (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});
