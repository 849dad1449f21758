import { wakeMailQueueElsewhere } from "#domain/notifications/index.server.ts";
import { runOnPlatform } from "#main/commands/cli.server.ts";
import { lookAtOutbox } from "#main/commands/outbox/look-at-outbox.server.ts";
import { OUTBOX_USAGE, outboxCommand } from "#main/commands/outbox/outbox-command.ts";
import { sendJobs } from "#main/commands/send-jobs.server.ts";
import { systemClock } from "#platform/clock.server.ts";

const command = outboxCommand(process.argv.slice(2));

if (command.kind === "help") console.log(OUTBOX_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${OUTBOX_USAGE}`);
  process.exitCode = 2;
} else {
  await runOnPlatform(async (platform) => {
    const problem = await lookAtOutbox({ db: platform.db, clock: systemClock, print: (line) => console.log(line) }, command);
    if (command.kind === "retry") await sendJobs(platform, wakeMailQueueElsewhere);
    if (problem === null) return;
    console.error(problem);
    process.exitCode = 1;
  });
}
