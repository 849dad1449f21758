import { beforeAll, describe, expect, it } from "vitest";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import { createEngine } from "#domain/valuation/engine/engine.ts";
import { untested } from "#domain/valuation/engine/telling/measured.ts";
import { unitTable } from "#domain/valuation/engine/unit/load-unit-table.server.ts";
import { quarterAt } from "#kernel/quarter.ts";
import { aQuickModel } from "#test/support/quick-model.ts";
import { SYNTHETIC_FIRST, SYNTHETIC_QUARTERS, syntheticSales } from "#test/support/synthetic-sales.ts";
import { anApartment } from "#test/support/typed-market.ts";
import { appraiseLocated, modeOf, priceLocated } from "./appraise-located.ts";
import type { EstimateInput } from "./request.ts";
import type { Location } from "./request-subject.ts";

const sales = syntheticSales(400);
const asOf = quarterAt(SYNTHETIC_FIRST + SYNTHETIC_QUARTERS);
let engine: EstimateEngine;
beforeAll(async () => {
  engine = createEngine(await aQuickModel(), sales, untested, { units: unitTable() });
});

const places = sales.slice(0, 40).map(({ cityCode, cityName, town, place, builtYear }): Location => {
  const where = { cityCode, cityName, town, place };
  return { apartment: anApartment({ ...where, place: place ?? { lon: 139.7, lat: 35.6 }, builtYear: builtYear ?? 2000 }), town: null };
});
const inputs: readonly EstimateInput[] = [
  { kind: "condo", areaM2: 55 },
  { kind: "condo", areaM2: 70, layout: "3LDK", floor: 5, direction: "南" },
  { kind: "condo", areaM2: 40, renovated: true },
];

describe("a price alone", () => {
  it("is the one that is told with all that it rests on, whatever is known of the home", () => {
    let priced = 0;
    for (const location of places)
      for (const input of inputs) {
        const whole = appraiseLocated(engine, { input, location }, { asOf });
        const alone = priceLocated(engine, { input, location }, asOf);
        expect([alone.mode, alone.subject]).toEqual([whole.mode, whole.subject]);
        if (!whole.outcome.estimated || !alone.outcome.estimated) {
          expect(alone.outcome).toMatchObject({ estimated: false, reason: "reason" in whole.outcome ? whole.outcome.reason : "" });
          continue;
        }
        priced += 1;
        expect([alone.outcome.point, alone.outcome.headline]).toEqual([whole.outcome.point, whole.outcome.headline]);
      }
    expect(priced).toBeGreaterThan(60);
  });

  it("leaves out what is not asked for, and nothing else", () => {
    const [location] = places;
    const [input] = inputs;
    if (!location || !input) throw new Error("no home");
    const whole = appraiseLocated(engine, { input, location }, { asOf }).outcome;
    const short = appraiseLocated(engine, { input, location }, { asOf, without: ["forecast", "factors"] }).outcome;
    if (!whole.estimated) throw new Error(whole.reason);
    expect(short).toEqual({ ...whole, forecast: null, basePrice: whole.point, factors: [] });
  });
});

describe("the mode", () => {
  it.each([
    [{}, "blind"],
    [{ floor: 3 }, "blind"],
    [{ direction: "南" }, "blind"],
    [{ renovated: false }, "informed"],
  ] as const)("of %j is %s", (told, mode) => expect(modeOf(told)).toBe(mode));

  it("and how sure an answer is are the same whatever is told of the floor, and its price is not", () => {
    const [location] = places;
    if (!location) throw new Error("no home");
    const outcomes = [{ floor: 1 }, { floor: 14 }].map(
      (told) => appraiseLocated(engine, { input: { kind: "condo", areaM2: 55, ...told }, location }, { asOf }).outcome,
    );
    const [low, high] = outcomes.flatMap((outcome) => (outcome.estimated ? [outcome] : []));
    expect(high?.point).toBeGreaterThan(low?.point ?? Number.NaN);
    expect(high?.withinTenPercent).toBe(low?.withinTenPercent);
  });
});
