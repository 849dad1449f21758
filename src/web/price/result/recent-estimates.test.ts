import { describe, expect, it } from "vitest";
import { estimatesOf, type RecentEstimate, withEstimate } from "./recent-estimates.ts";

const estimate = (estimateId: string, seenAt = "2026-11-21T03:00:00.000Z"): RecentEstimate => ({ estimateId, seenAt });

describe("recent estimates", () => {
  it("come newest first and each once, with the newer time", () => {
    const seen = withEstimate([estimate("a"), estimate("b")], estimate("b", "2026-11-22T03:00:00.000Z"));

    expect(seen).toEqual([estimate("b", "2026-11-22T03:00:00.000Z"), estimate("a")]);
  });

  it("are twenty at most", () => {
    let many: readonly RecentEstimate[] = [];
    for (let n = 0; n < 25; n += 1) many = withEstimate(many, estimate(String(n)));

    expect(many.map(({ estimateId }) => estimateId)).toEqual(Array.from({ length: 20 }, (_, n) => String(24 - n)));
  });

  it("are read back", () => {
    expect(estimatesOf([estimate("a")])).toEqual([estimate("a")]);
  });

  it.each([null, 3, "a", { estimateId: "a" }, [{ estimateId: "a" }], [{ estimateId: 1, seenAt: "x" }], [null]])(
    "count %j as nothing kept",
    (kept) => {
      expect(estimatesOf(kept)).toEqual([]);
    },
  );
});
