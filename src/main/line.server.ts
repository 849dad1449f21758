import { runOnPlatform } from "#main/commands/cli.server.ts";
import { LINE_USAGE, lineCommand } from "#main/commands/line/line-command.ts";
import { createMenu, showStatus } from "#main/commands/line/line-tasks.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { lineApi } from "#platform/line/line-api.server.ts";
import { lineChannel } from "#platform/line/line-channel.ts";

const command = lineCommand(process.argv.slice(2));

if (command.kind === "help") console.log(LINE_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${LINE_USAGE}`);
  process.exitCode = 2;
} else {
  await runOnPlatform(async ({ db }, { line, lineMonthlyLimit: monthlyLimit, publicOrigin }) => {
    if (line === null || publicOrigin === null) return tell("LINE_CHANNEL_SECRET などのLINEの設定と、PUBLIC_ORIGIN が必要です");
    const api = lineApi(lineChannel({ ...line, monthlyLimit }));
    const origin = publicOrigin.replace(/\/+$/, "");
    const operator = { db, clock: systemClock, api, monthlyLimit, origin, print: (text: string) => console.log(text) };
    tell(command.kind === "status" ? await showStatus(operator) : await createMenu(operator, command.picture));
  });
}

function tell(problem: string | null): void {
  if (problem === null) return;
  console.error(problem);
  process.exitCode = 1;
}
