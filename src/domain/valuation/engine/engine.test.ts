import { beforeAll, describe, expect, it } from "vitest";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { SaleRow, Subject } from "#domain/valuation/core/types.ts";
import { quantile } from "#domain/valuation/evaluation/quantile.ts";
import { quarterAt } from "#kernel/quarter.ts";
import { type SyntheticModel, syntheticModel } from "#test/support/synthetic-model.ts";
import { aSubject } from "#test/support/synthetic-sales.ts";
import { createEngine } from "./engine.ts";
import { gradeOf, oneStepLower } from "./grade.ts";

let trained: SyntheticModel;
let engine: EstimateEngine;
beforeAll(async () => {
  trained = await syntheticModel();
  engine = createEngine(trained.model, trained.sales);
});

const asOf = { year: 2025, quarter: 1 } as const;
const appraise = (subject: Subject, mode: "blind" | "informed" = "blind") => engine.appraise(subject, { asOf, mode });

function subjectOf(sale: SaleRow): Subject {
  const { id: _id, price: _price, quarter: _quarter, priceCategory: _category, ...home } = sale;
  return { ...home, floor: null, direction: null };
}

const ordinary = () => subjectOf(trained.sales[0] as SaleRow);

describe("an appraisal", () => {
  it("holds point, band, chance, grade, factors and comparables", () => {
    const outcome = appraise(ordinary());

    if (!outcome.estimated) throw new Error(outcome.reason);
    expect(outcome.low).toBeLessThanOrEqual(outcome.point);
    expect(outcome.high).toBeGreaterThanOrEqual(outcome.point);
    expect(outcome.withinTenPercent).toBeGreaterThan(0.3);
    expect(outcome.withinTenPercent).toBeLessThan(1);
    expect(["A", "B", "C", "D"]).toContain(outcome.grade);
    expect(outcome.basePrice + outcome.factors.reduce((sum, { yen }) => sum + (yen ?? 0), 0)).toBe(outcome.point);
    expect(outcome.baseLabel).toContain(`${ordinary().cityName}の平均的な部屋(`);
    expect(outcome.baseLabel).toContain("2024年第1四半期の相場");
    expect(outcome.comparables.length).toBeGreaterThan(2);
    expect(outcome.comparableCount).toBeGreaterThanOrEqual(outcome.comparables.length);
  });

  it("starts from an average home of which no more is known than of the home itself", () => {
    const baseOf = (builtYear: number | null) => {
      const outcome = appraise({ ...ordinary(), builtYear });
      return outcome.estimated ? { year: outcome.base?.builtYear, words: outcome.baseLabel } : null;
    };

    expect(baseOf(2008)?.words).toMatch(/㎡・\d{4}年築、/);
    expect(baseOf(null)).toMatchObject({ year: null, words: expect.not.stringContaining("年築") });
  });

  it("comes near the prices of sales it has not seen", () => {
    const errors = trained.heldBack
      .filter(({ priceCategory }) => priceCategory === "contract")
      .map((sale) => ({ sale, outcome: engine.appraise(subjectOf(sale), { asOf: sale.quarter, mode: "blind" }) }))
      .flatMap(({ sale, outcome }) => (outcome.estimated ? [Math.abs(outcome.point / sale.price - 1)] : []))
      .sort((a, b) => a - b);

    // The market's own noise is 8 %: its median is 5.4 %.
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.08);
  });

  it("is the same each time", () => {
    expect(appraise(ordinary())).toEqual(appraise(ordinary()));
  });

  it("cannot be moved by an asking price: one smuggled in changes nothing", () => {
    const smuggled = { ...ordinary(), askingPrice: 1, price: 1 };

    expect(appraise(smuggled)).toEqual(appraise(ordinary()));
  });

  it("is refused in a city that the model has not learnt, however many sales have come from there since", () => {
    const moved = trained.sales.map((sale) => ({ ...sale, cityCode: "13201", cityName: "八王子市" }));
    const later = createEngine(trained.model, [...trained.sales, ...moved]);
    const there = { ...ordinary(), cityCode: "13201", cityName: "八王子市" };

    expect(later.appraise(there, { asOf, mode: "blind" })).toEqual({ estimated: false, grade: "E", reason: "out-of-area" });
    expect(later.appraise(ordinary(), { asOf, mode: "blind" })).toMatchObject({ estimated: true });
  });

  it("looks at no sale after its day", () => {
    const early = engine.appraise(ordinary(), { asOf: { year: 2022, quarter: 1 }, mode: "blind" });

    if (!early.estimated) throw new Error(early.reason);
    expect(early.comparables.every(({ quarter }) => quarter.year < 2022 || (quarter.year === 2022 && quarter.quarter === 1))).toBe(true);
  });

  it("ignores what only the owner knows when blind", () => {
    expect(appraise({ ...ordinary(), renovated: true })).toEqual(appraise({ ...ordinary(), renovated: null }));
  });

  it("does not price floor and direction in without a table of theirs, and says so", () => {
    const outcome = appraise({ ...ordinary(), floor: 20, direction: "南" }, "informed");

    expect(outcome).toEqual(appraise(ordinary(), "informed"));
    expect(outcome).toMatchObject({ factors: expect.arrayContaining([{ group: "floor", yen: null }]) });
  });

  it("manages with nothing but city, town and size", () => {
    const bare = { ...ordinary(), place: null, layout: null, builtYear: null, zoning: null };

    expect(appraise(bare)).toMatchObject({ estimated: true });
  });

  it("tells version, origin and last quarter of what it knows", () => {
    expect(engine).toMatchObject({ modelVersion: "condo-2025.01-00000000", isSample: true });
    expect(engine.dataAsOf(ordinary())).toEqual({ year: 2024, quarter: 4 });
  });

  it("counts the comparables it would use", () => {
    const outcome = appraise(ordinary());

    expect(outcome).toMatchObject({ comparableCount: engine.countComparables(ordinary(), asOf) });
  });
});

