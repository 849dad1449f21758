import { describe, expect, it } from "vitest";
import { limitsOf, monthSpan, periodOf } from "./periods.ts";
import { feeYen, mayBeFor, PLANS, scopesOf } from "./plans.ts";
import { PLAN_IDS } from "./types.ts";

describe("what a month costs", () => {
  it.each([
    ["trial", 100, 0],
    ["standard", 0, 30_000],
    ["standard", 3000, 30_000],
    ["standard", 3001, 30_012],
    ["standard", 5000, 54_000],
    ["business", 20_000, 150_000],
    ["business", 20_500, 153_000],
  ] as const)("%s with %d calls: %d yen", (plan, calls, yen) => expect(feeYen(PLANS[plan], calls)).toBe(yen));

  it("is bounded, for calls stop", () => {
    for (const plan of PLAN_IDS) expect(PLANS[plan].mostCalls).toBeGreaterThanOrEqual(PLANS[plan].includedCalls);
    expect(feeYen(PLANS.standard, PLANS.standard.mostCalls)).toBe(354_000);
  });
});

describe("what a plan has", () => {
  it.each([
    ["trial", ["assess:v1", "assess:v2", "assess:v3"]],
    ["standard", ["assess:v1", "assess:v2", "assess:v3", "batch", "webhooks", "widget"]],
  ] as const)("%s", (plan, scopes) => expect(scopesOf(plan)).toEqual(scopes));

  it.each([
    ["secret", "assess:v1", true],
    ["secret", "widget", false],
    ["publishable", "widget", true],
    ["publishable", "assess:v1", false],
  ] as const)("a %s key is for %s: %s", (kind, scope, may) => expect(mayBeFor(kind, scope)).toBe(may));

  it.each([
    ["trial", "live", { perSecond: 2, mostCalls: 100 }],
    ["trial", "test", { perSecond: 2, mostCalls: 100 }],
    ["business", "live", { perSecond: 100, mostCalls: 200_000 }],
    ["business", "test", { perSecond: 2, mostCalls: 1000 }],
  ] as const)("limits of %s, %s", (plan, mode, limits) => expect(limitsOf({ plan, mode, mostCalls: null })).toEqual(limits));

  it("are raised for calls that are paid, and for no others", () => {
    expect(limitsOf({ plan: "standard", mode: "live", mostCalls: 50_000 })).toEqual({ perSecond: 20, mostCalls: 50_000 });
    expect(limitsOf({ plan: "standard", mode: "test", mostCalls: 50_000 }).mostCalls).toBe(1000);
  });
});

describe("periods", () => {
  it.each([
    ["trial", "live", "trial"],
    ["trial", "test", "trial"],
    ["standard", "live", "2026-12"],
    ["standard", "test", "2026-12/test"],
  ] as const)("of %s, %s: %s", (plan, mode, period) => expect(periodOf({ plan, mode }, new Date("2026-12-05T00:00:00Z"))).toBe(period));

  it.each([
    ["2026-09", "2026-08-31T15:00:00.000Z", "2026-09-30T15:00:00.000Z"],
    ["2026-12", "2026-11-30T15:00:00.000Z", "2026-12-31T15:00:00.000Z"],
  ])("%s begins and ends in Japan", (month, from, until) => {
    const span = monthSpan(month);
    expect([span.from.toISOString(), span.until.toISOString()]).toEqual([from, until]);
  });
});
