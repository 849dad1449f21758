import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { binOf, binRows, fitBins } from "./bins.ts";

const column = (...values: number[]) => Float32Array.from(values);
const one = (values: Float32Array) => ({ rows: values.length, columns: [values] });

describe("bins", () => {
  it("give every value its own bin while there is room", () => {
    const [borders] = fitBins(one(column(1, 1, 2, 4)), 10);

    expect([...(borders ?? [])]).toEqual([1.5, 3]);
  });

  it("keep the unknown apart in bin 0", () => {
    const { codes, binCounts } = binRows([column(1.5)], one(column(Number.NaN, 1, 2)));

    expect([...codes]).toEqual([0, 1, 2]);
    expect([...binCounts]).toEqual([3]);
  });

  it("hold about equal numbers of rows when there are more values than bins", () => {
    const values = Float32Array.from({ length: 1000 }, (_, i) => i * i);
    const { codes } = binRows(fitBins(one(values), 4), one(values));

    const sizes = [1, 2, 3, 4].map((bin) => codes.filter((code) => code === bin).length);
    expect(sizes).toEqual([250, 250, 250, 250]);
  });

  it("never number more than was asked for, and keep the order of values", () => {
    const values = fc.array(fc.float({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 20 }), (given, most) => {
        const [borders = column()] = fitBins(one(column(...given)), most);
        const codes = given.toSorted((a, b) => a - b).map((value) => binOf(borders, Math.fround(value)));

        expect(borders.length).toBeLessThan(most);
        expect(codes).toEqual(codes.toSorted((a, b) => a - b));
      }),
    );
  });

  it("are the same for a column and for its rows", () => {
    const { codes, columns, width } = binRows([column(1), column(5)], { rows: 3, columns: [column(0, 1, 2), column(9, Number.NaN, 3)] });

    expect(width).toBe(2);
    expect([...codes]).toEqual([1, 2, 1, 0, 2, 1]);
    expect(columns.map((codesOfOne) => [...codesOfOne])).toEqual([
      [1, 1, 2],
      [2, 0, 1],
    ]);
  });

  it("refuse a number that does not fit a byte", () => {
    expect(() => fitBins(one(column(1)), 256)).toThrow(RangeError);
    expect(() => fitBins(one(column(1)), 1)).toThrow(RangeError);
  });
});
