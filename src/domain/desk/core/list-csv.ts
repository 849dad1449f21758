import { csvLine, csvText } from "#kernel/csv.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";

/** A cell by what it is: only texts are kept from being read as formulas, so that a negative number stays one. */
export type Cell = { readonly text: string } | { readonly number: number } | { readonly day: string | null };

/** A file for spreadsheets, in UTF-8 with its mark. */
export function tableCsv(heading: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${csvLine(heading)}${rows.map((row) => csvLine(row.map(written))).join("")}`;
}

function written(cell: Cell): string {
  if ("text" in cell) return csvText(cell.text);
  return "number" in cell ? String(cell.number) : (cell.day ?? "");
}

export function dayCell(at: Date | null): Cell {
  return { day: at && isoDateInJapan(at) };
}
