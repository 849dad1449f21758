import { describe, expect, it } from "vitest";
import { measuredAt, type TestedHorizons, testedAt, untested } from "./measured.ts";

const slice = (quartersAfter: number, n: number, coverage80: number) => ({
  ...{ quartersAfter, n, coverage80, mdape: 0.1, medianRatio: 1, ppe10: 0.5, medianBandWidth: 0.4, below: 0.1, above: 0.1 },
});

const tested: TestedHorizons = {
  horizons: [slice(1, 4000, 0.81), slice(2, 4000, 0.8), slice(8, 99, 0.7)],
  wardHorizons: [
    { cityCode: "13108", cityName: "江東区", horizons: [slice(1, 300, 0.78)] },
    { cityCode: "13101", cityName: "千代田区", horizons: [slice(1, 99, 0.6)] },
  ],
};

describe("what the test measured for a price", () => {
  it.each([
    ["of its city", "13108", 1, "江東区", 0.78],
    ["of its city, for a quarter that is known, as for the first after it", "13108", 0, "江東区", 0.78],
    ["of all cities, where its own was not tested so far ahead", "13108", 2, null, 0.8],
    ["of all cities, where its own has too few sales", "13101", 1, null, 0.81],
    ["of all cities, where its own is not among them", "27100", 1, null, 0.81],
  ])("is told %s", (_, cityCode, quartersAhead, cityName, coverage80) => {
    expect(measuredAt(tested, cityCode, quartersAhead)).toMatchObject({ cityName, coverage80 });
  });

  it("is nothing beyond the test, of too few sales, and of a model without one", () => {
    expect([measuredAt(tested, "13108", 3), measuredAt(tested, "13108", 8), measuredAt(untested, "13108", 1)]).toEqual([null, null, null]);
    expect(testedAt(tested, 2)).toMatchObject({ n: 4000 });
  });
});
