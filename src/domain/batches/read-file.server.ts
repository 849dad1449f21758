import { setImmediate } from "node:timers/promises";
import { decodeText } from "#platform/tables/decode-text.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";
import { openTable } from "#platform/tables/read-csv.server.ts";
import { notAnObject, type RowCells, readObject, readRow, unfitRow } from "./read-row.ts";
import { columnsOf } from "./row-layout.ts";
import type { BatchFormat, TakenRow } from "./types.ts";

/** Longer than any home is told; it bounds what a file without line ends can take. */
const MOST_LINE = 16_384;
/** Rows that are read before others have a turn. */
const AT_A_TIME = 100;

type Asked = { readonly format: BatchFormat; readonly thisYear: number };

/** The rows of a file in constant memory, those that cannot be read among them. Throws `FileRefused` where it is no such file. */
export async function* readRows(bytes: AsyncIterable<Uint8Array>, { format, thisYear }: Asked): AsyncGenerator<TakenRow> {
  let read = 0;
  for await (const row of format === "csv" ? csvRows(bytes, thisYear) : jsonRows(bytes, thisYear)) {
    read += 1;
    if (read % AT_A_TIME === 0) await setImmediate();
    yield row;
  }
}

async function* csvRows(bytes: AsyncIterable<Uint8Array>, thisYear: number): AsyncGenerator<TakenRow> {
  const { layout: fields, records } = await openTable(bytes, columnsOf);
  for await (const { cells } of records) {
    const told: RowCells = Object.fromEntries(fields.flatMap((field, i) => (field === null ? [] : [[field, cells[i] ?? ""]])));
    yield cells.length === fields.length ? readRow(told, thisYear) : unfitRow(cells.length);
  }
}

async function* jsonRows(bytes: AsyncIterable<Uint8Array>, thisYear: number): AsyncGenerator<TakenRow> {
  for await (const line of linesOf(decodeText(bytes))) {
    const told = parsed(line);
    yield told === undefined ? notAnObject() : readObject(told, thisYear);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Lines with something in them. */
async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const text of texts) {
    const lines = `${rest}${text}`.split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim() !== "") yield bounded(line);
    bounded(rest);
  }
  if (rest.trim() !== "") yield bounded(rest);
}

function bounded(line: string): string {
  if (line.length > MOST_LINE) throw new FileRefused("malformed", `${MOST_LINE.toLocaleString("ja-JP")}文字を超える行`);
  return line;
}
