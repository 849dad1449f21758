import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { days, hours } from "#kernel/duration.ts";
import { runs } from "#test/support/runs.ts";
import { type AttemptOutcome, afterAttempt, faultOfStatus } from "./after-attempt.ts";
import { ENDPOINT_STATES } from "./types.ts";

const AT = new Date("2026-12-01T03:00:00Z");
const TAKEN: AttemptOutcome = { status: 204, fault: null };
const FAILED: AttemptOutcome = { status: 500, fault: "bad-status" };
const later = new Date(AT.getTime() + 1);
const active = { state: "active", failingSince: null } as const;

describe("after a try", () => {
  it("that was taken, nothing follows and the endpoint is as new", () => {
    const failing = { state: "failing", failingSince: new Date("2026-11-01") } as const;
    expect(afterAttempt({ tries: 3, ...failing }, TAKEN, AT)).toEqual({ nextTryAt: null, endpoint: active });
  });

  it("that failed, others follow for a little more than a day, each pause longer than the one before", () => {
    const pauses: number[] = [];
    for (let tries = 1; ; tries += 1) {
      const { nextTryAt, endpoint } = afterAttempt({ tries, ...active }, FAILED, AT);
      if (nextTryAt === null) {
        expect(endpoint).toEqual({ state: "failing", failingSince: AT });
        break;
      }
      expect(endpoint).toEqual(active);
      pauses.push(nextTryAt.getTime() - AT.getTime());
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    const all = pauses.reduce((sum, pause) => sum + pause, 0);
    expect([pauses.length, all >= days(1), all <= days(1) + hours(6)]).toEqual([7, true, true]);
  });

  it("that failed five days after the endpoint began to fail, it is off", () => {
    const since = (ms: number) => ({ state: "failing", failingSince: new Date(AT.getTime() - ms) }) as const;
    expect(afterAttempt({ tries: 1, ...since(days(5)) }, FAILED, AT).endpoint.state).toBe("off");
    expect(afterAttempt({ tries: 1, ...since(days(5) - 1) }, FAILED, AT).endpoint.state).toBe("failing");
  });

  it("that was answered with 410, it is off at once", () => {
    expect(afterAttempt({ tries: 1, ...active }, { status: 410, fault: "bad-status" }, AT)).toEqual({
      nextTryAt: null,
      endpoint: { state: "off", failingSince: AT },
    });
  });

  it("an endpoint that is off stays off, and only one that failed before is failing", () => {
    const state = fc.constantFrom(...ENDPOINT_STATES);
    const outcome = fc.constantFrom(TAKEN, FAILED, { status: null, fault: "too-slow" as const });
    fc.assert(
      fc.property(state, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: days(9) }), outcome, (before, tries, ago, told) => {
        const failingSince = before === "active" ? null : new Date(AT.getTime() - ago);
        const { nextTryAt, endpoint } = afterAttempt({ tries, state: before, failingSince }, told, AT);
        const isOff = before === "off";
        expect(isOff ? [endpoint.state, nextTryAt] : ["off", null]).toEqual(["off", null]);
        expect(told.fault === null ? nextTryAt : null).toBeNull();
        expect(isOff || (endpoint.state === "active") === (endpoint.failingSince === null)).toBe(true);
        expect(nextTryAt ?? later).toSatisfy((next: Date) => next > AT);
      }),
      { numRuns: runs({ few: 100, usual: 500 }) },
    );
  });
});

it.each([
  [200, null],
  [204, null],
  [299, null],
  [301, "bad-status"],
  [302, "bad-status"],
  [404, "bad-status"],
  [500, "bad-status"],
])("a status of %i is %s", (status, fault) => {
  expect(faultOfStatus(status)).toBe(fault);
});
