import { describe, expect, it } from "vitest";
import type { Sale } from "#domain/properties/types.ts";
import { aSale } from "../../../test/support/synthetic-sales.ts";
import { isUsualSize, learnableSales } from "./learnable.ts";

const sale = (given: Partial<Sale> = {}): Sale => ({ ...aSale(), structure: "RC", ...given });

describe("learnableSales", () => {
  it("keeps ordinary sales of the kind, with the columns of a subject", () => {
    expect(learnableSales("condo", [sale(), sale({ kind: "house" })])).toEqual([aSale()]);
  });

  it.each([
    ["a typing error in the area", { areaM2: 9999 }],
    ["a cupboard", { areaM2: 5 }],
    ["a gift", { price: 100_000 }],
    ["a price a thousand times too high", { price: 60_000_000_000 }],
  ])("leaves out %s", (_, given) => {
    expect(learnableSales("condo", [sale(given)])).toEqual([]);
  });
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
