import { beforeAll, describe, expect, it } from "vitest";
import { quarterAt } from "#kernel/quarter.ts";
import { seededRandom } from "#kernel/random.ts";
import { aSale, syntheticSales } from "#test/support/synthetic-sales.ts";
import { type FeatureSpace, featuresOf, fitFeatureSpace, saleAt } from "./feature-space.ts";
import type { HomeAt } from "./home.ts";
import { marketMiss, onMarket, overallMarketMiss } from "./market.ts";
import { levelAt } from "./trend.ts";
import { trendOf } from "./trends.ts";

const sales = syntheticSales(3000);
let space: FeatureSpace;
let home: HomeAt;
beforeAll(() => {
  space = fitFeatureSpace(sales, seededRandom(1)).space;
  home = saleAt(aSale({ cityCode: "13108", areaM2: 60 }));
});

const ahead = (quarters: number): HomeAt => ({ ...home, quarter: quarterAt(space.lastQuarter + quarters) });

describe("a home on the market", () => {
  it("is its level beside the market and the market's, moved by city and size", () => {
    const { cities, sizes } = space.apart;
    const known = { ...space, apart: { ...space.apart, cities: { ...cities, parts: {} }, sizes: { ...sizes, parts: {} } } };

    expect(onMarket(known, ahead(0), 0.3)).toBeCloseTo(levelAt(trendOf(space.trends, "13"), "contract", space.lastQuarter) + 0.3, 10);
    expect(onMarket(known, { ...ahead(0), category: "survey" }, 0)).toBeCloseTo(
      levelAt(trendOf(space.trends, "13"), "survey", space.lastQuarter),
      10,
    );
    expect(onMarket({ ...known, apart: { ...known.apart, cities } }, ahead(0), 0) - onMarket(known, ahead(0), 0)).toBeCloseTo(
      cities.parts[home.home.cityCode]?.at(-1) ?? Number.NaN,
      10,
    );
  });

  it("rises faster the dearer it is, where dear homes do", () => {
    const spread = { middle: 0, slope: 0.02, miss: 0 };
    const parting = { ...space, apart: { ...space.apart, spread } };
    const rise = (level: number) => onMarket(parting, ahead(4), level) - onMarket(parting, ahead(0), level);

    expect(rise(0.5) - rise(0)).toBeCloseTo(0.04, 10);
    expect(rise(-0.5) - rise(0)).toBeCloseTo(-0.04, 10);
  });
});

describe("what the market may do beside the nowcast", () => {
  it("is nothing up to the last quarter known, and grows with the root of time after it", () => {
    expect(marketMiss(space, ahead(0), 0)).toBe(0);
    expect(marketMiss(space, ahead(-3), 0)).toBe(0);
    expect(marketMiss(space, ahead(4), 0)).toBeCloseTo(2 * marketMiss(space, ahead(1), 0), 12);
  });

  it("is more than what all homes share, and most for the dearest and the cheapest", () => {
    const { middle } = space.apart.spread;
    const parting = { ...space, apart: { ...space.apart, spread: { middle, slope: 0, miss: 0.03 ** 2 } } };

    expect(marketMiss(parting, ahead(2), middle)).toBeGreaterThan(overallMarketMiss(parting, ahead(2)));
    for (const level of [middle - 0.5, middle + 0.5]) {
      expect(marketMiss(parting, ahead(2), level)).toBeGreaterThan(marketMiss(parting, ahead(2), middle));
    }
  });
});

describe("a home of a prefecture that is known less far than another", () => {
  const behind = () => ({ ...space, knownUntil: { ...space.knownUntil, 13: space.lastQuarter - 3, "08": space.lastQuarter } });
  const elsewhere = (quarters: number): HomeAt => ({ ...ahead(quarters), home: { ...home.home, cityCode: "08220" } });

  it("may be missed by all quarters since its own last, and one of the other by none", () => {
    expect(marketMiss(behind(), ahead(-3), 0)).toBe(0);
    expect(marketMiss(behind(), ahead(0), 0)).toBeCloseTo(marketMiss(space, ahead(3), 0), 12);
    expect(marketMiss(behind(), elsewhere(0), 0)).toBe(0);
  });

  it("stays, as its city and its size do, where its own quarters end", () => {
    const { cities } = space.apart;
    const turned = { ...cities, parts: { [home.home.cityCode]: (cities.parts[home.home.cityCode] ?? []).with(-1, 5) } };
    const moved = { ...behind(), apart: { ...space.apart, cities: turned } };

    expect(onMarket(moved, ahead(0), 0)).toBeCloseTo(onMarket(behind(), ahead(0), 0), 12);
    expect(featuresOf(behind(), ahead(0)).at(-1)).toBe(-3);
  });
});
