import { LEAST_SALES } from "#domain/valuation/retrain-gate.ts";
import { systemClock } from "#platform/clock.server.ts";
import { runOnPlatform } from "./cli.server.ts";
import { TRAIN_USAGE, trainCommand } from "./train-command.ts";
import { KIND_NAMES, trainAndPublish } from "./train-models.server.ts";
import { trainReport } from "./train-report.ts";

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
