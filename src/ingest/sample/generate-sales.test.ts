import { describe, expect, it } from "vitest";
import { quarterIndex } from "#kernel/quarter.ts";
import { seededRandom } from "#kernel/random.ts";
import { generateBuildings } from "./generate-buildings.ts";
import { condoSales, FIRST_QUARTER, houseSales, LAST_QUARTER, landSales } from "./generate-sales.ts";
import { readPlaces } from "./read-places.server.ts";
import { layoutFor } from "./sample-layout.ts";
import { grossYield } from "./sample-yield.ts";

const { places } = await readPlaces();
const buildings = generateBuildings(places.towns.slice(0, 40), seededRandom(1));
const condos = condoSales(buildings, places, 3_000, seededRandom(2));
const houses = houseSales(places, 400, seededRandom(3));
const plots = landSales(places, 400, seededRandom(4));
const share = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length / all.length;

describe("invented sales", () => {
  it("lie in the years that are published, fewer of them before contracts were", () => {
    const at = [...condos, ...houses, ...plots].map(({ quarter }) => quarterIndex(quarter));

    expect(Math.min(...at)).toBeGreaterThanOrEqual(quarterIndex(FIRST_QUARTER));
    expect(Math.max(...at)).toBeLessThanOrEqual(quarterIndex(LAST_QUARTER));
    expect(share(plots, ({ quarter }) => quarter.year === 2020)).toBeLessThan(share(plots, ({ quarter }) => quarter.year === 2021));
    expect(condos.filter(({ quarter, priceCategory }) => quarter.year < 2021 && priceCategory === "contract")).toEqual([]);
  });

  it.each([
    ["the year of building", 0.02, (sale: (typeof condos)[number]) => sale.builtYear === null],
    ["the layout", 0.02, (sale: (typeof condos)[number]) => sale.layout === null],
    ["the station", 0.04, (sale: (typeof condos)[number]) => sale.stationName === null],
    ["the renovation", 0.3, (sale: (typeof condos)[number]) => sale.renovated === null],
  ])("of homes leave %s out as often as published ones: %d", (_, expected, isUnknown) => {
    expect(Math.abs(share(condos, isUnknown) - expected)).toBeLessThan(0.015 + expected / 10);
  });

  it("without a station have no walk to it, and no home is sold before it was built", () => {
    expect(condos.filter(({ stationName, walkMinutes }) => (stationName === null) !== (walkMinutes === null))).toEqual([]);
    expect(condos.filter(({ builtYear, quarter }) => builtYear !== null && quarter.year <= builtYear)).toEqual([]);
  });

  it("of houses have land and floors, those of plots land alone", () => {
    expect(
      houses.every(({ floorAreaM2, builtYear, structure }) => Number(floorAreaM2) > 0 && builtYear !== null && structure === "wood"),
    ).toBe(true);
    expect(
      plots.every(({ floorAreaM2, builtYear, structure, layout }) =>
        [floorAreaM2, builtYear, structure, layout].every((fact) => fact === null),
      ),
    ).toBe(true);
    expect([...houses, ...plots].filter(({ price, areaM2 }) => !(price > 0 && areaM2 >= 45))).toEqual([]);
  });
});

describe("a floor plan", () => {
  it.each([
    [24, 2005, ["1K", "1R"]],
    [30, 2005, ["1DK", "1K", "1LDK"]],
    [45, 1975, ["2DK"]],
    [45, 1990, ["1LDK"]],
    [55, 1989, ["2LDK", "3DK"]],
    [55, 2005, ["2LDK"]],
    [70, 2005, ["2LDK+S", "3LDK"]],
    [90, 2005, ["3LDK", "4LDK"]],
  ])("of %d m² built in %d is one of %j", (areaM2, builtYear, layouts) => {
    const random = seededRandom(5);
    const drawn = new Set(Array.from({ length: 200 }, () => layoutFor(areaM2, builtYear, random)));

    expect([...drawn].toSorted()).toEqual(layouts);
  });
});

describe("what a flat brings a year", () => {
  const usual = { level: 90, ageYears: 15, areaM2: 55 };

  it("is 4.9 % of its price for the usual one", () => {
    expect(grossYield(usual)).toBeCloseTo(0.049, 10);
  });

  it.each([
    ["older", { ageYears: 30 }, 1],
    ["smaller", { areaM2: 27 }, 1],
    ["in a dearer town", { level: 180 }, -1],
  ])("is more or less for one that is %s", (_, changes, sign) => {
    expect(Math.sign(grossYield({ ...usual, ...changes }) - grossYield(usual))).toBe(sign);
  });

  it("stays between 3.4 and 7 %, and age counts no more from 45 years on", () => {
    expect(grossYield({ level: 1_000, ageYears: 0, areaM2: 300 })).toBe(0.034);
    expect(grossYield({ level: 5, ageYears: 45, areaM2: 10 })).toBe(0.07);
    expect(grossYield({ ...usual, ageYears: 80 })).toBe(grossYield({ ...usual, ageYears: 45 }));
  });
});
