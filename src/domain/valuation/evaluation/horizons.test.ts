import { describe, expect, it } from "vitest";
import { quarterIndex } from "#kernel/quarter.ts";
import { aSale, type PricedSale } from "#test/support/synthetic-sales.ts";
import { byHorizon } from "./horizons.ts";
import type { JudgedSale } from "./judge.ts";

const at = (year: number, quarter: 1 | 2 | 3 | 4) => quarterIndex({ year, quarter });

function sold(year: number, quarter: 1 | 2 | 3 | 4, given: Partial<PricedSale> = {}): JudgedSale {
  const sale = aSale({ quarter: { year, quarter }, ...given });
  return { sale, price: sale.price, point: 60_000_000, low: 54_000_000, high: 66_000_000, chance: 0.5 };
}

describe("by horizon", () => {
  it("sales count by quarters after the last one their fit has learnt from, and those of several fits together", () => {
    const near = { judged: [sold(2024, 2), sold(2024, 1), sold(2024, 2), sold(2025, 1)], lastTrained: at(2023, 4) };
    const far = { judged: [sold(2024, 1), sold(2025, 1)], lastTrained: at(2023, 1) };

    const { horizons, horizonOrigins } = byHorizon([near, far]);

    expect(horizons.map(({ quartersAfter, n }) => [quartersAfter, n])).toEqual([
      [1, 1],
      [2, 2],
      [4, 1],
      [5, 1],
      [8, 1],
    ]);
    expect(horizonOrigins).toEqual([
      { year: 2023, quarter: 1 },
      { year: 2023, quarter: 4 },
    ]);
  });

  it("each end of the band is told for itself", () => {
    const prices = [50_000_000, 53_999_999, 54_000_000, 66_000_000, 70_000_000];
    const judged = prices.map((price) => sold(2024, 1, { price }));

    expect(byHorizon([{ judged, lastTrained: at(2023, 4) }]).horizons).toMatchObject([{ coverage80: 0.4, below: 0.4, above: 0.2 }]);
  });

  it("cities are told with the horizons of a hundred sales, and left out without any", () => {
    const many = Array.from({ length: 100 }, (_, id) => sold(2024, 1, { id, cityCode: "13109", cityName: "品川区" }));
    const judged = [...many, sold(2024, 2, { cityCode: "13109", cityName: "品川区" }), sold(2024, 1)];

    const { wardHorizons } = byHorizon([{ judged, lastTrained: at(2023, 4) }]);

    expect(wardHorizons.map(({ cityName, horizons }) => [cityName, horizons.map(({ quartersAfter, n }) => [quartersAfter, n])])).toEqual([
      ["品川区", [[1, 100]]],
    ]);
  });

  it("a fit without any sale to judge is no origin", () => {
    expect(byHorizon([{ judged: [], lastTrained: at(2023, 4) }])).toEqual({ horizons: [], wardHorizons: [], horizonOrigins: [] });
  });
});
