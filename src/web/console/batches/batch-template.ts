import { JAPANESE_HEADERS, ROW_COLUMNS, type RowField } from "#domain/batches/row-layout.ts";
import { csvLine } from "#kernel/csv.ts";

const EXAMPLE: Readonly<Record<RowField, string>> = {
  ...{ reference: "見本-1", kind: "マンション", address: "東京都江東区豊洲5丁目", areaM2: "70.2", floorAreaM2: "", layout: "3LDK" },
  ...{ builtYear: "2008", stationName: "豊洲", walkMinutes: "7", floor: "5" },
};

/** A file of homes to begin with: its header and an invented home, with the mark by which spreadsheets know UTF-8. */
export function batchTemplate(): string {
  return `\uFEFF${csvLine(ROW_COLUMNS.map((field) => JAPANESE_HEADERS[field]))}${csvLine(ROW_COLUMNS.map((field) => EXAMPLE[field]))}`;
}
