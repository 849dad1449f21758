import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SaleRow } from "#domain/valuation/core/types.ts";
import { saleAt } from "#domain/valuation/engine/features/feature-space.ts";
import { STEP_YEN } from "#domain/valuation/engine/telling/price-steps.ts";
import { type Quarter, quarterIndex } from "#kernel/quarter.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { bringForward } from "./brought-forward.ts";
import type { Bundle } from "./model.ts";
import { predict, predictAll, predictPoint } from "./predict.ts";
import { trainBundle } from "./train-bundle.ts";

const LAST = quarterIndex({ year: 2024, quarter: 4 });
const AHEAD: Quarter = { year: 2025, quarter: 2 };
/** Brought-forward prices are told in whole steps: per m² of the smallest flat, 20 m². */
const A_STEP = STEP_YEN.condo / 20;

/** A made-up market, another for each number of sales, in which each ward has three buildings, dear, usual and cheap, for two sales in three. */
function salesInBuildings(rows: number): SaleRow[] {
  return syntheticSales(rows).map((sale, i) => {
    const number = i % 4;
    const isNamed = number < 3;
    const price = isNamed ? Math.round(sale.price * Math.exp(0.3 * (number - 1))) : sale.price;
    return { ...sale, price, apartmentKey: isNamed ? `${sale.cityCode}-${number}` : null };
  });
}

const marketOf = async (rows: number) => {
  const sales = salesInBuildings(rows);
  return { sales, bundle: await trainBundle(sales, fitQuickly) };
};

/** Unit prices, in the quarter ahead, of the sales that a home is held against. */
function broughtForward({ space }: Bundle, sales: readonly SaleRow[], home: SaleRow): number[] {
  return sales
    .filter(({ apartmentKey, quarter }) => apartmentKey === home.apartmentKey && quarterIndex(quarter) >= LAST - 10)
    .filter(({ areaM2 }) => Math.max(areaM2 / home.areaM2, home.areaM2 / areaM2) <= 1.25)
    .map((sale) => bringForward(space, sale, AHEAD).price / sale.areaM2);
}

describe("an estimate in a building that is known by its sales", () => {
  it("lies within the brought-forward prices of its size there, where these are at least three", async () => {
    let held = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 300, max: 600 }), async (rows) => {
        const { sales, bundle } = await marketOf(rows);
        for (const home of sales.filter(({ apartmentKey }) => apartmentKey !== null)) {
          const own = broughtForward(bundle, sales, home);
          if (own.length < 3) continue;
          held += 1;
          const point = Math.exp(predict(bundle, { home, quarter: AHEAD, category: "contract" }).point);
          expect(point).toBeGreaterThanOrEqual(Math.min(...own) - A_STEP);
          expect(point).toBeLessThanOrEqual(Math.max(...own) + A_STEP);
        }
      }),
      { numRuns: 5 },
    );
    expect(held).toBeGreaterThan(200);
  });

  it("does so too where most sales of the last quarter are still to come, and those that are in are dearer", async () => {
    const isIn = (sale: SaleRow, i: number) => quarterIndex(sale.quarter) < LAST || i % 5 === 0;
    const dearer = (sale: SaleRow) => (quarterIndex(sale.quarter) < LAST ? sale : { ...sale, price: Math.round(sale.price * 1.1) });
    const sales = salesInBuildings(3000).filter(isIn).map(dearer);
    const bundle = await trainBundle(sales, fitQuickly);
    const held = sales.flatMap((home) => {
      const own = home.apartmentKey === null ? [] : broughtForward(bundle, sales, home);
      const point = Math.exp(predict(bundle, { home, quarter: AHEAD, category: "contract" }).point);
      return own.length < 3 ? [] : [{ point, least: Math.min(...own) - A_STEP, most: Math.max(...own) + A_STEP }];
    });

    expect(held.length).toBeGreaterThan(200);
    expect(held.filter(({ point, least, most }) => point < least || point > most)).toEqual([]);
  });

  it("is one, however it is asked for, and its band moves with it", async () => {
    const { sales, bundle } = await marketOf(400);
    const without = { ...bundle, space: { ...bundle.space, buildings: new Map() } };
    const moved = sales.map((sale) => {
      const [one, before] = [predict(bundle, saleAt(sale)), predict(without, saleAt(sale))];
      expect(predictPoint(bundle, saleAt(sale))).toBe(one.point);
      expect(one.low - before.low).toBeCloseTo(one.point - before.point, 12);
      expect(one.high - before.high).toBeCloseTo(one.point - before.point, 12);
      return one.point !== before.point;
    });

    expect(predictAll(bundle, sales.map(saleAt))).toEqual(sales.map((sale) => predict(bundle, saleAt(sale))));
    expect(moved.filter((isMoved) => isMoved).length).toBeGreaterThan(200);
  });

  it("is what it was to the last bit where no building is told, or none of its sales is known", async () => {
    const { sales, bundle } = await marketOf(400);
    const without = { ...bundle, space: { ...bundle.space, buildings: new Map() } };
    const elsewhere = sales.map((sale, i) => saleAt({ ...sale, apartmentKey: i % 2 ? null : "never sold in" }));

    expect(bundle.space.buildings.size).toBeGreaterThan(10);
    expect(predictAll(bundle, elsewhere)).toEqual(predictAll(without, elsewhere));
    for (const at of elsewhere) expect(predict(bundle, at)).toEqual(predict(without, at));
  });
});
