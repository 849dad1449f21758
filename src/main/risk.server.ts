import { text } from "node:stream/consumers";
import { wakeMailQueueElsewhere } from "#domain/notifications/index.server.ts";
import { ratePlaces, recomputeReports } from "#domain/risk/index.server.ts";
import { runOnPlatform } from "#main/commands/cli.server.ts";
import { throughTheDesk } from "#main/commands/desk-door.server.ts";
import { answerLetter, closeLetter, listConnections, listLetters, showEvidence } from "#main/commands/risk/answer-letters.server.ts";
import { deskUseOfRisk } from "#main/commands/risk/desk-use.ts";
import {
  decideBuilding,
  decideNotToRegister,
  decideToRegister,
  listBuildings,
  listProposals,
} from "#main/commands/risk/register-buildings.server.ts";
import {
  decideCorrection,
  decideNote,
  listCorrections,
  listNotes,
  type OperatorConsole,
} from "#main/commands/risk/review-corrections.server.ts";
import { RISK_USAGE, type RiskCommand, riskCommand } from "#main/commands/risk/risk-command.ts";
import { sendJobs } from "#main/commands/send-jobs.server.ts";
import { objectStorage } from "#main/site/object-storage.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";

type Works = {
  readonly [K in RiskCommand["kind"]]?: (operator: ConsoleOfCommand, command: Extract<RiskCommand, { kind: K }>) => Promise<unknown>;
};
type ConsoleOfCommand = OperatorConsole & { readonly storage: Storage };

/** A text that comes back tells what went wrong. */
const WORKS: Works = {
  recompute: async (operator) => {
    const made = (await recomputeReports(operator)) + (await ratePlaces(operator));
    operator.print(`リスク診断を ${made.toLocaleString("ja-JP")} 件作り直しました`);
  },
  corrections: listCorrections,
  correction: decideCorrection,
  evidence: showEvidence,
  proposals: listProposals,
  "accept-proposal": decideToRegister,
  "reject-proposal": decideNotToRegister,
  buildings: listBuildings,
  building: decideBuilding,
  letters: listLetters,
  answer: async (operator, { id, text: given }) => answerLetter(operator, { id, text: given === "-" ? await text(process.stdin) : given }),
  close: (operator, { id }) => closeLetter(operator, id),
  connections: listConnections,
  notes: listNotes,
  note: decideNote,
};

/** After these a mail may wait; the site takes it up at once. */
const MAY_MAIL: readonly RiskCommand["kind"][] = ["correction", "accept-proposal", "reject-proposal", "answer", "recompute"];

function work<K extends RiskCommand["kind"]>(
  operator: ConsoleOfCommand,
  command: Extract<RiskCommand, { kind: K }> & { readonly kind: K },
) {
  return WORKS[command.kind]?.(operator, command);
}

const command = riskCommand(process.argv.slice(2));

if (command.kind === "help") console.log(RISK_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${RISK_USAGE}`);
  process.exitCode = 2;
} else {
  await runOnPlatform(async (platform, config) => {
    const print = (line: string) => console.log(line);
    const operator = { db: platform.db, clock: systemClock, storage: objectStorage(platform, config), print };
    const problem = await throughTheDesk(operator, deskUseOfRisk(command), async (at) => work(at, command));
    if (MAY_MAIL.includes(command.kind)) await sendJobs(platform, wakeMailQueueElsewhere);
    if (typeof problem !== "string") return;
    console.error(problem);
    process.exitCode = 1;
  });
}
