import { describe, expect, it } from "vitest";
import { faultsCsv, ROW_FAULTS, readRecipientRow, recipientColumns, recipientsTemplate, rowFaultWords } from "./recipients-file.ts";
import { repeatedRows } from "./repeated-rows.ts";

const HEADER = ["郵便番号", "住所", "建物名", "部屋番号", "宛名"];
const columns = recipientColumns(HEADER)?.columns ?? [];
/** A font that has everything but one emoji. */
const lacking = (text: string) => (text.includes("😀") ? ["😀"] : []);
const read = (...cells: string[]) => readRecipientRow(cells, columns, lacking);

describe("a list of addresses", () => {
  it("is known by its column of addresses, in any order, beside others that it names", () => {
    expect(recipientColumns(HEADER)).toEqual({ columns: ["postalCode", "address", "building", "room", "name"], unread: [], repeated: [] });
    expect(recipientColumns(["メモ", "氏名", "所在地", "", "電\u0000話"])).toEqual({
      ...{ columns: [null, "name", "address", null, null], unread: ["メモ", "電 話"], repeated: [] },
    });
    expect(recipientColumns(["住所", ...Array.from({ length: 500 }, () => "長".repeat(100))])?.unread).toEqual(
      Array.from({ length: 20 }, () => "長".repeat(20)),
    );
    expect(recipientColumns(["住所"])?.columns).toEqual(["address"]);
    expect(recipientColumns(["氏名", "建物"])).toBeNull();
    expect(recipientColumns(["住所", "宛名", "所在地"])?.repeated).toEqual(["住所", "所在地"]);
    expect(recipientColumns(["住所", "部屋番号", "号室"])?.repeated).toEqual(["部屋番号", "号室"]);
  });

  it("takes a row as its people wrote it, in one line for the window", () => {
    expect(read("〒１３５－００６１", "東京都江東区豊洲５－９９９－１", "髙﨑マンション①\nＡ棟", "１０１", "𠮷田　\uFA19太郎 様")).toEqual({
      ok: true,
      value: {
        ...{ postalCode: "1350061", address: "東京都江東区豊洲５－９９９－１", building: "髙﨑マンション① Ａ棟 １０１号室" },
        name: "𠮷田 \uFA19太郎",
      },
    });
    expect(read("", "東京都江東区豊洲5-999-1\uD800\0", "カ\u3099ーデン\u200Bハイツ", "", "")).toMatchObject({
      ok: true,
      value: { postalCode: "", address: "東京都江東区豊洲5-999-1", building: "ガーデンハイツ", name: "" },
    });
  });

  it.each([
    ["青葉ハイツ", "101", "青葉ハイツ 101号室"],
    ["青葉ハイツ", "101号室", "青葉ハイツ 101号室"],
    ["青葉ハイツ", "B-203", "青葉ハイツ B-203"],
    ["青葉ハイツ101号室", "101", "青葉ハイツ101号室"],
    ["青葉ハイツ 101", "１０１号", "青葉ハイツ 101"],
    ["青葉ハイツ1101", "101", "青葉ハイツ1101 101号室"],
    ["", "302", "302号室"],
    ["青葉ハイツ", " ", "青葉ハイツ"],
  ])("puts the building %j and the room %j together as %j", (building, room, both) => {
    expect(read("", "江東区豊洲5-1", building, room, "")).toMatchObject({ ok: true, value: { building: both } });
  });

  it.each([
    [["", " ", "", "", ""], { reason: "address-missing" }],
    [["", "江".repeat(61), "", "", ""], { reason: "address-too-long" }],
    [["", "江東区豊洲5-1", "見".repeat(36), "101", ""], { reason: "building-too-long" }],
    [["", "江東区豊洲5-1", "", "", "見".repeat(31)], { reason: "name-too-long" }],
    [["135-006", "江東区豊洲5-1", "", "", ""], { reason: "postal-code" }],
    [["", "江東区豊洲5-1"], { reason: "columns" }],
    [["", "江東区豊洲5-1", "ハイツ😀", "", ""], { reason: "unprintable", characters: "😀" }],
    [["", "江東区豊洲5-1", "", "", "見本😀"], { reason: "unprintable", characters: "😀" }],
  ] as const)("refuses %j: %j", (cells, reason) => {
    expect(read(...cells)).toEqual({ ok: false, reason });
  });

  it("says every reason in words, and tells faults so that no spreadsheet reckons with them", () => {
    expect(new Set(ROW_FAULTS.map((reason) => rowFaultWords({ reason }))).size).toBe(ROW_FAULTS.length);
    expect(rowFaultWords({ reason: "unprintable", characters: "😀" })).toBe("お手紙に印刷できない文字があります（😀）");
    expect(faultsCsv([{ line: 3, reason: "no-number" }])).toBe("\uFEFF行,理由\r\n3,住所に番地がありません\r\n");
  });

  it("has an example whose rows are read", () => {
    const [header, ...lines] = recipientsTemplate().slice(1).trim().split("\r\n");
    expect(recipientColumns(header?.split(",") ?? [])?.columns).toEqual(columns);
    expect(lines.map((line) => read(...line.split(",")).ok)).toEqual([true, true]);
  });

  it("names each row that repeats another one, or what the mailing has", () => {
    const rows = ["a", "b", "a", "c", "a", "c"].map((key, i) => ({ line: i + 2, key }));
    expect(repeatedRows(rows, new Set(["c"]))).toEqual([
      { line: 4, first: 2 },
      { line: 5, first: null },
      { line: 6, first: 2 },
      { line: 7, first: null },
    ]);
  });
});
