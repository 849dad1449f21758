import type { Step, StepId } from "./request.ts";

const STEP_IDS: readonly StepId[] = ["geocode", "comparables", "predict", "check"];

export const WAITING_STEPS: readonly Step[] = STEP_IDS.map((id) => ({ id, state: "waiting", detail: null }));

/** The steps with one of them changed. */
export function withStep(steps: readonly Step[], changed: Step): readonly Step[] {
  return steps.map((step) => (step.id === changed.id ? changed : step));
}

/** All steps as done, for a request answered with an earlier estimate. */
export function reusedSteps(detail: string): readonly Step[] {
  return STEP_IDS.map((id) => ({ id, state: "done", detail: id === "check" ? detail : null }));
}

/** The step a request stands at: the running one, else the first that has not been done. */
export function currentStep(steps: readonly Step[]): StepId {
  const running = steps.find((step) => step.state === "running") ?? steps.find((step) => step.state === "waiting");
  return running?.id ?? "check";
}
