import { describe, expect, it } from "vitest";
import type { RequestState } from "./request.ts";
import { dueAt } from "./request-due.ts";
import { WAITING_STEPS, withStep } from "./request-steps.ts";

const updatedAt = new Date("2026-11-21T00:00:00Z");
const expiresAt = new Date("2026-12-21T00:00:00Z");
const aRequest = (state: RequestState) => ({ state, steps: WAITING_STEPS, updatedAt, expiresAt });
const later = (ms: number) => new Date(updatedAt.getTime() + ms);

describe("what the clock does to a request", () => {
  it.each(["queued", "running"] as const)("leaves a %s request alone for 60 seconds, then fails it", (state) => {
    expect(dueAt(aRequest(state), later(60_000))).toBeNull();
    expect(dueAt(aRequest(state), later(60_001))).toEqual({ event: "fail", step: "geocode" });
  });

  it("names the step that was running", () => {
    const geocoded = withStep(WAITING_STEPS, { id: "geocode", state: "done", detail: null });
    const steps = withStep(geocoded, { id: "comparables", state: "running", detail: null });

    expect(dueAt({ ...aRequest("running"), steps }, later(61_000))).toEqual({ event: "fail", step: "comparables" });
  });

  it.each(["done", "failed", "cannot_estimate", "cancelled"] as const)("expires a %s request at the end of its time", (state) => {
    expect(dueAt(aRequest(state), new Date(expiresAt.getTime() - 1))).toBeNull();
    expect(dueAt(aRequest(state), expiresAt)).toEqual({ event: "expire" });
  });

  it("does nothing more to an expired request", () => {
    expect(dueAt(aRequest("expired"), new Date("2030-01-01T00:00:00Z"))).toBeNull();
  });
});
