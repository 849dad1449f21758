import type { Decision } from "#domain/companies/company-state.ts";
import type { DeskUse } from "#main/commands/desk-door.server.ts";
import type { CompaniesCommand } from "./companies-command.ts";

/** What a command does at the desk. As at the desk the note is the reason. */
export function deskUseOfCompanies(command: Exclude<CompaniesCommand, { kind: "help" | "misused" }>): DeskUse {
  if (command.kind === "list") return { is: "shows", action: "view-list", queue: "companies", id: null };
  const [action, note] = command.kind === "change" ? ["company-change", ""] : [actionOf(command.decision), command.note.trim()];
  return { is: "decides", queue: "companies", id: command.id, action, reason: note || null };
}

/** What an item of the queue is decided by has its name there. */
function actionOf(decision: Decision): string {
  return decision === "approve" || decision === "reject" ? decision : `company-${decision}`;
}
