import { basename, join } from "node:path";
import { rebuildSuggestions } from "#domain/search/index.server.ts";
import { openProgress, type ProgressOutput } from "#ingest/frame/progress.server.ts";
import { printable } from "#kernel/storable-text.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { ImportOutcome, LoadReport } from "./import-file.server.ts";
import { loadSummary } from "./load-summary.ts";
import type { RegisteredSource } from "./registered.server.ts";
import { sourceNamed } from "./sources.server.ts";

export type IngestConsole = {
  readonly db: Db;
  readonly clock: Clock;
  readonly reportFolder: string;
  /** What the data are of, where the user says it. */
  readonly asOf?: string | null;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Takes a file out of storage. */
  readonly removeFile: (path: string) => Promise<void>;
  readonly progress: ProgressOutput & NodeJS.WritableStream;
};

/** Loads the files one after the other, each whole or not at all. Answers how many were refused. */
export async function ingestFiles(name: string, files: readonly string[], given: IngestConsole): Promise<number> {
  const source = sourceNamed(name);
  if (!source) throw new Error(`no source is named ${name}`);
  const terminal = cleanly(given);
  let refused = 0;
  for (const path of files) {
    const outcome = await ingestOne(source, path, terminal);
    if (outcome.ok) await tellLoad(outcome.value, source, terminal);
    else terminal.complain(outcome.line);
    if (!outcome.ok) refused += 1;
  }
  if (source.namesPlaces && refused < files.length) await rebuildSuggestions(terminal.db);
  return refused;
}

/** What stands in a file, its name among it, commands no terminal. */
function cleanly(terminal: IngestConsole): IngestConsole {
  const { say, complain } = terminal;
  return { ...terminal, say: (line) => say(printable(line)), complain: (line) => complain(printable(line)) };
}

async function tellLoad(report: LoadReport, { rejections }: RegisteredSource, { say, removeFile }: IngestConsole): Promise<void> {
  for (const line of loadSummary(report, rejections)) say(line);
  for (const path of report.samples?.modelFiles ?? []) await removeFile(path);
}

async function ingestOne({ load }: RegisteredSource, path: string, terminal: IngestConsole): Promise<ImportOutcome> {
  const { db, clock, reportFolder, asOf = null, say, progress } = terminal;
  const shown = openProgress(printable(basename(path)), progress, clock);
  const stamp = clock.now().toISOString().replace(/\W/g, "");
  try {
    return await load({
      db,
      clock,
      path,
      asOf,
      reportPath: join(reportFolder, `${stamp}-${basename(path)}.rejected.csv`),
      onProgress: shown.update,
      onWarning: say,
    });
  } finally {
    shown.stop();
  }
}
