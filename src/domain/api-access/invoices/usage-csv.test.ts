import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { Usage } from "#domain/api-access/types.ts";
import { monthsSince, usageCsv } from "./usage-csv.ts";

const usage: Usage = {
  ...{
    month: "2026-12",
    plan: "standard",
    includedCalls: 3000,
    mostCalls: 30_000,
    calls: 3010,
    overCalls: 10,
    testCalls: 2,
    feeYen: 30_120,
  },
  ...{ days: [], keys: [] },
  lines: [
    { day: "2026-12-01", scope: "assess:v3", calls: 3010, testCalls: 0 },
    { day: "2026-12-02", scope: "assess:v1", calls: 0, testCalls: 2 },
  ],
};
const rowsOf = (name: string, of: Usage): string[][] => parse(usageCsv({ name }, of), { bom: true });

describe("the file for invoices", () => {
  it("tells what is charged, then every day, in cells that another reader takes apart", () => {
    const [head, ...rows] = rowsOf("見本不動産", usage);

    expect(head).toHaveLength(9);
    expect(rows).toEqual([
      ["2026-12", "見本不動産", "スタンダード", "基本料", "", "", "1", "30000", "30000"],
      ["2026-12", "見本不動産", "スタンダード", "超過", "", "", "10", "12", "120"],
      ["2026-12", "見本不動産", "スタンダード", "利用", "2026-12-01", "AI査定API v3", "3010", "", ""],
      ["2026-12", "見本不動産", "スタンダード", "テスト", "2026-12-02", "AI査定API v1", "2", "", ""],
    ]);
    const charged = rows.reduce((sum, row) => sum + Number(row[8]), 0);
    expect(charged).toBe(usage.feeYen);
  });

  it("runs no name as a formula", () => {
    expect(rowsOf('=HYPERLINK("x")', usage)[1]?.[1]).toBe(`'=HYPERLINK("x")`);
  });

  it("has nothing beyond what a plan includes", () => {
    expect(rowsOf("見本", { ...usage, plan: "trial", lines: [] }).map((row) => row[3])).toEqual(["種別", "基本料"]);
  });
});

it.each([
  ["2026-12", "2026-12", ["2026-12"]],
  ["2026-11", "2027-01", ["2027-01", "2026-12", "2026-11"]],
  ["2027-02", "2027-01", []],
])("a client since %s has months until %s", (madeAt, now, months) => {
  expect(monthsSince(madeAt, now)).toEqual(months);
  expect(monthsSince("2000-01", now)).toHaveLength(36);
});
