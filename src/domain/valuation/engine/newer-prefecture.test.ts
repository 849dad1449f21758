import { beforeAll, describe, expect, it } from "vitest";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { Appraisal, SaleRow, Subject } from "#domain/valuation/core/types.ts";
import { formatQuarter, quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { SYNTHETIC_FIRST, SYNTHETIC_QUARTERS, syntheticSales } from "#test/support/synthetic-sales.ts";
import { calibrate } from "./calibrate.ts";
import { createEngine } from "./engine.ts";
import type { ValuationModel } from "./model.ts";
import { trainBundle } from "./train-bundle.ts";

const LAST = SYNTHETIC_FIRST + SYNTHETIC_QUARTERS - 1;
const NEWER = 3;
const asOf = { year: 2027, quarter: 4 } as const;

/** Seven wards of Tokyo, and in Ibaraki an eighth as many sales. */
const both: readonly SaleRow[] = syntheticSales(4000).map((sale) => (sale.cityCode === "13101" ? toIbaraki(sale) : sale));
/** The same of Ibaraki alone for three quarters more, at prices a fifth higher. */
const newer: readonly SaleRow[] = both
  .filter(({ cityCode, quarter }) => cityCode === "08220" && quarterIndex(quarter) > LAST - NEWER)
  .map((sale) => ({ ...sale, id: sale.id + 10_000, price: sale.price * 1.2, quarter: quarterAt(quarterIndex(sale.quarter) + NEWER) }));

function toIbaraki(sale: SaleRow): SaleRow {
  return {
    ...sale,
    cityCode: "08220",
    cityName: "つくば市",
    place: sale.place && { lon: sale.place.lon + 0.5, lat: sale.place.lat + 0.5 },
  };
}

async function modelOf(sales: readonly SaleRow[], lastQuarter: number): Promise<ValuationModel> {
  const bundle = await trainBundle(sales, fitQuickly);
  const calibrations = calibrate(bundle, syntheticSales(400));
  return {
    ...{ version: "condo-2027.01-00000000", kind: "condo", isSample: true, firstQuarter: SYNTHETIC_FIRST, lastQuarter },
    ...{ trainRows: sales.length, bundle, calibrations },
  };
}

type Engines = { readonly before: EstimateEngine; readonly imported: EstimateEngine; readonly trained: EstimateEngine };
let engines: Engines;
let model: ValuationModel;
beforeAll(async () => {
  const all = [...both, ...newer];
  model = await modelOf(both, LAST);
  const trained = createEngine(await modelOf(all, LAST + NEWER), all);
  engines = { before: createEngine(model, both), imported: createEngine(model, all), trained };
});

function homesIn(prefecture: string): Subject[] {
  const sales = both.filter(({ cityCode }) => cityCode.startsWith(prefecture)).slice(0, 40);
  return sales.map(({ id: _id, price: _price, quarter: _quarter, priceCategory: _category, ...home }) => ({
    ...home,
    floor: null,
    direction: null,
  }));
}

function priced(of: keyof Engines, prefecture: string): Appraisal[] {
  return homesIn(prefecture).flatMap((home) => {
    const outcome = engines[of].appraise(home, { asOf, mode: "blind" });
    return outcome.estimated ? [outcome] : [];
  });
}

const headlines = (of: keyof Engines, prefecture: string) =>
  new Set(
    priced(of, prefecture).map(({ headline }) =>
      headline
        ? `${formatQuarter(headline.quarter)}, known until ${formatQuarter(headline.knownUntil)}, ${headline.quartersAhead} ahead`
        : "",
    ),
  );

describe("a newer file of another prefecture", () => {
  it("leaves Tokyo's headline where it was, before and after a training, and moves Ibaraki's", () => {
    const tokyo = new Set(["2025Q2, known until 2024Q4, 2 ahead"]);

    expect([headlines("before", "13"), headlines("imported", "13"), headlines("trained", "13")]).toEqual([tokyo, tokyo, tokyo]);
    expect(headlines("imported", "08")).toEqual(new Set(["2026Q1, known until 2024Q4, 5 ahead"]));
    expect(headlines("trained", "08")).toEqual(new Set(["2026Q1, known until 2025Q3, 2 ahead"]));
  });

  it("is told with Ibaraki's prices alone, and where a prefecture has no sale, what is known of the others", () => {
    const told = (of: keyof Engines) => ["13101", "08220", "27100"].map((cityCode) => formatQuarter(engines[of].dataAsOf({ cityCode })));

    expect(told("before")).toEqual(["2024Q4", "2024Q4", "2024Q4"]);
    expect(told("imported")).toEqual(["2024Q4", "2025Q3", "2025Q3"]);
    expect(told("trained")).toEqual(["2024Q4", "2025Q3", "2025Q3"]);
  });

  it("makes no comparables of Tokyo later than what is told with its prices", () => {
    const last = Math.max(...priced("trained", "13").flatMap(({ comparables }) => comparables.map(({ quarter }) => quarterIndex(quarter))));

    expect(quarterAt(last)).toEqual(engines.trained.dataAsOf({ cityCode: "13101" }));
  });

  it("changes nothing of an appraisal in Tokyo until it is learnt from", () => {
    expect(priced("before", "13").length).toBeGreaterThan(30);
    expect(priced("imported", "13")).toEqual(priced("before", "13"));
  });

  it("moves Tokyo's prices by little when it is learnt from: its quarters are late ones, of few sales", () => {
    const [before, after] = [priced("before", "13"), priced("trained", "13")];
    const ratios = after.map(({ point }, i) => point / (before[i]?.point ?? Number.NaN));

    expect(Math.max(...ratios)).toBeLessThan(1.08);
    expect(Math.min(...ratios)).toBeGreaterThan(0.92);
  });

  it("gives brief prices the same headlines and points, side by side", () => {
    const homes = [...homesIn("08"), ...homesIn("13")];
    const brief = engines.trained.appraiseBriefly(homes, { asOf });
    const whole = homes.map((home) => engines.trained.appraise(home, { asOf, mode: "blind" }));

    const told = (one: (typeof brief)[number] | (typeof whole)[number]) => (one.estimated ? [one.point, one.headline] : one.reason);
    expect(brief.map(told)).toEqual(whole.map(told));
    expect(model.bundle.space.knownUntil).toEqual({ "08": LAST, "13": LAST });
  });
});
