import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contradictionsOf, withBuilding } from "./home-rules.ts";

const fieldsOf = (facts: Parameters<typeof contradictionsOf>[0]) => contradictionsOf(facts, 2026).map(({ field }) => field);

describe("what was left out", () => {
  const building = { floors: 7, builtYear: 2008 };

  it.each([
    [{}, building, { totalFloors: 7, builtYear: 2008 }],
    [{ totalFloors: 9, builtYear: null }, building, { totalFloors: 9, builtYear: 2008 }],
    [{ builtYear: 1999 }, { ...building, floors: null }, { totalFloors: null, builtYear: 1999 }],
    [{ floor: 3 }, null, { floor: 3, totalFloors: undefined, builtYear: undefined }],
  ])("of %j is that of the building: %j", (told, of, whole) => {
    expect(withBuilding(told, of)).toEqual(whole);
  });

  it("contradicts the answers as if it had been told", () => {
    const told = withBuilding({ floor: 30, renovatedYear: 1999 }, building);

    expect(contradictionsOf(told, 2026).map(({ field }) => field)).toEqual(["floor", "renovatedYear"]);
  });
});

describe("what cannot be true of one building", () => {
  it.each([
    [{}, []],
    [{ floor: 7, totalFloors: 7 }, []],
    [{ floor: 8, totalFloors: 7 }, ["floor"]],
    [{ floor: 30, totalFloors: null }, []],
    [{ floor: -1, totalFloors: 7 }, []],
    [{ builtYear: 2029 }, []],
    [{ builtYear: 2030 }, ["builtYear"]],
    [{ builtYear: 2008, renovatedYear: 2008 }, []],
    [{ builtYear: 2008, renovatedYear: 2007 }, ["renovatedYear"]],
    [{ renovatedYear: 2026 }, []],
    [{ renovatedYear: 2027 }, ["renovatedYear"]],
    [{ roadDirection: "南", roadWidthM: 4 }, []],
    [{ roadDirection: "接面道路無" }, []],
    [{ roadDirection: "接面道路無", roadWidthM: 4 }, ["roadWidthM"]],
    [{ roadDirection: "南", frontageM: 8 }, []],
    [{ roadDirection: "接面道路無", frontageM: 8, roadWidthM: null }, ["frontageM"]],
    [{ roadDirection: "接面道路無", frontageM: 8, roadWidthM: 4 }, ["frontageM", "roadWidthM"]],
    [{ builtYear: 2040, renovatedYear: 2020, floor: 3, totalFloors: 2 }, ["builtYear", "floor", "renovatedYear"]],
  ] as const)("%j: %j", (facts, fields) => {
    expect(fieldsOf(facts)).toEqual(fields);
  });

  it("is said with the figure that would do, and without a final stop", () => {
    const messages = contradictionsOf({ builtYear: 2031, floor: 30, totalFloors: 7, renovatedYear: 2028 }, 2026).map(
      ({ message }) => message,
    );

    expect(messages).toEqual([
      "築年は2029年までで入力してください",
      "階は建物の総階数（7階）までで入力してください",
      "リフォームした年は築年（2031年）からあとで入力してください",
    ]);
  });

  it("is nothing where the facts follow one another", () => {
    const years = fc.tuple(fc.integer({ min: 1900, max: 2026 }), fc.integer({ min: 0, max: 120 }));
    const floors = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 }));
    fc.assert(
      fc.property(years, floors, ([builtYear, later], [floor, above]) => {
        const told = { builtYear, renovatedYear: Math.min(2026, builtYear + later), floor, totalFloors: floor + above };
        expect(contradictionsOf(told, 2026)).toEqual([]);
      }),
    );
  });
});
