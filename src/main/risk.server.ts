import { text } from "node:stream/consumers";
import { wakeMailQueueElsewhere } from "#domain/notifications/index.server.ts";
import { runOnPlatform } from "#main/commands/cli.server.ts";
import { orderRisk } from "#main/commands/risk/order-risk.server.ts";
import { RISK_USAGE, type RiskCommand, riskCommand } from "#main/commands/risk/risk-command.ts";
import { sendJobs } from "#main/commands/send-jobs.server.ts";
import { objectStorage } from "#main/site/object-storage.server.ts";
import { systemClock } from "#platform/clock.server.ts";

/** After these a mail may wait; the site takes it up at once. */
const MAY_MAIL: readonly RiskCommand["kind"][] = ["correction", "accept-proposal", "reject-proposal", "answer", "recompute"];

const command = riskCommand(process.argv.slice(2));

if (command.kind === "help") console.log(RISK_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${RISK_USAGE}`);
  process.exitCode = 2;
} else {
  await runOnPlatform(async (platform, config) => {
    const print = (line: string) => console.log(line);
    const operator = {
      db: platform.db,
      clock: systemClock,
      storage: objectStorage(platform, config),
      print,
      readInput: () => text(process.stdin),
    };
    const problem = await orderRisk(operator, command);
    if (MAY_MAIL.includes(command.kind)) await sendJobs(platform, wakeMailQueueElsewhere);
    if (typeof problem !== "string") return;
    console.error(problem);
    process.exitCode = 1;
  });
}
