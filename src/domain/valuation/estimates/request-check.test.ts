import { describe, expect, it } from "vitest";
import type { Appraisal, Comparable } from "#domain/valuation/core/types.ts";
import { checkAppraisal } from "./request-check.ts";

function aComparable(price: number): Comparable {
  return {
    saleId: 1,
    quarter: { year: 2026, quarter: 3 },
    priceCategory: "contract",
    cityName: "江東区",
    town: "豊洲",
    place: null,
    price,
    areaM2: 50,
    layout: "2LDK",
    builtYear: 2008,
    distanceM: null,
    reason: "same-town",
    similarity: 0.8,
    broughtForward: null,
  };
}

function anAppraisal(changes: Partial<Appraisal> = {}): Appraisal {
  const comparables = [48_000_000, 50_000_000, 52_000_000].map(aComparable);
  return {
    grade: "B",
    point: 50_000_000,
    low: 44_000_000,
    high: 57_000_000,
    withinTenPercent: 0.6,
    basePrice: 40_000_000,
    baseLabel: "23区の平均的な住戸",
    base: null,
    headline: null,
    forecast: null,
    agreement: null,
    measured: null,
    factors: [
      { group: "location", yen: 12_000_000 },
      { group: "age", yen: -2_000_000 },
      { group: "floor", yen: null },
    ],
    comparables,
    comparableCount: 3,
    ...changes,
  };
}

describe("checking an appraisal", () => {
  it("passes figures that agree with each other and with the comparables", () => {
    const appraisal = anAppraisal();

    expect(checkAppraisal(appraisal, 50)).toEqual({ appraisal, findings: [] });
    const parts = { landYen: 30_000_000, buildingYen: 20_000_000, isNearlyAllLand: false };
    for (const given of [parts, null]) expect(checkAppraisal(anAppraisal({ parts: given }), 50).findings).toEqual([]);
  });

  it.each([
    [
      "parts that leave a yen over",
      { parts: { landYen: 30_000_000, buildingYen: 19_999_999, isNearlyAllLand: false } },
      "parts do not add up",
    ],
    ["a part below nothing", { parts: { landYen: 51_000_000, buildingYen: -1_000_000, isNearlyAllLand: true } }, "parts do not add up"],
    ["a point above the band", { high: 49_999_999 }, "band does not hold the point"],
    ["a point below the band", { low: 50_000_001 }, "band does not hold the point"],
    ["a band without end", { high: Number.POSITIVE_INFINITY }, "band does not hold the point"],
    ["a low end of nothing", { low: 0 }, "band does not hold the point"],
    ["a probability over one", { withinTenPercent: 1.01 }, "probability outside 0–1"],
    ["a probability that is no number", { withinTenPercent: Number.NaN }, "probability outside 0–1"],
    ["factors one yen off", { basePrice: 40_000_001 }, "factors do not add up"],
  ])("throws on %s", (_what, changes, fault) => {
    expect(() => checkAppraisal(anAppraisal(changes), 50)).toThrow(fault);
  });

  it.each([
    ["A", "B"],
    ["B", "C"],
    ["C", "D"],
    ["D", "D"],
  ] as const)("lowers grade %s to %s when the comparables sold for far less", (grade, lowered) => {
    const comparables = [30_000_000, 31_000_000, 32_000_000].map(aComparable);

    const { appraisal, findings } = checkAppraisal(anAppraisal({ grade, comparables }), 50);

    expect(appraisal.grade).toBe(lowered);
    expect(findings).toEqual(["far-from-comparables"]);
  });

  it.each([
    [33_400_000, []],
    [33_300_000, ["far-from-comparables"]],
    [74_900_000, []],
    [75_100_000, ["far-from-comparables"]],
  ])("sets the limit at one and a half times: comparables at %d yen", (price, expected) => {
    const comparables = [price, price, price, price].map(aComparable);

    expect(checkAppraisal(anAppraisal({ comparables }), 50).findings).toEqual(expected);
  });

  it.each([
    ["inside", []],
    ["outside", ["outside-comparables"]],
    ["few", ["few-comparables"]],
  ] as const)("tells of an estimate that stands %s among its comparables, and lowers no grade twice", (standing, expected) => {
    const prices = { median: 50_000_000, low: 45_000_000, high: 55_000_000, count: 20, gap: 0 };
    const agreement = { indexName: "市況指数", ...prices, standing, why: null };
    const far = [30_000_000, 31_000_000, 32_000_000].map(aComparable);

    const near = checkAppraisal(anAppraisal({ agreement }), 50);
    const outside = checkAppraisal(anAppraisal({ agreement, comparables: far }), 50);

    expect([near.findings, near.appraisal.grade]).toEqual([expected, "B"]);
    expect(outside.appraisal.grade).toBe(standing === "inside" ? "C" : "B");
  });

  it("does not let two comparables speak against an estimate", () => {
    const comparables = [20_000_000, 20_000_000].map(aComparable);

    expect(checkAppraisal(anAppraisal({ comparables }), 50).findings).toEqual([]);
  });
});
