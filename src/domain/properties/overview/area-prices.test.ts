import { describe, expect, it } from "vitest";
import { areaPrices, SHOWN_QUARTERS } from "./area-prices.ts";

const koto = { cityCode: "13108", cityName: "江東区" };
const quarter = (quartersAgo: number, medianYenPerM2: number, n = 50) => ({ ...koto, quartersAgo, medianYenPerM2, n });
const year = (yearsAgo: number, medianYenPerM2: number, n = 200) => ({ ...koto, yearsAgo, medianYenPerM2, n });

describe("what condominiums cost by area", () => {
  it("is the newest year with its change from the year before and a line of quarters, oldest first", () => {
    const [area] = areaPrices([quarter(0, 1_100_000), quarter(2, 1_000_000)], [year(0, 1_050_000), year(1, 1_000_000)]);

    expect(area).toMatchObject({ ...koto, medianYenPerM2: 1_050_000, n: 200, changePercent: 5 });
    expect(area?.quarters).toHaveLength(SHOWN_QUARTERS);
    expect(area?.quarters.slice(-3)).toEqual([1_000_000, null, 1_100_000]);
  });

  it.each([
    ["too few sales the year before", [year(0, 1_000_000), year(1, 900_000, 19)]],
    ["none the year before", [year(0, 1_000_000)]],
  ])("tells no change with %s", (_, years) => expect(areaPrices([], years)[0]?.changePercent).toBeNull());

  it("leaves out an area with too few sales in the newest year", () => {
    expect(areaPrices([], [year(0, 1_000_000, 19), year(1, 900_000)])).toEqual([]);
    expect(areaPrices([], [year(0, 1_000_000, 20)])).toHaveLength(1);
  });

  it("draws nothing for a quarter with too few sales", () => {
    expect(areaPrices([quarter(0, 1_100_000, 4)], [year(0, 1)])[0]?.quarters.at(-1)).toBeNull();
    expect(areaPrices([quarter(0, 1_100_000, 5)], [year(0, 1)])[0]?.quarters.at(-1)).toBe(1_100_000);
  });

  it("begins with most sales, and with the lower code where there are as many", () => {
    const others = ["13103", "13101"].map((cityCode) => ({ ...year(0, 1), cityCode, n: 300 }));

    expect(areaPrices([], [year(0, 1), ...others]).map(({ cityCode }) => cityCode)).toEqual(["13101", "13103", "13108"]);
  });
});
