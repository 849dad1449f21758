import { describe, expect, it } from "vitest";
import { BUILT_YEAR, FLOORS, RESERVE_YEN_PER_M2, UNITS } from "#kernel/fields/number-kinds.ts";
import { STRUCTURE } from "#kernel/fields/told-building-fields.ts";
import { TOLD_NAMES, toldQuery, toldSearch } from "./told-search.ts";

const KINDS = { built: BUILT_YEAR, floors: FLOORS, structure: STRUCTURE, units: UNITS, fund: RESERVE_YEN_PER_M2 };

describe("what the reader tells of a building", () => {
  it.each([
    [
      { built: 2015, floors: 7, structure: "RC", units: 40, fund: 200 },
      { built: 2015, floors: 7, structure: "RC", units: 40, fund: 200 },
    ],
    [{ built: "2015", floors: 7.5 }, {}],
    [{ built: 1600, floors: 0, structure: "gold", units: "many", fund: -1 }, {}],
    [{ built: null, floors: "" }, {}],
    [{}, {}],
  ])("%j is read as %j", (search, told) => {
    expect(toldSearch(search)).toEqual(told);
  });

  it("is asked again as the report has it", () => {
    const told = { builtYear: 2015, floors: null, structure: "SRC", units: null, reserveFundYenPerM2: 180 } as const;

    expect(toldQuery({ told })).toEqual({ built: 2015, structure: "SRC", fund: 180 });
    expect(toldQuery({ told: null })).toEqual({});
  });

  it("is bounded as its form and the API bound it", () => {
    expect([...TOLD_NAMES].toSorted()).toEqual(Object.keys(KINDS).toSorted());
    for (const [name, { rule }] of Object.entries(KINDS)) {
      const inside = rule.type === "number" ? [rule.min, rule.max] : rule.choices;
      const outside = rule.type === "number" ? [rule.min - 1, rule.max + 1] : ["concrete"];
      for (const value of inside) expect(toldSearch({ [name]: value })).toEqual({ [name]: value });
      for (const value of outside) expect(toldSearch({ [name]: value })).toEqual({});
    }
  });
});
