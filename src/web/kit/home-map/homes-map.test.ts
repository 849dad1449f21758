// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { boxAroundSpot, boxOfSpots, type HomeSpot, pinPrice } from "./home-spots.ts";
import { clusterElement, pinElement } from "./pin-element.ts";

const spot = (given: Partial<HomeSpot> = {}): HomeSpot => ({
  ...{ key: "l1", lon: 139.8, lat: 35.65, price: 61_800_000, grade: null, count: 1, placePrecision: "building" },
  ...given,
});

describe("the pins of homes", () => {
  it.each([
    [61_800_000, "6,180"],
    [100_000_000, "1億"],
    [123_900_000, "1.23億"],
  ])("carry a price of %d as %s", (price, words) => {
    expect(pinPrice(price)).toBe(words);
  });

  it("tell how many homes share a spot, and where it is only about right", () => {
    const pin = pinElement(spot({ count: 30, grade: "B", placePrecision: "town" }));

    expect(pin.textContent).toBe("6,180〜 30件");
    expect(pin.getAttribute("aria-label")).toBe("6,180〜 30件（万円、九掛けB、おおよその位置）");
  });

  it("are no stops of the tab key, for the list has the same homes", () => {
    expect([pinElement(spot()).tabIndex, clusterElement({ lon: 0, lat: 0, count: 1234, box: boxAroundSpot(spot()) }).tabIndex]).toEqual([
      -1, -1,
    ]);
  });
});

describe("the window of a map of homes", () => {
  it("holds every pin and every cluster", () => {
    const cluster = { lon: 139.7, lat: 35.6, count: 9, box: { west: 139.6, south: 35.5, east: 139.75, north: 35.65 } };

    expect(boxOfSpots({ pins: [spot()], clusters: [cluster] })).toEqual({ west: 139.6, south: 35.5, east: 139.8, north: 35.65 });
    expect(boxOfSpots({ pins: [], clusters: [] })).toBeNull();
  });

  it("around one spot holds it and nothing farther than some metres", () => {
    const { west, east, south, north } = boxAroundSpot(spot());

    expect([west < 139.8, east > 139.8, south < 35.65, north > 35.65, east - west < 0.0001]).toEqual([true, true, true, true, true]);
  });
});
