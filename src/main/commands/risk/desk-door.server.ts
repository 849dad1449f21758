import { userInfo } from "node:os";
import type { ItemId } from "#domain/desk/core/types.ts";
import { decideByCommand, noteListed } from "#domain/desk/index.server.ts";
import type { OperatorConsole } from "./review-corrections.server.ts";
import type { RiskCommand } from "./risk-command.ts";

type DeskAct = ItemId & { readonly action: string; readonly reason: string | null };

const LISTS: Readonly<Partial<Record<RiskCommand["kind"], string>>> = {
  corrections: "corrections",
  proposals: "proposals",
  letters: "letters",
  notes: "notes",
  evidence: "files",
};

/** Of what on the desk a command decides; null: of nothing. */
function deskActOf(command: RiskCommand): DeskAct | null {
  switch (command.kind) {
    case "correction":
      return { queue: "corrections", id: command.id, action: command.event, reason: command.note };
    case "accept-proposal":
      return { queue: "proposals", id: command.id, action: "accept", reason: command.note };
    case "reject-proposal":
      return { queue: "proposals", id: command.id, action: "reject", reason: command.note };
    case "building":
      return { queue: "buildings", id: command.id, action: command.decision.is === "dropped" ? "drop" : command.decision.is, reason: null };
    case "answer":
    case "close":
      return { queue: "letters", id: command.id, action: command.kind, reason: null };
    case "note":
      return { queue: "notes", id: command.id, action: command.state === "shown" ? "show" : "hide", reason: null };
    default:
      return null;
  }
}

/**
 * The second door to the desk: what a command decides is kept in the desk's audit trail, in the same transaction, and not done while an operator has
 * the item; that a list was read is kept too, for it shows who wrote. `work` answers what went wrong.
 */
export async function throughTheDesk<Console extends OperatorConsole>(
  operator: Console,
  command: RiskCommand,
  work: (operator: Console) => Promise<unknown>,
): Promise<unknown> {
  const name = userInfo().username;
  const act = deskActOf(command);
  if (act !== null) {
    const decided = await decideByCommand(operator, { ...act, name }, async (tx) => {
      const problem = await work({ ...operator, db: tx });
      return typeof problem === "string" ? problem : null;
    });
    if (decided.ok) return null;
    return decided.reason === "taken" ? "運営の画面で、ほかの担当者が作業しています" : decided.reason.problem;
  }
  const queue = LISTS[command.kind];
  if (queue !== undefined) await noteListed(operator, { name, queue });
  return work(operator);
}
