import type { AppraisableKind, SaleRow } from "#domain/valuation/core/types.ts";
import { learnableRents, learnableSales } from "#domain/valuation/engine/learnable.ts";
import { readRentFile } from "#ingest/rents/source.server.ts";
import { readTransactionFile } from "#ingest/transactions/read-transactions.server.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import type { Origin } from "./evaluate-command.ts";

/** The learnable sales that an origin may use: of the first file until it, of the second after it; none after the present quarter. */
export type SalesFor = (kind: AppraisableKind, origin: Origin) => Promise<readonly SaleRow[]>;

type ReadFile = (path: string, now: Date) => Promise<(kind: AppraisableKind) => SaleRow[]>;

/** Reads each file once, for every kind and origin. Throws `FileRefused` for a file that is none of its sort. */
export async function salesOfFiles(
  { train, test, now }: { readonly train: string; readonly test: string; readonly now: Date },
  read: ReadFile = salesOfFile,
): Promise<SalesFor> {
  const known = await read(train, now);
  const later = train === test ? known : await read(test, now);
  return async (kind, origin) => {
    if (later === known) return known(kind);
    const last = quarterIndex(origin.trainUntil);
    const isUntil = ({ quarter }: SaleRow) => quarterIndex(quarter) <= last;
    return [...known(kind).filter(isUntil), ...later(kind).filter((sale) => !isUntil(sale))];
  };
}

export async function salesOfFile(path: string, now: Date): Promise<(kind: AppraisableKind) => SaleRow[]> {
  const sales = await accepted(readTransactionFile(path, now));
  return (kind) =>
    kind === "rent"
      ? []
      : learnableSales(
          kind,
          sales.map((sale, id) => ({ ...sale, id, apartmentKey: null })),
        );
}

/** Of a file of rents; without a database a building is known by its key alone. */
export async function rentsOfFile(path: string, now: Date): Promise<(kind: AppraisableKind) => SaleRow[]> {
  const rents = learnableRents((await accepted(readRentFile(path, now))).map(({ source: _, ...rent }, id) => ({ ...rent, id })));
  return (kind) => (kind === "rent" ? rents : []);
}

type Outcome<Row> = { readonly ok: true; readonly row: Row } | { readonly ok: false };

async function accepted<Row>(outcomes: AsyncIterable<Outcome<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const outcome of outcomes) if (outcome.ok) rows.push(outcome.row);
  return rows;
}
