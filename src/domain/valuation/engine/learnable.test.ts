import { describe, expect, it } from "vitest";
import type { Lot, Rent, Sale } from "#domain/properties/types.ts";
import { aSale } from "#test/support/synthetic-sales.ts";
import { isUsualSize, learnableRents, learnableSales } from "./learnable.ts";

const LOT: Lot = {
  ...{ frontageM: 6.5, roadWidthM: 4, roadDirection: "南", roadKind: "市道", landShape: "ほぼ整形" },
  ...{ coveragePercent: 60, floorAreaRatioPercent: 200 },
};
const sale = (given: Partial<Sale> = {}): Sale => ({ ...aSale(), structure: "wood", lot: LOT, ...given });

describe("learnableSales", () => {
  it("keeps ordinary sales of the kind, with the columns of a subject", () => {
    expect(learnableSales("condo", [sale(), sale({ kind: "house" })])).toEqual([aSale({ structure: "wood", lot: LOT })]);
  });

  it.each([
    ["a typing error in the area", { areaM2: 9999 }],
    ["a cupboard", { areaM2: 5 }],
    ["a gift", { price: 100_000 }],
    ["a price a thousand times too high", { price: 60_000_000_000 }],
    ["a built year of six digits", { builtYear: 99_999 }],
    ["a built year of an era", { builtYear: 60 }],
    ["a home to be built in six years", { builtYear: 2030, quarter: { year: 2024, quarter: 1 } as const }],
  ])("leaves out %s", (_, given) => {
    expect(learnableSales("condo", [sale(given)])).toEqual([]);
  });
});

it("learns from sales of no built year, of the oldest and of homes still to be built", () => {
  const quarter = { year: 2024, quarter: 1 } as const;

  for (const builtYear of [null, 1868, 2029]) expect(learnableSales("condo", [sale({ builtYear, quarter })])).toHaveLength(1);
});

describe("isUsualSize", () => {
  it.each([
    ["condo", 8, true],
    ["condo", 300, true],
    ["condo", 301, false],
    ["house", 301, true],
    ["land", 2000, true],
    ["land", 2001, false],
    ["land", 14, false],
  ] as const)("%s of %d m²: %s", (kind, areaM2, expected) => {
    expect(isUsualSize(kind, areaM2)).toBe(expected);
  });
});

describe("learnableRents", () => {
  const rent = (given: Partial<Rent> = {}): Rent => {
    const {
      price: _,
      kind: __,
      priceCategory: ___,
      floorAreaM2: ____,
      renovated: _____,
      zoning: ______,
      structure: _s,
      lot: _l,
      ...home
    } = aSale();
    return { ...home, category: "agreed", rentYen: 180_000, floor: 3, ...given };
  };

  it("keeps a month's rent as the price, agreed ones as contracts and asking ones as the survey", () => {
    expect(learnableRents([rent(), rent({ category: "asking" })])).toMatchObject([
      { kind: "rent", price: 180_000, priceCategory: "contract", zoning: null, renovated: null, structure: null, lot: null },
      { kind: "rent", price: 180_000, priceCategory: "survey" },
    ]);
    expect(learnableRents([rent()])[0]).not.toHaveProperty("floor");
  });

  it.each([
    ["a cupboard", { areaM2: 5 }],
    ["a whole building", { areaM2: 301 }],
    ["a symbolic rent", { rentYen: 17_000 }],
    ["a year's rent as a month's", { rentYen: 2_160_000 }],
    ["a built year of six digits", { builtYear: 99_999 }],
  ])("leaves out %s", (_, given) => {
    expect(learnableRents([rent(given)])).toEqual([]);
  });
});
