import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HomeForOffer } from "#domain/assets/offering/types.ts";
import { fitsWish } from "#domain/offers/core/fits-wish.ts";
import { reachCount } from "#domain/offers/core/limits.ts";
import { NO_WISH } from "#domain/queries/core/nothing-told.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { runs } from "#test/support/runs.ts";
import { ownersOf, priceEnds, toldCells, wholeCells } from "./told-owners.ts";

const TODAY = "2026-11-29";
const POINT = { lon: 139.7964, lat: 35.6549 };
const HOME: HomeForOffer = {
  ...{ id: "h", sub: "owner", kind: "condo", apartmentKey: "a", cityCode: "13108", cityName: "江東区", town: "豊洲" },
  ...{ place: POINT, state: "verified", offerSetting: "anonymous", lowestPriceYen: null, name: "a" },
  ...{ areaM2: 70, floor: 5, layout: "3LDK", builtYear: 2008, floorAreaM2: null, totalFloors: 14, direction: "南" },
  ...{ stationName: "豊洲", walkMinutes: 6 },
};
const wish = (told: Partial<Wish>): Wish => ({ ...NO_WISH, kinds: ["condo", "house"], ...told });
const toldOf = (homes: readonly HomeForOffer[], told: Wish) => reachCount(ownersOf(toldCells(homes, told).flat()));
const building = (key: string, owners: number, changes: Partial<HomeForOffer> = {}) =>
  Array.from({ length: owners }, (_, i) => ({ ...HOME, id: `${key}${i}`, sub: `${key}${i}`, apartmentKey: key, ...changes }));
const named = (...keys: readonly string[]) => keys.map((code) => ({ code, name: code }));

/** What is a home's own. */
const OWN = {
  areaM2: fc.option(fc.integer({ min: 20, max: 150 })),
  floor: fc.option(fc.integer({ min: 1, max: 14 })),
  layout: fc.constantFrom("1LDK", "3LDK", null),
  builtYear: fc.option(fc.integer({ min: 1970, max: 2025 })),
  direction: fc.constantFrom("南", "北", null),
  floorAreaM2: fc.option(fc.integer({ min: 50, max: 150 })),
};
/** What is a home's own too where it stands in no building. */
const OWN_OF_HOUSE = {
  stationName: fc.constantFrom("豊洲", "月島", null),
  walkMinutes: fc.option(fc.integer({ min: 1, max: 20 })),
  place: fc.record({ lon: fc.double({ min: 139.78, max: 139.81, noNaN: true }), lat: fc.double({ min: 35.64, max: 35.67, noNaN: true }) }),
};
const own = fc.record(OWN);
const ownOfHouse = fc.record(OWN_OF_HOUSE);
const sub = fc.integer({ min: 0, max: 12 }).map((n) => `owner-${n}`);
const flat = fc
  .tuple(fc.constantFrom("a", "b", "c"), sub, own)
  .map(([apartmentKey, who, facts]): HomeForOffer => ({ ...HOME, apartmentKey, sub: who, ...facts }));
const house = fc
  .tuple(fc.constantFrom("豊洲", "東雲"), sub, own, ownOfHouse)
  .map(([town, who, facts, where]): HomeForOffer => ({ ...HOME, kind: "house", apartmentKey: null, town, sub: who, ...facts, ...where }));
const someHomes = fc
  .array(fc.oneof(flat, house), { minLength: 1, maxLength: 40 })
  .map((homes) => homes.map((home, i) => ({ ...home, id: `h${i}` })));

const SQUARE = [
  { lon: 139.79, lat: 35.65 },
  { lon: 139.8, lat: 35.65 },
  { lon: 139.8, lat: 35.66 },
  { lon: 139.79, lat: 35.66 },
];
const placed = fc.record({
  areas: fc.subarray([...named("13108"), ...named("13108-豊洲"), ...named("13108-東雲")]),
  buildings: fc.subarray(named("a", "b", "c")),
});
const searched = fc.record({
  stations: fc.subarray(named("豊洲", "月島")),
  walkMinutesMax: fc.option(fc.integer({ min: 1, max: 20 })),
  polygon: fc.constantFrom(SQUARE, null),
});
const narrowing = fc.record({
  layouts: fc.subarray<Wish["layouts"][number]>(["1LDK", "3LDK"]),
  areaM2: fc.record({ min: fc.option(fc.integer({ min: 20, max: 100 })), max: fc.constant(null) }),
  ageYearsMax: fc.option(fc.integer({ min: 1, max: 50 })),
  isSecondFloorUp: fc.boolean(),
  directions: fc.subarray<Wish["directions"][number]>(["南", "北"]),
});

