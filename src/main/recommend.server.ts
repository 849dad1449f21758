import {
  currentWeights,
  defaultWeights,
  evaluateDeliveries,
  fitDeliveries,
  listWeights,
  retireWeights,
} from "#domain/recommendation/index.server.ts";
import { DEVELOPMENT_SEED, DEVELOPMENT_TASTES } from "#domain/recommendation/simulation/development/development-tastes.ts";
import { declaredTastes } from "#domain/recommendation/simulation/proof/declared-tastes.ts";
import { outcomes, PROOF } from "#domain/recommendation/simulation/proof/proof.ts";
import { simulate } from "#domain/recommendation/simulation/simulate.ts";
import { summaryOf } from "#domain/recommendation/simulation/summary.ts";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import { runOnPlatform } from "#main/commands/cli.server.ts";
import { deliver } from "#main/commands/recommend/deliver-command.server.ts";
import { RECOMMEND_USAGE, type RecommendCommand, recommendCommand } from "#main/commands/recommend/recommend-command.ts";
import { fitReport, replayReport, simulationReport, weightsReport } from "#main/commands/recommend/recommend-report.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Platform } from "#platform/platform.server.ts";

const command = recommendCommand(process.argv.slice(2));

if (command.kind === "help") console.log(RECOMMEND_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${RECOMMEND_USAGE}`);
  process.exitCode = 2;
} else if (command.kind === "simulate") reportSimulation(command);
else await runOnPlatform(async (platform) => carryOut(command, platform));

type OnDatabase = Exclude<RecommendCommand, { kind: "help" | "misused" | "simulate" }>;

async function carryOut(order: OnDatabase, platform: Platform): Promise<void> {
  if (order.kind === "send" || order.kind === "approvals") return deliver(order, platform, { tell: console.log, complain });
  const { db } = platform;
  if (order.kind === "weights") {
    if (order.isRetiring && !(await retireWeights(db, systemClock.now()))) return complain("使用中の、反応から求めた重みはありません。");
    return console.log(weightsReport(await listWeights(db), (await currentWeights(db)).version));
  }
  if (order.kind === "fit") {
    const tried = await fitDeliveries({ db, clock: systemClock }, order.seed);
    return tried ? tell(fitReport(tried), tried) : complain("届けたおすすめの記録がありません。");
  }
  const evaluated = await evaluateDeliveries(db, order);
  if (evaluated.replay.slates === 0) return complain("届けたおすすめの記録がありません。");
  tell(replayReport(evaluated.replay, `重み ${evaluated.version}`), evaluated);
}

function reportSimulation({ people, deals, tastes }: Extract<RecommendCommand, { kind: "simulate" }>): void {
  const weights = defaultWeights();
  const [first, drawn] = tastes === "declared" ? [PROOF.seed, declaredTastes] : [DEVELOPMENT_SEED, DEVELOPMENT_TASTES[tastes]];
  const figures = Array.from({ length: deals }, (_, i) => {
    console.error(`${i + 1}回目`);
    return simulate({ seed: first + i, people, weights, tastes: drawn, nothing: NO_CONDITIONS }).figures;
  });
  const summary = summaryOf(figures.flat(), 1);
  const isProof = tastes === "declared" && people === PROOF.people && deals === PROOF.deals;
  const outcome = isProof ? outcomes(summary) : null;
  tell(simulationReport(summary, outcome), { weights: weights.version, tastes, deals, ...summary, outcome });
}

function tell(report: string, answer: object): void {
  console.log(`${report}\n${JSON.stringify(answer)}`);
}

function complain(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
