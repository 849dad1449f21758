import type { RequestState } from "./request.ts";

/** `reuse` and `reuse-refusal` answer a request at once with an estimate made earlier from the same input and model. */
export type RequestEvent = "start" | "reuse" | "reuse-refusal" | "finish" | "refuse" | "fail" | "cancel" | "retry" | "expire";

/** State machine C5 (docs/architecture.md): what may happen in each state, and where it leads. */
const TRANSITIONS: Readonly<Record<RequestState, Readonly<Partial<Record<RequestEvent, RequestState>>>>> = {
  queued: { start: "running", reuse: "done", "reuse-refusal": "cannot_estimate", fail: "failed", cancel: "cancelled" },
  running: { finish: "done", refuse: "cannot_estimate", fail: "failed", cancel: "cancelled" },
  done: { expire: "expired" },
  cannot_estimate: { expire: "expired" },
  failed: { retry: "queued", expire: "expired" },
  cancelled: { retry: "queued", expire: "expired" },
  expired: {},
};

/** Where an event leads from a state; null when it may not happen there: `nextState("done", "cancel")` -> null. */
export function nextState(state: RequestState, event: RequestEvent): RequestState | null {
  return TRANSITIONS[state][event] ?? null;
}
