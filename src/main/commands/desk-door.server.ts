import { userInfo } from "node:os";
import type { ItemId } from "#domain/desk/core/types.ts";
import { decideByCommand, noteShown } from "#domain/desk/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

/** What a command does at the desk: decides about an item (of a queue, or of what is managed beside it), or shows what is in a queue. */
export type DeskUse =
  | ({ readonly is: "decides"; readonly action: string; readonly reason: string | null } & ItemId)
  /** `id` null: all of them. */
  | { readonly is: "shows"; readonly action: "view" | "view-list" | "view-file"; readonly queue: string; readonly id: string | null };

export const AT_WORK = "運営の画面で、ほかの担当者が作業しています";

/** Who sits at the machine. */
export function nameAtMachine(): string {
  return userInfo().username;
}

/**
 * The second door to the desk: what a command decides is kept in the desk's audit trail, in the same transaction, and not done while an operator has
 * the item; that something was shown is kept too. `use` null: nothing of the desk. `work` answers what went wrong.
 */
export async function throughTheDesk<Console extends { readonly db: Db; readonly clock: Clock }>(
  operator: Console,
  use: DeskUse | null,
  work: (operator: Console) => Promise<unknown>,
): Promise<unknown> {
  const name = nameAtMachine();
  if (use?.is === "decides") {
    const decided = await decideByCommand(operator, { ...use, name }, async (tx) => {
      const problem = await work({ ...operator, db: tx });
      return typeof problem === "string" ? problem : null;
    });
    if (decided.ok) return null;
    return decided.reason === "taken" ? AT_WORK : decided.reason.problem;
  }
  if (use !== null) await noteShown(operator, { ...use, name });
  return work(operator);
}
