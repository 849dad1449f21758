import { auditStep } from "#domain/leads/core/audit-store.server.ts";
import { isLeadOpen, type LeadStep, leadAfter, leadStepNeedsReason } from "#domain/leads/core/lead-states.ts";
import type { Lead, LeadState } from "#domain/leads/core/types.ts";
import { closeDecision } from "#domain/letters/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import { moveLead } from "./lead-store.server.ts";

export type LeadStepRefusal = "reason-missing" | { readonly notFrom: LeadState };

type Step = {
  readonly step: LeadStep;
  readonly actor: "sender" | "operator" | "system";
  readonly reason?: string | null;
  readonly at: Date;
};

/** Takes a step of a lead that is held, with its row. A lead that is over closes its letter: three years later it is removed with all that is personal. */
export async function stepLead(tx: Tx, lead: Lead, { step, actor, reason = null, at }: Step): Promise<Result<Lead, LeadStepRefusal>> {
  const state = leadAfter(lead, step);
  if (state === null) return refused({ notFrom: lead.state });
  const said = reason?.trim() || null;
  if (said === null && leadStepNeedsReason(step)) return refused("reason-missing");
  await moveLead(tx, lead.id, { state, at });
  await auditStep(tx, { entity: "biz_lead", id: lead.id, from: lead.state, to: state, actor, reason: said, at });
  if (!isLeadOpen(state)) await closeDecision(tx, lead.id, at);
  return ok({ ...lead, state });
}
