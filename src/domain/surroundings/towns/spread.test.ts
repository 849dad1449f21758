import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { NAMING_SHARE, type Spread, shareOf, spreadFinding } from "./spread.ts";

const spread = (values: readonly (readonly [number, number])[], none = 0, unknown = 0): Spread => ({
  values: new Map(values),
  none,
  unknown,
});

describe("what is said of a town", () => {
  test.each([
    [
      "the deepest where it is a twentieth",
      [
        [3, 95],
        [4, 5],
      ],
      0,
      { value: 4, share: 0.05, worst: 4, worstShare: 0.05 },
    ],
    [
      "not a strip along the river",
      [
        [3, 96],
        [4, 4],
      ],
      0,
      { value: 3, share: 1, areaShare: 0.96, worst: 4, worstShare: 0.04 },
    ],
    [
      "two strips together",
      [
        [2, 94],
        [4, 3],
        [5, 3],
      ],
      0,
      { value: 4, share: 0.06, areaShare: 0.03, worst: 5, worstShare: 0.03 },
    ],
    [
      "the least there is, where all of it is little",
      [
        [2, 1],
        [4, 1],
      ],
      98,
      { value: 2, share: 0.02, worst: 4, noneShare: 0.98 },
    ],
  ] as const)("names %s", (_what, values, none, { value, ...details }) => {
    expect(spreadFinding(spread(values, none))).toMatchObject({ state: "ok", value, details });
  });

  it("counts from the other end where low is worse", () => {
    const found = spreadFinding(
      spread([
        [150, 10],
        [200, 50],
        [300, 40],
      ]),
      "low",
    );

    expect(found).toMatchObject({ value: 150, details: { share: 0.1, worst: 150 } });
  });

  it("is nothing only if all of it was looked at", () => {
    expect(spreadFinding(spread([], 100)).state).toBe("none");
    expect(spreadFinding(spread([], 99, 1))).toEqual({ state: "no_data", value: null, details: { noneShare: 0.99, unknownShare: 0.01 } });
    expect(spreadFinding(spread([], 0, 0))).toEqual({ state: "no_data", value: null, details: {} });
  });

  it("that was looked at in part is what was found there, and how much was not looked at", () => {
    expect(spreadFinding(spread([[3, 10]], 40, 50))).toMatchObject({ state: "ok", value: 3, details: { share: 0.1, unknownShare: 0.5 } });
  });
});

const anySpread = fc
  .tuple(
    fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 500 })), {
      selector: ([value]) => value,
      minLength: 1,
    }),
    fc.nat(2000),
    fc.nat(2000),
  )
  .map(([values, none, unknown]) => spread(values, none, unknown));

test("no value is named that does not hold on a twentieth, unless nothing does; the worst is never less bad than the named", () => {
  fc.assert(
    fc.property(anySpread, (one) => {
      const { value, details } = spreadFinding(one);
      const all = [...one.values.values()].reduce((sum, n) => sum + n, one.none + one.unknown);
      const from = (least: number) => [...one.values].reduce((sum, [v, n]) => sum + (v >= least ? n : 0), 0) / all;
      const worse = [...one.values.keys()].filter((v) => v > (value ?? 0));
      expect(worse.every((v) => from(v) < NAMING_SHARE)).toBe(true);
      expect(from(value ?? 0) >= NAMING_SHARE || value === Math.min(...one.values.keys())).toBe(true);
      expect(Number(details.worst)).toBeGreaterThanOrEqual(value ?? 0);
    }),
  );
});

test.each([
  [0, 0],
  [0.00001, 0.001],
  [0.4836, 0.484],
  [0.99999, 0.999],
  [1, 1],
])("the share %d is told as %d", (share, told) => {
  expect(shareOf(share)).toBe(told);
});
