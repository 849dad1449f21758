import { describe, expect, it } from "vitest";
import type { HomeForOffer } from "#domain/assets/offering/types.ts";
import { NO_WISH } from "#domain/queries/core/nothing-told.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { blindSubject, citiesOf, fitsWish, shownHome } from "./fits-wish.ts";

const HOME: HomeForOffer = {
  ...{ id: "h", sub: "owner", kind: "condo", apartmentKey: "toyosu-residence", cityCode: "13108", cityName: "江東区", town: "豊洲" },
  ...{ place: { lon: 139.7964, lat: 35.6549 }, state: "verified", offerSetting: "anonymous", lowestPriceYen: null, name: "豊洲レジデンス" },
  ...{ areaM2: 72.35, floor: 5, layout: "3LDK", builtYear: 2008, floorAreaM2: null, totalFloors: 14, direction: "南" },
  ...{ stationName: "豊洲", walkMinutes: 6 },
};
const TODAY = "2026-11-21";
const wish = (told: Partial<Wish>): Wish => ({ ...NO_WISH, kinds: ["condo"], ...told });
const fits = (told: Partial<Wish>, home: Partial<HomeForOffer> = {}) => fitsWish({ ...HOME, ...home }, wish(told), TODAY);
const SQUARE = [
  { lon: 139.79, lat: 35.65 },
  { lon: 139.8, lat: 35.65 },
  { lon: 139.8, lat: 35.66 },
  { lon: 139.79, lat: 35.66 },
];

describe("a home", () => {
  it.each<[string, Partial<Wish>]>([
    ["nothing but its kind", {}],
    ["its city", { areas: [{ code: "13108", name: "江東区" }] }],
    ["its town", { areas: [{ code: "13108-豊洲", name: "豊洲" }] }],
    ["its station", { stations: [{ code: "x", name: "豊洲駅" }], walkMinutesMax: 6 }],
    ["its building", { buildings: [{ code: "toyosu-residence", name: "豊洲レジデンス" }] }],
    ["where it lies", { polygon: SQUARE }],
    ["its size, as buyers are told it", { areaM2: { min: 68, max: 71 } }],
    ["its layout", { layouts: ["2LDK", "3LDK"] }],
    ["its age", { ageYearsMax: 18, isNewQuakeCode: true }],
    ["its floor and side", { isSecondFloorUp: true, directions: ["南"] }],
  ])("fits by %s", (_, told) => expect(fits(told)).toBe(true));

  it.each<[string, Partial<Wish>, Partial<HomeForOffer>]>([
    ["another kind", { kinds: ["house"] }, {}],
    ["another city", { areas: [{ code: "13109", name: "品川区" }] }, {}],
    ["another town", { areas: [{ code: "13108-東雲", name: "東雲" }] }, {}],
    ["another station", { stations: [{ code: "x", name: "月島" }] }, {}],
    ["too far to walk", { walkMinutesMax: 5 }, {}],
    ["a walk nobody told", { walkMinutesMax: 5 }, { walkMinutes: null }],
    ["another building", { buildings: [{ code: "other", name: "他" }] }, {}],
    ["outside of the map", { polygon: SQUARE.map(({ lon, lat }) => ({ lon: lon + 1, lat })) }, {}],
    ["too small", { areaM2: { min: 73, max: null } }, {}],
    ["a size nobody told", { areaM2: { min: 10, max: null } }, { areaM2: null }],
    ["another layout", { layouts: ["1LDK"] }, {}],
    ["a layout nobody told", { layouts: ["1LDK"] }, { layout: null }],
    ["too old", { ageYearsMax: 10 }, {}],
    ["an age nobody told", { ageYearsMax: 10 }, { builtYear: null }],
    ["the old code", { isNewQuakeCode: true }, { builtYear: 1975 }],
    ["the ground floor", { isSecondFloorUp: true }, { floor: 1 }],
    ["another side", { directions: ["北"] }, {}],
  ])("does not fit by %s", (_, told, home) => expect(fits(told, home)).toBe(false));

  it("that is land is asked neither for floors nor for age", () => {
    const land = { kind: "land", areaM2: 120, builtYear: null, layout: null, floor: null } as const;
    expect(
      fits(
        { kinds: ["land"], layouts: ["3LDK"], ageYearsMax: 5, areaM2: { min: 200, max: null }, landAreaM2: { min: 100, max: null } },
        land,
      ),
    ).toBe(true);
    expect(fits({ kinds: ["land"], landAreaM2: { min: 130, max: null } }, land)).toBe(false);
  });
});

