import { days, type Milliseconds, seconds } from "#kernel/duration.ts";
import type { EstimateRequest, StepId } from "./request.ts";
import { currentStep } from "./request-steps.ts";

/** C5: a request that takes longer has failed at the step it stands at. */
export const HARD_TIMEOUT: Milliseconds = seconds(60);
/** C5: the same input with the same model within this time gets the same answer. */
export const REUSE_FOR: Milliseconds = days(1);
/** How long a request can be opened before a new one is needed. */
export const KEPT_FOR: Milliseconds = days(30);

export type Due = { readonly event: "expire" } | { readonly event: "fail"; readonly step: StepId };

/** What the clock alone does to a request: nothing (null), a timeout after 60 s without an answer, or expiry after 30 days. */
export function dueAt(request: Pick<EstimateRequest, "state" | "steps" | "updatedAt" | "expiresAt">, now: Date): Due | null {
  if (request.state === "expired") return null;
  if (request.state === "queued" || request.state === "running") {
    const isLate = now.getTime() - request.updatedAt.getTime() > HARD_TIMEOUT;
    return isLate ? { event: "fail", step: currentStep(request.steps) } : null;
  }
  return now.getTime() >= request.expiresAt.getTime() ? { event: "expire" } : null;
}
