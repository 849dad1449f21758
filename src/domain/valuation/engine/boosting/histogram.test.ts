import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BinnedRows } from "./bins.ts";
import { columnSums, emptyHistogram, fillHistogram, type Histogram, subtractHistogram } from "./histogram.ts";
import { chooseLanes, LANE, type Lanes } from "./lanes.ts";

/** Columns of up to `binCounts` bins each, the same for the same numbers. */
function binned(rows: number, binCounts: readonly number[]): BinnedRows {
  return {
    rows,
    shapes: binCounts.map(() => ({ kind: "number", direction: 0 })),
    columns: binCounts.map((bins, column) =>
      Uint8Array.from({ length: rows }, (_, row) => (row * (7 + column) + (row >> 2) * column) % bins),
    ),
    binCounts: Uint16Array.from(binCounts),
  };
}

function lanesOf(data: BinnedRows, features = [...data.columns.keys()], memory?: ArrayBufferLike): Lanes {
  const lanes = chooseLanes(data, Int32Array.from(features), memory);
  for (let row = 0; row < data.rows; row += 1) lanes.packed[((row + 1) * lanes.stride) / 2 - 1] = row + 1;
  return lanes;
}

function filled(lanes: Lanes, rows: readonly number[]): Histogram {
  const histogram = emptyHistogram(lanes.columns.length).fill(Number.NaN);
  fillHistogram(histogram, lanes, { order: Int32Array.from(rows), from: 0, until: rows.length });
  return histogram;
}

function sumsOf(lanes: Lanes, histogram: Histogram): number[][] {
  return lanes.columns.map((column) => {
    const { sums, first, binCount } = columnSums(histogram, column, lanes, new Float64Array(LANE));
    return [...sums.subarray(first, first + binCount)];
  });
}

/** The same, row by row. */
function sumsByHand({ columns, binCounts }: BinnedRows, rows: readonly number[]): number[][] {
  return columns.map((column, feature) => {
    const sums = new Array<number>(binCounts[feature] ?? 0).fill(0);
    for (const row of rows) sums[column[row] ?? 0] = (sums[column[row] ?? 0] ?? 0) + row + 1;
    return sums;
  });
}

const shapes = fc.array(fc.oneof(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 200, max: 256 })), { minLength: 1, maxLength: 30 });

describe("a histogram", () => {
  it("sums each column by bin, whichever lanes the columns are in", () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 0, max: 700 }), (binCounts, rows) => {
        const data = binned(rows, binCounts);
        const some = [...Array(rows).keys()].filter((row) => row % 3 !== 1);

        expect(sumsOf(lanesOf(data), filled(lanesOf(data), some))).toEqual(sumsByHand(data, some));
      }),
      { numRuns: 40 },
    );
  });

  it("sums the columns chosen for one tree in the memory of the tree before", () => {
    fc.assert(
      fc.property(shapes, fc.infiniteStream(fc.boolean()), (binCounts, isChosen) => {
        const data = binned(40, binCounts);
        const rows = [...Array(40).keys()];
        const features = [...data.columns.keys()].filter(() => isChosen.next().value);
        const all = lanesOf(data);
        const lanes = lanesOf(data, features, all.bins.buffer);

        expect(sumsOf(lanes, filled(lanes, rows))).toEqual(features.map((feature) => sumsByHand(data, rows)[feature]));
      }),
      { numRuns: 40 },
    );
  });

  it("of a sibling is what is left of the parent's", () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 1, max: 50 }), (binCounts, cut) => {
        const lanes = lanesOf(binned(50, binCounts));
        const all = [...Array(50).keys()];
        const parent = filled(lanes, all);

        subtractHistogram(parent, filled(lanes, all.slice(0, cut)), lanes);

        expect(sumsOf(lanes, parent)).toEqual(sumsOf(lanes, filled(lanes, all.slice(cut))));
      }),
    );
  });
});

describe("lanes", () => {
  it("hold only the chosen columns, in memory made for all of them", () => {
    const data = binned(20, [256, 3, 256, 5, 256, 256]);
    const all = lanesOf(data);
    const few = lanesOf(data, [1, 4], all.bins.buffer);

    expect(few.columns.map(({ feature }) => feature)).toEqual([1, 4]);
    expect(few.bins.buffer).toBe(all.bins.buffer);
  });

  it("take other memory where that of the tree before does not suffice", () => {
    const data = binned(20, [256, 256, 256]);
    const few = lanesOf(binned(2, [256, 256, 256]));

    expect(lanesOf(data, [0, 1, 2], few.bins.buffer).bins.buffer).not.toBe(few.bins.buffer);
  });

  it("are shared by columns of few bins, as long as all their pairs fit a byte", () => {
    const { columns, binCounts } = chooseLanes(binned(4, [250, 16, 16, 2, 64, 4]), Int32Array.of(0, 1, 2, 3, 4, 5));

    expect([...binCounts]).toEqual([250, 256, 256, 2]);
    expect(columns.map(({ lane }) => lane)).toEqual([0, 2, 2, 3, 1, 1]);
  });
});
