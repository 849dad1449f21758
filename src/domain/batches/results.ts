import { type CsvValue, csvRow } from "#kernel/csv.ts";
import type { BatchVersion, RowFault, RowResult } from "./types.ts";

export type ResultFormat = "csv" | "jsonl";

/** What people are told of a home without a price. */
const FAULT_WORDS: Readonly<Record<RowFault, string>> = {
  input: "入力内容を確認してください",
  "address-not-found": "住所が見つかりませんでした",
  "address-ambiguous": "住所の場所を1つに決められません。都道府県から町名まで入れてください",
  "out-of-area": "この地域は、まだ推定できません",
  "too-few-comparables": "近くの成約事例が足りません",
  "outlier-size": "この広さの成約事例が足りません",
  "no-model": "この種別は、いま推定できません",
};

type Price = Extract<RowResult, { ok: true }>["price"];
type Field = { readonly name: string; readonly since: BatchVersion; readonly of: (price: Price) => string | number | boolean | null };

/** The fields of a price in the order of the columns, those of a later version behind. */
const FIELDS: readonly Field[] = [
  { name: "matchedAddress", since: "v2", of: (price) => price.matchedAddress },
  { name: "priceYen", since: "v2", of: (price) => price.priceYen },
  { name: "pricedFor", since: "v2", of: (price) => price.pricedFor },
  { name: "rentMonthlyYen", since: "v2", of: (price) => price.rentMonthlyYen },
  { name: "grossYield", since: "v2", of: grossYield },
  { name: "modelVersion", since: "v2", of: (price) => price.modelVersion },
  { name: "isSample", since: "v2", of: (price) => price.isSample },
  { name: "lowYen", since: "v3", of: (price) => price.lowYen },
  { name: "highYen", since: "v3", of: (price) => price.highYen },
  { name: "withinTenPercent", since: "v3", of: (price) => rounded(price.withinTenPercent) },
  { name: "grade", since: "v3", of: (price) => price.grade },
];

/** As a single assessment tells it: twelve rents a year, of the price. */
function grossYield({ rentMonthlyYen, priceYen }: Price): number | null {
  return rentMonthlyYen === null ? null : rounded((rentMonthlyYen * 12) / priceYen);
}

function rounded(share: number): number {
  return Number(share.toFixed(4));
}

function fieldsOf(version: BatchVersion): readonly Field[] {
  return FIELDS.filter(({ since }) => since <= version);
}

const FAULT_COLUMNS = ["status", "fault", "faultMessage"];

/** What stands before the rows: of CSV the mark by which spreadsheets know UTF-8, and the names of the columns. */
export function resultHead(version: BatchVersion, format: ResultFormat): string {
  if (format === "jsonl") return "";
  return `\uFEFF${csvRow(resultColumns(version))}`;
}

/** The columns of the results of a version, in their order. */
export function resultColumns(version: BatchVersion): string[] {
  return ["row", "reference", ...FAULT_COLUMNS, ...fieldsOf(version).map(({ name }) => name)];
}

type Drawn = { readonly version: BatchVersion; readonly format: ResultFormat; readonly firstRow: number };

/** Rows as lines. `row` counts homes from 1, the header not among them. What a client named is text to a spreadsheet and never a formula; numbers stay numbers. */
export function resultLines(results: readonly RowResult[], { version, format, firstRow }: Drawn): string {
  const fields = fieldsOf(version);
  const draw = format === "csv" ? csvOf : jsonOf;
  return results.map((result, i) => draw(result, { row: firstRow + i, fields })).join("");
}

type Row = { readonly row: number; readonly fields: readonly Field[] };

function csvOf(result: RowResult, { row, fields }: Row): string {
  const told = result.ok ? ["estimated", null, null] : ["refused", result.fault, faultMessage(result)];
  const values = fields.map((field): CsvValue => {
    const value = result.ok ? field.of(result.price) : null;
    return typeof value === "boolean" ? String(value) : value;
  });
  return csvRow([row, result.reference, ...told, ...values]);
}

function faultMessage({ fault, fields }: Extract<RowResult, { ok: false }>): string {
  const words = fields.map(({ field, message }) => `${field}: ${message}`);
  return words.length > 0 ? words.join(" / ") : FAULT_WORDS[fault];
}

function jsonOf(result: RowResult, { row, fields }: Row): string {
  const { reference } = result;
  const told = result.ok
    ? { status: "estimated", ...Object.fromEntries(fields.map(({ name, of }) => [name, of(result.price)])) }
    : { status: "refused", fault: result.fault, faultMessage: faultMessage(result), fields: result.fields };
  return `${JSON.stringify({ row, reference, ...told })}\n`;
}
