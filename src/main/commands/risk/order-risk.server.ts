import { ratePlaces, recomputeReports } from "#domain/risk/index.server.ts";
import { throughTheDesk, type Work } from "#main/commands/desk-door.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { answerLetter, closeLetter, listConnections, listLetters, readyEvidence } from "./answer-letters.server.ts";
import { deskUseOfRisk } from "./desk-use.ts";
import { decideBuilding, decideNotToRegister, decideToRegister, listBuildings, listProposals } from "./register-buildings.server.ts";
import { decideCorrection, decideNote, listCorrections, listNotes, type OperatorConsole } from "./review-corrections.server.ts";
import type { RiskCommand } from "./risk-command.ts";

type Works = {
  readonly [K in RiskCommand["kind"]]?: (operator: OperatorConsole, command: Extract<RiskCommand, { kind: K }>) => Promise<unknown>;
};

/** A text that comes back tells what went wrong. */
const WORKS: Works = {
  recompute: async (operator) => {
    const made = (await recomputeReports(operator)) + (await ratePlaces(operator));
    operator.print(`リスク診断を ${made.toLocaleString("ja-JP")} 件作り直しました`);
  },
  corrections: listCorrections,
  correction: decideCorrection,
  proposals: listProposals,
  "accept-proposal": decideToRegister,
  "reject-proposal": decideNotToRegister,
  buildings: listBuildings,
  building: decideBuilding,
  letters: listLetters,
  answer: answerLetter,
  close: (operator, { id }) => closeLetter(operator, id),
  connections: listConnections,
  notes: listNotes,
  note: decideNote,
};

type RiskConsole = OperatorConsole & {
  readonly storage: Storage;
  /** What is typed or piped in. */
  readonly readInput: () => Promise<string>;
};

/** Reads what the command needs, then does it through the desk. A text that comes back tells what went wrong. */
export async function orderRisk(operator: RiskConsole, command: RiskCommand): Promise<unknown> {
  return throughTheDesk<OperatorConsole>(operator, deskUseOfRisk(command), await readyFor(operator, command));
}

async function readyFor(operator: RiskConsole, command: RiskCommand): Promise<Work<OperatorConsole> | string> {
  if (command.kind === "evidence") return readyEvidence(operator, command);
  const read = command.kind === "answer" && command.text === "-" ? { ...command, text: await operator.readInput() } : command;
  return async (at) => work(at, read);
}

function work<K extends RiskCommand["kind"]>(operator: OperatorConsole, command: Extract<RiskCommand, { kind: K }> & { readonly kind: K }) {
  return WORKS[command.kind]?.(operator, command);
}
