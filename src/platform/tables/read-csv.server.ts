import { setImmediate } from "node:timers/promises";
import { decodeText } from "./decode-text.ts";
import { FileRefused } from "./file-refused.ts";
import { lastRecord, MOST_COLUMNS, splitRecords, tableBegin } from "./split-records.ts";

/** Bytes that are read, and records that are handed on, before others have a turn: some milliseconds of work. */
const BYTES_AT_A_TIME = 16_384;
const RECORDS_AT_A_TIME = 100;

export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };
export type CsvTable<Layout> = {
  readonly layout: Layout;
  readonly header: readonly string[];
  readonly records: AsyncIterable<CsvRecord>;
};

/**
 * A CSV file as the layout that `layoutOf` recognises in its header and a stream of records, whatever its encoding and line ends, in
 * constant memory and by turns with whatever else the process does. Refuses a header that no layout has. A record with more cells than the header has one too many here, however many the file has.
 */
export async function openTable<Layout>(
  bytes: AsyncIterable<Uint8Array>,
  layoutOf: (header: readonly string[]) => Layout | null,
): Promise<CsvTable<Layout>> {
  const records = csvRecords(bytes);
  const first = await records.next();
  if (first.done) throw new FileRefused("empty", "空のファイル");
  const header = first.value.cells;
  const layout = header.length > MOST_COLUMNS ? null : layoutOf(header);
  if (layout !== null) return { layout, header, records };
  await records.return(undefined);
  throw new FileRefused("unknown-layout", describeHeader(header));
}

async function* csvRecords(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord, void> {
  let line = 0;
  for await (const records of recordsByTurns(decodeText(inParts(bytes)))) {
    for (const cells of records) {
      line += 1;
      if (line % RECORDS_AT_A_TIME === 0) await setImmediate();
      yield { line, cells };
    }
  }
}

async function* recordsByTurns(texts: AsyncIterable<string>): AsyncGenerator<string[][]> {
  const place = tableBegin();
  for await (const text of texts) {
    yield splitRecords(place, text);
    await setImmediate();
  }
  yield lastRecord(place);
}

/** What came whole is read in parts as well. */
async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks)
    for (let from = 0; from < chunk.length; from += BYTES_AT_A_TIME) yield chunk.subarray(from, from + BYTES_AT_A_TIME);
}

/** Parses records as they are asked for. */
export async function* mapRows<Row>(records: AsyncIterable<CsvRecord>, parse: (record: CsvRecord) => Row): AsyncGenerator<Row> {
  for await (const record of records) yield parse(record);
}

function describeHeader(header: readonly string[]): string {
  const names = header.slice(0, 6).map((name) => name.replace(/[\p{C}\uFFFD]/gu, "?").slice(0, 20));
  const columns = header.length > MOST_COLUMNS ? `${MOST_COLUMNS}列を超える` : `${header.length}列の`;
  return `${columns}表(${names.join(", ")}${header.length > 6 ? ", …" : ""})`;
}
