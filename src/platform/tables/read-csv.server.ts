import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { cutCells, MOST_COLUMNS } from "./cut-cells.ts";
import { decodeText } from "./decode-text.ts";
import { FileRefused } from "./file-refused.ts";

/** Longer records than this are no table; it also bounds the memory that a file without line ends can take. */
const MAX_RECORD_CHARACTERS = 65_536;

export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };
export type CsvTable<Layout> = {
  readonly layout: Layout;
  readonly header: readonly string[];
  readonly records: AsyncIterable<CsvRecord>;
};

/**
 * A CSV file as the layout that `layoutOf` recognises in its header and a stream of records, whatever its encoding and line ends, in
 * constant memory. Refuses a header that no layout has. A record with more cells than the header has one too many here, however many the file has.
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
  const parser = parse({ relax_column_count: true, skip_empty_lines: true, max_record_size: MAX_RECORD_CHARACTERS });
  pipeline(Readable.from(cutCells(decodeText(bytes)), { objectMode: true }), parser, () => undefined);
  let line = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1;
      yield { line, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // What the parser has read: records that wait in the stream are lost with it.
    const read = typeof error.records === "number" ? error.records : line;
    throw new FileRefused("malformed", `${(read + 1).toLocaleString("ja-JP")}件目の行から CSV として読めない内容`);
  }
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
