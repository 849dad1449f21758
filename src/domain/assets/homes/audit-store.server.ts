import type { HomeState } from "#domain/assets/core/types.ts";
import { writeTransition } from "#platform/audit/transition.server.ts";
import type { Tx } from "#platform/db.server.ts";

type Step = {
  readonly id: string;
  readonly from: HomeState | null;
  readonly to: HomeState;
  readonly actor: "member" | "operator" | "system";
  /** The event, or `offers anonymous`; of a rejection why. */
  readonly reason: string | null;
  readonly at: Date;
};

/** Keeps a step in the audit table, by the row and not by the person. */
export async function auditHome(tx: Tx, { id, from, to, actor, reason, at }: Step): Promise<void> {
  await writeTransition(tx, { entity: "owned_property", id, from, to, actor, reason, at });
}
