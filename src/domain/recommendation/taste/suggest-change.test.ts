import { describe, expect, it } from "vitest";
import type { NopeReason } from "#domain/recommendation/core/delivery.ts";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import { aCandidate } from "#test/support/candidates.ts";
import { type Reacted, suggestChange } from "./suggest-change.ts";

const nope = (reason: NopeReason | null, changes: Parameters<typeof aCandidate>[0] = {}): Reacted => ({
  kind: "nope",
  reason,
  home: aCandidate(changes),
});
const far = (...minutes: number[]) => minutes.map((each) => nope("walk", { walks: [{ stationGroup: "toyosu", minutes: each }] }));
const wish = { ...NO_CONDITIONS, price: { min: null, max: 70_000_000 }, walkMinutesMax: 10, areaM2: { min: 60, max: 90 }, ageYearsMax: 30 };

describe("suggestChange", () => {
  it("proposes the widest walk that leaves out the last three", () => {
    expect(suggestChange(far(8, 10, 9), wish)).toEqual({
      reason: "walk",
      change: { field: "walkMinutesMax", value: 7 },
      conditions: { ...wish, walkMinutesMax: 7 },
      text: "駅から遠い物件が3件続きました。駅徒歩を7分以内に変えますか。",
    });
  });

  it.each<[string, Reacted[], object | undefined]>([
    ["price", [55, 58, 52].map((man) => nope("price", { priceYen: man * 1_000_000 })), { field: "priceMax", value: 51_000_000 }],
    ["area", [60, 62.5, 61].map((areaM2) => nope("area", { areaM2 })), { field: "areaM2Min", value: 65 }],
    ["age", [22, 28, 26].map((ageYears) => nope("age", { ageYears })), { field: "ageYearsMax", value: 20 }],
    ["place, which has no one answer", [nope("place"), nope("place"), nope("place")], undefined],
    ["something else", [nope("other"), nope("other"), nope("other")], undefined],
    ["nothing", [nope(null), nope(null), nope(null)], undefined],
  ])("reads three of %s", (_, reactions, change) => {
    expect(suggestChange(reactions, wish)?.change).toEqual(change);
  });

  it.each<[string, Reacted[]]>([
    ["only two", far(8, 10)],
    ["one of three liked", [...far(8, 9), { ...far(9)[0], kind: "like", reason: null } as Reacted]],
    ["another reason between", [...far(8), nope("price"), ...far(9, 10)]],
    ["a home that no station is near to", [...far(8, 9), nope("walk", { walks: [] })]],
    ["homes nearer than any choice", far(2, 3, 3)],
  ])("proposes nothing with %s", (_, reactions) => {
    expect(suggestChange(reactions, wish)).toBeNull();
  });

  it("never widens a wish", () => {
    expect(suggestChange(far(20, 18, 19), wish)).toBeNull();
    const dear = [90, 91, 92].map((man) => nope("price", { priceYen: man * 1_000_000 }));
    expect(suggestChange(dear, wish)).toBeNull();
  });
});
