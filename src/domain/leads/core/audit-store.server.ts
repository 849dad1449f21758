import { writeTransition } from "#platform/audit/transition.server.ts";
import type { Tx } from "#platform/db.server.ts";

type Step = {
  readonly entity: "biz_lead" | "biz_trial";
  readonly id: string;
  readonly from: string | null;
  readonly to: string;
  readonly actor: "sender" | "operator" | "system";
  readonly reason?: string | null;
  readonly at: Date;
};

/** Keeps a step in the audit table, by the number of the letter and not by the person. */
export async function auditStep(tx: Tx, { entity, id, from, to, actor, reason = null, at }: Step): Promise<void> {
  await writeTransition(tx, { entity, id, from, to, actor, reason, at });
}
