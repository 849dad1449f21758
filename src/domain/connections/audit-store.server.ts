import { writeTransition } from "#platform/audit/transition.server.ts";
import type { Tx } from "#platform/db.server.ts";
import type { OwnerState } from "./owner-registration.ts";
import type { WaitingState } from "./waiting.ts";

type Step = {
  readonly entity: "waiting_buyer" | "owner_registration";
  readonly id: string;
  readonly from: WaitingState | OwnerState | null;
  readonly to: WaitingState | OwnerState;
  readonly at: Date;
};

/** Keeps a step in the audit table, by the row and not by the person. */
export async function auditStep(tx: Tx, { entity, id, from, to, at }: Step): Promise<void> {
  await writeTransition(tx, { entity, id, from, to, actor: "member", at });
}
