import fc from "fast-check";
import { expect, it } from "vitest";
import { distanceM } from "#kernel/geo.ts";
import { nearestTowns } from "./nearest-town.ts";

const YAHIRO = { name: "八広", place: { lon: 139.827, lat: 35.7217 } };
const TACHIBANA = { name: "立花", place: { lon: 139.8271, lat: 35.7076 } };

it("gives the town whose middle is nearest", () => {
  const of = nearestTowns([TACHIBANA, YAHIRO]);

  expect(of({ lon: 139.82827, lat: 35.7272 })).toBe(YAHIRO);
  expect(of({ lon: 139.826, lat: 35.708 })).toBe(TACHIBANA);
});

it("gives none where the nearest is farther than two kilometres", () => {
  const of = nearestTowns([YAHIRO]);

  expect(of({ lon: 139.827, lat: 35.7396 })).toBe(YAHIRO);
  expect(of({ lon: 139.827, lat: 35.7398 })).toBeNull();
  expect(nearestTowns([])({ lon: 139.8, lat: 35.7 })).toBeNull();
});

it("agrees with looking at every town, from Okinawa to Hokkaido", () => {
  const south = fc.double({ min: 24, max: 45.5, noNaN: true });
  const near = fc.array(fc.tuple(fc.double({ min: -0.05, max: 0.05, noNaN: true }), fc.double({ min: -0.05, max: 0.05, noNaN: true })), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(south, near, (lat, offsets) => {
      const point = { lon: 140, lat };
      const towns = offsets.map(([east, north]) => ({ place: { lon: 140 + east, lat: lat + north } }));
      const all = towns.map((town) => distanceM(town.place, point)).filter((metres) => metres <= 2_000);
      const found = nearestTowns(towns)(point);
      expect(found && distanceM(found.place, point)).toBe(all.length === 0 ? null : Math.min(...all));
    }),
  );
});
