import type { QueueKey } from "#domain/desk/core/types.ts";
import type { DeskUse } from "#main/commands/desk-door.server.ts";
import type { RiskCommand } from "./risk-command.ts";

const LISTS: Readonly<Partial<Record<RiskCommand["kind"], QueueKey>>> = {
  corrections: "corrections",
  proposals: "proposals",
  letters: "letters",
  notes: "notes",
};

/** What a command does at the desk; null: nothing. */
export function deskUseOfRisk(command: RiskCommand): DeskUse | null {
  switch (command.kind) {
    case "correction":
      return { is: "decides", queue: "corrections", id: command.id, action: command.event, reason: command.note };
    case "accept-proposal":
      return { is: "decides", queue: "proposals", id: command.id, action: "accept", reason: command.note };
    case "reject-proposal":
      return { is: "decides", queue: "proposals", id: command.id, action: "reject", reason: command.note };
    case "building":
      return {
        ...{ is: "decides", queue: "buildings", id: command.id, reason: null },
        action: command.decision.is === "dropped" ? "drop" : command.decision.is,
      };
    case "answer":
    case "close":
      return { is: "decides", queue: "letters", id: command.id, action: command.kind, reason: null };
    case "note":
      return { is: "decides", queue: "notes", id: command.id, action: command.state === "shown" ? "show" : "hide", reason: null };
    case "evidence":
      return { is: "shows", action: "view-file", queue: command.queue, id: command.id };
    default: {
      const queue = LISTS[command.kind];
      return queue === undefined ? null : { is: "shows", action: "view-list", queue, id: null };
    }
  }
}
