import { MOST_ROWS } from "#domain/direct-mail/core/limits.ts";
import type { Addressee } from "#domain/direct-mail/core/types.ts";
import { type CsvValue, csvLine, csvRow } from "#kernel/csv.ts";
import { POSTAL_CODE } from "#kernel/fields/text-kinds.ts";
import { plainText } from "#kernel/japanese-text.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

/** As much as stands in the window of an envelope. */
const MOST_ADDRESS = 60;
const MOST_BUILDING = 40;
const MOST_NAME = 30;

/** Why a row is not taken in. Those from `no-place` on are found out beside the table of towns and the prices that are known. */
export const ROW_FAULTS = [
  ...(["columns", "address-missing", "address-too-long", "no-number", "building-too-long", "name-too-long", "postal-code"] as const),
  ...(["no-place", "several-places", "no-estimate", "full"] as const),
] as const;
export type RowFault = (typeof ROW_FAULTS)[number];

/** `line` as a spreadsheet shows it: the header is 1. */
export type FaultyRow = { readonly line: number; readonly reason: RowFault };

export const ROW_FAULT_WORDS: Readonly<Record<RowFault, string>> = {
  columns: "列の数が見出しと違います",
  "address-missing": "住所がありません",
  "address-too-long": `住所が${MOST_ADDRESS}文字を超えています。建物名と部屋番号は、建物の列に分けてください`,
  "no-number": "住所に番地がありません",
  "building-too-long": `建物名・部屋番号が${MOST_BUILDING}文字を超えています`,
  "name-too-long": `宛名が${MOST_NAME}文字を超えています`,
  "postal-code": "郵便番号は、7桁の数字で書いてください",
  "no-place": "住所の町が見つかりません",
  "several-places": "住所の町を1つに決められません。都道府県から書いてください",
  "no-estimate": "この町の推定価格を出せません",
  full: "この送付に入れられる数を超えています",
};

const COLUMNS = ["postalCode", "address", "building", "name"] as const;
type Column = (typeof COLUMNS)[number];

const HEADERS: Readonly<Record<string, Column>> = {
  ...{ 郵便番号: "postalCode", 住所: "address", 所在地: "address" },
  ...{ 建物: "building", 建物名: "building", "建物名・部屋番号": "building", 建物名部屋番号: "building" },
  ...{ 宛名: "name", 氏名: "name", お名前: "name" },
};

/** Which column is which, those of others left out; null: this is no list of addresses. Only 住所 has to be there. */
export function recipientColumns(header: readonly string[]): readonly (Column | null)[] | null {
  const found = header.map((name) => HEADERS[plainText(name).replace(/\s/g, "")] ?? null);
  const count = (column: Column) => found.filter((one) => one === column).length;
  return count("address") === 1 && COLUMNS.every((column) => count(column) <= 1) ? found : null;
}

/** One row as somebody a letter goes to. */
export function readRecipientRow(cells: readonly string[], columns: readonly (Column | null)[]): Result<Addressee, RowFault> {
  if (cells.length !== columns.length) return refused("columns");
  const told = (column: Column) => tidy(cells[columns.indexOf(column)] ?? "");
  const postal = POSTAL_CODE.parse(told("postalCode"));
  const postalCode = postal.ok ? String(postal.value) : "";
  const [address, building, name] = [
    plainText(told("address")),
    plainText(told("building")),
    told("name").replace(/\s*(?:様|さま|殿)$/, ""),
  ];
  const fault = faultOf({ postalCode, address, building, name });
  return fault === null ? ok({ postalCode, address, building, name }) : refused(fault);
}

function faultOf({ postalCode, address, building, name }: Addressee): RowFault | null {
  if (address === "") return "address-missing";
  if (lengthOf(address) > MOST_ADDRESS) return "address-too-long";
  if (lengthOf(building) > MOST_BUILDING) return "building-too-long";
  if (lengthOf(name) > MOST_NAME) return "name-too-long";
  return postalCode === "" || POSTAL_CODE.faultOf(postalCode) === null ? null : "postal-code";
}

function lengthOf(text: string): number {
  return [...text].length;
}

/** Whatever would break a line of the window, and what no text is kept with, becomes one blank. */
function tidy(cell: string): string {
  return cell.replace(/[\s\p{C}]+/gu, " ").trim();
}

/** A list to begin from, with the mark by which a spreadsheet knows UTF-8. The addresses do not exist. */
export function recipientsTemplate(): string {
  const lines = [
    ["郵便番号", "住所", "建物名・部屋番号", "宛名"],
    ["135-0061", "東京都江東区豊洲5-999-1", "見本マンション101号室", "見本 太郎"],
    ["135-0061", "東京都江東区豊洲5丁目999番2号", "見本マンション 203", ""],
  ];
  return `\uFEFF${lines.map((cells) => csvLine(cells)).join("")}`;
}

/** The rows that were not taken in, for a spreadsheet. What stood in them is left out: it is in the file that was sent. */
export function faultsCsv(faults: readonly FaultyRow[]): string {
  const rows = faults.map(({ line, reason }): CsvValue[] => [line, ROW_FAULT_WORDS[reason]]);
  return `\uFEFF${[["行", "理由"], ...rows].map((row) => csvRow(row)).join("")}`;
}

/** What a list may be at most, in words. */
export const FILE_WORDS: Readonly<Record<string, string>> = {
  empty: "住所の行がありません",
  "unknown-layout": "見出しに「住所」の列がありません",
  "too-large": `${MOST_ROWS.toLocaleString("ja-JP")}行を超えています。分けて取り込んでください`,
};