describe("appraisals in brief", () => {
  const subjects = () => trained.sales.slice(0, 200).map(subjectOf);

  it("are the same points as in full, in the order asked, and the same grades while the market is known", () => {
    const known = { year: 2024, quarter: 4 } as const;
    const brief = engine.appraiseBriefly(subjects(), { asOf: known });
    const full = subjects().map((subject) => engine.appraise(subject, { asOf: known, mode: "blind" }));

    const shown = (one: (typeof full)[number] | (typeof brief)[number]) => (one.estimated ? [one.point, one.grade] : one.reason);
    expect(brief.map(shown)).toEqual(full.map(shown));
  });

  it("have a band that holds the one in full, and within it the five per cent ends outside the ten per cent ends", () => {
    for (const [i, one] of engine.appraiseBriefly(subjects(), { asOf: { year: 2025, quarter: 4 } }).entries()) {
      const full = engine.appraise(subjects()[i] as Subject, { asOf: { year: 2025, quarter: 4 }, mode: "blind" });
      if (!one.estimated || !full.estimated) continue;
      expect([one.q05 < one.q10, one.q10 <= full.low, full.high <= one.q90, one.q90 < one.q95]).toEqual([true, true, true, true]);
    }
  });

  it("grow less sure with the days that nobody has tested", () => {
    const tested = {
      horizons: [
        { quartersAfter: 1, n: 500, mdape: 0.1, ppe10: 0.5, medianRatio: 1, coverage80: 0.8, medianBandWidth: 0.3, below: 0.1, above: 0.1 },
      ],
      wardHorizons: [],
    };
    const ahead = (quarters: number) => ({ asOf: quarterAt(trained.model.lastQuarter + quarters) });
    const [near, far] = [1, 4].map(
      (quarters) => createEngine(trained.model, trained.sales, tested).appraiseBriefly([ordinary()], ahead(quarters))[0],
    );

    expect([near, far]).toMatchObject([{ isTestedHorizon: true }, { isTestedHorizon: false }]);
    expect(engine.appraiseBriefly([ordinary()], { asOf })).toMatchObject([{ isTestedHorizon: false }]);
  });

  it("refuse what appraisals in full refuse, beside others that they price", () => {
    const [first, second] = subjects() as [Subject, Subject];
    const outcomes = engine.appraiseBriefly([first, { ...first, areaM2: 2 }, { ...first, kind: "land" }, second], { asOf });

    expect(outcomes).toMatchObject([{ estimated: true }, { reason: "outlier-size" }, { reason: "out-of-area" }, { estimated: true }]);
  });

  it("without similar sales are the same points and refusals, graded by the band alone and so never lower", () => {
    const asked = [...subjects(), { ...ordinary(), areaM2: 2 }];
    const [beside, alone] = [true, false].map((isGradedBySales) => engine.appraiseBriefly(asked, { asOf, isGradedBySales }));
    const grades = "DCBA";

    for (const [i, one] of (beside ?? []).entries()) {
      const other = alone?.[i];
      if (!one.estimated || !other?.estimated) expect(other).toEqual(one);
      else {
        expect({ ...other, grade: one.grade }).toEqual({ ...one, agreement: null });
        expect(grades.indexOf(other.grade)).toBeGreaterThanOrEqual(grades.indexOf(one.grade));
      }
    }
  });

  it("cannot be moved by an asking price", () => {
    const smuggled = subjects().map((subject) => ({ ...subject, price: 1, askingPrice: 1 }));

    expect(engine.appraiseBriefly(smuggled, { asOf })).toEqual(engine.appraiseBriefly(subjects(), { asOf }));
  });
});

