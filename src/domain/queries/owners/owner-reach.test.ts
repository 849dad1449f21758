import { describe, expect, it } from "vitest";
import type { RegisteredUnit } from "#domain/connections/types.ts";
import { HOME_LAYOUTS } from "#domain/connections/waiting.ts";
import { NO_WISH } from "#domain/queries/nothing-told.ts";
import type { Wish } from "#domain/queries/types.ts";
import { isWishedFor, ownerReach } from "./owner-reach.ts";

const TODAY = "2026-11-22";
const unit: RegisteredUnit = {
  ...{ apartmentKey: "toyosu", cityCode: "13108", town: "豊洲", stationName: "豊洲", walkMinutes: 6, place: { lon: 139.79, lat: 35.65 } },
  ...{ builtYear: 2010, floor: 5, layout: "3ldk", areaM2: 70 },
};
const wish = (told: Partial<Wish>): Wish => ({ ...NO_WISH, channels: ["offer"], kinds: ["condo"], ...told });
const named = (code: string, name = code) => [{ code, name }];
const square = [139.7, 139.8, 139.8, 139.7].map((lon, i) => ({ lon, lat: i < 2 ? 35.6 : 35.7 }));

describe("a registered home", () => {
  it.each<[string, Partial<Wish>]>([
    ["nothing but flats", {}],
    ["its city", { areas: named("13108") }],
    ["its town", { areas: [...named("01101"), ...named("13108-豊洲")] }],
    ["its station", { stations: named("1", "豊洲駅"), walkMinutesMax: 6 }],
    ["its building", { buildings: named("toyosu") }],
    ["a drawn area around it", { polygon: square }],
    [
      "what its owner told",
      { layouts: ["2LDK", "3LDK"], areaM2: { min: 70, max: 70 }, isSecondFloorUp: true, ageYearsMax: 20, isNewQuakeCode: true },
    ],
  ])("is wished for by %s", (_, told) => {
    expect(isWishedFor(unit, wish(told), TODAY)).toBe(true);
  });

  it.each<[string, Partial<Wish>]>([
    ["houses", { kinds: ["house"] }],
    ["another city", { areas: named("13101") }],
    ["another town", { areas: named("13108-東雲") }],
    ["another station", { stations: named("2", "東雲") }],
    ["fewer minutes", { walkMinutesMax: 5 }],
    ["another building", { buildings: named("shinonome") }],
    ["a drawn area elsewhere", { polygon: square.map(({ lon, lat }) => ({ lon: lon + 1, lat })) }],
    ["newer ones", { ageYearsMax: 10 }],
    ["another layout", { layouts: ["1LDK"] }],
    ["larger ones", { areaM2: { min: 71, max: null } }],
  ])("is not wished for by %s", (_, told) => {
    expect(isWishedFor(unit, wish(told), TODAY)).toBe(false);
  });

  it("is not what its owner did not tell", () => {
    const silent = { ...unit, floor: null, layout: null, areaM2: null, walkMinutes: null, builtYear: 1983 };
    const asked: Partial<Wish>[] = [
      ...[{ isSecondFloorUp: true }, { layouts: ["3LDK"] as const }, { areaM2: { min: 10, max: null } }],
      ...[{ walkMinutesMax: 20 }, { isNewQuakeCode: true }],
    ];
    expect(asked.map((told) => isWishedFor(silent, wish(told), TODAY))).toEqual(asked.map(() => false));
    expect(isWishedFor(silent, wish({}), TODAY)).toBe(true);
  });

  it("is named in bands that buyers choose layouts of", () => {
    const bands = Object.keys(HOME_LAYOUTS);
    const reached = bands.filter((layout) =>
      isWishedFor({ ...unit, layout }, wish({ layouts: ["1R", "1DK", "2K", "3LDK", "4LDK+"] }), TODAY),
    );
    expect(reached).toEqual(bands);
  });
});

describe("how many owners an offer reaches", () => {
  it.each([
    [0, { kind: "none", owners: null }],
    [1, { kind: "few", owners: null }],
    [4, { kind: "few", owners: null }],
    [5, { kind: "some", owners: 5 }],
  ])("%d: told only where it tells of nobody alone", (n, told) => {
    expect(
      ownerReach(
        Array.from({ length: n }, () => unit),
        wish({}),
        TODAY,
      ),
    ).toEqual(told);
  });
});
