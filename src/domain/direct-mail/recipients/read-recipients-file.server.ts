import { MOST_ROWS } from "#domain/direct-mail/core/limits.ts";
import type { Addressee } from "#domain/direct-mail/core/types.ts";
import { inYieldingSteps } from "#domain/direct-mail/steps/in-yielding-steps.server.ts";
import { openLetters } from "#platform/print/letters.server.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";
import { openTable } from "#platform/tables/read-csv.server.ts";
import { type FaultyRow, readRecipientRow, recipientColumns } from "./recipients-file.ts";

export type ReadRow = Addressee & { readonly line: number };
/** `unread`: names of columns that are no part of an address. */
export type ReadFile = { readonly rows: readonly ReadRow[]; readonly faults: readonly FaultyRow[]; readonly unread: readonly string[] };

/** A list of addresses (CSV, UTF-8 or CP932). Throws `FileRefused` where it is none, or has more rows than are taken in at once. */
export async function readRecipientsFile(bytes: Uint8Array): Promise<ReadFile> {
  const { layout, records } = await openTable(oneChunk(bytes), recipientColumns);
  const { columns, unread, repeated } = layout;
  if (repeated.length > 0) throw new FileRefused("unknown-layout", `同じ意味の列（${repeated.join("、")}）がある表`);
  const told: { readonly line: number; readonly cells: readonly string[] }[] = [];
  for await (const { line, cells } of records) {
    // What a spreadsheet leaves of rows that were emptied: nobody is meant by it.
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (told.length >= MOST_ROWS) throw new FileRefused("too-large", `${MOST_ROWS.toLocaleString("ja-JP")}行を超えるファイル`);
    told.push({ line, cells });
  }
  if (told.length === 0) throw new FileRefused("empty", "見出しだけのファイル");
  const { lacking } = await openLetters();
  const rows: ReadRow[] = [];
  const faults: FaultyRow[] = [];
  await inYieldingSteps(told, ({ line, cells }) => {
    const read = readRecipientRow(cells, columns, lacking);
    if (read.ok) rows.push({ ...read.value, line });
    else faults.push({ line, ...read.reason });
  });
  return { rows, faults, unread };
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
