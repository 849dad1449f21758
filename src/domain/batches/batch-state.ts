import type { BatchState } from "./types.ts";

export type BatchEvent = "start" | "finish" | "fail" | "cancel";

const NEXT: Readonly<Record<BatchState, Readonly<Partial<Record<BatchEvent, BatchState>>>>> = {
  received: { start: "running", cancel: "cancelled", fail: "failed" },
  running: { finish: "finished", fail: "failed", cancel: "cancelled" },
  finished: {},
  failed: {},
  cancelled: {},
};

/** The state that an event leads to; null: it does not happen in this state. */
export function nextState(state: BatchState, event: BatchEvent): BatchState | null {
  return NEXT[state][event] ?? null;
}

/** Whether nothing more comes of it. */
export function isOver(state: BatchState): boolean {
  return Object.keys(NEXT[state]).length === 0;
}
