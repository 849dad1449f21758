import { expect, it } from "vitest";
import { historyRows } from "./history-rows.ts";

it("gives the medians of a history in their order, with the sales they rest on", () => {
  const points = [
    { quarter: "2025Q4", medianYenPerM2: 980_000, n: 12 },
    { quarter: "2026Q1", medianYenPerM2: 1_010_000, n: 3 },
  ];

  expect(historyRows({ points })).toEqual([
    { quarter: { year: 2025, quarter: 4 }, value: 980_000, n: 12 },
    { quarter: { year: 2026, quarter: 1 }, value: 1_010_000, n: 3 },
  ]);
});

it("draws nothing without a history, and no point of a quarter that is none", () => {
  expect(historyRows(null)).toEqual([]);
  expect(historyRows({ points: [{ quarter: "2025Q5", medianYenPerM2: 980_000, n: 12 }] })).toEqual([]);
});
