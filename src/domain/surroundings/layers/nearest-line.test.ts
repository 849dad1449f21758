import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceM } from "#kernel/geo.ts";
import { distanceToLinesM, lengthOfLinesM } from "./nearest-line.ts";

const HOME = { lon: 139.79, lat: 35.65 };
const near = fc.tuple(fc.double({ min: 139.4, max: 140.2, noNaN: true }), fc.double({ min: 35.3, max: 36, noNaN: true }));

describe("the nearest point of lines", () => {
  it("may lie between two corners", () => {
    const line = [
      [139.69, 35.75],
      [139.89, 35.75],
    ];

    expect(distanceToLinesM(HOME, [line])).toBeCloseTo(11_119, -1);
  });

  it.each([
    [
      "on the line",
      [
        [139.7, 35.65],
        [139.9, 35.65],
      ],
      0,
    ],
    [
      "beyond its end",
      [
        [139.79, 35.66],
        [139.79, 35.7],
      ],
      1112,
    ],
    [
      "from a line that is a point",
      [
        [139.79, 35.66],
        [139.79, 35.66],
      ],
      1112,
    ],
  ])("is measured %s", (_, line, metres) => expect(distanceToLinesM(HOME, [line])).toBeCloseTo(metres, -1));

  it("is never farther than a corner, nor nearer than the nearer of the lines", () => {
    fc.assert(
      fc.property(fc.array(near, { minLength: 2, maxLength: 8 }), fc.array(near, { minLength: 2, maxLength: 8 }), (a, b) => {
        const corners = Math.min(...[...a, ...b].map(([lon, lat]) => distanceM(HOME, { lon, lat })));
        const both = distanceToLinesM(HOME, [a, b]) ?? Number.NaN;

        expect(both).toBeLessThanOrEqual(corners * 1.01 + 1);
        expect(both).toBe(Math.min(distanceToLinesM(HOME, [a]) ?? Number.NaN, distanceToLinesM(HOME, [b]) ?? Number.NaN));
      }),
    );
  });

  it("is none without lines", () => expect(distanceToLinesM(HOME, [])).toBeNull());
});

describe("the length of lines", () => {
  it("is that of all their stretches", () => {
    const degree = 111_195;
    const bent = [
      [139, 35],
      [139, 35.5],
      [139, 36],
    ];

    expect(lengthOfLinesM([bent, bent]) / (2 * degree)).toBeCloseTo(1, 3);
    expect(lengthOfLinesM([])).toBe(0);
  });
});
