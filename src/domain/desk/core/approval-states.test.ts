import { describe, expect, it } from "vitest";
import { APPROVAL_EVENTS, APPROVAL_STATES, stepApproval } from "./approval-states.ts";

const askedAt = new Date("2026-11-24T03:00:00Z");
const later = (ms: number) => new Date(askedAt.getTime() + ms);
const DAY = 86_400_000;
const step = (event: (typeof APPROVAL_EVENTS)[number], by: string, at = later(1)) =>
  stepApproval({ state: "asked", askedBy: "a", askedAt }, { event, by, at });

describe("a request for a second operator", () => {
  it.each([
    ["grant", "b", { ok: true, value: "granted" }],
    ["grant", "a", { ok: false, reason: "own" }],
    ["refuse", "b", { ok: true, value: "refused" }],
    ["refuse", "a", { ok: false, reason: "own" }],
    ["withdraw", "a", { ok: true, value: "withdrawn" }],
    ["withdraw", "b", { ok: false, reason: "another" }],
  ] as const)("%s by %s", (event, by, result) => {
    expect(step(event, by)).toEqual(result);
  });

  it.each(APPROVAL_STATES.filter((state) => state !== "asked"))("that is %s stays so, whoever comes", (state) => {
    for (const event of APPROVAL_EVENTS)
      for (const by of ["a", "b"])
        expect(stepApproval({ state, askedBy: "a", askedAt }, { event, by, at: later(1) })).toEqual({ ok: false, reason: "not-now" });
  });

  it("is answered within a day, and can be taken back later", () => {
    expect(step("grant", "b", later(DAY - 1)).ok).toBe(true);
    expect(step("grant", "b", later(DAY))).toEqual({ ok: false, reason: "lapsed" });
    expect(step("refuse", "b", later(DAY))).toEqual({ ok: false, reason: "lapsed" });
    expect(step("withdraw", "a", later(DAY)).ok).toBe(true);
  });
});
