import { openBytes } from "#ingest/frame/read-bytes.server.ts";
import { mapRows, openTable } from "#platform/tables/read-csv.server.ts";
import { type SaleLayout, saleLayout } from "./layouts.ts";
import { saleParser } from "./parse.ts";
import type { SaleOutcome } from "./parsed-sale.ts";

export type SaleFile = { readonly layout: SaleLayout; readonly rows: AsyncIterable<SaleOutcome> };

/** Recognises the layout of an unpacked file and parses its rows as they are asked for, those after the quarter of `now` as faults. Throws `FileRefused`. */
export async function openSales(bytes: AsyncIterable<Uint8Array>, now: Date): Promise<SaleFile> {
  const { layout, header, records } = await openTable(bytes, saleLayout);
  return { layout, rows: mapRows(records, saleParser(layout, header, now)) };
}

/**
 * Every row of a file of the ministry's sales (web CSV or XIT001 extract, plain or gzip), without a database: `{ ok: true, row }` or
 * `{ ok: false, reason }`. Throws `FileRefused` when the file is of no known layout or cannot be read to its end.
 */
export async function* readTransactionFile(path: string, now: Date): AsyncGenerator<SaleOutcome> {
  const file = await openBytes(path);
  const sales = await openSales(file.bytes, now);
  yield* sales.rows;
}
