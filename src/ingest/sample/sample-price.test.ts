import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { condoValue, houseValue, publishedArea, publishedPrice, type SampleHome, trendAt } from "./sample-price.ts";

const HOME: SampleHome = { level: 100, ageYears: 8, areaM2: 60, walkMinutes: 7, renovated: false, buildingEffect: 0 };

describe("condoValue", () => {
  it("is the level of the town for the home that the level describes", () => {
    expect(condoValue(HOME, 1)).toBeCloseTo(60_000_000, 0);
  });

  it.each<[string, Partial<SampleHome>, number]>([
    ["an older home", { ageYears: 38 }, 33_600_000],
    ["a new home", { ageYears: 0 }, 73_200_000],
    ["a renovated old home", { ageYears: 38, renovated: true }, 33_600_000 * Math.exp(0.1)],
    ["a renovated young home, as if it were not", { renovated: true }, 60_000_000],
    ["a home five minutes further away", { walkMinutes: 12 }, 60_000_000 * Math.exp(-0.065)],
    ["a home in a better building", { buildingEffect: 0.06 }, 60_000_000 * Math.exp(0.06)],
  ])("values %s", (_, changes, yen) => {
    expect(condoValue({ ...HOME, ...changes }, 1)).toBeCloseTo(yen, 0);
  });

  it("follows the market", () => {
    expect(condoValue(HOME, 0.72)).toBeCloseTo(43_200_000, 0);
  });

  it("never gives an older home more, all else equal", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 0, max: 20 }), (ageYears, more) => {
        expect(condoValue({ ...HOME, ageYears: ageYears + more }, 1)).toBeLessThanOrEqual(condoValue({ ...HOME, ageYears }, 1));
      }),
    );
  });
});

it("adds what is left of the house to the land", () => {
  const house = { landYenPerM2: 650_000, landM2: 100, floorM2: 100, ageYears: 10 };

  expect(houseValue(house, 1)).toBeCloseTo(78_200_000, 0);
  expect(houseValue({ ...house, ageYears: 60 }, 1)).toBeCloseTo(66_760_000, 0);
});

it.each([
  [99, 0.8],
  [100, 0.8],
  [102, 0.9],
  [104, 1],
  [110, 1],
])("reads the trend between and beyond its points: quarter %i", (quarter, index) => {
  const points = [
    { at: 100, index: 0.8 },
    { at: 104, index: 1 },
  ];

  expect(trendAt(points, quarter)).toBeCloseTo(index, 10);
});

it.each([
  [53_480_000, 53_000_000],
  [9_960_000, 10_000_000],
  [124_000_000, 120_000_000],
  [126_000_000, 130_000_000],
])("publishes %i yen as %i", (yen, published) => {
  expect(publishedPrice(yen)).toBe(published);
});

it.each([
  [67.4, 65],
  [67.6, 70],
  [6, 10],
])("publishes %d m² as %i", (areaM2, published) => {
  expect(publishedArea(areaM2)).toBe(published);
});
