import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { busyTowns } from "./busy-towns.ts";
import { classBounds, classOf } from "./price-classes.ts";
import { priceMap } from "./price-map.ts";
import { squaresOf } from "./price-squares.ts";
import type { TownPrice } from "./types.ts";

const point = (town: string, lon: number, lat: number, cityCode = "13108") => ({ cityCode, town, lon, lat });
const TOYOSU = point("豊洲", 139.794, 35.655);
const SHINONOME = point("東雲", 139.803, 35.647);
const price = (town: string, medianYenPerM2: number, n = 30, cityCode = "13108"): TownPrice => ({
  ...{ cityCode, cityName: `区${cityCode}`, town, medianYenPerM2, n },
});

describe("the squares of the map", () => {
  it("belong to the town whose point is nearest, and end 700 m from the last point", () => {
    const { squares, sideM } = squaresOf([TOYOSU, SHINONOME]);

    expect(sideM).toBe(250);
    expect(new Set(squares.map(({ town }) => town))).toEqual(new Set(["豊洲", "東雲"]));
    // A circle of 700 m has 24.6 squares of 250 m; the two of them overlap.
    expect(squares.length).toBeGreaterThan(25);
    expect(squares.length).toBeLessThan(50);
  });

  it("are as many as a picture can show, however large the area", () => {
    const coordinates = fc.record({
      lon: fc.double({ min: 123, max: 149, noNaN: true }),
      lat: fc.double({ min: 24, max: 46, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(coordinates, { minLength: 1, maxLength: 8 }), (places) => {
        const { columns, rows, squares } = squaresOf(places.map(({ lon, lat }) => point("x", lon, lat)));
        expect(Math.max(columns, rows)).toBeLessThanOrEqual(121);
        for (const { column, row } of squares) {
          expect(column >= 0 && column < columns).toBe(true);
          expect(row >= 0 && row < rows).toBe(true);
        }
      }),
    );
  });

  it("grow with the area: 23 wards are drawn by squares of 500 m", () => {
    expect(squaresOf([point("x", 139.56, 35.53), point("y", 139.92, 35.82)]).sideM).toBe(500);
  });
});

describe("the map of prices", () => {
  const squareOf = (map: ReturnType<typeof priceMap>, town: string) => map.squares.find((square) => square.town === town);

  it("gives a square the class of its town", () => {
    const map = priceMap([TOYOSU, SHINONOME], [price("豊洲", 1_200_000), price("東雲", 700_000)]);

    expect(squareOf(map, "豊洲")?.classOf).toBeGreaterThan(squareOf(map, "東雲")?.classOf ?? Infinity);
  });

  it.each([
    ["with four sales", [price("豊洲", 1_200_000), price("東雲", 700_000, 4)]],
    ["without a sale", [price("豊洲", 1_200_000)]],
  ])("has no class for a town %s", (_, prices) => expect(squareOf(priceMap([TOYOSU, SHINONOME], prices), "東雲")?.classOf).toBeNull());

  it("leaves out cities with less than a tenth of the sales of the busiest one", () => {
    const far = point("高尾町", 139.28, 35.63, "13201");
    const shown = (n: number) => priceMap([TOYOSU, far], [price("豊洲", 1_200_000, 100), price("高尾町", 200_000, n, "13201")]);

    expect(
      shown(10)
        .cities.map(({ cityCode }) => cityCode)
        .sort(),
    ).toEqual(["13108", "13201"]);
    expect(shown(9).cities.map(({ cityCode }) => cityCode)).toEqual(["13108"]);
  });
});

describe("the classes of the legend", () => {
  it("begin at round numbers that part the squares evenly", () => {
    expect(classBounds([52, 61, 68, 72, 79, 88, 93, 104, 118, 150])).toEqual([70, 80, 90, 120]);
    expect(classBounds([])).toEqual([]);
    expect(classBounds([80, 80, 80])).toEqual([80]);
  });

  it("rise, never repeat, and hold every value", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 5, max: 400 }), { minLength: 1 }), (values) => {
        const bounds = classBounds(values);
        expect(bounds).toEqual([...new Set(bounds)].toSorted((a, b) => a - b));
        expect(bounds.length).toBeLessThanOrEqual(4);
        for (const value of values) expect(bounds[classOf(value, bounds)] ?? Infinity).toBeGreaterThan(value);
      }),
    );
  });
});

describe("the towns that are named as examples", () => {
  const homes = (town: string, n: number, cityCode = "13108") => ({ cityCode, cityName: "区", town, n, low: 1, median: 2, high: 3 });

  it("are one of each city, at the known point nearest to their middle", () => {
    const points = [point("豊洲", 139.79, 35.65), point("豊洲", 139.8, 35.66), point("豊洲", 139.794, 35.655), SHINONOME];

    expect(busyTowns([homes("豊洲", 90), homes("東雲", 80)], points)).toEqual([
      { ...homes("豊洲", 90), place: { lon: 139.794, lat: 35.655 } },
    ]);
  });

  it("are none with too few sales, and none of which no place is known", () => {
    expect(busyTowns([homes("豊洲", 19)], [TOYOSU])).toEqual([]);
    expect(busyTowns([homes("青海", 90)], [TOYOSU])).toEqual([]);
  });
});
