import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AXIS_EDGES } from "#domain/search/homes/axes.ts";
import { barsOf, handlesOf, spanOf } from "./axis-handles.ts";

const edges = AXIS_EDGES.price;

describe("the handles of an axis", () => {
  it("at both ends ask for nothing, so that the dearest homes stay in", () => {
    expect(spanOf({ low: 0, high: edges.length - 1 }, edges)).toEqual({ min: null, max: null });
    expect(handlesOf({ min: null, max: null }, edges)).toEqual({ low: 0, high: edges.length - 1 });
  });

  it("come back to where they were put, whichever was moved past the other", () => {
    const index = fc.integer({ min: 0, max: edges.length - 1 });
    fc.assert(
      fc.property(index, index, (low, high) => {
        const span = spanOf({ low, high }, edges);
        expect(spanOf({ low: high, high: low }, edges)).toEqual(span);
        expect(spanOf(handlesOf(span, edges), edges)).toEqual(span);
      }),
    );
  });

  it("stand at the nearer edge of a value that was typed", () => {
    expect(handlesOf({ min: 54_800_000, max: null }, edges).low).toBe(edges.indexOf(55_000_000));
  });
});

describe("the bars of a histogram", () => {
  it("are shares of the highest, seen where there is anything at all, and marked inside the span", () => {
    const bars = barsOf([0, 1, 100, 50], { low: 1, high: 3 });

    expect(bars.map(({ height }) => height)).toEqual([0, 4, 100, 50]);
    expect(bars.map(({ isInside }) => isInside)).toEqual([false, true, true, true]);
    expect(barsOf([1, 1, 1, 1], { low: 0, high: 2 }).map(({ isInside }) => isInside)).toEqual([true, true, false, false]);
  });
});
