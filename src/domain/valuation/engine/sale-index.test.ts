import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceM } from "#kernel/geo.ts";
import { aSale } from "#test/support/synthetic-sales.ts";
import { indexSales, squaresAround, squaresByDistance } from "./sale-index.ts";

const place = fc.record({ lon: fc.double({ min: 139.5, max: 140, noNaN: true }), lat: fc.double({ min: 35.4, max: 45, noNaN: true }) });

describe("squares by distance", () => {
  const spread = fc.array(fc.tuple(fc.double({ min: -0.06, max: 0.06, noNaN: true }), fc.double({ min: -0.06, max: 0.06, noNaN: true })));

  it("come nearest first, and no sale of one is nearer than it says", () => {
    fc.assert(
      fc.property(place, spread, (centre, shifts) => {
        const sales = shifts.map(([x, y], id) => aSale({ id, place: { lon: centre.lon + x, lat: centre.lat + y } }));
        const squares = squaresByDistance(indexSales(sales), centre, 3000);

        expect(squares.map(({ atLeastM }) => atLeastM)).toEqual(squares.map(({ atLeastM }) => atLeastM).sort((a, b) => a - b));
        for (const { square, atLeastM } of squares)
          for (const i of square.sales) expect(distanceM(centre, sales[i]?.place ?? centre)).toBeGreaterThanOrEqual(atLeastM);
      }),
    );
  });

  it("hold the newest sales first, with their columns beside", () => {
    const sold = [2022, 2024, 2023].map((year) => aSale({ quarter: { year, quarter: 1 }, areaM2: year / 100 }));
    const [first] = squaresByDistance(indexSales(sold), { lon: 139.79, lat: 35.65 }, 3000);

    expect([[...(first?.square.sales ?? [])], [...(first?.square.areas ?? [])]]).toEqual([
      [1, 2, 0],
      [20.24, 20.23, 20.22],
    ]);
  });
});

describe("the index of past sales", () => {
  it("misses no sale within the radius", () => {
    fc.assert(
      fc.property(
        place,
        fc.array(fc.tuple(fc.double({ min: -0.06, max: 0.06, noNaN: true }), fc.double({ min: -0.06, max: 0.06, noNaN: true }))),
        (centre, shifts) => {
          const sales = shifts.map(([x, y], id) => aSale({ id, place: { lon: centre.lon + x, lat: centre.lat + y } }));
          const found = new Set(squaresAround(indexSales(sales), centre, 3000).flatMap((square) => [...square.sales]));

          const missed = sales.filter(({ place: at }, i) => at && distanceM(centre, at) <= 3000 && !found.has(i));
          expect(missed).toEqual([]);
        },
      ),
    );
  });

  it("keeps sales without a place, by town", () => {
    const index = indexSales([aSale({ town: "豊洲", place: null }), aSale({ town: "東雲" }), aSale({ town: "豊洲" })]);

    expect(index.byTown[index.towns.get("13108/豊洲") ?? -1]).toEqual([0, 2]);
    expect(
      squaresAround(index, { lon: 139.79, lat: 35.65 }, 3000)
        .flatMap((square) => [...square.sales])
        .sort(),
    ).toEqual([1, 2]);
  });

  it("holds nothing of an empty market", () => {
    expect(squaresAround(indexSales([]), { lon: 139, lat: 35 }, 3000).flatMap((square) => [...square.sales])).toEqual([]);
  });
});
