import { describe, expect, it } from "vitest";
import type { RequestState } from "./request.ts";
import { nextState, type RequestEvent } from "./request-state.ts";

const STATES: RequestState[] = ["queued", "running", "done", "failed", "cannot_estimate", "cancelled", "expired"];
const EVENTS: RequestEvent[] = ["start", "reuse", "reuse-refusal", "finish", "refuse", "fail", "cancel", "retry", "expire"];

/** Every pair that leads somewhere; all others must not. */
const ALLOWED: Record<string, RequestState> = {
  "queued start": "running",
  "queued reuse": "done",
  "queued reuse-refusal": "cannot_estimate",
  "queued fail": "failed",
  "queued cancel": "cancelled",
  "running finish": "done",
  "running refuse": "cannot_estimate",
  "running fail": "failed",
  "running cancel": "cancelled",
  "done expire": "expired",
  "cannot_estimate expire": "expired",
  "failed retry": "queued",
  "failed expire": "expired",
  "cancelled retry": "queued",
  "cancelled expire": "expired",
};

describe("states of an estimate request", () => {
  const pairs = STATES.flatMap((state) => EVENTS.map((event) => [state, event, ALLOWED[`${state} ${event}`] ?? null] as const));

  it.each(pairs)("%s on %s becomes %s", (state, event, expected) => {
    expect(nextState(state, event)).toBe(expected);
  });

  it("lets every request that has ended expire, and nothing leave that end", () => {
    const ended = STATES.filter((state) => state !== "queued" && state !== "running" && state !== "expired");

    expect(ended.every((state) => nextState(state, "expire") === "expired")).toBe(true);
    expect(EVENTS.every((event) => nextState("expired", event) === null)).toBe(true);
  });
});
