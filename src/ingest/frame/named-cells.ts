import type { CsvRecord } from "#platform/tables/read-csv.server.ts";
import type { RowOutcome } from "./outcome.ts";
import { outcomeOf, refuseDamaged } from "./row-rejected.ts";

/**
 * A table's columns by the field that they hold: `"共通ID|NO"` is either name, `"備考?"` may be missing. Names are compared in their NFKC form.
 */
export type TableLayout<Field extends string = string> = {
  readonly name: string;
  readonly columns: Readonly<Partial<Record<Field, string>>>;
};

/** A row's text by field, NFKC and trimmed; empty where the table lacks the column. */
export type Cells<Field extends string> = (field: Field) => string;

/** The first layout all of whose columns the header has. */
export function layoutAmong<Field extends string>(layouts: readonly TableLayout<Field>[]) {
  return (header: readonly string[]): TableLayout<Field> | null => {
    const names = header.map(plain);
    return layouts.find(({ columns }) => entries(columns).every(([, spellings]) => isThere(spellings, names))) ?? null;
  };
}

/** Parses records of a table: damaged ones are rejected, the others read field by field. */
export function cellParser<Field extends string, Row>(
  { columns }: TableLayout<Field>,
  header: readonly string[],
  parse: (cell: Cells<Field>) => Row,
): (record: CsvRecord) => RowOutcome<Row> {
  const names = header.map(plain);
  const at = new Map(entries(columns).map(([field, spellings]) => [field, indexOf(spellings, names)]));
  return (record) =>
    outcomeOf(record, () => {
      refuseDamaged(record.cells, header);
      return parse((field) => plain(record.cells[at.get(field) ?? -1] ?? ""));
    });
}

/** The same for the properties of one feature of a map. `line` counts the features from 1. */
export function propertyParser<Field extends string, Row>(
  { columns }: TableLayout<Field>,
  parse: (cell: Cells<Field>) => Row,
): (properties: Readonly<Record<string, unknown>>, line: number) => RowOutcome<Row> {
  return (properties, line) => {
    const cells = Object.values(properties).map(text);
    const cell = (field: Field) => plain(text(properties[indexedName(columns[field] ?? "", properties)]));
    return outcomeOf({ line, cells }, () => parse(cell));
  };
}

function entries(columns: TableLayout["columns"]): [string, string][] {
  return Object.entries(columns).flatMap(([field, spellings]) => (spellings === undefined ? [] : [[field, spellings]]));
}

function indexedName(spellings: string, properties: Readonly<Record<string, unknown>>): string {
  return spellingsOf(spellings).find((name) => name in properties) ?? "";
}

function isThere(spellings: string, names: readonly string[]): boolean {
  return spellings.endsWith("?") || indexOf(spellings, names) >= 0;
}

function indexOf(spellings: string, names: readonly string[]): number {
  return spellingsOf(spellings)
    .map((name) => names.indexOf(plain(name)))
    .reduce((found, index) => (found >= 0 ? found : index), -1);
}

function spellingsOf(text: string): string[] {
  return text.replace(/\?$/, "").split("|");
}

function text(value: unknown): string {
  return typeof value === "object" ? "" : String(value ?? "");
}

function plain(text: string): string {
  return text.normalize("NFKC").trim();
}
