import { beforeAll, describe, expect, it } from "vitest";
import { type SyntheticModel, syntheticModel } from "../../../test/support/synthetic-model.ts";
import { calibrate } from "./calibrate.ts";
import { saleAt } from "./features/feature-space.ts";
import { logUnitPrice } from "./features/home.ts";
import { calibrated, predict } from "./predict.ts";
import type { SaleRow } from "./types.ts";

let trained: SyntheticModel;
beforeAll(async () => {
  trained = await syntheticModel();
});

function shares(sales: readonly SaleRow[], calibration: ReturnType<typeof calibrate>) {
  const bands = sales.map((sale) => ({
    ...calibrated(predict(trained.model.bundle, saleAt(sale)), calibration),
    actual: logUnitPrice(sale),
  }));
  return {
    below: bands.filter(({ actual, low }) => actual < low).length / sales.length,
    above: bands.filter(({ actual, high }) => actual > high).length / sales.length,
  };
}

describe("calibration on held-back sales", () => {
  it("leaves about a tenth of them below the band and a tenth above", () => {
    const { below, above } = shares(trained.heldBack, calibrate(trained.model.bundle, trained.heldBack));

    expect(below).toBeCloseTo(0.1, 2);
    expect(above).toBeCloseTo(0.1, 2);
  });

  it("still does after the market has jumped", () => {
    const dearer = trained.heldBack.map((sale) => ({ ...sale, price: sale.price * 1.2 }));

    const { below, above } = shares(dearer, calibrate(trained.model.bundle, dearer));

    expect(below).toBeCloseTo(0.1, 2);
    expect(above).toBeCloseTo(0.1, 2);
  });

  it("never gives a wider band a better chance", () => {
    const { within, rows } = calibrate(trained.model.bundle, trained.heldBack);

    expect(rows).toBe(trained.heldBack.length);
    expect(within.map(({ share }) => share)).toEqual(within.map(({ share }) => share).sort((a, b) => b - a));
    expect(within.map(({ width }) => width)).toEqual(within.map(({ width }) => width).sort((a, b) => a - b));
  });

  it("claims a chance that comes true on average", () => {
    const { within } = calibrate(trained.model.bundle, trained.heldBack);
    const hits = trained.heldBack.filter((sale) => {
      const error = Math.exp(predict(trained.model.bundle, saleAt(sale)).point - logUnitPrice(sale)) - 1;
      return Math.abs(error) <= 0.1;
    });
    const shareOfAll = hits.length / trained.heldBack.length;

    expect(Math.min(...within.map(({ share }) => share))).toBeLessThanOrEqual(shareOfAll);
    expect(Math.max(...within.map(({ share }) => share))).toBeGreaterThanOrEqual(shareOfAll);
  });

  it("knows little without any", () => {
    expect(calibrate(trained.model.bundle, [])).toMatchObject({ lowShift: 0, highShift: 0, rows: 0 });
  });
});
