import type { QueryState } from "#domain/queries/core/types.ts";
import { writeTransition } from "#platform/audit/transition.server.ts";
import type { Tx } from "#platform/db.server.ts";

type Step = {
  readonly id: string;
  readonly from: QueryState | null;
  readonly to: QueryState;
  readonly actor: "member" | "system";
  /** `version 3`; null: nothing but the step. */
  readonly reason: string | null;
  readonly at: Date;
};

/** Keeps a step in the audit table, by the row and not by the person. */
export async function auditQuery(tx: Tx, { id, from, to, actor, reason, at }: Step): Promise<void> {
  await writeTransition(tx, { entity: "user_query", id, from, to, actor, reason, at });
}
