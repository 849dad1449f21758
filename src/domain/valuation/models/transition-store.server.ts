import type { Tx } from "#platform/db.server.ts";

export type TransitionTable = {
  entity: string;
  entity_id: string;
  from_state: string | null;
  to_state: string;
  actor: string;
  reason: string | null;
  at: Date;
};

/** Who does something, when and why. */
export type Act = { readonly actor: string; readonly reason: string | null; readonly now: Date };

/** The states of a model in the audit table. */
export type ModelState = "candidate" | "active" | "retired";

export const MODEL_ENTITY = "valuation_model";

export function writeModelTransition(
  tx: Tx,
  { version, from, to }: { readonly version: string; readonly from: ModelState | null; readonly to: ModelState },
  act: Act,
): Promise<void> {
  return writeTransition(tx, { entity: MODEL_ENTITY, id: version, from, to }, act);
}

/** Keeps who moved what from which state to which. */
export async function writeTransition(
  tx: Tx,
  { entity, id, from, to }: { readonly entity: string; readonly id: string; readonly from: string | null; readonly to: string },
  { actor, reason, now }: Act,
): Promise<void> {
  await tx
    .$extendTables<{ transition: TransitionTable }>()
    .insertInto("transition")
    .values({ entity, entity_id: id, from_state: from, to_state: to, actor, reason, at: now })
    .execute();
}
