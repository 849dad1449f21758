import { basename } from "node:path";
import { rebuildSuggestions } from "#domain/search/index.server.ts";
import { type ByteFile, openBytes } from "#ingest/frame/read-bytes.server.ts";
import { type RejectionReport, rejectionReport } from "#ingest/frame/rejection-report.server.ts";
import type { Loader, Merged, OpenedFile, Source } from "#ingest/frame/source.ts";
import { beginLoad, finishLoad } from "#ingest/ledger/load.server.ts";
import { type RemovedSamples, removeSamples, sampleWarning } from "#ingest/sample/remove-samples.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { type FileRefusal, FileRefused, refusalLine } from "#platform/tables/file-refused.ts";
import { inTransaction } from "#platform/transaction.server.ts";

const ROWS_PER_BATCH = 2000;

export type ImportJob = {
  readonly db: Db;
  readonly clock: Clock;
  readonly path: string;
  /** Where the rejected rows are written, should there be any. */
  readonly reportPath: string;
  /** What the data are of, where the user says it. */
  readonly asOf?: string | null;
  readonly onProgress?: (bytesRead: number, bytesInAll: number) => void;
  /** Hears what is about to be taken away, before it is. */
  readonly onWarning?: (line: string) => void;
};

export type LoadReport = Merged & {
  readonly fileName: string;
  readonly layout: string;
  readonly attribution: string;
  readonly licence: string;
  readonly asOf: string | null;
  readonly read: number;
  readonly rejected: number;
  readonly byReason: Readonly<Record<string, number>>;
  readonly reportPath: string | null;
  /** What was invented and has gone with this load; null: nothing was there any more. */
  readonly samples: RemovedSamples | null;
};

export type ImportOutcome =
  | { readonly ok: true; readonly value: LoadReport }
  | { readonly ok: false; readonly reason: FileRefusal; readonly line: string };

/**
 * Loads one file in one transaction: its rows, its line in the ledger and what follows from them, or nothing at all. The first file of anything
 * takes every sample away.
 */
export async function importFile<Row>(source: Source<Row>, job: ImportJob): Promise<ImportOutcome> {
  const report = rejectionReport(job.reportPath, source.rejections);
  try {
    const file = await openBytes(job.path, (read) => job.onProgress?.(read, file.size));
    const opened = await source.open(file.bytes, job.path, job.clock.now());
    return { ok: true, value: await inTransaction(job.db, (tx) => loadAll({ tx, source, job, report, file, opened })) };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    if (error.reason === "no-usable-row") await report.close();
    else await report.discard();
    return { ok: false, reason: error.reason, line: refusalLine(basename(job.path), source.expected, error) };
  }
}

type Loading<Row> = {
  readonly tx: Tx;
  readonly source: Source<Row>;
  readonly job: ImportJob;
  readonly report: RejectionReport;
  readonly file: ByteFile;
  readonly opened: OpenedFile<Row>;
};

async function loadAll<Row>({ tx, source, job, report, file, opened }: Loading<Row>): Promise<LoadReport> {
  const { layout } = opened;
  const fileName = basename(job.path);
  const { attribution, licence } = opened.credit ?? source;
  const asOf = job.asOf ?? opened.asOf ?? source.asOf?.(fileName) ?? null;
  const head = { source: source.name, layout, fileName, attribution, licence, asOf };
  const loadId = await beginLoad(tx, { ...head, loadedAt: job.clock.now() });
  const loader = await source.begin(tx, layout);
  const warning = await sampleWarning(tx);
  if (warning !== null) job.onWarning?.(warning);
  const { read, rejected } = await stageAll(opened.rows, loader, report);
  if (read === rejected) throw new FileRefused("no-usable-row", `使える行のないファイル(${read}行すべてを除外)`);
  // Late, for whoever reads or writes about the samples meanwhile waits until all of this is done.
  const samples = await removeSamples(tx, job.clock.now());
  const merged = await loader.merge(loadId);
  if (samples) await rebuildSuggestions(tx);
  const reportPath = await report.close();
  const counts = { ...merged, read, rejected, byReason: report.byReason };
  await finishLoad(tx, loadId, { ...counts, sha256: file.sha256() });
  return { ...counts, fileName, layout, attribution, licence, asOf, reportPath, samples };
}

async function stageAll<Row>(rows: OpenedFile<Row>["rows"], loader: Loader<Row>, report: RejectionReport) {
  let [read, rejected] = [0, 0];
  let batch: Row[] = [];
  let staged = Promise.resolve();
  for await (const outcome of rows) {
    read += 1;
    if (outcome.ok) batch.push(outcome.row);
    else {
      rejected += 1;
      await report.add(outcome);
    }
    if (batch.length < ROWS_PER_BATCH) continue;
    await staged;
    // Not awaited yet: the next rows are parsed while these are written. A failure is met at the next await.
    staged = loader.stage(batch);
    staged.catch(() => undefined);
    batch = [];
  }
  await staged;
  if (batch.length > 0) await loader.stage(batch);
  return { read, rejected };
}
