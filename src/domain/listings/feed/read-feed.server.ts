import { plainText } from "#kernel/japanese-text.ts";
import { decodeText } from "#platform/tables/decode-text.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";
import { openTable } from "#platform/tables/read-csv.server.ts";
import { FeedCut } from "./feed-cut.ts";
import { FEED_FIELDS, FEED_LAYOUT, type FeedField } from "./feed-layout.ts";
import { type FeedCells, type ReadRow, readFeedRow } from "./read-feed-row.ts";
import { splitObjects } from "./split-objects.ts";

/** One row of a file with the line on which a spreadsheet shows it (the header is 1), or the number of the home in JSON. */
export type FeedLine = { readonly line: number; readonly read: ReadRow };

/**
 * The rows of a file of homes, CSV (UTF-8 or CP932) or JSON as its first character tells, in constant memory. Throws `FileRefused` or `FeedCut` where it
 * is no such file; rows that cannot be read are answered among the others.
 */
export async function* readFeed(bytes: AsyncIterable<Uint8Array>, today: string): AsyncGenerator<FeedLine> {
  const { isJson, content } = await peeked(bytes);
  yield* isJson ? jsonLines(content, today) : csvLines(content, today);
}

async function* csvLines(bytes: AsyncIterable<Uint8Array>, today: string): AsyncGenerator<FeedLine> {
  const { layout: fields, records } = await openTable(bytes, fieldsOf);
  for await (const { line, cells } of records) {
    const told: FeedCells = Object.fromEntries(fields.flatMap((field, i) => (field === null ? [] : [[field, cells[i] ?? ""]])));
    yield { line, read: cells.length === fields.length ? readFeedRow(told, today) : damaged(told, cells.length) };
  }
}

/** Which field each column is, columns of others left out; null: this is no file of homes. */
function fieldsOf(header: readonly string[]): (FeedField | null)[] | null {
  const known = new Map(FEED_FIELDS.map((field) => [headerKey(FEED_LAYOUT[field].header), field]));
  const fields = header.map((name) => known.get(headerKey(name)) ?? null);
  const isTold = (field: FeedField) => fields.filter((one) => one === field).length;
  const isLayout = FEED_FIELDS.every((field) => isTold(field) <= 1 && (isTold(field) === 1 || !FEED_LAYOUT[field].isNeeded));
  return isLayout ? fields : null;
}

function headerKey(name: string): string {
  return plainText(name).replace(/\s/g, "").replaceAll("m2", "㎡").normalize("NFKC");
}

function damaged({ reference = "" }: FeedCells, columns: number): ReadRow {
  return { ok: false, reference: reference.trim() || null, faults: [{ field: "", reason: "column-count", found: String(columns) }] };
}

async function* jsonLines(bytes: AsyncIterable<Uint8Array>, today: string): AsyncGenerator<FeedLine> {
  let line = 0;
  for await (const text of splitObjects(decodeText(bytes))) {
    line += 1;
    yield { line, read: readFeedRow(cellsOf(text), today) };
  }
}

function cellsOf(text: string): FeedCells {
  const told = parsed(text);
  return Object.fromEntries(FEED_FIELDS.flatMap((field) => (Object.hasOwn(told, field) ? [[field, cellOf(told[field])]] : [])));
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new FeedCut();
  }
}

/** A JSON value as the cell that says the same. What no cell can say cannot be read. */
function cellOf(value: unknown): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "はい" : "いいえ";
  if (typeof value === "string" || typeof value === "number") return String(value);
  return Array.isArray(value) && value.every((one) => typeof one === "string") ? value.join("|") : "\uFFFD";
}

/** Whether the first sign is that of JSON, and the bytes from the beginning. */
async function peeked(bytes: AsyncIterable<Uint8Array>): Promise<{ isJson: boolean; content: AsyncIterable<Uint8Array> }> {
  const rest = bytes[Symbol.asyncIterator]();
  const held: Uint8Array[] = [];
  let start = "";
  while (start === "") {
    const next = await rest.next();
    if (next.done) break;
    held.push(next.value);
    start = Buffer.from(next.value.subarray(0, 64))
      .toString("utf8")
      .replace(/^[\s\uFEFF]+/, "");
  }
  if (start === "") throw new FileRefused("empty", "空のファイル");
  async function* content() {
    yield* held;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  }
  return { isJson: /^[[{]/.test(start), content: content() };
}
