import { beforeAll, describe, expect, it } from "vitest";
import type { DifferenceReason, SaleRow } from "#domain/valuation/core/types.ts";
import type { Home } from "#domain/valuation/engine/features/home.ts";
import { NO_ROAD } from "#kernel/home/missing-answers.ts";
import { lotSales } from "#test/support/lot-market.ts";
import { type SyntheticModel, syntheticModel } from "#test/support/synthetic-model.ts";
import type { PricedSale } from "#test/support/synthetic-sales.ts";
import type { Bundle } from "./model.ts";
import { fitForestHere, trainBundle } from "./train-bundle.ts";
import { whyOutside } from "./why-outside.ts";

let trained: SyntheticModel;
let bundle: Bundle;
let typical: PricedSale;
let sales: readonly PricedSale[];
beforeAll(async () => {
  trained = await syntheticModel();
  bundle = trained.model.bundle;
  typical = { ...(trained.sales[0] as PricedSale), areaM2: 60, builtYear: 2000 };
  sales = Array.from({ length: 9 }, (_, id) => ({ ...typical, id, areaM2: 58 + (id % 5), builtYear: 1998 + (id % 5) }));
});

const quarter = { year: 2023, quarter: 4 } as const;

function reason(home: Home, gap: number): DifferenceReason {
  return whyOutside(bundle, { home, quarter, category: "contract" }, { sales, gap });
}

describe("why an estimate lies outside its comparables", () => {
  it.each<[string, Partial<Home>, number, DifferenceReason]>([
    ["twice the size", { areaM2: 120 }, 0.6, "size"],
    ["half the size", { areaM2: 30 }, -0.6, "size"],
    ["thirty years older", { builtYear: 1970 }, -0.4, "age"],
    ["like them in all", {}, 0.4, "unexplained"],
  ])("a home of %s: %s", (_, changes, gap, expected) => {
    expect(reason({ ...typical, ...changes }, gap)).toBe(expected);
  });

  it("names no difference that leads the other way", () => {
    expect(reason({ ...typical, areaM2: 120 }, -0.6)).toBe("unexplained");
  });

  it("names another town that is dearer by far", () => {
    const dear = trained.sales
      .filter(({ cityCode }) => cityCode !== typical.cityCode)
      .map((sale) => ({ ...typical, cityCode: sale.cityCode, cityName: sale.cityName, town: sale.town, place: sale.place }));

    const found = dear.slice(0, 60).flatMap((home) => [0.4, -0.4].map((gap) => reason(home, gap)));

    expect(found.filter((one) => one === "town").length).toBeGreaterThan(10);
    expect(new Set(found)).toEqual(new Set(["town", "unexplained"]));
  });
});

describe("why a house lies outside its comparables", () => {
  const NO_LOT: Home["lot"] = {
    ...{ frontageM: null, roadWidthM: null, roadDirection: NO_ROAD, roadKind: null },
    ...{ landShape: null, coveragePercent: null, floorAreaRatioPercent: null },
  };
  let houses: readonly SaleRow[];
  let ofHouses: Bundle;
  beforeAll(async () => {
    houses = lotSales("house");
    ofHouses = await trainBundle(houses, async (set, name) => fitForestHere(set, name));
  });

  it.each<[string, boolean, DifferenceReason]>([
    ["is its lot, where no road touches it and all of theirs lie by one", true, "lot"],
    ["is told by nothing, where their lots are not known", false, "unexplained"],
  ])("%s", (_, areLotsTold, expected) => {
    const beside = houses.filter(({ lot }) => lot?.roadWidthM === 6).slice(0, 9);
    const home = { ...(beside[0] as SaleRow), lot: NO_LOT };
    const alike = beside.map((sale) => ({
      ...home,
      id: sale.id,
      quarter: sale.quarter,
      price: sale.price,
      lot: areLotsTold ? sale.lot : null,
    }));

    expect(whyOutside(ofHouses, { home, quarter, category: "contract" }, { sales: alike, gap: -0.4 })).toBe(expected);
  });
});
