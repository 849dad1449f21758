import { beforeAll, describe, expect, it } from "vitest";
import type { EngineSource } from "#domain/valuation/core/estimate-deps.ts";
import type { SaleRow } from "#domain/valuation/core/types.ts";
import { trainModel } from "#domain/valuation/models/train-model.server.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { type PricedSale, syntheticSales } from "#test/support/synthetic-sales.ts";
import { anApartment } from "#test/support/typed-market.ts";
import { appraiseRent } from "./appraise-rent.ts";
import { createEngine } from "./engine.ts";

const asOf = { year: 2025, quarter: 1 } as const;
/** A yield of 4.8 %, so that a month's rent is four thousandths of the price. */
const asRent = (sale: PricedSale): SaleRow => ({ ...sale, kind: "rent", price: Math.round((sale.price * 0.004) / 1_000) * 1_000 });
const rents = syntheticSales(900).map(asRent);
const { cityCode, cityName, town, place } = rents[0] as SaleRow;
const of = {
  ...{ cityCode, cityName, town },
  place: place ?? anApartment().place,
  apartmentKey: anApartment().key,
  builtYear: 2005,
  stationName: null,
  walkMinutes: null,
};
let source: EngineSource;

beforeAll(async () => {
  const trained = await trainModel({ kind: "rent", sales: rents, isSample: true, now: new Date("2026-11-21T00:00:00Z") }, fitQuickly);
  if (!trained.ok) throw new Error(trained.reason);
  const engine = createEngine(trained.value.model, rents);
  source = { current: async (kind) => (kind === "rent" ? engine : null) };
});

describe("the rent of a home", () => {
  it("is a month's, in whole thousands, in its band, with grade, model and what it rests on", async () => {
    const found = await appraiseRent(source, { of, areaM2: 50, layout: "2LDK" }, asOf);

    if (!found.estimated) throw new Error(found.reason);
    expect(found.pointYen).toBeGreaterThan(60_000);
    expect(found.pointYen).toBeLessThan(400_000);
    expect([found.pointYen % 1_000, found.lowYen % 1_000, found.highYen % 1_000]).toEqual([0, 0, 0]);
    expect(found.lowYen).toBeLessThan(found.pointYen);
    expect(found.highYen).toBeGreaterThan(found.pointYen);
    expect(found).toMatchObject({
      isSample: true,
      dataAsOf: { year: 2024, quarter: 4 },
      modelVersion: expect.stringMatching(/^rent-2026\.11-/),
    });
    expect(found.n).toBeGreaterThanOrEqual(3);
  });

  it.each([
    [{ areaM2: 7 }, "outlier-size"],
    [{ areaM2: 290 }, "too-few-comparables"],
    [{ of: { ...of, cityCode: "27100" } }, "out-of-area"],
  ])("is not told for %j: %s", async (changes, reason) => {
    expect(await appraiseRent(source, { of, areaM2: 50, layout: null, ...changes }, asOf)).toEqual({ estimated: false, reason });
  });

  it("is not told yet while the model of rents is on its way, and nobody waits for it", async () => {
    const onItsWay: EngineSource = { current: () => new Promise(() => undefined), secondsUntilReady: async () => 30 };

    expect(await appraiseRent(onItsWay, { of, areaM2: 50, layout: null }, asOf)).toEqual({ estimated: false, reason: "preparing" });
  });

  it("is not told without a model of rents, whatever other models there are", async () => {
    const none: EngineSource = { current: async () => null };

    expect(await appraiseRent(none, { of, areaM2: 50, layout: null }, asOf)).toEqual({ estimated: false, reason: "no-model" });
  });
});
