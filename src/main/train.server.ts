import { runOnPlatform } from "#main/commands/cli.server.ts";
import { TRAIN_USAGE, trainCommand } from "#main/commands/train/train-command.ts";
import { trainOnOrder } from "#main/commands/train/train-models.server.ts";
import { trainReport } from "#main/commands/train/train-report.ts";
import { systemClock } from "#platform/clock.server.ts";

const command = trainCommand(process.argv.slice(2));

if (command.kind === "help") console.log(TRAIN_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${TRAIN_USAGE}`);
  process.exitCode = 2;
} else {
  const { kinds, until } = command;
  await runOnPlatform(async (platform) => {
    for (const kind of kinds) {
      const training = await trainOnOrder(platform, { kind, until, clock: systemClock, say: console.error });
      const { text, isComplaint } = trainReport(kind, training);
      if (isComplaint) {
        console.error(text);
        process.exitCode = 1;
      } else console.log(text);
    }
  });
}
