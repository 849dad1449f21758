import type { Sale } from "#domain/properties/types.ts";
import { learnableSales } from "#domain/valuation/learnable.ts";
import type { AppraisableKind, SaleRow } from "#domain/valuation/types.ts";
import { readTransactionFile } from "#ingest/transactions/read-transactions.server.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import type { Origin } from "./evaluate-command.ts";

/** The learnable sales that an origin may use: of the first file until it, of the second after it. */
export type SalesFor = (kind: AppraisableKind, origin: Origin) => Promise<readonly SaleRow[]>;

/** Reads each file once, for every kind and origin. Throws `FileRefused` for a file that is none of sales. */
export async function salesOfFiles({ train, test }: { readonly train: string; readonly test: string }): Promise<SalesFor> {
  const known = await readSales(train);
  const later = train === test ? known : await readSales(test);
  return async (kind, origin) => {
    if (later === known) return learnableSales(kind, known);
    const last = quarterIndex(origin.trainUntil);
    const isUntil = ({ quarter }: SaleRow) => quarterIndex(quarter) <= last;
    return [...learnableSales(kind, known).filter(isUntil), ...learnableSales(kind, later).filter((sale) => !isUntil(sale))];
  };
}

async function readSales(file: string): Promise<Sale[]> {
  const sales: Sale[] = [];
  for await (const outcome of readTransactionFile(file)) {
    if (outcome.ok) sales.push({ ...outcome.row, id: sales.length, apartmentKey: null });
  }
  return sales;
}
