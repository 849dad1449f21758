import path from "node:path";
import { type HeaderFault, readHeader, USER_FAULTS } from "#domain/identity/accounts/user-csv.ts";
import type { Caller, Pool } from "#domain/identity/core/types.ts";
import { type IdentityService, importUsers, type LeftOut } from "#domain/identity/index.server.ts";
import { openProgress, type Progress, type ProgressOutput } from "#ingest/frame/progress.server.ts";
import { openBytes } from "#ingest/frame/read-bytes.server.ts";
import { rejectionReport } from "#ingest/frame/rejection-report.server.ts";
import { FileRefused, refusalLine } from "#platform/tables/file-refused.ts";
import { type CsvTable, openTable } from "#platform/tables/read-csv.server.ts";
import { type CommandOutcome, headerLine, importLines } from "./pool-report.ts";

export type ImportTask = {
  readonly pool: Pool;
  readonly file: string;
  readonly isDryRun: boolean;
  readonly reportFolder: string;
  readonly progress: ProgressOutput & NodeJS.WritableStream;
};

/** The first rows that make no user: so many are at hand for the screen. */
const MOST_KEPT = 100;

/** Makes the users of a CSV file, and reports every row that makes none. A file that cannot be read to its end makes none at all. */
export async function importUserFile(service: IdentityService, task: ImportTask, caller: Caller): Promise<CommandOutcome> {
  const fault = await faultOf(service, task);
  return fault === null ? importReadable(service, task, caller) : { line: fault, isDone: false };
}

async function importReadable(service: IdentityService, task: ImportTask, caller: Caller): Promise<CommandOutcome> {
  const { pool, file, isDryRun, reportFolder } = task;
  const stamp = service.clock.now().toISOString().replace(/\W/g, "");
  const report = rejectionReport(path.join(reportFolder, `${stamp}-${path.basename(file)}.rejected.csv`), USER_FAULTS);
  const leftOut: LeftOut[] = [];
  const onLeftOut = async (row: LeftOut) => {
    if (leftOut.length < MOST_KEPT) leftOut.push(row);
    await report.add({ ok: false, line: row.line, reason: row.why, found: row.found, cells: [row.name] });
  };
  try {
    const sum = await shown("登録", service, task, async (progress) => {
      const { layout: columns, records: lines } = await openUsers(task, progress);
      return importUsers(service, { pool, columns, lines, isDryRun, onLeftOut }, caller);
    });
    return { line: importLines({ sum, isDryRun, leftOut, reportPath: await report.close() }), isDone: sum.rejected === 0 };
  } finally {
    await report.close();
  }
}

/** Reads a file through; answers in a line what is wrong with it as a whole, or null. */
async function faultOf(service: IdentityService, task: ImportTask): Promise<string | null> {
  const name = path.basename(task.file);
  try {
    await shown("確認", service, task, async (progress) => {
      const { records } = await openUsers(task, progress);
      for await (const _ of records);
    });
    return null;
  } catch (error) {
    if (error instanceof HeaderRefused) return headerLine(name, error.fault);
    if (error instanceof FileRefused) return refusalLine(name, "Amazon Cognito のユーザーインポートの CSV", error);
    throw error;
  }
}

/** Thrown while a file is opened, and turned into a line by {@link faultOf}. */
class HeaderRefused extends Error {
  override readonly name = "HeaderRefused";
  readonly fault: HeaderFault;

  constructor(fault: HeaderFault) {
    super(fault.why);
    this.fault = fault;
  }
}

async function openUsers({ pool, file }: ImportTask, progress: Progress): Promise<CsvTable<readonly string[]>> {
  const faults: HeaderFault[] = [];
  const opened = await openBytes(file, (read) => progress.update(read, opened.size));
  try {
    return await openTable(opened.bytes, (header) => {
      const columns = readHeader(pool, header);
      if (columns.ok) return columns.value;
      faults.push(columns.reason);
      return null;
    });
  } catch (error) {
    throw faults[0] ? new HeaderRefused(faults[0]) : error;
  }
}

async function shown<T>(what: string, { clock }: IdentityService, task: ImportTask, work: (progress: Progress) => Promise<T>): Promise<T> {
  const progress = openProgress(`${path.basename(task.file)} ${what}`, task.progress, clock);
  try {
    return await work(progress);
  } finally {
    progress.stop();
  }
}
