import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIRECTION } from "#kernel/fields/home-fields.ts";
import { unitTable } from "./load-unit-table.server.ts";
import { type UnitFacts, USUAL_UNIT, unitAdjustment, withUnit } from "./unit-adjustment.ts";

const UNTOLD: UnitFacts = { kind: "condo", floor: null, direction: null };
const of = (told: Partial<UnitFacts>) => unitAdjustment({ ...UNTOLD, ...told }, unitTable());
const percentOf = (log: number | null) => (log === null ? null : Number((Math.expm1(log) * 100).toFixed(2)));

describe("what a floor is worth", () => {
  it.each([
    ["the third is the usual one where nobody tells how high the building is", { floor: 3 }, 0],
    ["1 % a step", { floor: 5 }, 2],
    ["the ground floor is one step more below the second", { floor: 1 }, -3],
    ["the second", { floor: 2 }, -1],
    ["half a step above the tenth", { floor: 12 }, 8],
    ["never more than 15 %", { floor: 45 }, 15],
    ["the middle of a building is its usual floor", { floor: 20, totalFloors: 39 }, 0],
    ["the top of a tower", { floor: 39, totalFloors: 39 }, 9.5],
    ["the same floor lies low in a tower", { floor: 5, totalFloors: 39 }, -10],
    ["below the ground", { floor: -1 }, -4],
    ["the only floor there is", { floor: 1, totalFloors: 1 }, 0],
  ])("%s: %j -> %d %%", (_, told, percent) => expect(percentOf(of(told).parts.floor)).toBe(percent));

  it("never falls from a floor to the one above it, however high the building", () => {
    const anyFloor = fc.integer({ min: -3, max: 69 }).filter((floor) => floor !== 0);
    fc.assert(
      fc.property(anyFloor, fc.option(fc.integer({ min: 1, max: 70 })), (floor, totalFloors) => {
        const above = floor === -1 ? 1 : floor + 1;
        expect(of({ floor: above, totalFloors }).log).toBeGreaterThanOrEqual(of({ floor, totalFloors }).log);
      }),
    );
  });
});

describe("what a direction is worth", () => {
  it("is most to the south and least to the north, and the usual mix of them changes nothing", () => {
    const parts = Object.fromEntries(DIRECTION.rule.choices.map((direction) => [direction, of({ direction }).log]));
    const falling = ["南", "南東", "南西", "東", "西", "北東", "北西", "北"].map((name) => parts[name] ?? Number.NaN);

    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    expect(percentOf(parts.南 ?? null)).toBe(2.46);
    expect(percentOf(parts.北 ?? null)).toBe(-5.74);
    const [south, southEast, southWest, ...others] = falling as [number, number, number, ...number[]];
    const mean = 0.37 * south + 0.18 * southEast + 0.17 * southWest + (0.28 * others.reduce((sum, log) => sum + log, 0)) / others.length;
    expect(Math.abs(mean)).toBeLessThan(0.002);
  });

  it("is nothing of one that nobody knows", () => expect(of({ direction: "上" })).toEqual(USUAL_UNIT));
});

describe("a unit", () => {
  it("adds its parts up, and names those who published them, each once", () => {
    const unit = of({ floor: 5, direction: "南", isCorner: true });

    expect(unit.log).toBeCloseTo(Math.log(1.02) + Math.log(1 / 0.976) + Math.log(1.03), 9);
    expect(unit.source).toBe("コラビット、不動産流通近代化センター、東京カンテイ、リクルート");
    expect(of({ isCorner: false })).toMatchObject({ log: 0, source: "不動産流通近代化センター" });
  });

  it("of which nothing is told, or that is no flat to buy, is the usual one", () => {
    expect(of({ totalFloors: 40, isCorner: null })).toBe(USUAL_UNIT);
    for (const kind of ["house", "land", "rent"] as const) expect(of({ kind, floor: 9, direction: "南", isCorner: true })).toBe(USUAL_UNIT);
  });
});

it("what a unit adds stands at its factor, with its source, and nowhere else", () => {
  const explained = {
    basePrice: 50_000_000,
    factors: [
      { group: "location", yen: 1_000_000 },
      { group: "floor", yen: null },
    ],
  } as const;

  expect(withUnit(explained, USUAL_UNIT, 0)).toBe(explained);
  expect(withUnit(explained, of({ floor: 4 }), 510_000).factors).toEqual([
    { group: "location", yen: 1_000_000 },
    { group: "floor", yen: 510_000, source: "コラビット、不動産流通近代化センター" },
  ]);
});
