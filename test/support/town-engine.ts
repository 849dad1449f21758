import type { Sale } from "#domain/properties/types.ts";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { AppraisalOutcome, BriefOutcome, Comparable, PriceParts, Subject } from "#domain/valuation/core/types.ts";

/**
 * The smallest engine that keeps the promises of one: the median unit price of the town's sales, refused below three of them; of houses half is the land's.
 * It knows three quarters more of all prefectures but Tokyo.
 */
export function townEngine(sales: readonly Sale[], modelVersion = "town-1", dataRevision = 0): EstimateEngine {
  const alike = (subject: Subject) =>
    sales.filter(({ kind, cityCode, town }) => kind === subject.kind && cityCode === subject.cityCode && town === subject.town);
  return {
    modelVersion,
    isSample: false,
    dataAsOf: ({ cityCode }) => (cityCode.startsWith("13") ? { year: 2026, quarter: 2 } : { year: 2027, quarter: 1 }),
    dataRevision,
    answersRead: ["stationName", "frontageM"],
    countComparables: (subject) => alike(subject).length,
    appraise: (subject) => outcomeOf(subject, alike(subject)),
    laterPrice: () => null,
    appraiseBriefly: (subjects) => subjects.map((subject) => briefly(outcomeOf(subject, alike(subject)))),
  };
}

function briefly(outcome: AppraisalOutcome): BriefOutcome {
  if (!outcome.estimated) return { estimated: false, reason: outcome.reason };
  const { grade, point, low: q10, high: q90, withinTenPercent: chance10, comparables } = outcome;
  return {
    estimated: true,
    grade,
    point,
    q05: Math.round(point * 0.85),
    q10,
    q90,
    q95: Math.round(point * 1.15),
    chance10,
    isTestedHorizon: true,
    headline: { quarter: { year: 2026, quarter: 4 }, knownUntil: { year: 2026, quarter: 2 }, quartersAhead: 2 },
    agreement: { median: point, count: comparables.length, gap: 0, standing: "inside" },
  };
}

function outcomeOf(subject: Subject, sales: readonly Sale[]): AppraisalOutcome {
  if (sales.length < 3) return { estimated: false, grade: "E", reason: "too-few-comparables" };
  const prices = sales.map(({ price, areaM2 }) => price / areaM2).sort((a, b) => a - b);
  const point = Math.round((prices[Math.floor(prices.length / 2)] ?? 0) * subject.areaM2);
  return {
    estimated: true,
    grade: "B",
    point,
    low: Math.round(point * 0.9),
    high: Math.round(point * 1.1),
    withinTenPercent: 0.8,
    basePrice: point - 1_000_000,
    baseLabel: "町の中央値",
    base: null,
    headline: null,
    forecast: null,
    agreement: null,
    measured: null,
    factors: [
      { group: "location", yen: 1_000_000 },
      { group: "floor", yen: null },
    ],
    parts: subject.kind === "house" ? halves(point) : null,
    comparables: sales.map(comparableOf),
    comparableCount: sales.length,
  };
}

function halves(point: number): PriceParts {
  const landYen = Math.floor(point / 2);
  return { landYen, buildingYen: point - landYen, isNearlyAllLand: false };
}

function comparableOf(sale: Sale, index: number): Comparable {
  const { quarter, priceCategory, cityName, town, place, price, areaM2, layout, builtYear } = sale;
  const facts = { quarter, priceCategory, cityName, town, place, price, areaM2, layout, builtYear };
  return { ...facts, saleId: index + 1, distanceM: null, reason: "same-town", similarity: 1 - index / 100, broughtForward: null };
}
