import { beforeAll, describe, expect, it } from "vitest";
import type { SaleRow } from "#domain/valuation/core/types.ts";
import { saleAt } from "#domain/valuation/engine/features/feature-space.ts";
import { logUnitPrice } from "#domain/valuation/engine/features/home.ts";
import { quarterAt } from "#kernel/quarter.ts";
import { type SyntheticModel, syntheticModel } from "#test/support/synthetic-model.ts";
import { calibrate as calibrateModes } from "./calibrate.ts";
import type { Calibration } from "./model.ts";
import { calibrated, predict, withinTenPercent } from "./predict.ts";

const calibrate = (...given: Parameters<typeof calibrateModes>): Calibration => calibrateModes(...given).informed;

let trained: SyntheticModel;
beforeAll(async () => {
  trained = await syntheticModel();
});

function shares(sales: readonly SaleRow[], calibration: Calibration) {
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
  it("leaves about a tenth of them on either side", () => {
    const { below, above } = shares(trained.heldBack, calibrate(trained.model.bundle, trained.heldBack));

    for (const share of [below, above]) {
      expect(share).toBeGreaterThan(0.04);
      expect(share).toBeLessThan(0.16);
    }
  });

  it("widens where errors are larger, at the end where they are", () => {
    const { bundle } = trained.model;
    const before = calibrate(bundle, trained.heldBack);
    const dearer = trained.heldBack.map((sale, i) => ({ ...sale, price: i % 4 === 0 ? sale.price * 1.4 : sale.price }));

    const after = calibrate(bundle, dearer);

    const [high, low] = [after.highScale / before.highScale, after.lowScale / before.lowScale];
    expect(high).toBeGreaterThan(1.2);
    expect(low).toBeLessThan(high - 0.2);
  });

  it("does not take one movement of the whole market for the spread of homes", () => {
    const before = calibrate(trained.model.bundle, trained.heldBack);
    const after = calibrate(
      trained.model.bundle,
      trained.heldBack.map((sale) => ({ ...sale, price: sale.price * Math.exp(0.05) })),
    );

    expect(after.lowScale).toBeCloseTo(before.lowScale, 4);
    expect(after.highScale).toBeCloseTo(before.highScale, 4);
  });

  it("never gives a wider band a better chance", () => {
    const { within, rows } = calibrate(trained.model.bundle, trained.heldBack);

    expect(rows).toBe(trained.heldBack.length);
    expect(within.map(({ share }) => share)).toEqual(within.map(({ share }) => share).sort((a, b) => b - a));
    expect(within.map(({ width }) => width)).toEqual(within.map(({ width }) => width).sort((a, b) => a - b));
  });

  it("gives bands of one width one chance", () => {
    const { bundle } = trained.model;
    const known = trained.heldBack.map((sale) => ({ ...sale, quarter: quarterAt(bundle.space.lastQuarter) }));

    expect(known.length).toBeGreaterThan(400);
    expect(calibrate({ ...bundle, low: bundle.point, high: bundle.point }, known).within).toHaveLength(1);
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
    expect(calibrate(trained.model.bundle, [])).toMatchObject({ lowScale: 1, highScale: 1, rows: 0 });
  });

  it("allows for what is hidden from the blind mode", () => {
    const { bundle } = trained.model;
    const renovated = trained.heldBack.map((sale, i) => ({ ...sale, renovated: i % 2 === 0 }));

    const { blind, informed } = calibrateModes(bundle, renovated);

    expect(blind.rows).toBe(informed.rows);
    expect(blind).toEqual(
      calibrate(
        bundle,
        renovated.map((sale) => ({ ...sale, renovated: null })),
      ),
    );
  });
});
