import type { Source } from "#ingest/frame/source.ts";
import { importFile, type LoadReport } from "#ingest/import-file.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { aFile, csv, type Packing, type Row } from "./transaction-files.ts";

type Target = { readonly db: Db } & Omit<Packing, "gzip">;
type ImportedText = Target & { readonly text: string };
type ImportedTable = Target & { readonly rows: readonly Row[] };

/** Imports rows as a CSV file of that name; a refusal throws. */
export function importedRows<Parsed>(source: Source<Parsed>, { rows, ...job }: ImportedTable): Promise<LoadReport> {
  return importedText(source, { ...job, text: csv(rows) });
}

export async function importedText<Parsed>(source: Source<Parsed>, { db, text, ...packing }: ImportedText): Promise<LoadReport> {
  const path = await aFile(text, packing);
  const clock = movableClock(new Date("2026-11-21T00:00:00Z"));
  const outcome = await importFile(source, { db, clock, path, reportPath: `${path}.rejected.csv` });
  if (!outcome.ok) throw new Error(outcome.line);
  return outcome.value;
}
