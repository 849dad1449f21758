import fc from "fast-check";
import { expect, it } from "vitest";
import { risingValues } from "./rising.ts";

it("puts the known values in order, the unknown left out", () => {
  fc.assert(
    fc.property(fc.float32Array({ maxLength: 300 }), (values) => {
      const sorted = [...values]
        .filter((value) => !Number.isNaN(value))
        .sort((a, b) => a - b || Number(Object.is(b, -0)) - Number(Object.is(a, -0)));

      expect([...risingValues(values)]).toEqual(sorted);
    }),
  );
});

it("leaves what it was given as it was", () => {
  const values = Float32Array.of(3, Number.NaN, -1);

  expect([...risingValues(values)]).toEqual([-1, 3]);
  expect([...values]).toEqual([3, Number.NaN, -1]);
});
