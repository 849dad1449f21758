import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSale, type PricedSale } from "#test/support/synthetic-sales.ts";
import type { JudgedSale } from "./judge.ts";
import { byAge, byArea, byFamiliarity, byPriceDecile } from "./slices.ts";

function judged(given: Partial<PricedSale> = {}, point = 60_000_000): JudgedSale {
  const sale = aSale(given);
  return { sale, price: sale.price, point, low: point * 0.9, high: point * 1.1, chance: 0.5 };
}

const total = (slices: readonly { readonly n: number }[]) => slices.reduce((sum, { n }) => sum + n, 0);

describe("areas", () => {
  it("come by city code, each with its own figures", () => {
    const { areas, otherAreas } = byArea([
      judged({ cityCode: "13108", cityName: "江東区" }, 66_000_000),
      judged({ cityCode: "13101", cityName: "千代田区" }),
      judged({ cityCode: "13108", cityName: "江東区" }, 66_000_000),
    ]);

    expect(areas).toMatchObject([
      { cityCode: "13101", cityName: "千代田区", n: 1, mdape: 0 },
      { cityCode: "13108", cityName: "江東区", n: 2, mdape: 0.1 },
    ]);
    expect(otherAreas).toBeNull();
  });

  it("are the 250 of most sales where there are more, and the rest together", () => {
    const cities = Array.from({ length: 260 }, (_, i) => String(10_000 + i));
    const { areas, otherAreas } = byArea(
      cities.flatMap((cityCode, i) => Array.from({ length: i < 10 ? 1 : 2 }, () => judged({ cityCode }))),
    );

    expect(areas.map(({ cityCode }) => cityCode)).toEqual(cities.slice(10));
    expect(otherAreas).toMatchObject({ areas: 10, n: 10 });
  });
});

describe("familiarity", () => {
  const train = [aSale({ town: "豊洲", builtYear: 2008, areaM2: 60 })];
  const seen = judged({ town: "豊洲", builtYear: 2008, areaM2: 60 });
  const kin = judged({ town: "豊洲", builtYear: 2008, areaM2: 80 });
  const stranger = judged({ town: "豊洲", builtYear: 2020, areaM2: 60 });

  it("counts a sale of an unknown group among the unseen, and apart", () => {
    expect(byFamiliarity([seen, seen, kin, stranger], train).map(({ familiarity, n }) => [familiarity, n])).toEqual([
      ["seen", 2],
      ["unseen", 2],
      ["new-group", 1],
    ]);
  });

  it("leaves out what no sale is", () => {
    expect(byFamiliarity([seen], train).map(({ familiarity }) => familiarity)).toEqual(["seen"]);
  });
});

describe("price deciles", () => {
  it("cut the sales by their estimate, not by what they were sold for", () => {
    const deciles = byPriceDecile(Array.from({ length: 20 }, (_, i) => judged({ price: (20 - i) * 1_000_000 }, (i + 1) * 1_000_000)));

    expect(deciles.map(({ from, to, n }) => [from / 1_000_000, to / 1_000_000, n])).toEqual(
      [1, 3, 5, 7, 9, 11, 13, 15, 17, 19].map((i) => [i, i + 1, 2]),
    );
  });

  it("tell the median ratio of each tenth", () => {
    // Estimates of 1 to 20 million; those of the cheapest tenth are 10 and 20 % above the price, those of the dearest 10 % below, the others right.
    const ratios = [1.1, 1.2, ...Array.from({ length: 16 }, () => 1), 0.9, 0.9];
    const deciles = byPriceDecile(ratios.map((ratio, i) => judged({ price: ((i + 1) * 1_000_000) / ratio }, (i + 1) * 1_000_000)));

    expect(deciles.map(({ medianRatio }) => medianRatio)).toEqual([1.15, 1, 1, 1, 1, 1, 1, 1, 1, 0.9]);
  });

  it("hold every sale once, in tenths that differ by one at most and rise in price", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 60 }), (points) => {
        const deciles = byPriceDecile(points.map((point) => judged({}, point * 1_000_000)));
        const sizes = deciles.map(({ n }) => n);

        expect(total(deciles)).toBe(points.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        for (const [i, { from, to }] of deciles.entries()) {
          expect(from).toBeLessThanOrEqual(to);
          expect(from).toBeGreaterThanOrEqual(deciles[i - 1]?.to ?? 0);
        }
      }),
    );
  });
});

describe("age bands", () => {
  const quarter = { year: 2024, quarter: 2 } as const;

  it.each([
    [2026, 0, 5],
    [2024, 0, 5],
    [2019, 0, 5],
    [2018, 6, 10],
    [2014, 6, 10],
    [2013, 11, 20],
    [2003, 21, 30],
    [1993, 31, 40],
    [1984, 31, 40],
    [1983, 41, null],
    [1930, 41, null],
    [null, null, null],
  ])("a home of %s sold in 2024 is counted at %s to %s years", (builtYear, from, to) => {
    expect(byAge([judged({ builtYear, quarter })])).toMatchObject([{ from, to, n: 1 }]);
  });

  it("come from new to old, the unknown last, and hold every sale once", () => {
    const sales = [null, 1950, 1990, 2000, 2010, 2016, 2023].map((builtYear) => judged({ builtYear, quarter }));

    expect(byAge(sales).map(({ from, n }) => [from, n])).toEqual([0, 6, 11, 21, 31, 41, null].map((from) => [from, 1]));
  });
});
