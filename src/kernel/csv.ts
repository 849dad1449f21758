/** One record of RFC 4180, its line end included. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

export function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A text cell of a file that people open in a spreadsheet: one that would be read there as a formula begins with an apostrophe. For text only: a
 * number that is negative stays a number.
 */
export function csvText(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** What stands in a cell: a text, a number, or nothing. */
export type CsvValue = string | number | null;

/** One record for people's spreadsheets: texts cannot become formulas, numbers stay numbers, below 0 too. */
export function csvRow(values: readonly CsvValue[]): string {
  return csvLine(values.map((value) => (typeof value === "string" ? csvText(value) : String(value ?? ""))));
}
