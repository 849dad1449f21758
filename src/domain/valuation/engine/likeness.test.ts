import { describe, expect, it } from "vitest";
import type { ComparableReason } from "#domain/valuation/core/types.ts";
import { aSale, type PricedSale } from "#test/support/synthetic-sales.ts";
import { likeness } from "./likeness.ts";

const home = aSale({ renovated: null });

function of(
  sale: Partial<PricedSale>,
  given: { reason?: ComparableReason; quartersAgo?: number; distance?: number; subject?: Partial<PricedSale> } = {},
) {
  const { reason = "same-group", quartersAgo = 0, distance = 0, subject = {} } = given;
  return likeness({ home: { ...home, ...subject }, sale: aSale(sale), quartersAgo, reason, distance });
}

describe("likeness", () => {
  it("is 1 for the same home in the same building, sold this quarter", () => {
    expect(of({}, { reason: "same-building" })).toBe(1);
  });

  it.each<[string, number, number]>([
    ["size", of({ areaM2: 75 }), of({ areaM2: 66 })],
    ["age", of({ builtYear: 2016 }), of({ builtYear: 2010 })],
    ["zoning", of({ zoning: "第一種住居地域" }), of({})],
    ["layout", of({ layout: "1LDK" }), of({})],
    ["time", of({}, { quartersAgo: 8 }), of({}, { quartersAgo: 2 })],
    ["a renovation that the home is not told to have", of({ renovated: true }), of({ renovated: false })],
    ["distance", of({}, { reason: "near", distance: 2000 }), of({}, { reason: "near", distance: 500 })],
    ["the next town", of({}, { reason: "near", distance: 0 }), of({}, { reason: "same-town" })],
  ])("falls with %s", (_, less, more) => {
    expect(less).toBeLessThan(more);
  });

  it("counts a renovation as none where the home has it too", () => {
    expect(of({ renovated: true }, { subject: { renovated: true } })).toBe(of({ renovated: false }));
  });

  it("is of the age at which the other was sold, but in one building of the built year", () => {
    const twoYearsAgo = { quartersAgo: 8 };
    const inBuilding = { apartmentKey: "b1" };

    expect(of({ builtYear: 2006 }, twoYearsAgo)).toBeGreaterThan(of({ builtYear: 2008 }, twoYearsAgo));
    const together = { ...twoYearsAgo, reason: "same-building", subject: inBuilding } as const;
    expect(of({ ...inBuilding, builtYear: 2008 }, together)).toBeGreaterThan(of({ ...inBuilding, builtYear: 2006 }, together));
  });

  it("does not hold what is not known against a home, but for one built year of two", () => {
    expect(of({ zoning: null, layout: null })).toBe(of({}));
    expect(of({ builtYear: null })).toBeCloseTo(0.7 * of({}), 10);
    expect(of({ builtYear: null }, { subject: { builtYear: null } })).toBe(of({}));
  });

  it("allows plots to differ more in size than flats", () => {
    const plot = { kind: "land" } as const;

    expect(of({ ...plot, areaM2: 75 }, { subject: plot })).toBeGreaterThan(of({ areaM2: 75 }));
  });
});
