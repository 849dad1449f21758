import { describe, expect, it } from "vitest";
import type { FactId } from "#domain/risk/model/facts.ts";
import { site } from "#test/support/risk-sites.ts";
import { rate } from "./rate.ts";

/** The building of section 5 of docs/models/risk.md. */
const EXAMPLE: Readonly<Partial<Record<FactId, number | "none">>> = {
  quake_i55: 47,
  ground_arv: 1.9,
  liquefaction_pl: 12,
  tokyo_kikendo_total: 3,
  builtYear: 1998,
  builtMonth: 3,
  ageYears: 28,
  units: 64,
  flood_max_rank: 3,
  flood_duration_rank: 4,
  flood_collapse: "none",
  inland_flood_rank: 1,
  storm_surge_rank: 2,
  tsunami_rank: "none",
  landslide: "none",
  crime_rate_quintile: 3,
  childcareCount800m: 8,
  elementaryDistanceM: 350,
  parksCount: 6,
  facilityCategoriesWithin10min: 5,
  populationChange2050: -6.2,
  liquidity: 2.1,
  volatility: 5.2,
};
const at = (floor: number | null) => rate(site(EXAMPLE, floor));

describe("the worked example of the published formula", () => {
  it("has the scores of its indicators", () => {
    const scores = at(null).pillars.map(({ indicators }) => indicators.map(({ score }) => score));

    expect(scores).toEqual([[15.8, 37.5, 40, 55, 85], [10, 45, 100], [null, 69, 80, null], [60], [80, 100, 65], [83.3, 84.5, 71.3, 80.3]]);
  });

  it("has its pillars and how much of each has data", () => {
    expect(at(null).pillars.map(({ score, coverage }) => [score, coverage])).toEqual([
      [45.9, 1],
      [8.6, 1],
      [null, 0.35],
      [60, 1],
      [83.3, 1],
      [80.5, 1],
    ]);
  });

  it("has 47.4 points, BB, from 84 % of the data, between BB and BBB", () => {
    expect(at(null)).toMatchObject({
      overall: 47.4,
      letter: "BB",
      isProvisional: false,
      caps: [],
      possible: { lowest: "B", highest: "BBB", leastPoints: 41.8, mostPoints: 58.7 },
    });
    expect(at(null).coverage).toBeCloseTo(0.84, 2);
  });

  it("is capped on the second floor, which three metres of water reach", () => {
    expect(at(2)).toMatchObject({ overall: 47.6, letter: "BB", caps: [{ id: "deep-flood-low-floor", atMost: "BBB" }] });
  });

  it("is BBB on the sixth, above all water: flood 70, 高潮 85", () => {
    const sixth = at(6);

    expect(sixth).toMatchObject({ overall: 63, letter: "BBB", caps: [] });
    expect(sixth.pillars[1]?.indicators.map(({ score }) => score)).toEqual([70, 85, 100]);
  });
});
