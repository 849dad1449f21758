import { recomputeReports } from "#domain/risk/index.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import { runOnPlatform } from "./cli.server.ts";
import { RISK_USAGE, riskCommand } from "./risk-command.ts";
import { decideCorrection, decideNote, listCorrections, listNotes } from "./risk-desk.server.ts";

const command = riskCommand(process.argv.slice(2));

if (command.kind === "help") console.log(RISK_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${RISK_USAGE}`);
  process.exitCode = 2;
} else {
  await runOnPlatform(async ({ db }) => {
    const desk = { db, clock: systemClock, say: (line: string) => console.log(line) };
    if (command.kind === "recompute") {
      console.log(`リスク診断を ${(await recomputeReports(desk)).toLocaleString("ja-JP")} 件作り直しました`);
    } else if (command.kind === "corrections") await listCorrections(desk);
    else if (command.kind === "notes") await listNotes(desk);
    else {
      const problem = await (command.kind === "correction" ? decideCorrection(desk, command) : decideNote(desk, command));
      if (problem === null) return;
      console.error(problem);
      process.exitCode = 1;
    }
  });
}
