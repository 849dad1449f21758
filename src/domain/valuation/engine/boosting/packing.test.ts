import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packRows, slopeIn, weightIn } from "./packing.ts";

function packed(slopes: readonly number[], weights: readonly number[] | null) {
  const room = new Float64Array(slopes.length);
  const packing = packRows(Float32Array.from(slopes), weights && Float32Array.from(weights), { packed: room, stride: 2 });
  return { packing, rows: room };
}

const rows = fc.array(
  fc.record({ slope: fc.float({ min: -1e6, max: 1e6, noNaN: true }), weight: fc.float({ min: 0, max: 1e3, noNaN: true }) }),
  {
    minLength: 1,
    maxLength: 200,
  },
);

describe("packed rows", () => {
  it("give back slope and weight, one by one and summed", () => {
    fc.assert(
      fc.property(rows, fc.boolean(), (given, isWeighted) => {
        const slopes = given.map(({ slope }) => slope);
        const weights = isWeighted ? given.map(({ weight }) => weight) : null;
        const { packing, rows: sums } = packed(slopes, weights);
        const slopeError = (packing.slopeUnit * given.length) / 2;
        const weightError = isWeighted ? (packing.weightUnit * packing.step * given.length) / 2 : 0;
        const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
        const sum = total([...sums]);

        sums.forEach((one, row) => {
          expect(Math.abs(slopeIn(one, packing) - (slopes[row] ?? 0))).toBeLessThanOrEqual(packing.slopeUnit / 2);
        });
        expect(Math.abs(slopeIn(sum, packing) - total(slopes))).toBeLessThanOrEqual(slopeError + 1e-6);
        expect(Math.abs(weightIn(sum, packing) - total(weights ?? slopes.map(() => 1)))).toBeLessThanOrEqual(weightError + 1e-9);
      }),
    );
  });

  it("keep a single slope, also where it is a power of two", () => {
    for (const slope of [1, -1, 2 ** -100, 2 ** 100, 3]) {
      const { packing, rows: sums } = packed([slope], null);

      expect([slopeIn(sums[0] ?? 0, packing), weightIn(sums[0] ?? 0, packing)]).toEqual([slope, 1]);
    }
  });

  it("keep small whole numbers exactly", () => {
    const { packing, rows: sums } = packed([3, -5, 2], [1, 2, 4]);
    const sum = (sums[0] ?? 0) + (sums[1] ?? 0);

    expect([slopeIn(sum, packing), weightIn(sum, packing)]).toEqual([-2, 3]);
    expect(sum - (sums[1] ?? 0)).toBe(sums[0]);
  });

  it("keep slopes finely among 155,000 rows, however they are added up", () => {
    const slopes = Array.from({ length: 155_000 }, (_, i) => Math.fround(Math.sin(i)));
    const { packing, rows: sums } = packed(slopes, null);
    const forward = sums.reduce((sum, one) => sum + one, 0);
    const backward = sums.reduceRight((sum, one) => sum + one, 0);

    expect(packing.slopeUnit).toBeLessThan(2 ** -15);
    expect(forward).toBe(backward);
    expect(weightIn(forward, packing)).toBe(155_000);
  });

  it("are nothing but their weight where all slopes are 0", () => {
    const { packing, rows: sums } = packed([0, 0], null);

    expect([...sums].map((sum) => [slopeIn(sum, packing), weightIn(sum, packing)])).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
});