it("that stands alone is found by about where it is, and by no drawn line that would tell more", () => {
  const alone = { kind: "house", apartmentKey: null, floorAreaM2: 100, place: { lon: 139.7964, lat: 35.6549 } } as const;
  const around = ({ lon, lat }: { readonly lon: number; readonly lat: number }, by: number) => [
    { lon: lon - by, lat: lat - by },
    { lon: lon + by, lat: lat - by },
    { lon: lon + by, lat: lat + by },
    { lon: lon - by, lat: lat + by },
  ];
  const asked = (by: number) => fits({ kinds: ["house"], polygon: around(alone.place, by) }, alone);
  expect([asked(0.005), asked(0.0005)]).toEqual([true, false]);
});

it("is priced without what its owner alone knows", () => {
  expect(blindSubject(HOME)).toMatchObject({
    kind: "condo",
    areaM2: 70,
    builtYear: 2008,
    floor: null,
    direction: null,
    renovated: null,
  });
  expect(blindSubject({ ...HOME, areaM2: null })).toBeNull();
});

it("that stands alone is priced by about where it is: the same wherever it stands in its 500 m and within minutes", () => {
  const alone = { ...HOME, kind: "house", apartmentKey: null, floorAreaM2: 100 } as const;
  const moved = { ...alone, place: { lon: alone.place.lon + 0.001, lat: alone.place.lat - 0.001 }, walkMinutes: 4 };
  expect(blindSubject(moved)).toEqual(blindSubject(alone));
  expect(blindSubject({ ...alone, place: { lon: 139.81, lat: 35.67 } })).not.toEqual(blindSubject(alone));
  expect([null, 1, 7, 8, 13].map((walkMinutes) => blindSubject({ ...alone, walkMinutes })?.walkMinutes)).toEqual([null, 5, 5, 10, 15]);
  // Everybody can see where a building is.
  expect(blindSubject(HOME)).toMatchObject({ place: HOME.place, walkMinutes: 6 });
});

describe("what a buyer sees of a home", () => {
  it("is its building, its size to five square metres and the third of the floors", () => {
    expect(shownHome(HOME)).toEqual({
      kind: "condo",
      buildingName: "豊洲レジデンス",
      place: "江東区豊洲",
      aboutM2: 70,
      layout: "3LDK",
      floorBand: "middle",
    });
    expect([
      shownHome({ ...HOME, floor: 4 }).floorBand,
      shownHome({ ...HOME, floor: 14 }).floorBand,
      shownHome({ ...HOME, totalFloors: null }).floorBand,
    ]).toEqual(["low", "high", null]);
  });

  it("of a house has no name, which would be an address", () => {
    const house = shownHome({ ...HOME, kind: "house", apartmentKey: null, name: "江東区豊洲1-2-3", floorAreaM2: 98 });
    expect(house).toMatchObject({ buildingName: null, aboutM2: 100, floorBand: null });
    expect(JSON.stringify(house)).not.toContain("1-2-3");
  });
});

it("is looked for in the cities that a wish names", () => {
  expect(
    citiesOf(
      wish({
        areas: [
          { code: "13108", name: "" },
          { code: "13108-豊洲", name: "" },
          { code: "13109", name: "" },
        ],
      }),
    ),
  ).toEqual(["13108", "13109"]);
  expect(citiesOf(wish({}))).toBeNull();
});
