import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { Appraisal, PriceParts, SaleRow, Subject } from "#domain/valuation/core/types.ts";
import { quantile } from "#domain/valuation/evaluation/quantile.ts";
import { decodeModel, encodeModel } from "#domain/valuation/models/model-file.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { SYNTHETIC_FIRST, SYNTHETIC_QUARTERS, syntheticSales } from "#test/support/synthetic-sales.ts";
import { calibrate } from "./calibrate.ts";
import { createEngine } from "./engine.ts";
import type { ValuationModel } from "./model.ts";
import { fitForestHere, trainBundle } from "./train-bundle.ts";

const FLOOR_YEN_PER_M2 = 300_000;
const LASTS_YEARS = 30;
const FEW = "13108";
const asOf = { year: 2024, quarter: 4 } as const;
const MAN = 10_000;

/** Two sales in three of a house, one of a plot: land at 500,000 yen per m² and up by city, and a house on it that loses its value in a line over thirty years. */
const MARKET: readonly SaleRow[] = syntheticSales(2400).map((sale, i) => {
  const isPlot = i % 3 === 0;
  const areaM2 = 60 + (i % 7) * 15;
  const builtYear = Math.min(sale.quarter.year, 1970 + ((i * 7) % 55));
  const age = sale.quarter.year - builtYear;
  const land = (500_000 + 50_000 * (Number(sale.cityCode) % 5)) * areaM2;
  const house = FLOOR_YEN_PER_M2 * areaM2 * Math.max(0, 1 - age / LASTS_YEARS);
  const own = isPlot ? { kind: "land" as const, builtYear: null, price: land } : { kind: "house" as const, builtYear, price: land + house };
  return { ...sale, areaM2, layout: null, apartmentKey: null, zoning: null, ...own };
});
const PLOTS = MARKET.filter(({ kind }) => kind === "land");
const HOUSES = MARKET.filter(({ kind }) => kind === "house");

type FitForest = Parameters<typeof trainBundle>[1];

async function modelOf(beside: readonly SaleRow[], fit: FitForest = fitQuickly): Promise<ValuationModel> {
  const bundle = await trainBundle([...HOUSES, ...beside], fit);
  const period = { firstQuarter: SYNTHETIC_FIRST, lastQuarter: SYNTHETIC_FIRST + SYNTHETIC_QUARTERS - 1, trainRows: HOUSES.length };
  return { version: "house-2026.11-00000000", kind: "house", isSample: false, ...period, bundle, calibrations: calibrate(bundle, []) };
}

function houseOf(i: number, told: Partial<Subject> = {}): Subject {
  const { id: _id, price: _price, quarter: _quarter, priceCategory: _category, ...home } = HOUSES[i % HOUSES.length] as SaleRow;
  return { ...home, floor: null, direction: null, ...told };
}

function appraised(engine: EstimateEngine, subject: Subject): Appraisal {
  const outcome = engine.appraise(subject, { asOf, mode: "blind" });
  if (!outcome.estimated) throw new Error(outcome.reason);
  return outcome;
}

const partsIn = (engine: EstimateEngine, subject: Subject) => appraised(engine, subject).parts;

