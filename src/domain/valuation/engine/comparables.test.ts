import { describe, expect, it } from "vitest";
import { aSale, type PricedSale, syntheticSales } from "#test/support/synthetic-sales.ts";
import { bestComparables, findComparables, hasEnoughComparables, LEAST_COMPARABLES } from "./comparables.ts";
import { indexSales } from "./sale-index.ts";

const asOf = { year: 2024, quarter: 3 } as const;
const home = aSale();
const north = (metres: number) => ({ lon: 139.79, lat: 35.65 + metres / 111_195 });
const find = (sales: readonly PricedSale[], of: PricedSale = home, most = 10) => findComparables(indexSales(sales), of, { asOf, most });
const reasonOf = (given: Partial<PricedSale>, of: PricedSale = home) => find([aSale(given)], of).best[0]?.reason ?? null;

describe("which sales are comparable", () => {
  it.each<[string, Partial<PricedSale>, string | null]>([
    ["same town, same year", {}, "same-group"],
    ["same town, a year apart", { builtYear: 2009 }, "same-group"],
    ["same town, two years apart", { builtYear: 2010 }, "same-town"],
    ["same town, eleven years apart", { builtYear: 1997 }, null],
    ["same town, year unknown", { builtYear: null }, "same-town"],
    ["same town and year, half as large again", { areaM2: 90 }, "same-group"],
    ["same town, other year, half as large again", { areaM2: 90, builtYear: 2003 }, null],
    ["next town, 1 km", { town: "東雲", place: north(1000) }, "near"],
    ["next town, 3.1 km", { town: "東雲", place: north(3100) }, null],
    ["next town, near, a third larger", { town: "東雲", place: north(500), areaM2: 80 }, null],
    ["next town, near, six years older", { town: "東雲", place: north(500), builtYear: 2002 }, null],
    ["next town, place unknown", { town: "東雲", place: null }, null],
    ["town of the same name in another city", { cityCode: "13109", place: null }, null],
    ["sold after the day asked for", { quarter: { year: 2024, quarter: 4 } }, null],
    ["sold in that quarter", { quarter: asOf }, "same-group"],
    ["sold three years before", { quarter: { year: 2021, quarter: 3 } }, "same-group"],
    ["sold longer ago", { quarter: { year: 2021, quarter: 2 } }, null],
  ])("%s", (_, given, expected) => {
    expect(reasonOf(given)).toBe(expected);
  });

  it("knows a building by its key, and tells two known buildings of one year apart", () => {
    const inBuilding = aSale({ apartmentKey: "b1" });

    expect(reasonOf({ apartmentKey: "b1" }, inBuilding)).toBe("same-building");
    expect(reasonOf({ apartmentKey: "b2" }, inBuilding)).toBe("same-town");
    expect(reasonOf({ apartmentKey: null }, inBuilding)).toBe("same-group");
  });

  it("finds the same town for a home without a place", () => {
    expect(reasonOf({}, aSale({ place: null }))).toBe("same-group");
    expect(find([aSale()], aSale({ place: null })).best[0]?.distanceM).toBeNull();
  });
});

describe("how alike they are", () => {
  it("is 1 for the same home sold in the same building in the same quarter", () => {
    const twin = aSale({ apartmentKey: "b1", quarter: asOf });

    expect(find([twin], twin).best[0]?.similarity).toBe(1);
  });

  it("puts the more alike first: size, age, layout, time and distance all count", () => {
    const sales = [
      aSale({ id: 1 }),
      aSale({ id: 2, areaM2: 70 }),
      aSale({ id: 3, builtYear: 2001 }),
      aSale({ id: 4, layout: "1LDK" }),
      aSale({ id: 5, quarter: { year: 2022, quarter: 2 } }),
      aSale({ id: 6, town: "東雲", place: north(200) }),
      aSale({ id: 7, town: "東雲", place: north(2000) }),
    ];

    const { best } = find(sales);

    expect(best[0]?.saleId).toBe(1);
    expect(best).toHaveLength(7);
    expect(best.findIndex(({ saleId }) => saleId === 6)).toBeLessThan(best.findIndex(({ saleId }) => saleId === 7));
    expect(best.map(({ similarity }) => similarity)).toEqual(best.map(({ similarity }) => similarity).sort((a, b) => b - a));
  });

  it("counts all and shows the best, whatever order they were stored in", () => {
    const sales = Array.from({ length: 50 }, (_, id) => aSale({ id, areaM2: 60 + (id % 20) }));

    const { count, best } = find(sales, home, 5);

    expect(count).toBe(50);
    expect(best.map(({ areaM2 }) => areaM2)).toEqual([60, 60, 60, 61, 61]);
    expect(find(sales.toReversed(), home, 5)).toEqual({ count, best });
    expect(find(sales, home, 0)).toEqual({ count: 50, best: [] });
  });
});

describe("whether there are enough", () => {
  const index = indexSales(syntheticSales(600));

  it("is told as a full count would, for homes in and out of the known towns", () => {
    const homes = syntheticSales(300).map((sale, i) => ({
      ...sale,
      areaM2: sale.areaM2 * (1 + (i % 3)),
      place: i % 2 === 0 ? null : sale.place,
    }));
    const counts = homes.map((one) => findComparables(index, one, { asOf, most: 0 }).count);

    expect(homes.map((one) => hasEnoughComparables(index, one, asOf))).toEqual(counts.map((count) => count >= LEAST_COMPARABLES));
    expect(new Set(counts.map((count) => Math.min(count, LEAST_COMPARABLES))).size).toBe(LEAST_COMPARABLES + 1);
  });

  it("does not count what is sold later", () => {
    const later = [1, 2, 3].map((id) => aSale({ id, quarter: { year: 2024, quarter: 4 } }));

    expect(hasEnoughComparables(indexSales(later), home, asOf)).toBe(false);
    expect(hasEnoughComparables(indexSales(later), home, { year: 2024, quarter: 4 })).toBe(true);
  });
});

describe("the best comparables alone", () => {
  it("are those that counting all of them lists, however few squares are looked at", () => {
    const sales = syntheticSales(6_000);
    const index = indexSales(sales);
    const listed = sales.slice(0, 300).map((sale) => {
      const wanted = { asOf: { year: 2024, quarter: 4 }, most: 5 } as const;
      return [bestComparables(index, sale, wanted), findComparables(index, sale, wanted).best];
    });

    expect(listed.map(([alone]) => alone)).toEqual(listed.map(([, beside]) => beside));
    expect(listed.filter(([alone]) => alone?.length === 5).length).toBeGreaterThan(150);
  });
});
