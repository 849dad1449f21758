import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { radarGeometry, radarRing } from "./radar-geometry.ts";

const frame = { centre: { x: 100, y: 100 }, radius: 80, gap: 10 };

describe("the geometry of a radar", () => {
  it("puts the first axis at the top and goes round clockwise", () => {
    const { corners } = radarGeometry([100, 100, 100, 100], 100, frame);

    expect(corners).toEqual([
      { x: 100, y: 20 },
      { x: 180, y: 100 },
      { x: 100, y: 180 },
      { x: 20, y: 100 },
    ]);
  });

  it("places a value by its share of the radius and keeps it inside", () => {
    const { points } = radarGeometry([50, 0, 130, -4], 100, frame);

    expect(points).toEqual([
      { x: 100, y: 60 },
      { x: 100, y: 100 },
      { x: 100, y: 180 },
      { x: 100, y: 100 },
    ]);
  });

  it("anchors labels away from the picture", () => {
    expect(radarGeometry([1, 1, 1, 1], 1, frame).labels.map(({ anchor }) => anchor)).toEqual(["middle", "start", "middle", "end"]);
  });

  it("draws no area beside a missing value", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { minLength: 3, maxLength: 8 }), (values) => {
        const { points, wedges } = radarGeometry(values, 100, frame);
        const pairs = values.filter((value, index) => value !== null && values[(index + 1) % values.length] !== null);
        expect(points.map((point) => point === null)).toEqual(values.map((value) => value === null));
        expect(wedges).toHaveLength(pairs.length);
      }),
    );
  });

  it("hatches round a missing axis as far as half way to its neighbours", () => {
    const { gaps } = radarGeometry([null, 50, 50, 50], 100, frame);

    expect(gaps).toEqual([
      [
        { x: 100, y: 100 },
        { x: 60, y: 60 },
        { x: 100, y: 20 },
        { x: 140, y: 60 },
      ],
    ]);
  });

  it("draws rings through the same corners", () => {
    expect(radarRing(4, 1, frame)).toBe("100,20 180,100 100,180 20,100");
  });
});
