import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { runs } from "#test/support/runs.ts";
import { deskDueOn, lateBefore } from "./due.server.ts";

describe("what is late", () => {
  it("came before the day whose letters still have time", () => {
    // Five business days before Tuesday 2026-12-01, over a weekend and 勤労感謝の日: Tuesday 2026-11-24.
    expect(lateBefore("2026-12-01")).toEqual(new Date("2026-11-24T00:00:00+09:00"));
  });

  it("is just what is due before today", () => {
    const moment = fc.date({ min: new Date("2026-01-01T00:00:00Z"), max: new Date("2028-12-31T00:00:00Z"), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 20 * 86_400_000 }), (now, ago) => {
        const today = isoDateInJapan(now);
        const receivedAt = new Date(now.getTime() - ago);
        expect(receivedAt < lateBefore(today)).toBe(deskDueOn(receivedAt) < today);
      }),
      { numRuns: runs({ usual: 200 }) },
    );
  });
});
