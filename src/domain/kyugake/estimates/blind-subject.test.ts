import { describe, expect, it } from "vitest";
import { type BlindFacts, blindSubject } from "./blind-subject.ts";

const FLAT: BlindFacts = {
  kind: "condo",
  cityCode: "13108",
  cityName: "江東区",
  town: "豊洲",
  place: { lon: 139.79, lat: 35.65 },
  apartmentKey: "a",
  areaM2: 62.5,
  landAreaM2: null,
  layout: "2LDK",
  builtYear: 2010,
  stations: [
    { stationGroup: null, stationName: "新木場", line: null, minutes: 2, busMinutes: 12 },
    { stationGroup: null, stationName: "豊洲", line: null, minutes: 7, busMinutes: null },
  ],
};

describe("a home on offer as the engine sees it", () => {
  it("is a flat of its own size, near the first station that is reached on foot", () => {
    expect(blindSubject(FLAT)).toMatchObject({ kind: "condo", areaM2: 62.5, layout: "2LDK", stationName: "豊洲", walkMinutes: 7 });
  });

  it("is a house by its land, with its floors beside", () => {
    const house = { ...FLAT, kind: "house", areaM2: 95, landAreaM2: 80 } as const;

    expect(blindSubject(house)).toMatchObject({ kind: "house", areaM2: 80, floorAreaM2: 95, builtYear: 2010 });
  });

  it("has the structure that is told of a house, and of nothing else", () => {
    const structureOf = (given: Partial<BlindFacts>) => blindSubject({ ...FLAT, areaM2: 95, landAreaM2: 80, ...given })?.structure;

    expect(structureOf({ kind: "house", structure: "wood" })).toBe("wood");
    expect([structureOf({ kind: "house" }), structureOf({ kind: "house", structure: null })]).toEqual([null, null]);
    expect([structureOf({ structure: "RC" }), structureOf({ kind: "land", structure: "wood" })]).toEqual([null, null]);
  });

  it("is a plot without layout and year", () => {
    expect(blindSubject({ ...FLAT, kind: "land", landAreaM2: 80 })).toMatchObject({
      areaM2: 80,
      floorAreaM2: null,
      layout: null,
      builtYear: null,
    });
  });

  it.each([
    ["a new flat", { kind: "new-condo" }],
    ["a whole building", { kind: "building" }],
    ["a plot of unknown size", { kind: "land", landAreaM2: null }],
  ] as const)("is nothing of %s", (_, given) => {
    expect(blindSubject({ ...FLAT, ...given })).toBeNull();
  });

  it("tells nothing of what is asked or what only an owner knows, even where it is smuggled in", () => {
    const smuggled = { ...FLAT, price: 1, firstPrice: 2, isRenovated: true };

    expect(blindSubject(smuggled)).toEqual(blindSubject(FLAT));
    expect(blindSubject(smuggled)).toMatchObject({ renovated: null });
  });

  it("stands where its advertisement says, and nowhere in particular where that says nothing", () => {
    const unit = { floor: 8, totalFloors: 14, direction: "南" } as const;

    expect(blindSubject({ ...FLAT, ...unit })).toMatchObject(unit);
    expect(blindSubject(FLAT)).toMatchObject({ floor: null, totalFloors: null, direction: null });
  });
});
