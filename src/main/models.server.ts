import { userInfo } from "node:os";
import { findDrift, findModel, listModelMoves, listModels, promoteVersion, rollBack } from "#domain/valuation/index.server.ts";
import { runOnPlatform } from "#main/commands/cli.server.ts";
import { MODELS_USAGE, type ModelsCommand, modelsCommand } from "#main/commands/models/models-command.ts";
import { modelReport, modelsTable, promotionLine, refusalLine, unknownLine } from "#main/commands/models/models-report.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Platform } from "#platform/platform.server.ts";

const command = modelsCommand(process.argv.slice(2));

if (command.kind === "help") console.log(MODELS_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${MODELS_USAGE}`);
  process.exitCode = 2;
} else
  await runOnPlatform(async (platform) => {
    const { line, done } = await carryOut(command, platform);
    if (done) console.log(line);
    else {
      console.error(line);
      process.exitCode = 1;
    }
  });

type CommandOutcome = { readonly line: string; readonly done: boolean };

async function carryOut(order: Exclude<ModelsCommand, { kind: "help" | "misused" }>, platform: Platform): Promise<CommandOutcome> {
  if (order.kind === "list") return { line: modelsTable(await listModels(platform.db, order.of)), done: true };
  if (order.kind === "show") return show(platform, order.version);
  const act = { actor: order.by ?? userInfo().username, reason: order.reason, now: systemClock.now() };
  const changed = order.kind === "promote" ? await promoteVersion(platform, order.version, act) : await rollBack(platform, order.of, act);
  return changed.ok ? { line: promotionLine(changed.value), done: true } : { line: refusalLine(changed.reason), done: false };
}

async function show({ db }: Platform, version: string): Promise<CommandOutcome> {
  const model = await findModel(db, version);
  if (!model) return { line: unknownLine(version), done: false };
  return { line: modelReport(model, await listModelMoves(db, version), await findDrift(db, version)), done: true };
}
