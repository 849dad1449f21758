import { describe, expect, it } from "vitest";
import { readCustomersFile } from "./read-customers-file.server.ts";

const HEADER = "氏名,メール,同意日,同意の方法\n";
const read = (rows: string) => readCustomersFile(new TextEncoder().encode(HEADER + rows), "2026-11-24");

describe("the rows of a file of customers", () => {
  it("take no fault from rows that a spreadsheet left empty", async () => {
    const { rows, faults } = await read("見本,a@example.jp,2026-11-03,書面\n,,,\n , ,　,\n見本,b,2026-11-03,書面\n");
    expect(rows.map(({ line }) => line)).toEqual([2]);
    expect(faults).toEqual([{ line: 5, reason: "email" }]);
    await expect(read(",,,\n,,,\n")).rejects.toMatchObject({ reason: "empty" });
  });

  it("are refused from the one on whose quotation mark is not closed", async () => {
    await expect(read('見本,a@example.jp,2026-11-03,書面\n"見本,b@example.jp,2026-11-03,書面\n')).rejects.toMatchObject({
      reason: "malformed",
      message: "3件目の行から CSV として読めない内容",
    });
  });
});
