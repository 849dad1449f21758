import { describe, expect, it, test } from "vitest";
import { aBuilding } from "#test/support/subjects.ts";
import { asTold, hasFloor, NOTHING_TOLD, placeSubject } from "./subject-of.ts";

const HERE = { lon: 139.82, lat: 35.72 };
const CHOME = { prefecture: "東京都", cityCode: "13107", cityName: "墨田区", name: "八広六丁目", place: HERE };
const place = placeSubject({ precision: "town", place: HERE }, { chome: CHOME, town: "八広", isApproximate: false, nearestStation: null });
const TOLD = { builtYear: 1970, floors: 7, structure: "RC", units: 60, reserveFundYenPerM2: 200 } as const;

describe("what a visitor tells", () => {
  it("is of a place what is known of its building, and changes nothing of the place", () => {
    expect(place).toMatchObject({ builtYear: null, floors: null, structure: null, units: null });
    expect(asTold(place, TOLD)).toEqual({ ...place, builtYear: 1970, floors: 7, structure: "RC", units: 60 });
    expect(asTold(asTold(place, TOLD), NOTHING_TOLD)).toEqual(place);
  });

  it("counts nothing for a building of the register", () => {
    const building = aBuilding();

    expect(asTold(building, TOLD)).toBe(building);
  });
});

test.each([
  [7, 7, true],
  [7, 8, false],
  [7, null, true],
  [null, 70, true],
  [null, null, true],
])("of a building of %s floors floor %s may be asked for: %s", (floors, floor, may) => {
  expect(hasFloor({ floors }, floor)).toBe(may);
});