describe("how many owners are told of", () => {
  it("is counted of buildings and 町 that have five by themselves", () => {
    const homes = [...building("a", 6), ...building("b", 4), ...building("c", 5, { kind: "house", apartmentKey: null })];
    expect(toldOf(homes, wish({}))).toEqual({ kind: "some", from: 10, to: 19 });
    expect(toldOf(homes, wish({ buildings: named("a", "b") }))).toEqual(toldOf(homes, wish({ buildings: named("a") })));
    expect(toldOf(homes, wish({ buildings: named("b") }))).toEqual({ kind: "few", from: null, to: null });
    expect(toldOf(homes, wish({ stations: named("豊洲"), walkMinutesMax: 6 }))).toEqual({ kind: "some", from: 5, to: 9 });
    expect(toldOf(homes, wish({ stations: named("月島") })).kind).toBe("few");
    expect(toldOf(homes, wish({ polygon: SQUARE }))).toEqual({ kind: "some", from: 5, to: 9 });
    expect(toldOf(building("a", 6, { sub: "one" }), wish({})).kind).toBe("few");
  });

  it("is of a building where its homes lie alike alone, as far as somebody looks for that", () => {
    const homes = [...building("a", 5), ...building("a", 1, { id: "z", sub: "z", walkMinutes: 20 })];
    expect(toldOf(homes, wish({})).kind).toBe("some");
    for (const walkMinutesMax of [5, 10, 20]) expect(toldOf(homes, wish({ walkMinutesMax })).kind).toBe("few");
  });

  it("follows from nothing that is a home's own", () => {
    const changed = fc.tuple(someHomes, fc.nat(), own, ownOfHouse, placed, searched, narrowing);
    fc.assert(
      fc.property(changed, ([homes, at, facts, where, ...asked]) => {
        const told = wish(Object.assign({}, ...asked));
        const others = homes.map((home, i) =>
          i === at % homes.length ? { ...home, ...facts, ...(home.apartmentKey ? {} : where) } : home,
        );
        expect(toldOf(others, told)).toEqual(toldOf(homes, told));
      }),
      { numRuns: runs({ few: 100, usual: 500, full: 5_000 }) },
    );
  });

  it("is the same, or few, of two wishes of which one reaches a single home more", () => {
    let byOne = 0;
    const pair = fc.tuple(someHomes, placed, placed);
    fc.assert(
      fc.property(pair, ([homes, one, another]) => {
        const reached = (told: Wish) => homes.filter((home) => fitsWish(home, told, TODAY)).map(({ id }) => id);
        const [first, second] = [reached(wish(one)), reached(wish(another))];
        const inOne = [...first, ...second].filter((id) => first.includes(id) !== second.includes(id));
        if (inOne.length !== 1) return;
        byOne += 1;
        expect(toldOf(homes, wish(one))).toEqual(toldOf(homes, wish(another)));
      }),
      { numRuns: runs({ few: 500, usual: 2_000, full: 10_000 }) },
    );
    expect(byOne).toBeGreaterThan(0);
  });

  it("is the same however the homes of a place are narrowed down", () => {
    fc.assert(
      fc.property(fc.tuple(someHomes, placed, searched, narrowing, narrowing), ([homes, names, where, one, another]) => {
        expect(toldOf(homes, wish({ ...names, ...where, ...one }))).toEqual(toldOf(homes, wish({ ...names, ...where, ...another })));
      }),
      { numRuns: runs({ few: 100, usual: 500, full: 5_000 }) },
    );
  });
});

describe("price ends", () => {
  const RULE = { ratio: 1, capYen: null };
  it.each([
    [[71_200_000, 83_400_000], RULE, { from: 70_000_000, to: 85_000_000 }],
    [[71_200_000, 83_400_000], { ratio: 0.95, capYen: null }, { from: 65_000_000, to: 85_000_000 }],
    [[71_200_000, 83_400_000], { ratio: 1, capYen: 72_000_000 }, { from: 70_000_000, to: 72_000_000 }],
    [[71_200_000], { ratio: 1, capYen: 40_000_000 }, { from: 40_000_000, to: 40_000_000 }],
    [[4_900_000, 9_000_000], RULE, null],
    [[], RULE, null],
  ])("of %j by %j are %j", (points, rule, ends) => expect(priceEnds(points, rule)).toEqual(ends));

  it("tell no more of an estimate by whatever ratio and cap they are asked for", () => {
    const within = fc.integer({ min: 0, max: 4_999_999 });
    const asked = fc.tuple(within, within, fc.integer({ min: 50, max: 150 }), fc.option(fc.integer({ min: 1_000_000, max: 200_000_000 })));
    fc.assert(
      fc.property(asked, ([one, another, percent, capYen]) => {
        const ends = (by: number) => priceEnds([60_000_000 + by, 70_000_000], { ratio: percent / 100, capYen });
        expect(ends(one)).toEqual(ends(another));
      }),
      { numRuns: runs({ few: 100, usual: 500 }) },
    );
  });
});

it("takes no part of a cell", () => {
  expect(wholeCells([[1, 2], [3, 4, 5], [6]], 3)).toEqual([1, 2, 3, 4, 5]);
});
