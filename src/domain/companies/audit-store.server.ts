import { writeTransition } from "#platform/audit/transition.server.ts";
import type { Tx } from "#platform/db.server.ts";

type Step = {
  readonly entity: "company" | "company_staff" | "company_key";
  readonly id: string;
  readonly from: string | null;
  readonly to: string;
  readonly actor: `staff:${string}` | "operator" | "member";
  readonly reason?: string | null;
  readonly at: Date;
};

/** Keeps a step in the audit table, by the row and not by the person. */
export async function auditStep(tx: Tx, { entity, id, from, to, actor, reason = null, at }: Step): Promise<void> {
  await writeTransition(tx, { entity, id, from, to, actor, reason, at });
}
