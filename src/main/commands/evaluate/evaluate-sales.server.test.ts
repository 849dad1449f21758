import { describe, expect, it } from "vitest";
import { formatQuarter } from "#kernel/quarter.ts";
import { aFile, anApiRow, csv } from "#test/support/transaction-files.ts";
import { rentsOfFile, salesOfFiles } from "./evaluate-sales.server.ts";

const origin = { trainUntil: { year: 2023, quarter: 4 }, testUntil: { year: 2024, quarter: 4 } } as const;
const now = new Date("2026-11-21T03:00:00Z");
const sold = (year: string, changes: Record<string, string> = {}) => anApiRow({ year, quarter: "1", ...changes });

describe("sales of files", () => {
  it("are learnt from the one file until the origin, and tested on the other after it", async () => {
    const train = await aFile(csv([sold("2022", { price: "10000000" }), sold("2024", { price: "20000000" })]));
    const test = await aFile(csv([sold("2022", { price: "30000000" }), sold("2024", { price: "40000000" })]));

    const sales = await (await salesOfFiles({ train, test, now }))("condo", origin);

    expect(sales.map(({ quarter, price }) => [formatQuarter(quarter), price])).toEqual([
      ["2022Q1", 10_000_000],
      ["2024Q1", 40_000_000],
    ]);
  });

  it("are all of the file that stands for both", async () => {
    const file = await aFile(csv([sold("2022"), sold("2024")]), { gzip: true, name: "sales.csv.gz" });

    const sales = await (await salesOfFiles({ train: file, test: file, now }))("condo", origin);

    expect(sales.map(({ quarter }) => quarter.year)).toEqual([2022, 2024]);
  });

  it("are rents of a file of rents, and of a file of sales no rents", async () => {
    const rent = {
      category: "asking",
      city_code: "13108",
      city: "江東区",
      town: "豊洲",
      area_m2: "55",
      rent_yen: "210000",
      source: "見本",
    };
    const file = await aFile(
      csv([
        { period: "2022Q1", ...rent },
        { period: "2024Q1", ...rent, area_m2: "1" },
      ]),
    );
    const sales = await aFile(csv([sold("2022")]));

    const rents = await (await salesOfFiles({ train: file, test: file, now }, rentsOfFile))("rent", origin);

    expect(rents).toMatchObject([{ kind: "rent", price: 210_000, areaM2: 55, priceCategory: "survey", apartmentKey: null }]);
    expect(await (await salesOfFiles({ train: sales, test: sales, now }))("rent", origin)).toEqual([]);
  });

  it("are those of the kind asked for", async () => {
    const file = await aFile(csv([sold("2022"), sold("2022", { type: "Land Only", area_m2: "120" })]));
    const salesFor = await salesOfFiles({ train: file, test: file, now });

    expect((await salesFor("land", origin)).map(({ areaM2 }) => areaM2)).toEqual([120]);
    expect(await salesFor("house", origin)).toEqual([]);
  });
});
