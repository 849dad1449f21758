import { describe, expect, it } from "vitest";
import { countedChannel, countOf } from "./find-facets.ts";

describe("the number beside a question", () => {
  it("of offers is of homes on offer, and says that those are not the ones they go to", () => {
    const told = countOf("offer", { state: "ready", total: 138 });
    expect(told).toMatchObject({ state: "ready", total: 138, beside: { before: "売り出し中の物件は" } });
    expect(countOf("normal", { state: "ready", total: 138 })).toEqual({ state: "ready", total: 138 });
  });

  it.each([
    ["waiting", null, { state: "waiting" }],
    ["failed", null, { state: "failed" }],
    ["failed", 3, { state: "failed" }],
    ["waiting", 3, { state: "ready", total: 3 }],
  ] as const)("%s with %s is told as it is known", (state, total, told) => expect(countOf("kyugake", { state, total })).toEqual(told));

  it("is of the way that its step asks for, else of the first one", () => {
    expect(countedChannel("BudgetDirectOffer", { channels: ["normal", "offer"] })).toBe("offer");
    expect(countedChannel("Area", { channels: ["normal", "offer"] })).toBe("normal");
    expect(countedChannel("Area", { channels: ["offer"] })).toBe("offer");
  });
});
