import { beforeAll, describe, expect, it } from "vitest";
import type { SaleRow } from "#domain/valuation/core/types.ts";
import { quantileOf } from "#domain/valuation/engine/boosting/loss.ts";
import { saleAt } from "#domain/valuation/engine/features/feature-space.ts";
import { logUnitPrice } from "#domain/valuation/engine/features/home.ts";
import type { Bundle } from "#domain/valuation/engine/model.ts";
import { predict, predictAll, predictPoint } from "#domain/valuation/engine/predict.ts";
import { trainBundle } from "#domain/valuation/engine/train-bundle.ts";
import { NO_CURVE } from "#domain/valuation/engine/vertical-equity/curve.ts";
import { quarterAt } from "#kernel/quarter.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { SYNTHETIC_FIRST, SYNTHETIC_QUARTERS, syntheticSales } from "#test/support/synthetic-sales.ts";
import { trainForSplit } from "./evaluate-split.ts";
import { splitByTime } from "./split.ts";
import { verticalEquityOf } from "./vertical-equity.ts";

const LAST = quarterAt(SYNTHETIC_FIRST + SYNTHETIC_QUARTERS - 1);
/** Homes dearer by a tenth sell for a hundredth more than that. */
const TILT = 0.1;

describe("a model that takes dear homes too low and cheap ones too high", () => {
  let plain: Bundle;
  let bundle: Bundle;
  let later: readonly SaleRow[];
  beforeAll(async () => {
    plain = await trainBundle(syntheticSales(1500), fitQuickly);
    const estimated = syntheticSales(8000).map((sale) => ({ sale, price: Math.exp(predictPoint(plain, saleAt(sale))) * sale.areaM2 }));
    const middle = quantileOf(
      estimated.map(({ price }) => Math.log(price)),
      0.5,
    );
    const sold = estimated.map(({ sale, price }) => ({ ...sale, price: Math.round(price * Math.exp(TILT * (Math.log(price) - middle))) }));
    bundle = { ...plain, verticalEquity: verticalEquityOf(plain, sold.slice(0, 4000)) };
    later = sold.slice(4000);
  });

  it("learns from sales it has not seen to take the dearest higher and the cheapest lower", () => {
    expect(bundle.verticalEquity).toHaveLength(10);
    expect(bundle.verticalEquity.at(-1)?.step).toBeGreaterThan(0.03);
    expect(bundle.verticalEquity[0]?.step).toBeLessThan(-0.03);
  });

  it("is left with less than a third of it at both ends of the estimate, and never with the contrary", () => {
    const priceOf = (sale: SaleRow) => predictPoint(plain, saleAt(sale)) + Math.log(sale.areaM2);
    const rising = later.toSorted((a, b) => priceOf(a) - priceOf(b));
    const left = (of: Bundle, sales: readonly SaleRow[]) =>
      quantileOf(
        sales.map((sale) => logUnitPrice(sale) - predictPoint(of, saleAt(sale))),
        0.5,
      );

    for (const end of [rising.slice(0, 400), rising.slice(-400)]) {
      const share = (left(bundle, end) - left(bundle, rising)) / (left(plain, end) - left(plain, rising));
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(1 / 3);
    }
  });

  it("moves the ends of the band with the point, one by one and together", () => {
    const homes = later.slice(0, 100).map(saleAt);
    const before = predictAll(plain, homes);

    for (const [i, moved] of predictAll(bundle, homes).entries()) {
      const { point, low, high } = before[i] as (typeof before)[number];
      expect(moved.point).not.toBe(point);
      expect(moved.low - low).toBeCloseTo(moved.point - point, 12);
      expect(moved.high - high).toBeCloseTo(moved.point - point, 12);
      expect(predict(bundle, homes[i] as (typeof homes)[number])).toEqual(moved);
    }
  });
});

it("a release has the curve of the sales that calibrate its band, and none of a market that is too small to tell it", async () => {
  const released = async (rows: number) => {
    const split = splitByTime(syntheticSales(rows), { trainUntil: LAST, testUntil: LAST });
    return { split, bundle: (await trainForSplit(split, fitQuickly)).bundle };
  };
  const { split, bundle } = await released(6000);

  expect(bundle.verticalEquity).toEqual(verticalEquityOf(await trainBundle(split.fit, fitQuickly), split.calibration));
  expect(bundle.verticalEquity).toHaveLength(10);
  expect((await released(2000)).bundle.verticalEquity).toEqual(NO_CURVE);
});
