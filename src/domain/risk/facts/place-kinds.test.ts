import { describe, expect, it } from "vitest";
import { COMMONEST_KINDS, isPlaceKind, PLACE_KINDS } from "./place-kinds.ts";

describe("kinds of places", () => {
  it.each([
    ["hospital", true],
    ["land_price", true],
    ["castle", false],
    ["", false],
    ["Hospital", false],
    ["toString", false],
    ["__proto__", false],
  ])("can be asked for by name: %j %s", (text, isKind) => {
    expect(isPlaceKind(text)).toBe(isKind);
  });

  it("belong to a dataset each, and every dataset has kinds by which one sees that it reaches a place", () => {
    const datasets = new Set(Object.values(PLACE_KINDS));

    expect(new Set(Object.keys(COMMONEST_KINDS))).toEqual(datasets);
    for (const [dataset, kinds] of Object.entries(COMMONEST_KINDS)) {
      expect(kinds.length).toBeGreaterThan(0);
      for (const kind of kinds) expect(PLACE_KINDS[kind], kind).toBe(dataset);
    }
  });
});
