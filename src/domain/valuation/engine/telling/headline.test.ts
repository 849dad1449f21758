import { describe, expect, it } from "vitest";
import { formatQuarter, parseQuarter, type Quarter, quarterIndex } from "#kernel/quarter.ts";
import { forecastQuarters, headlineOf } from "./headline.ts";

const at = (text: string) => parseQuarter(text) as Quarter;
const headline = (asked: string, lastSold: string, lastLearnt: string) =>
  headlineOf(at(asked), { lastSold: quarterIndex(at(lastSold)), lastLearnt: quarterIndex(at(lastLearnt)) });

describe("the quarter that a price stands for", () => {
  it.each([
    ["2026Q4", "2025Q2", "2025Q2", "2025Q4", 2],
    ["2025Q3", "2025Q2", "2025Q2", "2025Q3", 1],
    ["2025Q2", "2025Q2", "2025Q2", "2025Q2", 0],
    ["2024Q1", "2025Q2", "2025Q2", "2024Q1", 0],
    // Sales came since the model has learnt.
    ["2026Q4", "2025Q3", "2025Q2", "2026Q1", 3],
  ])("asked in %s, with sales until %s and a model until %s, is %s", (asked, lastSold, lastLearnt, quarter, quartersAhead) => {
    expect(headline(asked, lastSold, lastLearnt)).toEqual({ quarter: at(quarter), knownUntil: at(lastLearnt), quartersAhead });
  });

  it.each([
    ["2026Q4", ["2026Q1", "2026Q2", "2026Q3", "2026Q4", "2027Q1", "2027Q2"]],
    ["2025Q2", ["2025Q3", "2025Q4", "2026Q1", "2026Q2", "2026Q3", "2026Q4", "2027Q1", "2027Q2"]],
  ])("asked in %s leaves what lies between it and eight quarters after the known ones to the forecast", (asked, expected) => {
    expect(forecastQuarters(headline(asked, "2025Q2", "2025Q2")).map(formatQuarter)).toEqual(expected);
  });

  it("leaves nothing to a forecast where it stands as far ahead as the market is carried on", () => {
    expect(forecastQuarters({ quarter: at("2027Q2"), knownUntil: at("2025Q2"), quartersAhead: 8 })).toEqual([]);
  });
});
