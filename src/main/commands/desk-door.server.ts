import { userInfo } from "node:os";
import type { ItemId, QueueKey } from "#domain/desk/core/types.ts";
import { decideByCommand, noteShown } from "#domain/desk/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

/** What a command does at the desk: decides about an item (of a queue, or of what is managed beside it), or shows what is in a queue. */
export type DeskUse =
  | ({ readonly is: "decides"; readonly action: string; readonly reason: string | null } & ItemId)
  /** `id` null: all of them. */
  | { readonly is: "shows"; readonly action: "view" | "view-list" | "view-file"; readonly queue: QueueKey; readonly id: string | null };

export const AT_WORK = "運営の画面で、ほかの担当者が作業しています";

/** Who sits at the machine. */
export function nameAtMachine(): string {
  return userInfo().username;
}

type AtMachine = { readonly db: Db; readonly clock: Clock; readonly print: (line: string) => void };

/** What a command does once it has read and asked all that it needs. A text that comes back tells what went wrong. */
export type Work<Console> = (operator: Console) => Promise<unknown>;

/**
 * The second door to the desk: what a command decides is kept in the desk's audit trail, in the same transaction, and not done while an operator has
 * the item; that something was shown is kept too, before it is. `use` null: nothing of the desk. `work` is a text where something was wrong before
 * there was anything to do: that leaves no row. A decision waits for nobody but the database, and is told once it is kept.
 */
export async function throughTheDesk<Console extends AtMachine>(
  operator: Console,
  use: DeskUse | null,
  work: Work<Console> | string,
): Promise<unknown> {
  if (typeof work === "string") return work;
  if (use?.is === "decides") return decide(operator, use, work);
  if (use !== null) await noteShown(operator, { ...use, name: nameAtMachine() });
  return work(operator);
}

async function decide<Console extends AtMachine>(
  operator: Console,
  use: Extract<DeskUse, { is: "decides" }>,
  work: Work<Console>,
): Promise<string | null> {
  const lines: string[] = [];
  const decided = await decideByCommand(operator, { ...use, name: nameAtMachine() }, async (tx) => {
    const problem = await work({ ...operator, db: tx, print: (line: string) => void lines.push(line) });
    return typeof problem === "string" ? problem : null;
  });
  if (!decided.ok) return decided.reason === "taken" ? AT_WORK : decided.reason.problem;
  for (const line of lines) operator.print(line);
  return null;
}
