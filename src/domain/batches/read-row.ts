import { contradictionsOf, stationFault } from "#kernel/fields/home-rules.ts";
import { readFields, withoutEmpty } from "#kernel/fields/read-fields.ts";
import { yesNoText } from "#kernel/fields/yes-no.ts";
import { ROW_COLUMNS, ROW_FIELDS, type RowField } from "./row-layout.ts";
import { inWordsOfFields, inWordsOfFiles } from "./row-words.ts";
import type { RowHome, TakenRow } from "./types.ts";

export type RowCells = Partial<Record<RowField, string>>;

const MOST_REFERENCE = 120;

/** A row as it was meant, or all that is wrong with it at once. */
export function readRow(cells: RowCells, thisYear: number): TakenRow {
  const reference = storable((cells.reference ?? "").trim()).slice(0, MOST_REFERENCE);
  const read = readFields(ROW_FIELDS, inWordsOfFields(cells));
  if (!read.ok) return { reference, ok: false, faults: read.issues.map(inWordsOfFiles) };
  const { kind: _, address, areaM2, ...rest } = read.input;
  const home: RowHome = { kind: read.input.kind, address: storable(address), areaM2, ...withoutEmpty(rest) };
  const faults = [...contradictionsOf(home, thisYear), ...stationFault(home, null)];
  return faults.length > 0 ? { reference, ok: false, faults } : { reference, ok: true, home };
}

/** A line of a table whose cells do not fit its columns. */
export function unfitRow(columns: number): TakenRow {
  return { reference: "", ok: false, faults: [{ field: "row", message: `列の数が見出しと違います（${columns}列）` }] };
}

/** An object of JSON lines. */
export function readObject(told: unknown, thisYear: number): TakenRow {
  if (typeof told !== "object" || told === null || Array.isArray(told)) return notAnObject();
  const given = told as Readonly<Record<string, unknown>>;
  const cells = ROW_COLUMNS.flatMap((field) => (Object.hasOwn(given, field) ? [[field, cellOf(field, given[field])] as const] : []));
  return readRow(Object.fromEntries(cells), thisYear);
}

export function notAnObject(): TakenRow {
  return { reference: "", ok: false, faults: [{ field: "row", message: "1行に1件のJSONオブジェクトで入力してください" }] };
}

/** A JSON value as the cell that says the same. What no cell can say cannot be read. */
function cellOf(field: RowField, value: unknown): string {
  if (value === null) return "";
  if (field === "isCorner" && typeof value === "boolean") return yesNoText(value);
  return typeof value === "string" || typeof value === "number" ? String(value) : "\uFFFD";
}

/** No text of ours has a NUL, and half a letter is none. */
function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}
