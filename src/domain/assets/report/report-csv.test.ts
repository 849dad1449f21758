import { describe, expect, it } from "vitest";
import { anAssetReport } from "#test/support/asset-report.ts";
import { sold } from "#test/support/sale-facts.ts";
import { seriesCsv, takeHomeCsv } from "./report-csv.ts";

describe("a series for spreadsheets", () => {
  const [newest] = anAssetReport().series;
  const month = { ...(newest ?? fail()), month: "2026-11" };

  it("is UTF-8 with BOM, a line a month, amounts in yen", () => {
    const text = seriesCsv(anAssetReport({}, 2));
    expect(text.startsWith("\uFEFF月,")).toBe(true);
    expect(text.split("\r\n")).toHaveLength(4);
    expect(text.split("\r\n")[2]).toBe("2026-11,78000000,70200000,86600000,20000000,58000000,");
  });

  it("keeps a negative equity a number, leaves out what is not known, and lets no text be a formula", () => {
    const series = [
      { ...month, equityYen: -3_500_000, balanceYen: null, note: '=HYPERLINK("https://example.com","購入")' },
      { ...month, note: "＋1" },
      { ...month, note: "-5" },
      { ...month, note: "改装,浴室" },
    ];
    const rows = seriesCsv({ series })
      .split("\r\n")
      .slice(1, 5)
      .map((row) => row.slice(row.indexOf(",", 30)));
    expect(rows[0]).toBe(`,,-3500000,"'=HYPERLINK(""https://example.com"",""購入"")"`);
    expect(rows.slice(1).map((row) => row.split(",").slice(3).join(","))).toEqual(["'＋1", "'-5", '"改装,浴室"']);
  });
});

describe("a take-home for spreadsheets", () => {
  it("has what goes out below 0, and what is left as its last line", () => {
    const rows = takeHomeCsv({ takeHome: sold() }).split("\r\n");
    expect(rows[1]).toMatch(/^売却価格,78000000,78000000,/);
    expect(rows[2]).toMatch(/^仲介手数料,-2640000,-2640000,/);
    expect(rows.at(-2)).toBe("手取り,53787700,53787700,,");
  });

  it("adds up to what is left in both cases", () => {
    const { low, high } = sold({ acquiredOn: "2014", lots: null });
    const rows = takeHomeCsv({ takeHome: sold({ acquiredOn: "2014", lots: null }) })
      .split("\r\n")
      .slice(1, -2);
    const sum = (column: number) => rows.reduce((total, row) => total + Number(row.split(",")[column]), 0);
    expect([sum(1), sum(2)]).toEqual([low.takeHomeYen, high.takeHomeYen]);
  });

  it("is its head alone where nothing was reckoned", () => {
    expect(takeHomeCsv({ takeHome: null }).split("\r\n")).toHaveLength(2);
  });
});

function fail(): never {
  throw new Error("the report has months");
}
