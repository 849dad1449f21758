import { describe, expect, it } from "vitest";
import { stepsGeometry } from "./steps-geometry.ts";

const band = { low: 63_300_000, point: 70_200_000, high: 78_600_000 };

describe("the prices of a home in time", () => {
  it("are steps that follow one another, lower ones below, over the band of the estimate", () => {
    const { steps, band: drawn } = stepsGeometry({
      prices: [
        { fromOn: "2026-07-26", price: 67_800_000 },
        { fromOn: "2026-09-12", price: 64_800_000 },
        { fromOn: "2026-10-31", price: 61_800_000 },
      ],
      until: "2026-11-21",
      band,
    });

    expect(steps.map(({ x }) => Math.round(x))).toEqual([0, 41, 82]);
    expect(steps.map(({ toX }, index) => toX === (steps[index + 1]?.x ?? 100))).toEqual([true, true, true]);
    expect(steps.toSorted((a, b) => a.y - b.y)).toEqual(steps);
    expect([(drawn?.top ?? 0) < (drawn?.point ?? 0), (drawn?.point ?? 0) < (drawn?.bottom ?? 0)]).toEqual([true, true]);
    expect(steps[2]?.y).toBeGreaterThan(drawn?.bottom ?? 100);
  });

  it("stay within the picture, without an estimate and on the first day too", () => {
    const { steps, band: none } = stepsGeometry({ prices: [{ fromOn: "2026-11-21", price: 50_000_000 }], until: "2026-11-21", band: null });

    expect(none).toBeNull();
    expect(steps).toEqual([{ fromOn: "2026-11-21", price: 50_000_000, x: 0, toX: 100, y: 50 }]);
  });
});
