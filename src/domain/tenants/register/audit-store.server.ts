import { writeTransition } from "#platform/audit/transition.server.ts";
import type { Tx } from "#platform/db.server.ts";

type Step = {
  readonly entity: "tenant_application" | "tenant" | "tenant_customer" | "tenant_query" | "tenant_import" | "tenant_lead";
  /** Of what belongs to a tenant: `key/id`. */
  readonly id: string;
  readonly from: string | null;
  readonly to: string;
  /** Somebody of the office: `staff:` and the id of their row. */
  readonly actor: "applicant" | "operator" | "system" | "customer" | `staff:${string}`;
  readonly reason?: string | null;
  readonly at: Date;
};

/** Keeps a step in the audit table, by the row and not by the person. As the site: no tenant may read or write there. */
export async function auditStep(tx: Tx, { entity, id, from, to, actor, reason = null, at }: Step): Promise<void> {
  await writeTransition(tx, { entity, id, from, to, actor, reason, at });
}
