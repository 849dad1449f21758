import path from "node:path";
import { marketRevision, rentRevision } from "#domain/properties/index.server.ts";
import { currentBasis, requestReports } from "#domain/risk/index.server.ts";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { requestRetraining } from "#domain/valuation/index.server.ts";
import { ingestCommand, ingestUsage } from "#ingest/ingest-command.ts";
import { ingestFiles } from "#ingest/ingest-files.server.ts";
import { SOURCES } from "#ingest/sources.server.ts";
import { runOnPlatform } from "#main/commands/cli.server.ts";
import { sendJobs } from "#main/commands/send-jobs.server.ts";
import { KINDS } from "#main/commands/train/train-models.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Platform } from "#platform/platform.server.ts";

const command = ingestCommand(process.argv.slice(2), SOURCES);

if (command.kind === "help") console.log(ingestUsage(SOURCES));
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${ingestUsage(SOURCES)}`);
  process.exitCode = 2;
} else {
  await runOnPlatform(async (platform, config) => {
    const { db } = platform;
    const [before, rentsBefore] = [await marketRevision(db), await rentRevision(db)];
    const basis = await currentBasis(db);
    const refused = await ingestFiles(command.source, command.files, {
      db,
      clock: systemClock,
      asOf: command.asOf,
      reportFolder: path.join(config.dataDir, "ingest-reports"),
      say: (line) => console.log(line),
      complain: (line) => console.error(line),
      removeFile: (name) => platform.storage.remove(name),
      progress: process.stderr,
    });
    if (refused > 0) process.exitCode = 1;
    const [after, rentsAfter] = [await marketRevision(db), await rentRevision(db)];
    if (after !== null && after !== before) await announceSales(platform, KINDS);
    else if (rentsAfter !== null && rentsAfter !== rentsBefore) await announceSales(platform, ["rent"]);
    if ((await currentBasis(db)).dataRevision !== basis.dataRevision) await announceData(platform);
  });
}

/** Leaves the training to the site: now where it runs, else at its next start. */
async function announceSales(platform: Platform, kinds: readonly AppraisableKind[]): Promise<void> {
  await sendJobs(platform, (jobs) => requestRetraining(jobs, kinds));
  console.log("価格モデルは、サイトが動いているあいだに自動で作り直します。すぐに作り直すには npm run train を使ってください。");
}

/** Likewise the reports of buildings. */
async function announceData(platform: Platform): Promise<void> {
  await sendJobs(platform, requestReports);
  console.log(
    "リスク診断は、サイトが動いているあいだに自動で作り直します。すぐに作り直すには npm run risk -- recompute を使ってください。",
  );
}
