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
