import path from "node:path";
import { systemClock } from "#platform/clock.server.ts";
import { INGEST_USAGE, ingestCommand } from "../ingest/ingest-command.ts";
import { ingestFiles } from "../ingest/ingest-files.server.ts";
import { runOnPlatform } from "./cli.server.ts";

const command = ingestCommand(process.argv.slice(2));

if (command.kind === "help") console.log(INGEST_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${INGEST_USAGE}`);
  process.exitCode = 2;
} else {
  await runOnPlatform(async ({ db }, config) => {
    const refused = await ingestFiles(command.source, command.files, {
      db,
      clock: systemClock,
      reportFolder: path.join(config.dataDir, "ingest-reports"),
      say: (line) => console.log(line),
      complain: (line) => console.error(line),
      progress: process.stderr,
    });
    if (refused > 0) process.exitCode = 1;
  });
}
