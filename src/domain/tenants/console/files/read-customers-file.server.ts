import { mailboxKey } from "#kernel/email-address.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";
import { openTable } from "#platform/tables/read-csv.server.ts";
import { customerColumns, type FaultyRow, MOST_ROWS, type NewCustomer, readCustomerRow } from "./customers-file.ts";

export type ReadFile = { readonly rows: readonly (NewCustomer & { readonly line: number })[]; readonly faults: readonly FaultyRow[] };

/** A file of customers (CSV, UTF-8 or CP932). Throws `FileRefused` where it is none, or has more rows than are taken in at once. */
export async function readCustomersFile(bytes: Uint8Array, today: string): Promise<ReadFile> {
  const { layout, records } = await openTable(oneChunk(bytes), customerColumns);
  const rows: (NewCustomer & { readonly line: number })[] = [];
  const faults: FaultyRow[] = [];
  const seen = new Set<string>();
  for await (const { line, cells } of records) {
    // What a spreadsheet leaves of rows that were emptied: nobody is meant by it.
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (rows.length + faults.length >= MOST_ROWS)
      throw new FileRefused("too-large", `${MOST_ROWS.toLocaleString("ja-JP")}行を超えるファイル`);
    const read = readCustomerRow(cells, layout, today);
    if (!read.ok) faults.push({ line, reason: read.reason });
    else if (seen.has(mailboxKey(read.value.email))) faults.push({ line, reason: "doubled" });
    else {
      seen.add(mailboxKey(read.value.email));
      rows.push({ ...read.value, line });
    }
  }
  if (rows.length + faults.length === 0) throw new FileRefused("empty", "見出しだけのファイル");
  return { rows, faults };
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
