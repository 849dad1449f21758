import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { Appraisal, EstimateMode, SaleRow, Subject } from "#domain/valuation/core/types.ts";
import { createEngine } from "#domain/valuation/engine/engine.ts";
import { untested } from "#domain/valuation/engine/telling/measured.ts";
import { DIRECTION } from "#kernel/fields/home-fields.ts";
import { type SyntheticModel, syntheticModel } from "#test/support/synthetic-model.ts";
import { unitTable } from "./load-unit-table.server.ts";

let trained: SyntheticModel;
let engine: EstimateEngine;
let engineOfSales: EstimateEngine;
beforeAll(async () => {
  trained = await syntheticModel();
  engine = createEngine(trained.model, trained.sales, untested, { units: unitTable() });
  engineOfSales = createEngine(trained.model, trained.sales);
});

const asOf = { year: 2025, quarter: 3 } as const;

function homeOf(i: number, told: Partial<Subject> = {}): Subject {
  const sale = trained.sales[i % trained.sales.length] as SaleRow;
  const { id: _id, price: _price, quarter: _quarter, priceCategory: _category, ...home } = sale;
  return { ...home, floor: null, direction: null, ...told };
}

function priced(subject: Subject, mode: EstimateMode = "blind", by = engine): Appraisal | null {
  const outcome = by.appraise(subject, { asOf, mode });
  return outcome.estimated ? outcome : null;
}

const anyHome = fc.nat({ max: 1000 });
const anyTold = fc.record({
  floor: fc.option(fc.integer({ min: 1, max: 60 })),
  totalFloors: fc.option(fc.integer({ min: 1, max: 60 })),
  direction: fc.option(fc.constantFrom(...DIRECTION.rule.choices)),
  isCorner: fc.option(fc.boolean()),
});

describe("a home of which floor, direction or corner are told", () => {
  it("costs what it costs without where none of them is, to the yen and in all that is told beside", () => {
    for (const mode of ["blind", "informed"] as const)
      for (let i = 0; i < 40; i += 1) expect(priced(homeOf(i, { totalFloors: 30 }), mode)).toEqual(priced(homeOf(i), mode, engineOfSales));
  });

  it("has factors that add up to the yen, of which the others are what they are without", () => {
    let told = 0;
    fc.assert(
      fc.property(anyHome, anyTold, (i, unit) => {
        const [own, usual] = [priced(homeOf(i, unit)), priced(homeOf(i))];
        if (!own || !usual) return;
        expect(own.basePrice + own.factors.reduce((sum, { yen }) => sum + (yen ?? 0), 0)).toBe(own.point);
        expect(own.factors.filter(({ group }) => group !== "floor")).toEqual(usual.factors.filter(({ group }) => group !== "floor"));
        const floor = own.factors.find(({ group }) => group === "floor");
        const isTold = unit.floor !== null || unit.direction !== null || unit.isCorner !== null;
        expect(floor?.yen ?? null).toBe(isTold ? own.point - usual.point : null);
        expect(floor?.source === undefined).toBe(!isTold);
        told += isTold ? 1 : 0;
      }),
      { numRuns: 60 },
    );
    expect(told).toBeGreaterThan(30);
  });

  it("is never cheaper a floor higher, nor to the south than to the north, now or later, at either end of its band", () => {
    fc.assert(
      fc.property(anyHome, anyTold, fc.integer({ min: 1, max: 59 }), (i, unit, floor) => {
        const [low, high] = [priced(homeOf(i, { ...unit, floor })), priced(homeOf(i, { ...unit, floor: floor + 1 }))];
        if (!low || !high) return;
        expect(pricesOf(high).every((price, k) => price >= (pricesOf(low)[k] ?? Number.NaN))).toBe(true);
        const [north, south] = [priced(homeOf(i, { ...unit, direction: "北" })), priced(homeOf(i, { ...unit, direction: "南" }))];
        expect(south?.point).toBeGreaterThan(north?.point ?? Number.NaN);
      }),
      { numRuns: 40 },
    );
  });

  it("has one price wherever it is asked for: in brief, with its forecast, with all that explains it", () => {
    fc.assert(
      fc.property(anyHome, anyTold, (i, unit) => {
        const subject = homeOf(i, unit);
        const whole = priced(subject);
        const [graded, alone] = [true, false].map((isGradedBySales) => engine.appraiseBriefly([subject], { asOf, isGradedBySales })[0]);
        if (!whole || !graded?.estimated || !alone?.estimated) return;
        expect([graded.point, alone.point, graded.agreement?.gap]).toEqual([whole.point, whole.point, whole.agreement?.gap]);
        expect(graded.q10).toBeLessThanOrEqual(whole.point);
        expect(graded.q90).toBeGreaterThanOrEqual(whole.point);
      }),
      { numRuns: 40 },
    );
  });
});

function pricesOf({ low, point, high, forecast }: Appraisal): number[] {
  return [low, point, high, ...(forecast ?? []).flatMap((later) => [later.low, later.point, later.high])];
}
