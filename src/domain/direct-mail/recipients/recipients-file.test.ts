import { describe, expect, it } from "vitest";
import { faultsCsv, ROW_FAULT_WORDS, ROW_FAULTS, readRecipientRow, recipientColumns, recipientsTemplate } from "./recipients-file.ts";

const HEADER = ["郵便番号", "住所", "建物名・部屋番号", "宛名"];
const columns = recipientColumns(HEADER) ?? [];
const read = (...cells: string[]) => readRecipientRow(cells, columns);

describe("a list of addresses", () => {
  it("is known by its column of addresses, in any order, beside others", () => {
    expect(columns).toEqual(["postalCode", "address", "building", "name"]);
    expect(recipientColumns(["メモ", "氏名", "所在地"])).toEqual([null, "name", "address"]);
    expect(recipientColumns(["住所"])).toEqual(["address"]);
    expect(recipientColumns(["氏名", "建物"])).toBeNull();
    expect(recipientColumns(["住所", "所在地"])).toBeNull();
  });

  it("takes a row as it stands in the window", () => {
    expect(read("〒１３５－００６１", "東京都江東区豊洲５－９９９－１", "見本マンション\n１０１", "見本　太郎 様")).toEqual({
      ok: true,
      value: { postalCode: "1350061", address: "東京都江東区豊洲5-999-1", building: "見本マンション 101", name: "見本 太郎" },
    });
    expect(read("", "東京都江東区豊洲5-999-1\uD800\0", "", "")).toMatchObject({
      ok: true,
      value: { postalCode: "", address: "東京都江東区豊洲5-999-1", name: "" },
    });
  });

  it.each([
    [["", " ", "", ""], "address-missing"],
    [["", "江".repeat(61), "", ""], "address-too-long"],
    [["", "江東区豊洲5-1", "見".repeat(41), ""], "building-too-long"],
    [["", "江東区豊洲5-1", "", "見".repeat(31)], "name-too-long"],
    [["135-006", "江東区豊洲5-1", "", ""], "postal-code"],
    [["", "江東区豊洲5-1"], "columns"],
  ] as const)("refuses %j: %s", (cells, reason) => {
    expect(read(...cells)).toEqual({ ok: false, reason });
  });

  it("says every reason in words, and tells faults so that no spreadsheet reckons with them", () => {
    expect(Object.keys(ROW_FAULT_WORDS)).toEqual(ROW_FAULTS);
    expect(faultsCsv([{ line: 3, reason: "no-number" }])).toBe("\uFEFF行,理由\r\n3,住所に番地がありません\r\n");
  });

  it("has an example whose rows are read", () => {
    const [header, ...lines] = recipientsTemplate().slice(1).trim().split("\r\n");
    expect(recipientColumns(header?.split(",") ?? [])).toEqual(columns);
    expect(lines.map((line) => read(...line.split(",")).ok)).toEqual([true, true]);
  });
});
