import { describe, expect, it } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { generateBuildings } from "./generate-buildings.ts";
import { generateRents } from "./generate-rents.ts";
import { readPlaces } from "./read-places.server.ts";
import { condoValue, trendAt } from "./sample-price.ts";
import { grossYield } from "./sample-yield.ts";

const { places } = await readPlaces();
const buildings = generateBuildings(places.towns, seededRandom(1));
const make = (seed: number) => generateRents(buildings, { places, count: 4_000 }, seededRandom(seed));
const rents = make(2);
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

describe("sample rents", () => {
  it("are the same from the same seed, and others from another", () => {
    expect(make(2)).toEqual(rents);
    expect(make(3)[0]).not.toEqual(rents[0]);
  });

  it("belong to a sample building, from 2021 on and never before it was built", () => {
    const built = new Map(buildings.map(({ apartment }) => [apartment.key, apartment.builtYear]));
    const early = rents.filter(({ apartmentKey, quarter }) => quarter.year < (built.get(apartmentKey ?? "") ?? Number.POSITIVE_INFINITY));

    expect(early).toEqual([]);
    expect(Math.min(...rents.map(({ quarter }) => quarter.year))).toBe(2021);
    expect(rents.every(({ rentYen, floor }) => rentYen % 1_000 === 0 && (floor ?? 0) >= 1)).toBe(true);
  });

  it("are 3.5 to 5.5 % of the price a year in the middle, more for old and small homes", () => {
    const byKey = new Map(buildings.map((building) => [building.apartment.key, building]));
    const yields = rents.flatMap(({ apartmentKey, areaM2, quarter, rentYen, walkMinutes }) => {
      const building = byKey.get(apartmentKey ?? "");
      if (!building) return [];
      const ageYears = quarter.year - building.apartment.builtYear;
      const home = {
        level: building.town.level,
        ageYears,
        areaM2,
        walkMinutes: walkMinutes ?? 0,
        renovated: false,
        buildingEffect: building.effect,
      };
      const price = condoValue(home, trendAt(places.trend, quarter.year * 4 + quarter.quarter - 1));
      return [{ ageYears, areaM2, share: (rentYen * 12) / price }];
    });
    const of = (isIn: (one: (typeof yields)[number]) => boolean) => median(yields.filter(isIn).map(({ share }) => share));

    expect(of(() => true)).toBeGreaterThan(0.035);
    expect(of(() => true)).toBeLessThan(0.055);
    expect(of(({ ageYears }) => ageYears > 30)).toBeGreaterThan(of(({ ageYears }) => ageYears < 10));
    expect(of(({ areaM2 }) => areaM2 < 35)).toBeGreaterThan(of(({ areaM2 }) => areaM2 > 50));
  });

  it.each([
    [{ level: 90, ageYears: 15, areaM2: 55 }, 0.049],
    [{ level: 400, ageYears: 0, areaM2: 200 }, 0.034],
    [{ level: 30, ageYears: 60, areaM2: 15 }, 0.07],
  ])("yield %j about %f", (home, share) => {
    expect(grossYield(home)).toBeCloseTo(share, 3);
  });
});
