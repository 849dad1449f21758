import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OwnedBuilding } from "#domain/connections/types.ts";
import { NO_WISH } from "#domain/queries/core/nothing-told.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { runs } from "#test/support/runs.ts";
import { isWishedFor, ownerReach } from "./owner-reach.ts";

const TODAY = "2026-11-22";
const unit: OwnedBuilding = {
  ...{ apartmentKey: "toyosu", cityCode: "13108", town: "豊洲", stationName: "豊洲", walkMinutes: 6, place: { lon: 139.79, lat: 35.65 } },
  builtYear: 2010,
};
const wish = (told: Partial<Wish>): Wish => ({ ...NO_WISH, channels: ["offer"], kinds: ["condo"], ...told });
const named = (code: string, name = code) => [{ code, name }];
const square = [139.7, 139.8, 139.8, 139.7].map((lon, i) => ({ lon, lat: i < 2 ? 35.6 : 35.7 }));

describe("a building with a registered owner", () => {
  it.each<[string, Partial<Wish>]>([
    ["nothing but flats", {}],
    ["its city", { areas: named("13108") }],
    ["its town", { areas: [...named("01101"), ...named("13108-豊洲")] }],
    ["its station", { stations: named("1", "豊洲駅"), walkMinutesMax: 6 }],
    ["its building", { buildings: named("toyosu") }],
    ["a drawn area around it", { polygon: square }],
    ["its age", { ageYearsMax: 20, isNewQuakeCode: true }],
    ["what only its owner knows, which is not looked at", { layouts: ["1R"], areaM2: { min: 500, max: null }, isSecondFloorUp: true }],
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
  ])("is not wished for by %s", (_, told) => {
    expect(isWishedFor(unit, wish(told), TODAY)).toBe(false);
  });

  it("of which a minute or a year is not known is not it where that is asked for", () => {
    const asked: Partial<Wish>[] = [{ walkMinutesMax: 20 }, { isNewQuakeCode: true }];
    const silent = { ...unit, walkMinutes: null, builtYear: 1983 };
    expect(asked.map((told) => isWishedFor(silent, wish(told), TODAY))).toEqual([false, false]);
    expect(isWishedFor(silent, wish({}), TODAY)).toBe(true);
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

  it("of two places and of both together never tells by subtraction how many own a home where fewer than five do", () => {
    const crowd = fc.dictionary(fc.constantFrom("a", "b", "c", "d", "e", "f"), fc.integer({ min: 0, max: 9 }));
    const asked = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f"), { minLength: 1 });
    fc.assert(
      fc.property(crowd, asked, asked, (owners, some, others) => {
        const owned = (least: number) =>
          Object.entries(owners).flatMap(([apartmentKey, n]) =>
            Array.from({ length: least > n ? Math.min(n, 1) : n }, () => ({ ...unit, apartmentKey })),
          );
        const told = (from: readonly OwnedBuilding[]) =>
          [some, others, [...some, ...others]].map((keys) =>
            ownerReach(from, wish({ buildings: keys.flatMap((key) => named(key)) }), TODAY),
          );
        // Where fewer than five own a home it makes no difference whether that is one or four.
        expect(told(owned(5))).toEqual(told(owned(0)));
      }),
      { numRuns: runs({ few: 50, usual: 200 }) },
    );
  });
});
