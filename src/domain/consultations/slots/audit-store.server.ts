import { writeTransition } from "#platform/audit/transition.server.ts";
import type { Tx } from "#platform/db.server.ts";

type Step = {
  readonly entity: "consultation" | "consultation_slot" | "consultation_waiting" | "consultation_day";
  readonly id: string;
  readonly from: string | null;
  readonly to: string;
  readonly actor: "visitor" | "operator" | "clock";
  readonly at: Date;
};

/** Keeps a step in the audit table, by the row and not by the person. */
export async function auditStep(tx: Tx, { entity, id, from, to, actor, at }: Step): Promise<void> {
  await writeTransition(tx, { entity, id, from, to, actor, at });
}
