import { describe, expect, it } from "vitest";
import { type CityQuarter, measuredCities } from "./measured-cities.ts";

const city = (cityCode: string, sales: number, quarters: readonly number[]): CityQuarter[] =>
  quarters.map((quarter) => ({ cityCode, quarter, sales }));
const LAST_EIGHT = [3, 4, 5, 6, 7, 8, 9, 10];
/** A market of ten quarters. */
const MARKET = city("13108", 100, [1, 2, ...LAST_EIGHT]);
const isMeasured = (rows: readonly CityQuarter[], market = MARKET) => measuredCities([...market, ...rows]).has("13201");

describe("the cities whose prices can be told", () => {
  it.each<[string, CityQuarter[], boolean]>([
    ["not by any number of sales of a single quarter", city("13201", 140, [6]), false],
    ["not by three of the last eight quarters", city("13201", 50, [8, 9, 10]), false],
    ["by four of the last eight", city("13201", 3, [7, 8, 9, 10]), true],
    ["not by quarters before the last eight", city("13201", 50, [1, 2, 9, 10]), false],
    ["by few sales in each quarter", city("13201", 2, LAST_EIGHT), true],
    ["not by fewer than ten sales in all", city("13201", 1, LAST_EIGHT), false],
    ["by each sale of a quarter, told one by one", [9, 10].flatMap((at) => city("13201", 1, Array(9).fill(at))), false],
  ])("are known %s", (_, rows, expected) => {
    expect(isMeasured(rows)).toBe(expected);
  });

  it("are known by half of the quarters of a younger market", () => {
    const young = city("13108", 100, [9, 10]);

    expect([isMeasured(city("13201", 10, [10]), young), isMeasured(city("13201", 9, [10]), young)]).toEqual([true, false]);
  });

  describe("where another prefecture is known further", () => {
    const ofIbaraki = (until: number) =>
      city(
        "08220",
        100,
        Array.from({ length: until }, (_, i) => i + 1),
      );
    const own = city("13201", 3, LAST_EIGHT);

    it.each([
      [11, true],
      [17, true],
      [18, false],
    ])("to quarter %i, with eight quarters until the tenth: %s", (until, expected) => {
      expect(isMeasured(own, [...MARKET, ...ofIbaraki(until)])).toBe(expected);
    });

    it("are not by one quarter of a prefecture that has no other", () => {
      expect(measuredCities([...MARKET, ...city("08220", 140, [12])]).has("08220")).toBe(false);
    });
  });

  it("are none of no sales", () => {
    expect(measuredCities([]).size).toBe(0);
  });
});
