import { beforeAll, describe, expect, it } from "vitest";
import { type SyntheticModel, syntheticModel } from "../../../test/support/synthetic-model.ts";
import { calibrate } from "./calibrate.ts";
import { saleAt } from "./features/feature-space.ts";
import { logUnitPrice } from "./features/home.ts";
import { calibrated, predict, withinTenPercent } from "./predict.ts";
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
  it("leaves a little less than a tenth of them on either side, which it keeps for the drift of the market", () => {
    const { below, above } = shares(trained.heldBack, calibrate(trained.model.bundle, trained.heldBack));

    for (const share of [below, above]) {
      expect(share).toBeGreaterThan(0.03);
      expect(share).toBeLessThan(0.1);
    }
  });

  it("leaves a tenth of sales that drifted up and down in turn", () => {
    const inDrift = trained.heldBack.flatMap((sale) => [0.96, 1.04].map((drift) => ({ ...sale, price: sale.price * drift })));

    const { below, above } = shares(inDrift, calibrate(trained.model.bundle, trained.heldBack));

    expect(below).toBeCloseTo(0.1, 1);
    expect(above).toBeCloseTo(0.1, 1);
  });

  it("follows a market that has risen faster than the model thought", () => {
    const before = calibrate(trained.model.bundle, trained.heldBack);
    const after = calibrate(
      trained.model.bundle,
      trained.heldBack.map((sale) => ({ ...sale, price: sale.price * Math.exp(0.05) })),
    );

    expect(after.lowShift - before.lowShift).toBeCloseTo(0.05, 4);
    expect(after.highShift - before.highShift).toBeCloseTo(0.05, 4);
  });

  it("never gives a wider band a better chance", () => {
    const { within, rows } = calibrate(trained.model.bundle, trained.heldBack);

    expect(rows).toBe(trained.heldBack.length);
    expect(within.map(({ share }) => share)).toEqual(within.map(({ share }) => share).sort((a, b) => b - a));
    expect(within.map(({ width }) => width)).toEqual(within.map(({ width }) => width).sort((a, b) => a - b));
  });

  it("claims on average no more than came true, and little less", () => {
    const { bundle } = trained.model;
    const calibration = calibrate(bundle, trained.heldBack);
    const judged = trained.heldBack.map((sale) => {
      const { point, low, high } = calibrated(predict(bundle, saleAt(sale)), calibration);
      const isWithin = Math.abs(Math.exp(point - logUnitPrice(sale)) - 1) <= 0.1;
      return { claimed: withinTenPercent(calibration, high - low), came: Number(isWithin) };
    });
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const tooMuch = mean(judged.map(({ claimed }) => claimed)) - mean(judged.map(({ came }) => came));

    expect(tooMuch).toBeLessThan(0.02);
    expect(tooMuch).toBeGreaterThan(-0.1);
  });

  it("knows little without any", () => {
    expect(calibrate(trained.model.bundle, [])).toMatchObject({ lowShift: 0, highShift: 0, rows: 0 });
  });
});
