import { describe, expect, it } from "vitest";
import { aSale, syntheticSales } from "#test/support/synthetic-sales.ts";
import { comparables, hedonic, townMedian } from "./baselines.ts";
import { quantile } from "./quantile.ts";
import { splitByTime } from "./split.ts";

const inTown = (town: string, unitPrice: number, given = {}) => aSale({ town, areaM2: 50, price: 50 * unitPrice, ...given });

describe("townMedian", () => {
  const train = [inTown("豊洲", 900_000), inTown("豊洲", 1_000_000), inTown("豊洲", 1_100_000), inTown("東雲", 700_000)];

  it("multiplies the town's median unit price by the area", () => {
    expect(townMedian(train, [aSale({ town: "豊洲", areaM2: 70 })])[0]).toBeCloseTo(70_000_000, 3);
  });

  it("falls back to the city where the town has no sale, and to all where the city has none", () => {
    const [city, anywhere] = townMedian(train, [aSale({ town: "辰巳", areaM2: 10 }), aSale({ cityCode: "13101", areaM2: 10 })]);

    expect(city).toBeCloseTo(10 * Math.sqrt(900_000 * 1_000_000), -3);
    expect(anywhere).toBe(city);
  });
});

describe("comparables", () => {
  const like = [900_000, 1_000_000, 1_100_000].map((unitPrice) => inTown("豊洲", unitPrice, { builtYear: 2008 }));

  it("takes the median of like homes of the town", () => {
    const newer = [2_000_000, 2_000_000, 2_000_000].map((unitPrice) => inTown("豊洲", unitPrice, { builtYear: 2023 }));

    expect(comparables([...like, ...newer], [aSale({ town: "豊洲", areaM2: 50, builtYear: 2008 })])[0]).toBeCloseTo(50_000_000, 3);
  });

  it("asks the building first, where it is known", () => {
    const ofBuilding = [1_400_000, 1_500_000, 1_600_000].map((unitPrice) =>
      inTown("豊洲", unitPrice, { builtYear: 2008, apartmentKey: "b1" }),
    );

    expect(comparables([...like, ...ofBuilding], [aSale({ town: "豊洲", areaM2: 50, apartmentKey: "b1" })])[0]).toBeCloseTo(75_000_000, 3);
  });

  it("does not look further back than two years", () => {
    const old = like.map((sale) => ({ ...sale, price: sale.price * 3, quarter: { year: 2020, quarter: 1 } as const }));

    expect(comparables([...old, ...like], [aSale({ town: "豊洲", areaM2: 50, builtYear: 2008 })])[0]).toBeCloseTo(50_000_000, 3);
  });

  it("uses the town's median where fewer than three are alike", () => {
    const sale = aSale({ town: "豊洲", areaM2: 200, builtYear: 1970 });

    expect(comparables(like, [sale])).toEqual(townMedian(like, [sale]));
  });
});

describe("hedonic", () => {
  it("does better than the town's median where price follows size, age and time", () => {
    const sales = syntheticSales(3000);
    const { fit, calibration, test } = splitByTime(sales, {
      trainUntil: { year: 2023, quarter: 4 },
      testUntil: { year: 2024, quarter: 4 },
    });
    const train = [...fit, ...calibration];
    const error = (points: readonly number[]) =>
      quantile(
        test.map(({ price }, i) => Math.abs((points[i] ?? 0) / price - 1)),
        0.5,
      );

    expect(error(hedonic(train, test))).toBeLessThan(error(townMedian(train, test)));
  });
});