describe("the land and the building of a house", () => {
  let model: ValuationModel;
  let engine: EstimateEngine;
  beforeAll(async () => {
    model = await modelOf(PLOTS, async (set, name) => fitForestHere(set, name));
    engine = createEngine(model, HOUSES);
  });
  const partsOf = (subject: Subject): PriceParts => {
    const parts = partsIn(engine, subject);
    if (!parts) throw new Error("no parts");
    return parts;
  };

  it("add up to the price, to the yen and in whole 万円, whatever the house", () => {
    const anyTold = { areaM2: fc.integer({ min: 55, max: 160 }), builtYear: fc.integer({ min: 1970, max: 2024 }) };
    let told = 0;
    fc.assert(
      fc.property(fc.nat({ max: 1000 }), fc.record(anyTold), (i, facts) => {
        const outcome = engine.appraise(houseOf(i, facts), { asOf, mode: "blind" });
        if (!outcome.estimated) return;
        const { landYen, buildingYen } = outcome.parts as PriceParts;
        expect(landYen + buildingYen).toBe(outcome.point);
        expect(Math.min(landYen, buildingYen)).toBeGreaterThanOrEqual(0);
        expect([landYen % MAN, buildingYen % MAN]).toEqual([0, 0]);
        told += 1;
      }),
      { numRuns: 60 },
    );
    expect(told).toBeGreaterThan(30);
  });

  it("are near what the market was made of: the land of a new house to a tenth, in the middle of them", () => {
    const ratios = HOUSES.slice(0, 100).flatMap((sale, i) => {
      const outcome = engine.appraise(houseOf(i, { builtYear: 2022 }), { asOf, mode: "blind" });
      const land = (500_000 + 50_000 * (Number(sale.cityCode) % 5)) * sale.areaM2;
      return outcome.estimated && outcome.parts ? [outcome.parts.landYen / land] : [];
    });
    const middle = quantile(ratios, 0.5);

    expect(ratios.length).toBeGreaterThan(50);
    expect(middle).toBeGreaterThan(0.9);
    expect(middle).toBeLessThan(1.1);
  });

  it("are the less the building's the older it is, until the house is bought for its land", () => {
    for (let i = 0; i < 20; i += 1) {
      const shares = [2024, 2012, 2000].map((builtYear) => {
        const { landYen, buildingYen } = partsOf(houseOf(i, { builtYear }));
        return buildingYen / (landYen + buildingYen);
      });
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
    }
    const old = Array.from({ length: 40 }, (_, i) => partsOf(houseOf(i, { builtYear: 1980 })).isNearlyAllLand);
    const young = Array.from({ length: 40 }, (_, i) => partsOf(houseOf(i, { builtYear: 2022 })).isNearlyAllLand);

    expect(old.filter((isNearlyAllLand) => isNearlyAllLand).length).toBeGreaterThan(20);
    expect(young).not.toContain(true);
  });

  it("leave the land as it is, whatever stands on it", () => {
    const { landYen } = partsOf(houseOf(3, { builtYear: 2024 }));

    for (const told of [
      { floorAreaM2: 140 },
      { structure: "RC" },
      { layout: "5LDK" },
      { apartmentKey: "a-building" },
      { builtYear: 2020 },
    ] as const)
      expect([told, partsOf(houseOf(3, { builtYear: 2024, ...told })).landYen]).toEqual([told, landYen]);
  });

  it("are the same after the model has been kept and read", () => {
    const read = decodeModel(encodeModel(model));
    if (!read.ok) throw new Error(read.reason);

    expect(partsIn(createEngine(read.value, HOUSES), houseOf(5))).toEqual(partsOf(houseOf(5)));
  });

  it("are not told of a house of no known age, nor where nobody reads what explains the price", () => {
    expect(partsIn(engine, houseOf(0, { builtYear: null }))).toBeNull();
    expect(engine.appraise(houseOf(0), { asOf, mode: "blind", without: ["factors"] })).toMatchObject({ estimated: true, parts: null });
  });
});

describe("where plots were hardly sold", () => {
  it.each([
    [10, true],
    [9, false],
    [0, false],
  ])("a city of %i of them has parts: %j", async (plots, isTold) => {
    const inCity = PLOTS.filter(({ cityCode }) => cityCode === FEW).slice(0, plots);
    const elsewhere = PLOTS.filter(({ cityCode }) => cityCode !== FEW);
    const engine = createEngine(await modelOf([...elsewhere, ...inCity]), HOUSES);
    const at = (isThere: (code: string) => boolean) => houseOf(HOUSES.findIndex(({ cityCode }) => isThere(cityCode)));

    expect(
      partsIn(
        engine,
        at((code) => code === FEW),
      ) !== null,
    ).toBe(isTold);
    expect(
      partsIn(
        engine,
        at((code) => code !== FEW),
      ),
    ).not.toBeNull();
  });

  it("and of a model that learnt houses alone there are none", async () => {
    expect(partsIn(createEngine(await modelOf([]), HOUSES), houseOf(0))).toBeNull();
  });
});

it("a plot and a flat have no parts", async () => {
  const asKind = (kind: "condo" | "land") => MARKET.map((sale) => ({ ...sale, kind }));
  for (const kind of ["condo", "land"] as const) {
    const model = { ...(await modelOf(PLOTS)), kind };
    expect([kind, partsIn(createEngine(model, asKind(kind)), houseOf(0, { kind }))]).toEqual([kind, null]);
  }
});
