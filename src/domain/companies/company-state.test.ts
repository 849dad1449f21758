import { describe, expect, it } from "vitest";
import { DECISIONS, decided, mayBeGivenUp, mayRename, needsNote } from "./company-state.ts";
import { COMPANY_STATES } from "./types.ts";

describe("what an operator decides", () => {
  it.each([
    ["applied", { approve: "live", reject: "rejected", close: "closed" }],
    ["rejected", { close: "closed" }],
    ["live", { suspend: "suspended", close: "closed" }],
    ["suspended", { resume: "live", close: "closed" }],
    ["closed", {}],
  ] as const)("from %s", (state, outcomes) => {
    const possible = DECISIONS.flatMap((decision) => {
      const to = decided(state, decision);
      return to === null ? [] : [[decision, to]];
    });
    expect(Object.fromEntries(possible)).toEqual(outcomes);
  });

  it("is told with a reason wherever something is taken away", () => {
    expect(DECISIONS.filter(needsNote)).toEqual(["reject", "suspend", "close"]);
  });

  it("is what a licence on advertisements rests on: no company that was approved renames itself", () => {
    expect(COMPANY_STATES.filter(mayRename)).toEqual(["applied", "rejected"]);
    expect(COMPANY_STATES.filter(mayBeGivenUp)).toEqual(["applied", "rejected", "closed"]);
  });
});
