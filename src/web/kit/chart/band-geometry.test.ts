import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bandGeometry } from "./band-geometry.ts";

describe("band geometry", () => {
  it("centres a symmetric band and leaves free track on both sides", () => {
    const place = bandGeometry({ low: 80, point: 100, high: 120, asking: null });

    expect(place.from).toBeCloseTo(20.59, 2);
    expect(place.point).toBeCloseTo(50, 6);
    expect(place.to).toBeCloseTo(79.41, 2);
    expect(place.asking).toBeNull();
  });

  it.each([
    { asking: 108, beyond: null },
    { asking: 165, beyond: null },
    { asking: 400, beyond: "right" },
    { asking: 5, beyond: "left" },
  ])("marks an asking price of $asking against 80–120 as beyond the track: $beyond", ({ asking, beyond }) => {
    expect(bandGeometry({ low: 80, point: 100, high: 120, asking }).asking?.beyond).toBe(beyond);
  });

  it("turns the labels outward when the band is narrow, so that they do not touch", () => {
    const place = bandGeometry({ low: 99, point: 100, high: 101, asking: 500 });

    expect(place.lowLabel.anchor).toBe("end");
    expect(place.highLabel.anchor).toBe("start");
    expect(place.lowLabel.at).toBeLessThan(place.highLabel.at);
  });

  it("keeps every mark on the track and in the order of the prices", () => {
    const price = fc.integer({ min: 1_000_000, max: 500_000_000 });
    fc.assert(
      fc.property(price, price, price, fc.option(price), (a, b, c, asking) => {
        const [low = 0, point = 0, high = 0] = [a, b, c].sort((x, y) => x - y);
        const place = bandGeometry({ low, point, high, asking });

        for (const at of [place.from, place.point, place.to, place.asking?.at ?? 50]) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(100);
        }
        expect(place.from).toBeLessThanOrEqual(place.point + 1e-6);
        expect(place.point).toBeLessThanOrEqual(place.to + 1e-6);
      }),
    );
  });
});
