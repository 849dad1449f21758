import { describe, expect, it } from "vitest";
import { readCheck } from "./read-check.ts";

describe("what is typed into the price check", () => {
  it("becomes an order for this building, empty fields left out", () => {
    expect(readCheck("key", { areaM2: "７０㎡", floor: "5階", askingPrice: "8,980" })).toEqual({
      ok: true,
      input: { kind: "condo", apartmentKey: "key", areaM2: 70, floor: 5, askingPrice: 89_800_000 },
    });
    expect(readCheck("key", { areaM2: "20坪" })).toEqual({ ok: true, input: { kind: "condo", apartmentKey: "key", areaM2: 66.12 } });
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
    const read = readCheck("key", typed);

    expect(read.ok ? [] : read.issues.map(({ field }) => field)).toEqual(fields);
  });
});
