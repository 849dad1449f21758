import { beforeAll, describe, expect, it } from "vitest";
import type { FeatureSpace } from "#domain/valuation/engine/features/feature-space.ts";
import { levelAt } from "#domain/valuation/engine/features/trend.ts";
import { trendOf } from "#domain/valuation/engine/features/trends.ts";
import { quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { syntheticModel } from "#test/support/synthetic-model.ts";
import { aSale } from "#test/support/synthetic-sales.ts";
import { bringForward, marketIndexName } from "./brought-forward.ts";

let space: FeatureSpace;
beforeAll(async () => {
  space = (await syntheticModel()).model.bundle.space;
});

const sold = { year: 2022, quarter: 1 } as const;
const later = { year: 2023, quarter: 3 } as const;

describe("a sale brought to another quarter", () => {
  it("is its own price where it was sold then, as a contract", () => {
    expect(bringForward(space, aSale({ quarter: sold }), sold)).toEqual({ price: 60_000_000, factor: 1 });
  });

  it("moves as the market, its city and its size did, whatever it was sold for", () => {
    const factors = [20_000_000, 60_000_000, 200_000_000].map(
      (price) => bringForward(space, aSale({ quarter: sold, price }), later).factor,
    );
    const market = Math.exp(
      levelAt(trendOf(space.trends, "13"), "contract", quarterIndex(later)) -
        levelAt(trendOf(space.trends, "13"), "contract", quarterIndex(sold)),
    );

    expect(new Set(factors).size).toBe(1);
    expect(Math.abs((factors[0] ?? 0) / market - 1)).toBeLessThan(0.05);
  });

  it("goes there and back again", () => {
    const sale = aSale({ quarter: sold });
    const there = bringForward(space, sale, later);

    expect(bringForward(space, { ...sale, price: there.price, quarter: later }, sold).price / sale.price).toBeCloseTo(1, 3);
  });

  it("told in a survey is brought to the level of contracts", () => {
    const gap =
      levelAt(trendOf(space.trends, "13"), "contract", quarterIndex(sold)) -
      levelAt(trendOf(space.trends, "13"), "survey", quarterIndex(sold));

    const there = bringForward(space, aSale({ quarter: sold, priceCategory: "survey" }), sold);

    expect(there.factor).toBeCloseTo(Math.exp(gap), 3);
    expect(there.contractStep).toBeCloseTo(Math.exp(gap), 3);
  });

  it("after the last known quarter is carried on as an estimate is, dear and cheap homes apart", () => {
    const ahead = quarterAt(space.lastQuarter + 2);
    const factor = (price: number) => bringForward(space, aSale({ quarter: sold, price }), ahead).factor;

    expect(Math.sign(factor(200_000_000) - factor(20_000_000))).toBe(Math.sign(space.apart.spread.slope));
  });
});

it("the index is named by city and kind", () => {
  expect(marketIndexName({ cityName: "江東区", kind: "condo" })).toBe("江東区の中古マンションの市況指数(本モデル)");
});
