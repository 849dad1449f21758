import { text } from "node:stream/consumers";
import { recomputeReports } from "#domain/risk/index.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Storage } from "#platform/storage.server.ts";
import { runOnPlatform } from "./cli.server.ts";
import { objectStorage } from "./object-storage.server.ts";
import { RISK_USAGE, type RiskCommand, riskCommand } from "./risk-command.ts";
import { type Desk, decideCorrection, decideNote, listCorrections, listNotes } from "./risk-desk.server.ts";
import { answerLetter, closeLetter, listConnections, listLetters, listUndelivered, showEvidence } from "./risk-letters-desk.server.ts";

type Works = {
  readonly [K in RiskCommand["kind"]]?: (desk: DeskOfCommand, command: Extract<RiskCommand, { kind: K }>) => Promise<unknown>;
};
type DeskOfCommand = Desk & { readonly storage: Storage };

/** A text that comes back tells what went wrong. */
const WORKS: Works = {
  recompute: async (desk) => desk.say(`リスク診断を ${(await recomputeReports(desk)).toLocaleString("ja-JP")} 件作り直しました`),
  corrections: listCorrections,
  correction: decideCorrection,
  evidence: showEvidence,
  letters: listLetters,
  answer: async (desk, { id, text: given }) => answerLetter(desk, { id, text: given === "-" ? await text(process.stdin) : given }),
  close: (desk, { id }) => closeLetter(desk, id),
  mails: listUndelivered,
  connections: listConnections,
  notes: listNotes,
  note: decideNote,
};

function work<K extends RiskCommand["kind"]>(desk: DeskOfCommand, command: Extract<RiskCommand, { kind: K }> & { readonly kind: K }) {
  return WORKS[command.kind]?.(desk, command);
}

const command = riskCommand(process.argv.slice(2));

if (command.kind === "help") console.log(RISK_USAGE);
else if (command.kind === "misused") {
  console.error(`${command.problem}。\n\n${RISK_USAGE}`);
  process.exitCode = 2;
} else {
  await runOnPlatform(async (platform, config) => {
    const say = (line: string) => console.log(line);
    const desk = { db: platform.db, clock: systemClock, storage: objectStorage(platform, config), say };
    const problem = await work(desk, command);
    if (typeof problem !== "string") return;
    console.error(problem);
    process.exitCode = 1;
  });
}
