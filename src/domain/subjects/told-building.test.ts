import { expect, test } from "vitest";
import { toldBuilding } from "./told-building.ts";

test("what was told of a building is named in full, and what was not is unknown", () => {
  expect(toldBuilding({ built: 2015, floors: 7, structure: "RC", units: 40, fund: 0 })).toEqual({
    ...{ builtYear: 2015, floors: 7, structure: "RC", units: 40, reserveFundYenPerM2: 0 },
  });
  expect(toldBuilding({})).toEqual({ builtYear: null, floors: null, structure: null, units: null, reserveFundYenPerM2: null });
});
