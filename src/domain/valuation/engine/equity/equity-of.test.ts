import { beforeAll, describe, expect, it } from "vitest";
import type { SaleRow } from "#domain/valuation/core/types.ts";
import { saleAt } from "#domain/valuation/engine/features/feature-space.ts";
import { logUnitPrice } from "#domain/valuation/engine/features/home.ts";
import type { Bundle } from "#domain/valuation/engine/model.ts";
import { predict, predictAll, predictPoint } from "#domain/valuation/engine/predict.ts";
import { trainForSplit } from "#domain/valuation/evaluation/evaluate-split.ts";
import { splitByTime } from "#domain/valuation/evaluation/split.ts";
import { quarterAt } from "#kernel/quarter.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { SYNTHETIC_FIRST, SYNTHETIC_QUARTERS, syntheticSales } from "#test/support/synthetic-sales.ts";
import { NO_EQUITY } from "./equity-curve.ts";

const LAST = quarterAt(SYNTHETIC_FIRST + SYNTHETIC_QUARTERS - 1);

describe("a model of few small trees, which pull dear and cheap homes to the middle", () => {
  let bundle: Bundle;
  let sales: readonly SaleRow[];
  beforeAll(async () => {
    sales = syntheticSales(6000);
    const split = splitByTime(sales, { trainUntil: LAST, testUntil: LAST });
    bundle = (await trainForSplit(split, fitQuickly)).bundle;
  });

  it("has learnt from the sales it was held against to take the dearest higher and the cheapest lower", () => {
    expect(bundle.equity).toHaveLength(10);
    expect(bundle.equity.at(-1)?.step).toBeGreaterThan(0.01);
    expect(bundle.equity[0]?.step).toBeLessThan(-0.01);
  });

  it("errs less at both ends than without", () => {
    const ends = [...sales].sort((a, b) => a.price - b.price).filter((_, i) => i < 300 || i >= 5700);
    const error = (of: Bundle) => ends.reduce((sum, sale) => sum + Math.abs(predictPoint(of, saleAt(sale)) - logUnitPrice(sale)), 0);

    expect(error(bundle)).toBeLessThan(0.99 * error({ ...bundle, equity: NO_EQUITY }));
  });

  it("moves the ends of the band with the point, one by one and together", () => {
    const homes = sales.slice(0, 100).map(saleAt);
    const plain = predictAll({ ...bundle, equity: NO_EQUITY }, homes);
    const moved = predictAll(bundle, homes);

    for (const [i, { point, low, high }] of moved.entries()) {
      const before = plain[i] as (typeof plain)[number];
      expect(low - before.low).toBeCloseTo(point - before.point, 12);
      expect(high - before.high).toBeCloseTo(point - before.point, 12);
      expect(predict(bundle, homes[i] as (typeof homes)[number])).toEqual(moved[i]);
    }
    expect(moved.some(({ point }, i) => point !== plain[i]?.point)).toBe(true);
  });
});

it("no more is told by a market that is too small to tell it", async () => {
  const split = splitByTime(syntheticSales(2000), { trainUntil: LAST, testUntil: LAST });
  expect((await trainForSplit(split, fitQuickly)).bundle.equity).toEqual(NO_EQUITY);
});
