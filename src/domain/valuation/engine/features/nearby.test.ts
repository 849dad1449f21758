import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceM, type LonLat } from "#kernel/geo.ts";
import { nearbyIn } from "./nearby.ts";

const place = fc.record({ lon: fc.double({ min: 139, max: 139.2, noNaN: true }), lat: fc.double({ min: 35, max: 35.2, noNaN: true }) });
const places = fc.array(fc.option(place), { minLength: 1, maxLength: 150 });

describe("places near by", () => {
  it("are all that lie within reach, itself among them, in the order of the list", () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 20_000 }), (all, metres) => {
        const nearby = nearbyIn(all, metres);
        all.forEach((here, of) => {
          const found = nearby(of);
          const within = all.flatMap((there, i) => (i === of || (here && there && distanceM(here, there) <= metres) ? [i] : []));
          expect(found).toEqual(found.toSorted((a, b) => a - b));
          expect(within.filter((i) => !found.includes(i))).toEqual([]);
          expect(found.every((i) => i === of || (here && all[i] && distanceM(here, all[i] as LonLat) <= 1.5 * metres + 1))).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("are itself alone where it has no place, and of places twice in the list both", () => {
    const twice = { lon: 139.7, lat: 35.6 };
    const nearby = nearbyIn([null, twice, null, twice], 10);

    expect([0, 1, 2, 3].map(nearby)).toEqual([[0], [1, 3], [2], [1, 3]]);
    expect(nearbyIn([null], 10)(0)).toEqual([0]);
  });
});
