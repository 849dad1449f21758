import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceM } from "#kernel/geo.ts";
import { aSale } from "#test/support/synthetic-sales.ts";
import { indexSales, squaresAround } from "./sale-index.ts";

const place = fc.record({ lon: fc.double({ min: 139.5, max: 140, noNaN: true }), lat: fc.double({ min: 35.4, max: 45, noNaN: true }) });

describe("the index of past sales", () => {
  it("misses no sale within the radius", () => {
    fc.assert(
      fc.property(
        place,
        fc.array(fc.tuple(fc.double({ min: -0.06, max: 0.06, noNaN: true }), fc.double({ min: -0.06, max: 0.06, noNaN: true }))),
        (centre, shifts) => {
          const sales = shifts.map(([x, y], id) => aSale({ id, place: { lon: centre.lon + x, lat: centre.lat + y } }));
          const found = new Set(squaresAround(indexSales(sales), centre, 3000).flat());

          const missed = sales.filter(({ place: at }, i) => at && distanceM(centre, at) <= 3000 && !found.has(i));
          expect(missed).toEqual([]);
        },
      ),
    );
  });

  it("keeps sales without a place, by town", () => {
    const index = indexSales([aSale({ town: "豊洲", place: null }), aSale({ town: "東雲" }), aSale({ town: "豊洲" })]);

    expect(index.byTown[index.towns.get("13108/豊洲") ?? -1]).toEqual([0, 2]);
    expect(squaresAround(index, { lon: 139.79, lat: 35.65 }, 3000).flat().sort()).toEqual([1, 2]);
  });

  it("holds nothing of an empty market", () => {
    expect(squaresAround(indexSales([]), { lon: 139, lat: 35 }, 3000).flat()).toEqual([]);
  });
});
