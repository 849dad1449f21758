import { LEAST_SALES } from "#domain/valuation/models/retrain-gate.ts";
import { runOnPlatform } from "#main/commands/cli.server.ts";
import { TRAIN_USAGE, trainCommand } from "#main/commands/train/train-command.ts";
import { KIND_NAMES, trainAndPublish } from "#main/commands/train/train-models.server.ts";
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
      const trained = await trainAndPublish(platform, { kind, until, now: systemClock.now(), say: console.error });
      if (trained.ok) console.log(trainReport(trained.value.model, trained.value.card));
      else {
        console.error(`${KIND_NAMES[kind]}: 取引が ${LEAST_SALES} 件に満たないか、一つの四半期しかないため、価格モデルを作れません`);
        process.exitCode = 1;
      }
    }
  });
}
