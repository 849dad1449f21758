import { describe, expect, it } from "vitest";
import { formatQuarter } from "#kernel/quarter.ts";
import { aFile, anApiRow, csv } from "../../test/support/transaction-files.ts";
import { salesOfFiles } from "./evaluate-sales.server.ts";

const origin = { trainUntil: { year: 2023, quarter: 4 }, testUntil: { year: 2024, quarter: 4 } } as const;
const sold = (year: string, changes: Record<string, string> = {}) => anApiRow({ year, quarter: "1", ...changes });

describe("sales of files", () => {
  it("are learnt from the one file until the origin, and tested on the other after it", async () => {
    const train = await aFile(csv([sold("2022", { price: "10000000" }), sold("2024", { price: "20000000" })]));
    const test = await aFile(csv([sold("2022", { price: "30000000" }), sold("2024", { price: "40000000" })]));

    const sales = await (await salesOfFiles({ train, test }))("condo", origin);

    expect(sales.map(({ quarter, price }) => [formatQuarter(quarter), price])).toEqual([
      ["2022Q1", 10_000_000],
      ["2024Q1", 40_000_000],
    ]);
  });

  it("are all of the file that stands for both", async () => {
    const file = await aFile(csv([sold("2022"), sold("2024")]), { gzip: true, name: "sales.csv.gz" });

    const sales = await (await salesOfFiles({ train: file, test: file }))("condo", origin);

    expect(sales.map(({ quarter }) => quarter.year)).toEqual([2022, 2024]);
  });

  it("are those of the kind asked for", async () => {
    const file = await aFile(csv([sold("2022"), sold("2022", { type: "Land Only", area_m2: "120" })]));
    const salesFor = await salesOfFiles({ train: file, test: file });

    expect((await salesFor("land", origin)).map(({ areaM2 }) => areaM2)).toEqual([120]);
    expect(await salesFor("house", origin)).toEqual([]);
  });
});
