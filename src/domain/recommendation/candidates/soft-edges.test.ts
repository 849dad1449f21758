import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import { runs } from "#test/support/runs.ts";
import { edgesOf, edgeText, softened } from "./soft-edges.ts";

const asked = { ...NO_CONDITIONS, areas: ["13108"], price: { min: 30_000_000, max: 60_000_000 }, walkMinutesMax: 10, ageYearsMax: 20 };
const home = (priceYen: number, minutes: number | null, stationGroup = "toyosu") => ({
  priceYen,
  walks: minutes === null ? [] : [{ stationGroup, minutes }],
});

describe("softened", () => {
  it("widens the highest price by 5 % and the walk by 3 minutes, and nothing else", () => {
    expect(softened(asked)).toEqual({ ...asked, price: { min: 30_000_000, max: 63_000_000 }, walkMinutesMax: 13 });
    expect(softened(NO_CONDITIONS)).toEqual(NO_CONDITIONS);
  });
});

describe("edgesOf", () => {
  it.each([
    ["a home that keeps both", home(60_000_000, 10), []],
    ["one a little too dear", home(62_000_000, 5), [{ kind: "price", overYen: 2_000_000 }]],
    ["one a little too far", home(50_000_000, 13), [{ kind: "walk", overMinutes: 3 }]],
    [
      "one that is both",
      home(63_000_000, 11),
      [
        { kind: "price", overYen: 3_000_000 },
        { kind: "walk", overMinutes: 1 },
      ],
    ],
    ["one that is dearer than that", home(63_000_001, 5), null],
    ["one that is further than that", home(50_000_000, 14), null],
    ["one that nobody reaches on foot", home(50_000_000, null), null],
  ])("marks %s", (_, given, edges) => {
    expect(edgesOf(asked, given)).toEqual(edges);
  });

  it("counts the walk to the stations that were asked for", () => {
    const { walks } = home(0, 4, "shinonome");
    expect(
      edgesOf({ ...asked, stations: ["toyosu"] }, { priceYen: 50_000_000, walks: [...walks, { stationGroup: "toyosu", minutes: 12 }] }),
    ).toEqual([{ kind: "walk", overMinutes: 2 }]);
  });

  it("marks exactly the homes that only the softened conditions find", () => {
    const money = fc.integer({ min: 1, max: 200_000_000 });
    fc.assert(
      fc.property(money, money, fc.nat(30), fc.nat(30), (max, priceYen, walkMinutesMax, minutes) => {
        const wish = { ...NO_CONDITIONS, price: { min: null, max }, walkMinutesMax };
        const wide = softened(wish);
        const edges = edgesOf(wish, home(priceYen, minutes));
        const isFound = priceYen <= (wide.price.max ?? 0) && minutes <= (wide.walkMinutesMax ?? 0);
        expect(edges !== null).toBe(isFound);
        expect(edges?.length === 0).toBe(priceYen <= max && minutes <= walkMinutesMax);
      }),
      { numRuns: runs({ few: 100, usual: 1_000, full: 100_000 }) },
    );
  });
});

describe("edgeText", () => {
  it("never tells less than it is", () => {
    expect(edgeText({ kind: "price", overYen: 1_200_001 })).toBe("予算より121万円高い");
    expect(edgeText({ kind: "walk", overMinutes: 2 })).toBe("駅徒歩が条件より2分長い");
  });
});