describe("an appraisal beside its comparables", () => {
  const outcomes = () =>
    trained.sales.slice(0, 300).flatMap((sale) => {
      const outcome = appraise(subjectOf(sale));
      return outcome.estimated ? [outcome] : [];
    });

  it("brings each comparable to the quarter it stands for, and holds the middle 80 % of them", () => {
    for (const { comparables, agreement, point } of outcomes()) {
      const prices = comparables.map(({ broughtForward }) => broughtForward?.price ?? Number.NaN);

      expect(agreement?.count).toBe(comparables.length);
      expect(agreement?.median).toBeCloseTo(quantile(prices, 0.5), -1);
      expect([agreement?.low ?? 0, agreement?.high ?? 0].map(Math.round)).toEqual(
        [0.1, 0.9].map((share) => Math.round(quantile(prices, share))),
      );
      if (agreement?.standing === "inside") expect(point >= agreement.low && point <= agreement.high).toBe(true);
      if (agreement?.standing === "outside") expect(point < agreement.low || point > agreement.high).toBe(true);
    }
  });

  it("is one grade less sure where it lies outside them or they are few, and says why where it lies outside", () => {
    const all = outcomes();
    const standings = new Set(all.map(({ agreement }) => agreement?.standing));

    expect(standings.has("inside")).toBe(true);
    expect(standings.size).toBeGreaterThan(1);
    for (const { agreement, grade, withinTenPercent, low, high, point } of all) {
      const unlowered = gradeOf({ withinTenPercent, bandWidth: (high - low) / point });
      expect(grade).toBe(agreement?.standing === "inside" ? unlowered : oneStepLower(unlowered));
      expect(agreement?.why !== null).toBe(agreement?.standing === "outside");
    }
  });

  it("stands for the newest quarter that has sales, at most two quarters on, and foretells the rest", () => {
    const outcome = engine.appraise(ordinary(), { asOf: { year: 2027, quarter: 1 }, mode: "blind" });

    if (!outcome.estimated) throw new Error(outcome.reason);
    expect(outcome.headline).toEqual({ quarter: { year: 2025, quarter: 2 }, knownUntil: { year: 2023, quarter: 4 }, quartersAhead: 6 });
    expect(outcome.forecast?.map(({ quartersAhead }) => quartersAhead)).toEqual([7, 8]);
    expect(outcome.forecast?.every(({ low, point, high, isTested }) => low <= point && point <= high && !isTested)).toBe(true);
  });

  it("has a band that widens with each quarter further ahead, where the home does not grow older too", () => {
    const outcome = engine.appraise({ ...ordinary(), builtYear: null }, { asOf: { year: 2023, quarter: 4 }, mode: "blind" });

    if (!outcome.estimated) throw new Error(outcome.reason);
    const widths = [outcome, ...(outcome.forecast ?? [])].map(({ low, high }) => Math.log(high / low));
    expect(widths).toHaveLength(9);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
  });

  it("tells what the test measured, of its own ward where it can", () => {
    const slice = { n: 500, mdape: 0.09, medianRatio: 1, ppe10: 0.5, coverage80: 0.79, medianBandWidth: 0.4, below: 0.1, above: 0.11 };
    const { cityCode, cityName } = ordinary();
    const tested = {
      horizons: [
        { quartersAfter: 5, ...slice },
        { quartersAfter: 6, ...slice, coverage80: 0.77 },
      ],
      wardHorizons: [{ cityCode, cityName, horizons: [{ quartersAfter: 5, ...slice, coverage80: 0.74 }] }],
    };
    const outcome = createEngine(trained.model, trained.sales, tested).appraise(ordinary(), { asOf, mode: "blind" });

    expect(outcome).toMatchObject({ measured: { cityName, quartersAhead: 5, coverage80: 0.74, n: 500 } });
    expect(outcome.estimated && outcome.forecast?.[0]).toMatchObject({ quartersAhead: 6, isTested: true, coverage80: 0.77 });
  });
});

describe("no estimate is given", () => {
  it.each<[string, Partial<Subject>]>([
    ["out-of-area", { cityCode: "27100" }],
    ["out-of-area", { kind: "house" }],
    ["outlier-size", { areaM2: 301 }],
    ["outlier-size", { areaM2: 7 }],
    ["too-few-comparables", { place: { lon: 141, lat: 43 }, town: "遠い町" }],
    ["too-few-comparables", { place: null, town: "知らない町" }],
  ])("%s: %j", (reason, given) => {
    expect(appraise({ ...ordinary(), ...given })).toEqual({ estimated: false, grade: "E", reason });
  });

  it("by an engine without sales", () => {
    expect(createEngine(trained.model, []).appraise(aSubject(), { asOf, mode: "blind" })).toMatchObject({ reason: "out-of-area" });
  });
});
