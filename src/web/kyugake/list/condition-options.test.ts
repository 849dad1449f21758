import { describe, expect, it } from "vitest";
import { EXCLUSION_OPTIONS } from "#domain/queries/catalogue/condition-options.ts";
import { readStrictly } from "#domain/search/homes/conditions-search.ts";
import { AGES, BUDGETS, CERTAINTY_OPTIONS, KINDS, optionsWith, SIZES, searchOfForm, WALKS } from "./condition-options.ts";

describe("the form of conditions", () => {
  it.each([
    ["price", BUDGETS],
    ["size", SIZES],
    ["age", AGES],
    ["walk", WALKS],
    ["kind", KINDS],
    ["sure", CERTAINTY_OPTIONS],
    ["no", EXCLUSION_OPTIONS],
  ])("offers for %s only what an address can say", (name, options) => {
    for (const { value } of options) expect(readStrictly({ [name]: value }).faults).toEqual([]);
  });

  it("offers what was asked before, whoever asked it, and nothing twice", () => {
    const labels = (said: string) => optionsWith(BUDGETS, said, "万円").map(({ label }) => label);

    expect(labels("-5000")).toEqual(BUDGETS.map(({ label }) => label));
    expect(labels("3500-4500").at(-1)).toBe("3,500〜4,500万円");
    expect(labels("-4500").at(-1)).toBe("〜4,500万円");
  });

  it("says ticks of one name as a list, and leaves out what is not chosen", () => {
    const search = searchOfForm([
      ["area", "13108"],
      ["area", "01101"],
      ["price", "-5000"],
      ["walk", ""],
    ]);

    expect(search).toEqual({ area: "13108,01101", price: "-5000" });
  });
});
