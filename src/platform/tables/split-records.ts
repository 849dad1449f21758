import { FileRefused } from "./file-refused.ts";

/** A table that people made has fewer. */
export const MOST_COLUMNS = 500;
/** Longer records than this are no table; it also bounds the memory that a file without line ends can take. */
const MOST_CHARACTERS = 65_536;

const [NEW_LINE, QUOTE, COMMA, RETURN] = [0x0a, 0x22, 0x2c, 0x0d];

/** Where the reading of a table is. */
export type Place = {
  /** What is read of the record: no more cells than {@link most} and one. */
  cells: string[];
  most: number;
  cell: string;
  /** Of the cell: not begun, without quotes, within them, behind them. */
  at: "start" | "plain" | "quoted" | "closed";
  /** Of the record, kept. */
  characters: number;
  /** What ends the first line ends all of them. */
  end: "" | "\n" | "\r" | "\r\n";
  /** A return that a new line may follow in the next text. */
  held: string;
  /** Read so far, the header among them. */
  records: number;
};

export function tableBegin(): Place {
  return { cells: [], most: MOST_COLUMNS, cell: "", at: "start", characters: 0, end: "", held: "", records: 0 };
}

/**
 * The records that end in the next text of a CSV file (RFC 4180; lines end as the first does; empty ones are passed over). Of the first record {@link MOST_COLUMNS}
 * cells are kept and one more, of the others as many as the first has and one more, by which whoever reads the table sees that the record is too long. Costs one
 * look at each sign, however many cells or records they make. Throws `FileRefused` where a quote stands wrong (`malformed`) or a record has no end (`too-large`).
 */
export function splitRecords(place: Place, text: string): string[][] {
  const whole = place.held + text;
  const until = whole.endsWith("\r") ? whole.length - 1 : whole.length;
  place.held = whole.slice(until);
  return recordsOf(place, whole, until);
}

/** The record that only the end of the file ends, if there is one. */
export function lastRecord(place: Place): string[][] {
  const records = recordsOf(place, place.held, place.held.length);
  if (place.at === "quoted") throw malformed(place);
  if (place.cells.length > 0 || place.at !== "start") endRecord(place, records);
  return records;
}

/** `until`: what stands behind it is looked at, and not taken yet. */
function recordsOf(place: Place, text: string, until: number): string[][] {
  const records: string[][] = [];
  let from = 0;
  while (from < until) from = (place.at === "quoted" ? takeQuoted : takePlain)(place, text, { from, until, records });
  return records;
}

function takeQuoted(place: Place, text: string, { from, until }: Omit<Span, "records">): number {
  const quote = text.indexOf('"', from);
  const to = quote < 0 ? until : quote;
  keep(place, text.slice(from, to));
  if (quote < 0) return until;
  place.at = "closed";
  return to + 1;
}

type Span = { readonly from: number; readonly until: number; readonly records: string[][] };

/** Up to the sign that ends or changes something, and that sign. */
function takePlain(place: Place, text: string, { from, until, records }: Span): number {
  let to = from;
  while (to < until && !isSign(text.charCodeAt(to))) to += 1;
  if (to > from) takeText(place, text.slice(from, to));
  if (to === until) return to;
  const sign = text.charCodeAt(to);
  if (sign === COMMA) endCell(place);
  else if (sign === QUOTE) openQuote(place);
  else return takeLineEnd(place, text, { from: to, until, records });
  return to + 1;
}

function isSign(code: number): boolean {
  return code === COMMA || code === NEW_LINE || code === RETURN || code === QUOTE;
}

function takeText(place: Place, text: string): void {
  if (place.at === "closed") throw malformed(place);
  place.at = "plain";
  keep(place, text);
}

/** A quote opens a cell, or stands doubled within one. */
function openQuote(place: Place): void {
  if (place.at === "plain") throw malformed(place);
  if (place.at === "closed") keep(place, '"');
  place.at = "quoted";
}

function takeLineEnd(place: Place, text: string, { from, records }: Span): number {
  const sign = text.charAt(from);
  const both = sign === "\r" && text.charAt(from + 1) === "\n" ? "\r\n" : sign;
  if (place.end === "") place.end = both as Place["end"];
  if (place.end !== sign && place.end !== both) {
    takeText(place, sign);
    return from + 1;
  }
  if (place.cells.length > 0 || place.at !== "start") endRecord(place, records);
  return from + place.end.length;
}

function keep(place: Place, text: string): void {
  if (place.cells.length > place.most) return;
  place.characters += text.length;
  // What follows a quote that is not closed is one cell to the end.
  if (place.characters > MOST_CHARACTERS) throw place.at === "quoted" ? malformed(place) : tooLong(place);
  place.cell = place.cell === "" ? text : place.cell + text;
}

function endCell(place: Place): void {
  if (place.cells.length <= place.most) place.cells.push(place.cell);
  place.cell = "";
  place.at = "start";
}

function endRecord(place: Place, records: string[][]): void {
  endCell(place);
  records.push(place.cells);
  if (place.records === 0) place.most = Math.min(place.cells.length, MOST_COLUMNS);
  place.records += 1;
  place.cells = [];
  place.characters = 0;
}

function malformed({ records }: Place): FileRefused {
  return new FileRefused("malformed", `${(records + 1).toLocaleString("ja-JP")}件目の行から CSV として読めない内容`);
}

function tooLong({ records }: Place): FileRefused {
  const most = MOST_CHARACTERS.toLocaleString("ja-JP");
  return new FileRefused("too-large", `${(records + 1).toLocaleString("ja-JP")}件目の行が${most}文字を超えるファイル`);
}
