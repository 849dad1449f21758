import { describe, expect, it } from "vitest";
import { brokerFeeAtMost } from "#domain/finance/yield.ts";
import { saleTables } from "./load-tables.server.ts";
import { rowOn } from "./row-on.ts";

const TABLES = saleTables();

describe("the tables of data/home-sale", () => {
  it("hold one row of each kind, reduced or not, on every day to come that may be asked about", () => {
    for (const [name, rows] of Object.entries(TABLES)) {
      for (const key of new Set(rows.map((row) => row.key).filter((one) => !["reduced", "defence"].includes(one)))) {
        for (const day of ["2026-11-29", "2027-03-31", "2027-04-01", "2031-12-31"]) {
          const held = rows.filter((row) => [key, "reduced"].includes(row.key));
          expect(rowOn(held, day), `${name} ${key} ${day}`).not.toBeNull();
        }
      }
    }
  });

  it("do not overlap: of one key, reduced or not, at most one row holds", () => {
    for (const rows of Object.values(TABLES)) {
      for (const same of Map.groupBy<string, (typeof rows)[number]>(rows, ({ key, isReduced }) => `${key} ${isReduced}`).values()) {
        const sorted = same.toSorted((a, b) => (a.from < b.from ? -1 : 1));
        for (const [i, row] of sorted.entries()) expect(i === 0 || (sorted[i - 1]?.to ?? "9999") < row.from, row.source.title).toBe(true);
      }
    }
  });

  it("say what is not yet checked against the law", () => {
    const open = Object.entries(TABLES).filter(([, rows]) => rows.some(({ source }) => !source.isVerified));
    expect(open.map(([name]) => name).sort()).toEqual(["depreciation", "mortgageCancellation", "rounding", "stampDuty"]);
  });

  it("hold the same 仲介手数料 as the arithmetic of buying", () => {
    const rule = saleTables().brokerFee[0];
    for (const price of [1_999_999, 3_500_000, 4_000_001, 78_000_000]) expect(brokerFeeAtMost(price, rule)).toBe(brokerFeeAtMost(price));
  });
});
