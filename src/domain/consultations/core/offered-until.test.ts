import fc from "fast-check";
import { expect, test } from "vitest";
import { hours } from "#kernel/duration.ts";
import { runs } from "#test/support/runs.ts";
import { offeredUntil } from "./offered-until.ts";

test.each([
  ["2026-11-30T10:00:00+09:00", "2026-11-30T12:00:00+09:00"],
  ["2026-11-30T18:00:00+09:00", "2026-11-30T20:00:00+09:00"],
  ["2026-11-30T19:30:00+09:00", "2026-12-01T10:30:00+09:00"],
  ["2026-11-30T20:00:00+09:00", "2026-12-01T11:00:00+09:00"],
  ["2026-11-30T23:59:00+09:00", "2026-12-01T11:00:00+09:00"],
  ["2026-12-01T05:07:00+09:00", "2026-12-01T11:00:00+09:00"],
  ["2026-12-01T09:00:00+09:00", "2026-12-01T11:00:00+09:00"],
])("what is offered at %s is held until %s", (now, until) => {
  expect(offeredUntil(new Date(now))).toEqual(new Date(until));
});

test("an offer lasts two hours by day and ends by day, before another day has passed", () => {
  const moment = fc.integer({ min: Date.parse("2026-01-01T00:00:00Z"), max: Date.parse("2028-01-01T00:00:00Z") });
  fc.assert(
    fc.property(moment, (at) => {
      const until = offeredUntil(new Date(at)).getTime();
      const hour = ((until + hours(9)) % hours(24)) / hours(1);
      expect([until - at >= hours(2), until - at <= hours(15), hour > 9, hour <= 20]).toEqual([true, true, true, true]);
    }),
    { numRuns: runs({ usual: 200 }) },
  );
});
