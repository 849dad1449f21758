import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { Appraisal, BriefPrice, SaleRow, Subject } from "#domain/valuation/core/types.ts";
import { createEngine } from "#domain/valuation/engine/engine.ts";
import { untested } from "#domain/valuation/engine/telling/measured.ts";
import { DIRECTION } from "#kernel/fields/home-fields.ts";
import { type SyntheticModel, syntheticModel } from "#test/support/synthetic-model.ts";
import { unitTable } from "./load-unit-table.server.ts";

let trained: SyntheticModel;
let engine: EstimateEngine;
beforeAll(async () => {
  trained = await syntheticModel();
  engine = createEngine(trained.model, trained.sales, untested, { units: unitTable() });
});

const asOf = { year: 2024, quarter: 4 } as const;
const HOMES = 120;
type Told = Pick<Subject, "floor" | "totalFloors" | "direction" | "isCorner">;

function homeOf(i: number, told: Partial<Told> = {}): Subject {
  const { id: _id, price: _price, quarter: _quarter, priceCategory: _category, ...home } = trained.sales[i] as SaleRow;
  return { ...home, floor: null, direction: null, ...told };
}

function asked(i: number, told: Partial<Told> = {}): { readonly whole: Appraisal; readonly brief: BriefPrice } | null {
  const whole = engine.appraise(homeOf(i, told), { asOf, mode: "blind" });
  const [brief] = engine.appraiseBriefly([homeOf(i, told)], { asOf });
  return whole.estimated && brief?.estimated ? { whole, brief } : null;
}

const isAmong = ({ point, agreement }: Appraisal) => agreement !== null && point >= agreement.low && point <= agreement.high;

describe("an estimate of which floor, direction or corner are told, beside sales that tell none of them", () => {
  it("has the grade, the standing and the gap of the usual unit, and tells its price where it is another", () => {
    const anyTold = fc.record({
      floor: fc.option(fc.integer({ min: 1, max: 60 })),
      totalFloors: fc.option(fc.integer({ min: 1, max: 60 })),
      direction: fc.option(fc.constantFrom(...DIRECTION.rule.choices)),
      isCorner: fc.option(fc.boolean()),
    });
    fc.assert(
      fc.property(fc.nat({ max: HOMES }), anyTold, (i, told) => {
        const [own, usual] = [asked(i, told), asked(i)];
        if (!own || !usual) return;
        const { pointOfUsualUnit = own.whole.point, why, ...beside } = own.whole.agreement ?? { why: null };
        const { why: usualWhy, ...usualBeside } = usual.whole.agreement ?? { why: null };
        expect(pointOfUsualUnit).toBe(usual.whole.point);
        expect([beside, own.whole.grade, own.brief.grade]).toEqual([usualBeside, usual.whole.grade, usual.brief.grade]);
        const { pointOfUsualUnit: _, ...brief } = own.brief.agreement ?? {};
        expect(brief).toEqual(usual.brief.agreement ?? {});
        expect(own.brief.agreement?.pointOfUsualUnit ?? own.brief.point).toBe(usual.brief.point);
        const isMovedOut = usual.whole.agreement?.standing === "inside" && !isAmong(own.whole);
        expect(why).toBe(isMovedOut ? "unit" : usualWhy);
      }),
      { numRuns: 80 },
    );
  });

  it.each<[string, Partial<Told>, "above" | "below"]>([
    ["a high floor to the south, at a corner", { floor: 30, direction: "南", isCorner: true }, "above"],
    ["the ground floor to the north", { floor: 1, totalFloors: 30, direction: "北" }, "below"],
  ])("names the unit alone as the cause where %s takes it out of their middle", (_, told, side) => {
    const moved = Array.from({ length: HOMES }, (_, i) => asked(i, told)?.whole).filter((one) => one?.agreement?.why === "unit");

    expect(moved.length).toBeGreaterThan(5);
    for (const { point, agreement } of moved as Appraisal[]) {
      const { low, high, standing } = agreement as NonNullable<Appraisal["agreement"]>;
      expect([standing, point > high ? "above" : "below"]).toEqual(["inside", side]);
      expect(point > high || point < low).toBe(true);
    }
  });

  it("is never said to lie outside for its unit where the usual unit lies inside, nor inside where that lies outside", () => {
    let outside = 0;
    for (let i = 0; i < HOMES; i += 1) {
      const [own, usual] = [asked(i, { floor: 30 })?.whole, asked(i)?.whole];
      if (!own?.agreement || !usual?.agreement) continue;
      expect(own.agreement.standing === "outside").toBe(!isAmong(usual) && usual.agreement.standing !== "few");
      outside += own.agreement.standing === "outside" ? 1 : 0;
    }
    expect(outside).toBeGreaterThan(3);
  });
});
