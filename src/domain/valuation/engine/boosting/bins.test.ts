import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Bins, binOfCode, binRows, finderOf, fitBins, hasBin } from "./bins.ts";
import type { ColumnShape } from "./matrix.ts";

const NUMBER = { kind: "number", direction: 0 } as const;
const column = (...values: number[]) => Float32Array.from(values);
const one = (values: Float32Array, shape: ColumnShape = NUMBER) => ({ rows: values.length, columns: [values], shapes: [shape] });
const bordered = (...borders: number[]): Bins => [{ kind: "number", borders: column(...borders) }];
const codesOf = (bins: Bins, values: Float32Array) => binRows(bins, one(values)).columns[0] ?? new Uint8Array();

describe("bins of numbers", () => {
  it("give every value its own bin while there is room", () => {
    expect(fitBins(one(column(1, 1, 2, 4)), 10)).toEqual(bordered(1.5, 3));
  });

  it("keep the unknown apart in bin 0", () => {
    const values = column(Number.NaN, 1, 2);

    expect([...codesOf(bordered(1.5), values)]).toEqual([0, 1, 2]);
    expect([...binRows(bordered(1.5), one(values)).binCounts]).toEqual([3]);
  });

  it("hold about equal numbers of rows when there are more values than bins", () => {
    const values = Float32Array.from({ length: 1000 }, (_, i) => i * i);
    const codes = codesOf(fitBins(one(values), 4), values);

    const sizes = [1, 2, 3, 4].map((bin) => codes.filter((code) => code === bin).length);
    expect(sizes).toEqual([250, 250, 250, 250]);
  });

  it("never number more than was asked for, and keep the order of values", () => {
    const values = fc.array(fc.float({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 20 }), (given, most) => {
        const rising = column(...given.toSorted((a, b) => a - b));
        const bins = fitBins(one(rising), most);
        const codes = [...codesOf(bins, rising)];

        expect(binRows(bins, one(rising)).binCounts[0]).toBeLessThanOrEqual(most + 1);
        expect(codes).toEqual(codes.toSorted((a, b) => a - b));
      }),
    );
  });

  it("are as many as a byte holds, each where it belongs", () => {
    const borders = Float32Array.from({ length: 254 }, (_, i) => i);

    expect(Array.from({ length: 256 }, (_, i) => finderOf(borders)(i - 0.5))).toEqual([
      ...Array.from({ length: 255 }, (_, i) => i + 1),
      255,
    ]);
  });

  it("take in values beyond those they were fitted on", () => {
    const values = [Number.NEGATIVE_INFINITY, -1e30, 1, 1.5, 2, 1e30, Number.POSITIVE_INFINITY, Number.NaN];

    expect(values.map(finderOf(column(1, 2)))).toEqual([1, 1, 1, 2, 2, 3, 3, 0]);
  });

  it("refuse a number that does not fit a byte, and columns without shapes", () => {
    expect(() => fitBins(one(column(1)), 256)).toThrow(RangeError);
    expect(() => fitBins(one(column(1)), 1)).toThrow(RangeError);
    expect(() => fitBins({ ...one(column(1)), shapes: [] }, 10)).toThrow(RangeError);
  });
});

describe("bins of categories", () => {
  it.each([
    [0, 1],
    [254, 255],
    [255, 0],
    [-1, 0],
    [1.5, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])("put the code %d in bin %d, 0 being the unknown", (code, bin) => {
    expect(binOfCode(code)).toBe(bin);
  });

  it("have room for the largest code there is", () => {
    const values = column(3, Number.NaN, 0, 1000);
    const bins = fitBins(one(values, { kind: "category" }), 255);

    expect(bins).toEqual([{ kind: "category", count: 4 }]);
    expect([...codesOf(bins, values)]).toEqual([4, 0, 1, 0]);
    expect([...binRows(bins, one(values)).binCounts]).toEqual([5]);
  });

  it("are found again in a set of bits", () => {
    const sets = new Uint32Array(16);
    sets[8] = 0b10;
    sets[15] = 1 << 31;

    expect([0, 1, 2, 254, 255].map((bin) => hasBin(sets, 8, bin))).toEqual([false, true, false, false, true]);
  });
});
