import path from "node:path";
import { marketRevision } from "#domain/properties/index.server.ts";
import { requestRetraining } from "#domain/valuation/index.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { startJobs } from "#platform/jobs.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { INGEST_USAGE, ingestCommand } from "../ingest/ingest-command.ts";
import { ingestFiles } from "../ingest/ingest-files.server.ts";
import { runOnPlatform } from "./cli.server.ts";
import { KINDS } from "./train-models.server.ts";

const command = ingestCommand(process.argv.slice(2));

if (command.kind === "help") console.log(INGEST_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${INGEST_USAGE}`);
  process.exitCode = 2;
} else {
  await runOnPlatform(async (platform, config) => {
    const { db } = platform;
    const before = await marketRevision(db);
    const refused = await ingestFiles(command.source, command.files, {
      db,
      clock: systemClock,
      reportFolder: path.join(config.dataDir, "ingest-reports"),
      say: (line) => console.log(line),
      complain: (line) => console.error(line),
      progress: process.stderr,
    });
    if (refused > 0) process.exitCode = 1;
    if ((await marketRevision(db)) !== before) await announceSales(platform);
  });
}

/** Leaves the training to the site: now where it runs, else at its next start. */
async function announceSales({ databaseUrl }: Platform): Promise<void> {
  const jobs = await startJobs(databaseUrl, (error) => console.error(error), { isSender: true });
  try {
    await requestRetraining(jobs, KINDS);
  } finally {
    await jobs.stop();
  }
  console.log("価格モデルは、サイトが動いているあいだに自動で作り直します。すぐに作り直すには npm run train を使ってください。");
}
