import { auditStep } from "#domain/leads/core/audit-store.server.ts";
import { type TrialStep, trialAfter } from "#domain/leads/core/trial-states.ts";
import type { Trial, TrialState } from "#domain/leads/core/types.ts";
import { closeDecision } from "#domain/letters/index.server.ts";
import type { Tx } from "#platform/db.server.ts";
import { putTrial } from "./trial-store.server.ts";

const OVER: readonly TrialState[] = ["converted", "expired", "rejected"];

type Step = {
  readonly step: TrialStep;
  readonly actor: "sender" | "operator" | "system";
  readonly reason?: string | null;
  readonly at: Date;
  readonly changes?: Partial<Pick<Trial, "clientId" | "keyId" | "keyShownAt" | "endsAt">>;
};

/** Takes a step of a trial that is held, with its row; null: it cannot be taken now. A trial that is over closes its letter. */
export async function stepTrial(tx: Tx, trial: Trial, { step, actor, reason = null, at, changes = {} }: Step): Promise<Trial | null> {
  const state = trialAfter(trial.state, step);
  if (state === null) return null;
  const moved = { ...trial, ...changes, state };
  await putTrial(tx, trial.id, moved, at);
  await auditStep(tx, { entity: "biz_trial", id: trial.id, from: trial.state, to: state, actor, reason, at });
  if (OVER.includes(state)) await closeDecision(tx, trial.id, at);
  return moved;
}
