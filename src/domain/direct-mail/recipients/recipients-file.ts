import type { Addressee } from "#domain/direct-mail/core/types.ts";
import { type CsvValue, csvLine, csvRow } from "#kernel/csv.ts";
import { POSTAL_CODE } from "#kernel/fields/text-kinds.ts";
import { composedText, plainText } from "#kernel/japanese-text.ts";
import { namesOfCharacters } from "#kernel/print/drawable-text.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

/** As much as stands in the window of an envelope. */
const MOST_ADDRESS = 60;
const MOST_BUILDING = 40;
const MOST_NAME = 30;

/** Why a row is not taken in. Those from `no-place` on are found out beside the table of towns and the prices that are known. */
export const ROW_FAULTS = [
  ...(["columns", "address-missing", "address-too-long", "no-number", "building-too-long", "name-too-long", "postal-code"] as const),
  "unprintable",
  ...(["no-place", "several-places", "out-of-area", "no-estimate", "low-grade", "full"] as const),
] as const;
export type RowFault = (typeof ROW_FAULTS)[number];

/** `characters`: of `unprintable`, those that the letters of the print lack, as they are named to people. */
type RowRefusal = { readonly reason: RowFault; readonly characters?: string };
/** `line` as a spreadsheet shows it: the header is 1. */
export type FaultyRow = RowRefusal & { readonly line: number };

const ROW_FAULT_WORDS: Readonly<Record<RowFault, string>> = {
  columns: "列の数が見出しと違います",
  "address-missing": "住所がありません",
  "address-too-long": `住所が${MOST_ADDRESS}文字を超えています。建物名と部屋番号は、建物の列に分けてください`,
  "no-number": "住所に番地がありません",
  "building-too-long": `建物名・部屋番号が${MOST_BUILDING}文字を超えています`,
  "name-too-long": `宛名が${MOST_NAME}文字を超えています`,
  "postal-code": "郵便番号は、7桁の数字で書いてください",
  unprintable: "お手紙に印刷できない文字があります",
  "no-place": "住所の町が見つかりません",
  "several-places": "住所の町を1つに決められません。都道府県から書いてください",
  "out-of-area": "推定の対象でない地域です",
  "no-estimate": "この町の推定価格を出せません",
  "low-grade": "この町の推定は、確かさD（参考程度）です",
  full: "この送付に入れられる数を超えています",
};

/** Why a row is not taken in, in words: `お手紙に印刷できない文字があります（😀）`. */
export function rowFaultWords({ reason, characters }: RowRefusal): string {
  return characters === undefined ? ROW_FAULT_WORDS[reason] : `${ROW_FAULT_WORDS[reason]}（${characters}）`;
}

const COLUMNS = ["postalCode", "address", "building", "room", "name"] as const;
type Column = (typeof COLUMNS)[number];

const HEADERS: Readonly<Record<string, Column>> = {
  ...{ 郵便番号: "postalCode", 住所: "address", 所在地: "address" },
  ...{ 建物: "building", 建物名: "building", "建物名・部屋番号": "building", 建物名部屋番号: "building" },
  ...{ 部屋番号: "room", 部屋: "room", 号室: "room" },
  ...{ 宛名: "name", 氏名: "name", お名前: "name" },
};

/** Of a list, which column is which; null: another one. */
type Columns = readonly (Column | null)[];
type RecipientColumns = {
  readonly columns: Columns;
  /** The names of those that are not read, as far as they have one. */
  readonly unread: readonly string[];
  /** The names of two that mean the same, where there are such. */
  readonly repeated: readonly string[];
};

const MOST_UNREAD = 20;
const MOST_NAME_OF_COLUMN = 20;

/** The columns of a list of addresses by its header; null: it is none. Only 住所 has to be there. */
export function recipientColumns(header: readonly string[]): RecipientColumns | null {
  const columns = header.map((name) => HEADERS[plainText(name).replace(/\s/g, "")] ?? null);
  if (!columns.includes("address")) return null;
  const named = (column: Column | null) => header.filter((_, i) => columns[i] === column).map(nameOfColumn);
  const unread = named(null).filter((name) => name !== "");
  return { columns, unread: unread.slice(0, MOST_UNREAD), repeated: COLUMNS.map(named).find((names) => names.length > 1) ?? [] };
}

function nameOfColumn(name: string): string {
  return tidy(name).slice(0, MOST_NAME_OF_COLUMN).toWellFormed();
}

/** The characters of a text that no letter can be printed with. */
type Lacking = (text: string) => readonly string[];

/** One row as somebody a letter goes to, in their own writing: nothing but blanks is put right. */
export function readRecipientRow(cells: readonly string[], columns: Columns, lacking: Lacking): Result<Addressee, RowRefusal> {
  if (cells.length !== columns.length) return refused({ reason: "columns" });
  const told = (column: Column) => tidy(cells[columns.indexOf(column)] ?? "");
  const postal = POSTAL_CODE.parse(told("postalCode"));
  const row = {
    ...{ postalCode: postal.ok ? String(postal.value) : "", address: told("address") },
    building: withRoom(told("building"), told("room")),
    name: told("name").replace(/\s*(?:様|さま|殿)$/, ""),
  };
  const reason = faultOf(row);
  if (reason !== null) return refused({ reason });
  const characters = lacking(`${row.address}${row.building}${row.name}`);
  return characters.length === 0 ? ok(row) : refused({ reason: "unprintable", characters: namesOfCharacters(characters) });
}

const UNIT = /(?:号室|号|室)$/;

/** `見本マンション` and `101` as `見本マンション 101号室`; a room that stands in the building already is not told twice. */
function withRoom(building: string, room: string): string {
  const plain = plainText(room);
  if (plain === "") return building;
  const last = /[\da-z-]+$/i.exec(plainText(building).replace(UNIT, ""))?.[0];
  if (last === plain.replace(UNIT, "")) return building;
  return `${building} ${/^\d+$/.test(plain) ? `${room}号室` : room}`.trim();
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

/** Whatever would break a line of the window becomes one blank; what has no sign, and what no text is kept with, goes. */
function tidy(cell: string): string {
  return composedText(cell.replace(/[\p{Cf}\p{Cs}]+/gu, "").replace(/[\s\p{Cc}]+/gu, " ")).trim();
}

/** A list to begin from, with the mark by which a spreadsheet knows UTF-8. The addresses do not exist. */
export function recipientsTemplate(): string {
  const lines = [
    ["郵便番号", "住所", "建物名", "部屋番号", "宛名"],
    ["135-0061", "東京都江東区豊洲5-999-1", "見本マンション", "101", "見本 太郎"],
    ["135-0061", "東京都江東区豊洲5丁目999番2号", "", "", ""],
  ];
  return `\uFEFF${lines.map((cells) => csvLine(cells)).join("")}`;
}

/** The rows that were not taken in, for a spreadsheet. What stood in them is left out: it is in the file that was sent. */
export function faultsCsv(faults: readonly FaultyRow[]): string {
  const rows = faults.map((fault): CsvValue[] => [fault.line, rowFaultWords(fault)]);
  return `\uFEFF${[["行", "理由"], ...rows].map((row) => csvRow(row)).join("")}`;
}

/** What is to be done about a file that is no list of addresses. */
export const FILE_ADVICE = {
  empty: "住所の行がありません",
  "unknown-layout": "「住所」の列が1つ必要です。ほかの列も、同じ意味のものは1つにしてください",
} as const;
