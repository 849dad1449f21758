import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { FactorGroup } from "#domain/valuation/core/types.ts";
import type { Home } from "#domain/valuation/engine/features/home.ts";
import { type SyntheticModel, syntheticModel } from "#test/support/synthetic-model.ts";
import { aSale } from "#test/support/synthetic-sales.ts";
import { averageHomes } from "./average-homes.ts";
import { explain, STEP_YEN } from "./explain.ts";
import { predict } from "./predict.ts";

let trained: SyntheticModel;
let average: Home;
beforeAll(async () => {
  trained = await syntheticModel();
  average = averageHomes(trained.sales).get("13101") ?? aSale();
});

const quarter = { year: 2024, quarter: 1 } as const;

function explained(home: Home) {
  const { bundle } = trained.model;
  const subject = { home, quarter, category: "contract" as const };
  const point = Math.round((Math.exp(predict(bundle, subject).point) * home.areaM2) / STEP_YEN.condo) * STEP_YEN.condo;
  return { point, ...explain(bundle, { subject, average, point }) };
}

function factor(home: Home, group: FactorGroup) {
  return explained(home).factors.find((one) => one.group === group)?.yen ?? null;
}

const anyHome = () =>
  fc
    .record({
      i: fc.nat({ max: 3999 }),
      areaM2: fc.integer({ min: 10, max: 200 }),
      builtYear: fc.option(fc.integer({ min: 1950, max: 2024 })),
    })
    .map(({ i, areaM2, builtYear }): Home => ({ ...(trained.sales[i] ?? aSale()), areaM2, builtYear }));

describe("factors", () => {
  it("add up to the point to the yen, from the base", () => {
    fc.assert(
      fc.property(fc.constant(null).chain(anyHome), (home) => {
        const { basePrice, factors, point } = explained(home);

        expect(basePrice + factors.reduce((sum, { yen }) => sum + (yen ?? 0), 0)).toBe(point);
      }),
      { numRuns: 50 },
    );
  });

  it("are six, in one order, in whole steps", () => {
    const { factors, basePrice } = explained(average);

    expect(factors.map(({ group }) => group)).toEqual(["location", "station", "age", "size", "floor", "market"]);
    expect([basePrice, ...factors.map(({ yen }) => yen ?? 0)].every((yen) => yen % STEP_YEN.condo === 0)).toBe(true);
  });

  it("give the average home itself nothing but the market of the last year", () => {
    const { factors, basePrice, point } = explained(average);
    const yenOf = Object.fromEntries(factors.map(({ group, yen }) => [group, yen]));

    expect(yenOf.location).toBe(0);
    expect(yenOf.size).toBe(0);
    expect(Math.abs(yenOf.market ?? 0)).toBeGreaterThan(0);
    expect(point - basePrice).toBe((yenOf.market ?? 0) + (yenOf.age ?? 0));
  });

  it("say nothing of floor and direction, which sales do not carry, nor of what was not told", () => {
    expect(factor(average, "floor")).toBeNull();
    expect(factor({ ...average, builtYear: null }, "age")).toBeNull();
    expect(factor({ ...average, walkMinutes: 5, stationName: "東駅" }, "station")).toBeNull();
  });

  it("point the way things go in that market: larger and newer is dearer", () => {
    expect(factor({ ...average, areaM2: average.areaM2 + 30 }, "size")).toBeGreaterThan(0);
    expect(factor({ ...average, areaM2: average.areaM2 - 20 }, "size")).toBeLessThan(0);
    expect(factor({ ...average, builtYear: 2018 }, "age")).toBeGreaterThan(factor({ ...average, builtYear: 1982 }, "age") ?? 0);
  });
});
