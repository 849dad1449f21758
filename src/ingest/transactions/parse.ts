import { outcomeOf, refuseDamaged } from "#ingest/frame/row-rejected.ts";
import { type Quarter, quarterOf } from "#kernel/quarter.ts";
import { columnName, type SaleLayout } from "./layouts.ts";
import { parseApiRow } from "./parse-api-row.ts";
import { type Cells, parseWebRow } from "./parse-web-row.ts";
import type { ParsedSale, SaleOutcome, SaleRejection } from "./parsed-sale.ts";

type Record = { readonly line: number; readonly cells: readonly string[] };

/** The parser of one file: a record of its rows to a sale, or to the reason why it is none. A sale after the quarter of `now` is none. */
export function saleParser(layout: SaleLayout, header: readonly string[], now: Date): (record: Record) => SaleOutcome {
  const present = quarterOf(now);
  const columns = new Map(header.map((name, i) => [columnName(name), i]));
  const parseRow: (cells: Cells, present: Quarter) => ParsedSale = layout === "xit001-extract" ? parseApiRow : parseWebRow;
  return (record) =>
    outcomeOf<ParsedSale, SaleRejection>(record, () => {
      const { cells } = record;
      refuseDamaged(cells, header);
      return parseRow((column) => cells[columns.get(column) ?? -1], present);
    });
}
