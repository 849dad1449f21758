import { basename, join } from "node:path";
import { rebuildSuggestions } from "#domain/search/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { boundaries } from "./boundaries/source.server.ts";
import { type ImportJob, type ImportOutcome, importFile } from "./import-file.server.ts";
import { loadSummary } from "./load-summary.ts";
import { openProgress, type ProgressOutput } from "./progress.server.ts";
import type { Source, SourceName } from "./source.ts";
import { stations } from "./stations/source.server.ts";
import { towns } from "./towns/source.server.ts";
import { transactions } from "./transactions/source.server.ts";

export type IngestDesk = {
  readonly db: Db;
  readonly clock: Clock;
  readonly reportFolder: string;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly progress: ProgressOutput & NodeJS.WritableStream;
};

type Work = {
  readonly credit: Pick<Source<unknown>, "attribution" | "licence" | "rejections">;
  readonly load: (job: ImportJob) => Promise<ImportOutcome>;
};

const WORK: Readonly<Record<SourceName, Work>> = {
  transactions: work(transactions),
  towns: work(towns),
  stations: work(stations),
  boundaries: work(boundaries),
};

function work<Row>(source: Source<Row>): Work {
  return { credit: source, load: (job) => importFile(source, job) };
}

/** Loads the files one after the other, each whole or not at all. Answers how many were refused. */
export async function ingestFiles(name: SourceName, files: readonly string[], desk: IngestDesk): Promise<number> {
  let refused = 0;
  for (const path of files) {
    const outcome = await ingestOne(WORK[name], path, desk);
    if (outcome.ok) for (const line of loadSummary(outcome.value, WORK[name].credit)) desk.say(line);
    else desk.complain(outcome.line);
    if (!outcome.ok) refused += 1;
  }
  if (refused === files.length) return refused;
  await rebuildSuggestions(desk.db);
  return refused;
}

async function ingestOne({ load }: Work, path: string, { db, clock, reportFolder, say, progress }: IngestDesk): Promise<ImportOutcome> {
  const shown = openProgress(basename(path), progress, clock);
  const stamp = clock.now().toISOString().replace(/\W/g, "");
  try {
    return await load({
      db,
      clock,
      path,
      reportPath: join(reportFolder, `${stamp}-${basename(path)}.rejected.csv`),
      onProgress: shown.update,
      onWarning: say,
    });
  } finally {
    shown.stop();
  }
}
