import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { boxAround, distanceM, isInJapan, morton, offsetM, walkMinutes } from "./geo.ts";

const place = fc.record({ lon: fc.double({ min: 122, max: 154, noNaN: true }), lat: fc.double({ min: 20, max: 46, noNaN: true }) });

describe("distanceM", () => {
  it("is about 6.2 km from Tokyo station to Shinjuku station (地理院 距離計算: 6.1–6.3 km)", () => {
    const metres = distanceM({ lon: 139.7671, lat: 35.6812 }, { lon: 139.7003, lat: 35.6896 });

    expect(metres).toBeGreaterThan(6000);
    expect(metres).toBeLessThan(6300);
  });

  it("is the same both ways, and nothing to itself", () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(distanceM(a, b)).toBeCloseTo(distanceM(b, a), 6);
        expect(distanceM(a, a)).toBe(0);
      }),
    );
  });
});

it.each([
  [0, 0],
  [80, 1],
  [81, 2],
  [800, 10],
  [801, 11],
])("walks %i m in %i min, rounded up at 80 m a minute", (routeM, minutes) => {
  expect(walkMinutes(routeM)).toBe(minutes);
});

describe("morton", () => {
  it("fits 52 bits, so that it is exact as a number", () => {
    fc.assert(fc.property(place, (at) => morton(at) >= 0n && morton(at) < 2n ** 52n));
  });

  it("grows with longitude and with latitude when the other stays", () => {
    fc.assert(
      fc.property(place, fc.double({ min: 0.001, max: 1, noNaN: true }), (at, step) => {
        expect(morton({ ...at, lon: at.lon + step }) > morton(at)).toBe(true);
        expect(morton({ ...at, lat: at.lat + step }) > morton(at)).toBe(true);
      }),
    );
  });
});

const step = fc.double({ min: -0.3, max: 0.3, noNaN: true });

it("tells how far east and north a point lies, as far as its distance is", () => {
  fc.assert(
    fc.property(place, step, step, (from, dLon, dLat) => {
      const to = { lon: from.lon + dLon, lat: from.lat + dLat };
      const [east, north] = offsetM(from, to);

      expect(Math.sign(east)).toBe(Math.sign(to.lon - from.lon));
      expect(Math.sign(north)).toBe(Math.sign(to.lat - from.lat));
      expect(Math.abs(Math.hypot(east, north) - distanceM(from, to))).toBeLessThanOrEqual(0.005 * distanceM(from, to) + 1);
    }),
  );
});

it("draws a box around a place that holds every point as near as asked", () => {
  fc.assert(
    fc.property(place, step, step, (from, dLon, dLat) => {
      const to = { lon: from.lon + dLon, lat: from.lat + dLat };
      const { west, east, south, north } = boxAround(from, distanceM(from, to));

      expect(to.lon >= west && to.lon <= east && to.lat >= south && to.lat <= north).toBe(true);
    }),
  );
});

test.each([
  ["沖ノ鳥島", 136.08, 20.42, true],
  ["択捉島", 148.75, 45.55, true],
  ["与那国島", 122.93, 24.45, true],
  ["南鳥島", 153.98, 24.28, true],
  ["豊洲, swapped", 35.65, 139.79, false],
  ["nowhere", 0, 0, false],
  ["no number", Number.NaN, 35, false],
])("%s: %d, %d", (_, lon, lat, isIn) => {
  expect(isInJapan({ lon, lat })).toBe(isIn);
});
