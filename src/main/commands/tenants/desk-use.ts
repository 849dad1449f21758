import type { DeskUse } from "#main/commands/desk-door.server.ts";
import type { TenantsCommand } from "./tenants-command.ts";

/** What only shows; the rest changes something. */
export function isShowing(command: TenantsCommand): boolean {
  if (command.kind === "line") return command.order.task === "show";
  return command.kind === "show" || command.kind === "customers" || (command.kind === "hosts" && command.hosts.length === 0);
}

/**
 * What a command does at the desk; null: it asks there itself. An application is known by its number, a tenant by its key. As at the desk the note
 * is the reason.
 */
export function deskUseOfTenants(command: Exclude<TenantsCommand, { kind: "help" | "misused" }>): DeskUse | null {
  if (command.kind === "list") return { is: "shows", action: "view-list", queue: "tenants", id: null };
  const reason = "note" in command ? command.note.trim() || null : null;
  if (command.kind === "review")
    return command.decision === "approve" ? null : { is: "decides", queue: "tenants", id: command.id, action: "reject", reason };
  if (isShowing(command)) return { is: "shows", action: "view", queue: "tenants", id: command.key };
  return { is: "decides", queue: "tenants", id: command.key, action: actionOf(command), reason };
}

function actionOf(command: Exclude<TenantsCommand, { kind: "help" | "misused" | "list" | "review" }>): string {
  if (command.kind === "move") return `tenant-${command.step}`;
  return command.kind === "line" ? `tenant-line-${command.order.task}` : `tenant-${command.kind}`;
}
