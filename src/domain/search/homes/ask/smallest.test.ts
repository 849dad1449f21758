import fc from "fast-check";
import { expect, it } from "vitest";
import { smallestFirst } from "./smallest.ts";

it("puts the smallest values to the front in order, and loses none", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 200 }),
      fc.integer({ min: 1, max: 220 }),
      (all, count) => {
        const values = Float64Array.from([...all, -1, -2]);
        smallestFirst(values, all.length, count);

        const sorted = [...all].sort((a, b) => a - b);
        expect([...values.subarray(0, Math.min(count, all.length))]).toEqual(sorted.slice(0, count));
        expect([...values.subarray(0, all.length)].sort((a, b) => a - b)).toEqual(sorted);
        expect([...values.subarray(all.length)]).toEqual([-1, -2]);
      },
    ),
  );
});
