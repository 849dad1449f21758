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

/** Who does something to a model, when and why. */
export type Act = { readonly actor: string; readonly reason: string | null; readonly now: Date };

/** The states of a model in the audit table. */
export type ModelState = "candidate" | "active" | "retired";

export const MODEL_ENTITY = "valuation_model";

export async function writeModelTransition(
  tx: Tx,
  { version, from, to }: { readonly version: string; readonly from: ModelState | null; readonly to: ModelState },
  { actor, reason, now }: Act,
): Promise<void> {
  await tx
    .$extendTables<{ transition: TransitionTable }>()
    .insertInto("transition")
    .values({ entity: MODEL_ENTITY, entity_id: version, from_state: from, to_state: to, actor, reason, at: now })
    .execute();
}
