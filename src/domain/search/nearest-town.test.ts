import fc from "fast-check";
import { expect, it } from "vitest";
import { distanceM } from "#kernel/geo.ts";
import { nearestTown } from "./nearest-town.ts";

const town = (name: string, lon: number, lat: number) => ({ prefecture: "東京都", cityCode: "13108", town: name, place: { lon, lat } });

it("is the one whose middle lies nearest, across the border of a cell too", () => {
  const near = nearestTown([town("東", 139.8251, 35.7), town("西", 139.8, 35.7), { ...town("無", 0, 0), place: null }]);

  expect(near({ lon: 139.8249, lat: 35.7 })?.town).toBe("東");
  expect(near({ lon: 139.801, lat: 35.7 })?.town).toBe("西");
});

it("is none where every town is further away than two kilometres", () => {
  expect(nearestTown([town("東", 139.8, 35.7)])({ lon: 139.8, lat: 35.719 })).toBeNull();
  expect(nearestTown([])({ lon: 139.8, lat: 35.7 })).toBeNull();
});

it("is the one that a search of all towns finds", () => {
  const degree = (from: number) => fc.double({ min: from, max: from + 0.06, noNaN: true });
  const places = fc.array(fc.record({ lon: degree(139.77), lat: degree(35.67) }), { minLength: 1 });
  fc.assert(
    fc.property(places, (all) => {
      const at = { lon: 139.8, lat: 35.7 };
      const least = Math.min(...all.map((place) => distanceM(place, at)));
      const found = nearestTown(all.map(({ lon, lat }, i) => town(String(i), lon, lat)))(at);
      if (least > 2_000) expect(found).toBeNull();
      else expect(distanceM(found?.place ?? { lon: 0, lat: 0 }, at)).toBe(least);
    }),
  );
});
