import fc from "fast-check";
import { expect, it } from "vitest";
import { distanceM } from "#kernel/geo.ts";
import { nearbyActivity } from "./nearby-activity.ts";
import { stationReadings } from "./station-readings.ts";

const CENTRE = { lon: 139.7, lat: 35.7 };

it("counts what lies within 800 m, also across the border of a cell", () => {
  const near = nearbyActivity([
    { place: { lon: 139.6995, lat: 35.6995 }, count: 5 },
    { place: { lon: 139.705, lat: 35.705 }, count: 7 },
    { place: { lon: 139.72, lat: 35.7 }, count: 100 },
  ]);

  expect(near(CENTRE)).toBe(12);
});

it("counts as a search of all places does", () => {
  const places = fc.array(
    fc.record({
      place: fc.record({
        lon: fc.double({ min: 139.68, max: 139.72, noNaN: true }),
        lat: fc.double({ min: 35.68, max: 35.72, noNaN: true }),
      }),
      count: fc.integer({ min: 1, max: 9 }),
    }),
  );
  fc.assert(
    fc.property(places, (all) => {
      const slow = all.filter(({ place }) => distanceM(place, CENTRE) <= 800).reduce((sum, { count }) => sum + count, 0);
      expect(nearbyActivity(all)(CENTRE)).toBe(slow);
    }),
  );
});

it("reads a station like the town of its name beside it, not like one far away", () => {
  const reading = stationReadings([
    { town: "豊洲", kana: "トヨス", place: CENTRE },
    { town: "新宿", kana: "ニイジュク", place: { lon: 139.86, lat: 35.76 } },
    { town: "名無", kana: null, place: CENTRE },
  ]);

  expect(reading({ name: "豊洲", place: { lon: 139.705, lat: 35.7 } })).toBe("トヨス");
  expect(reading({ name: "新宿", place: CENTRE })).toBeNull();
  expect(reading({ name: "名無", place: CENTRE })).toBeNull();
});
