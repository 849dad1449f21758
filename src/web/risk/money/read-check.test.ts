import { describe, expect, it } from "vitest";
import { readCheck } from "./read-check.ts";

const BUILDING = { kind: "building", key: "key", cityCode: "13108", town: "豊洲", builtYear: 2008, floors: 14 } as const;

describe("what is typed into the price check", () => {
  it("becomes an order for this building, empty fields left out", () => {
    expect(readCheck(BUILDING, { areaM2: "７０㎡", floor: "5階", askingPrice: "8,980" })).toEqual({
      ok: true,
      input: { kind: "condo", apartmentKey: "key", areaM2: 70, floor: 5, askingPrice: 89_800_000 },
    });
    expect(readCheck(BUILDING, { areaM2: "20坪" })).toEqual({ ok: true, input: { kind: "condo", apartmentKey: "key", areaM2: 66.12 } });
  });

  it("becomes an order for a unit of the town, with what was told of the building that stands there", () => {
    const place = { ...BUILDING, kind: "place", key: "town-000000000" } as const;
    const order = { kind: "condo", cityCode: "13108", town: "豊洲", placeKey: place.key, areaM2: 70 };

    expect(readCheck(place, { areaM2: "70" })).toEqual({ ok: true, input: { ...order, builtYear: 2008, totalFloors: 14 } });
    expect(readCheck({ ...place, builtYear: null, floors: null }, { areaM2: "70" })).toEqual({ ok: true, input: order });
  });

  it.each([
    [{}, ["areaM2"]],
    [{ areaM2: "7" }, ["areaM2"]],
    [{ areaM2: "2001" }, ["areaM2"]],
    [{ areaM2: "70", floor: "0" }, ["floor"]],
    [{ areaM2: "70", floor: "71" }, ["floor"]],
    [{ areaM2: "70", askingPrice: "たくさん" }, ["askingPrice"]],
    [{ areaM2: "", floor: "x", askingPrice: "9" }, ["areaM2", "floor", "askingPrice"]],
  ])("%j is wrong in %j", (typed, fields) => {
    const read = readCheck(BUILDING, typed);

    expect(read.ok ? [] : read.issues.map(({ field }) => field)).toEqual(fields);
  });
});
