import { createHash } from "node:crypto";
import { writeTransition } from "#platform/audit/transition.server.ts";
import type { Tx } from "#platform/db.server.ts";

type Step = {
  /** `mail_suppression`: an address, whoever has it. `notification_mail`: whether somebody's is proved. `line_account`: a user of LINE with one channel. */
  readonly entity: "mail_suppression" | "notification_mail" | "line_account";
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly actor: string;
  readonly reason?: string | null;
  readonly at: Date;
};

/** Keeps a step in the audit table, where there is one: by a hash, and not by the person. */
export async function auditStep(tx: Tx, { entity, id, from, to, actor, reason = null, at }: Step): Promise<void> {
  if (from === to) return;
  await writeTransition(tx, { entity, id, from, to, actor, reason, at });
}

/** By which the audit table knows whom it must not name. SHA-256, in hex. */
export function hashOf(name: string): string {
  return createHash("sha256").update(name).digest("hex");
}
