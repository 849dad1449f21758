import { describe, expect, it } from "vitest";
import { customerColumns, ROW_FAULT_WORDS, ROW_FAULTS, readCustomerRow } from "./customers-file.ts";

const TODAY = "2026-11-24";
const HEADER = ["氏名", "メール", "同意日", "同意の方法"];
const columns = customerColumns(HEADER) ?? [];
const read = (...cells: string[]) => readCustomerRow(cells, columns, TODAY);

describe("a file of customers", () => {
  it("is known by its four columns, in any order, beside others", () => {
    expect(columns).toEqual(["name", "email", "on", "way"]);
    expect(customerColumns(["メモ", "同意方法", "お名前", "メールアドレス", "同意日"])).toEqual([null, "way", "name", "email", "on"]);
    expect(customerColumns(["氏名", "メール"])).toBeNull();
    expect(customerColumns([...HEADER, "氏名"])).toBeNull();
  });

  it("takes a row with proof, its address as it is kept", () => {
    expect(read(" 見本　太郎 ", "Taro@Example.JP", "2026/11/3", "来店時の書面")).toEqual({
      ok: true,
      value: { name: "見本 太郎", email: "taro@example.jp", proof: { on: "2026-11-03", way: "paper" } },
    });
    expect(read("見本", "a..b@docomo.ne.jp", "2026-11-24", "ＷＥＢ")).toMatchObject({ ok: true, value: { proof: { way: "web" } } });
  });

  it.each([
    [["", "a@example.jp", "2026-11-03", "書面"], "name-missing"],
    [["見".repeat(41), "a@example.jp", "2026-11-03", "書面"], "name-too-long"],
    [["https://evil.example", "a@example.jp", "2026-11-03", "書面"], "name-leads-away"],
    [["ｗｗｗ．evil．example", "a@example.jp", "2026-11-03", "書面"], "name-leads-away"],
    [["見本＠evil", "a@example.jp", "2026-11-03", "書面"], "name-leads-away"],
    [["見本", "a.example.jp", "2026-11-03", "書面"], "email"],
    [["見本", "a@example.jp", " ", "書面"], "proof-day-missing"],
    [["見本", "a@example.jp", "2026-11-25", "書面"], "proof-day"],
    [["見本", "a@example.jp", "1990-01-01", "書面"], "proof-day"],
    [["見本", "a@example.jp", "2026-11-03", ""], "proof-way"],
    [["見本", "a@example.jp", "2026-11-03"], "columns"],
  ] as const)("refuses %j: %s", (cells, reason) => {
    expect(read(...cells)).toEqual({ ok: false, reason });
  });

  it("says every reason in words", () => {
    expect(Object.keys(ROW_FAULT_WORDS)).toEqual(ROW_FAULTS);
  });
});
