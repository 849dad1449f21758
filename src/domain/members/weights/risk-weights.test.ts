import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KeptWeights } from "#domain/members/core/types.ts";
import { newerWeights } from "./risk-weights.ts";

const now = new Date("2026-11-21T03:00:00Z");
const at = (minutesAgo: number, w = "50-10-10-10-10-10"): KeptWeights => ({ w, movedAt: new Date(now.getTime() - minutesAgo * 60_000) });
const other = "10-10-10-10-10-50";

describe("weights of before and after signing in", () => {
  it.each([
    ["nothing on either side", null, null, null],
    ["only the account's", at(5), null, at(5)],
    ["only the browser's", null, at(5, other), at(5, other)],
    ["the browser's newer", at(5), at(1, other), at(1, other)],
    ["the account's newer", at(1), at(5, other), at(1)],
    ["equally new", at(5), at(5, other), at(5)],
    ["the browser's clock ahead", at(5), at(-600, other), at(0, other)],
    ["the browser's clock ahead of what was moved just now", at(0), at(-600, other), at(0)],
  ])("%s", (_, kept, given, stays) => {
    expect(newerWeights(kept, given, now)).toEqual(stays);
  });

  it("are the same when they are handed over again, and never of the future", () => {
    const some = fc.option(fc.tuple(fc.integer({ min: -100, max: 100 }), fc.constantFrom("1-1-1-1-1-1", other)), { nil: null });
    fc.assert(
      fc.property(some, some, (a, b) => {
        const [kept, given] = [a && at(Math.abs(a[0]), a[1]), b && at(...b)];
        const once = newerWeights(kept, given, now);
        expect(newerWeights(once, given, now)).toEqual(once);
        expect((once?.movedAt ?? now) <= now).toBe(true);
      }),
    );
  });
});
