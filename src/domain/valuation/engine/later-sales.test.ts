import { beforeAll, describe, expect, it } from "vitest";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import { quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { type SyntheticModel, syntheticModel } from "#test/support/synthetic-model.ts";
import { aSale, aSubject, type PricedSale } from "#test/support/synthetic-sales.ts";
import { createEngine } from "./engine.ts";

const AFTER = { year: 2023, quarter: 4 } as const;
const later = (quarters: number) => quarterAt(quarterIndex(AFTER) + quarters);
let trained: SyntheticModel;
beforeAll(async () => {
  trained = await syntheticModel();
});

const engineWith = (sales: readonly PricedSale[]): EstimateEngine => createEngine(trained.model, sales);
const sold = (prices: readonly number[], given: Partial<PricedSale> = {}) =>
  prices.map((price, id) => aSale({ id, price, quarter: later(1), ...given }));

describe("what homes like one sold for afterwards", () => {
  it("is the median of the four quarters that follow, at the market of the day and for the size of the home", () => {
    const [one, larger] = [60, 66].map((areaM2) => engineWith(sold([50e6, 60e6, 70e6])).laterPrice(aSubject({ areaM2 }), { after: AFTER }));

    expect(one?.count).toBe(3);
    expect((one?.median ?? 0) / 60e6).toBeGreaterThan(0.9);
    expect((one?.median ?? 0) / 60e6).toBeLessThan(1.1);
    expect((larger?.median ?? 0) / (one?.median ?? 1)).toBeCloseTo(1.1, 3);
  });

  it("looks at no sale of the day itself, of later years, or of the home", () => {
    const prices = [60e6, 60e6, 60e6];
    const engine = (quarter: number) => engineWith(sold(prices, { quarter: later(quarter) }));

    expect([0, 1, 4, 5].map((quarter) => engine(quarter).laterPrice(aSubject(), { after: AFTER })?.count ?? 0)).toEqual([0, 3, 3, 0]);
    expect(engine(1).laterPrice(aSubject(), { after: AFTER, except: 0 })).toBeNull();
  });
});
