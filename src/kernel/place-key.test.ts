import fc from "fast-check";
import { expect, it } from "vitest";
import { distanceM } from "./geo.ts";
import { PLACE_PRECISIONS, placeKeyOf, readPlaceKey } from "./place-key.ts";

const anyPlace = fc.record({
  lon: fc.double({ min: 122.5, max: 154, noNaN: true }),
  lat: fc.double({ min: 20.2, max: 46, noNaN: true }),
});

it("gives every place of Japan back to the metre, with its precision", () => {
  fc.assert(
    fc.property(anyPlace, fc.constantFrom(...PLACE_PRECISIONS), (place, precision) => {
      const read = readPlaceKey(placeKeyOf({ precision, place }));

      expect(read?.precision).toBe(precision);
      expect(distanceM(read?.place ?? { lon: 0, lat: 0 }, place)).toBeLessThan(1);
    }),
  );
});

it("is the same key again for the place that it gave back", () => {
  fc.assert(
    fc.property(anyPlace, (place) => {
      const key = placeKeyOf({ precision: "point", place });
      const read = readPlaceKey(key);

      expect(read && placeKeyOf(read)).toBe(key);
    }),
  );
});

it("is short, and can be typed", () => {
  expect(placeKeyOf({ precision: "town", place: { lon: 139.829793, lat: 35.727513 } })).toMatch(/^town-[0-9a-hj-km-np-tv-z]{9}$/);
});

it.each(["", "town-", "town-0000", "town-iiiiiiiii", "city-000000000", "town-0000000000", "TOWN-000000000", "point-zzzzzzzzz"])(
  "takes %j for no place",
  (key) => {
    expect(readPlaceKey(key)).toBeNull();
  },
);

it("draws points beyond the corners to them", () => {
  expect(readPlaceKey(placeKeyOf({ precision: "point", place: { lon: 2.35, lat: 48.85 } }))?.place.lon).toBe(122);
});
