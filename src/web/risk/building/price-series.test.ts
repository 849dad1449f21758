import { describe, expect, it } from "vitest";
import type { HistoryResponse } from "#api/client/client.ts";
import { sampleMarket, sampleOutlook, sampleSale } from "#web/risk/samples/building-samples.ts";
import { changeWords, hasLine, outlookMark, priceSeries, rangeWords } from "./price-series.ts";
import { similarSales } from "./similar-sales-card.tsx";

const city = sampleMarket.city;
const town = (points: readonly (readonly [string, number])[]): HistoryResponse => ({
  scope: "town",
  label: "江東区豊洲",
  points: points.map(([quarter, n]) => ({ quarter, n, medianYenPerM2: 1_000_000 })),
});

describe("the series of prices around a building", () => {
  it("is the town against its city", () => {
    expect(priceSeries(sampleMarket).series.map(({ name }) => name)).toEqual(["江東区豊洲", "江東区"]);
  });

  it.each([
    ["two sales in five years", [["2024Q1", 2]], true],
    [
      "three",
      [
        ["2024Q1", 2],
        ["2025Q1", 1],
      ],
      false,
    ],
    ["many, but all of them older", [["2020Q1", 9]], true],
  ] as const)("with %s leaves the town out: %#", (_, points, isTownLeftOut) => {
    expect(priceSeries({ town: town(points), city })).toMatchObject({ isTownLeftOut });
    expect(priceSeries({ town: town(points), city }).series.map(({ name }) => name)).toEqual(
      isTownLeftOut ? ["江東区"] : ["江東区豊洲", "江東区"],
    );
  });

  it("counts sales of five years up to the last quarter that anybody knows, also of the city", () => {
    const cityUntil = (quarter: string): HistoryResponse => ({
      scope: "city",
      label: "江東区",
      points: [{ quarter, n: 9, medianYenPerM2: 900_000 }],
    });

    expect(priceSeries({ town: town([["2020Q3", 3]]), city: cityUntil("2025Q2") }).isTownLeftOut).toBe(false);
    expect(priceSeries({ town: town([["2020Q2", 3]]), city: cityUntil("2025Q2") }).isTownLeftOut).toBe(true);
  });

  it("keeps every quarter of a town that is not left out, however old", () => {
    expect(
      priceSeries({
        town: town([
          ["2008Q1", 1],
          ["2025Q1", 5],
        ]),
        city: null,
      }).series[0]?.rows,
    ).toHaveLength(2);
  });

  it("has no city without quarters", () => {
    expect(priceSeries({ town: town([["2025Q1", 5]]), city: { scope: "city", label: "江東区", points: [] } }).series).toHaveLength(1);
  });

  it("without anything is no line", () => {
    expect(hasLine(priceSeries({ town: null, city: null }))).toBe(false);
    expect(hasLine(priceSeries({ town: town([["2025Q1", 5]]), city: null }))).toBe(false);
    expect(hasLine(priceSeries(sampleMarket))).toBe(true);
    expect(
      hasLine(
        priceSeries({
          town: town([
            ["2025Q1", 3],
            ["2025Q2", 3],
          ]),
          city: null,
        }),
      ),
    ).toBe(true);
  });

  it("skips what is no quarter", () => {
    expect(
      priceSeries({
        town: town([
          ["2025Q1", 5],
          ["いつか", 5],
        ]),
        city: null,
      }).series[0]?.rows,
    ).toHaveLength(1);
  });
});

describe("the outlook in words and for a chart", () => {
  it.each([
    [{ lowYenPerM2: 920_000, highYenPerM2: 1_080_000 }, "92万〜108万円"],
    [{ lowYenPerM2: 483_600, highYenPerM2: 612_400 }, "48.4万〜61.2万円"],
    [{ lowYenPerM2: 11_208_000, highYenPerM2: 12_999_999 }, "1,121万〜1,300万円"],
  ])("%j is %s", (range, words) => {
    expect(rangeWords(range)).toBe(words);
  });

  it.each([
    [{ levelYenPerM2: 1_000_000, lowYenPerM2: 998_000, highYenPerM2: 1_002_000 }, "±0%〜±0%"],
    [{ levelYenPerM2: 1_000_000, lowYenPerM2: 800_000, highYenPerM2: 950_000 }, "−20%〜−5%"],
    [{ levelYenPerM2: 800_000, lowYenPerM2: 840_000, highYenPerM2: 1_600_000 }, "+5%〜+100%"],
  ])("%j is a change of %s", (range, words) => {
    expect(changeWords(range)).toBe(words);
  });

  it("says how far it is from the level of the last year", () => {
    expect(changeWords({ levelYenPerM2: 1_000_000, lowYenPerM2: 964_000, highYenPerM2: 1_256_000 })).toBe("−4%〜+26%");
  });

  it("continues the line of the same name", () => {
    const mark = outlookMark(sampleMarket);

    expect(mark).toMatchObject({ of: "江東区豊洲", quarter: { year: 2025, quarter: 4 }, low: 1_208_000 });
    expect(priceSeries(sampleMarket).series.map(({ name }) => name)).toContain(mark?.of);
  });

  it("is nothing to draw where its time cannot be read", () => {
    expect(outlookMark({ outlook: { ...sampleOutlook, quarter: "いつか" } })).toBeNull();
  });

  it("is nothing to draw where there is none", () => {
    expect(outlookMark({ outlook: { state: "no_data", reason: "too-short" } })).toBeNull();
  });
});

describe("sales that tell about a building", () => {
  it("are those of its age", () => {
    const sales = [sampleSale({ builtYear: 2013 }), sampleSale({ id: 2, builtYear: 2014 }), sampleSale({ id: 3, builtYear: null })];

    expect(similarSales(sales, 2008)).toEqual({ sales: sales.slice(0, 1), isByAge: true });
  });

  it("are the newest of any age where none is of its age", () => {
    const sales = Array.from({ length: 14 }, (_, id) => sampleSale({ id, builtYear: 1980 }));

    expect(similarSales(sales, 2008)).toEqual({ sales: sales.slice(0, 10), isByAge: false });
  });
});
