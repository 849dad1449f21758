import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BinnedRows } from "./bins.ts";
import { chooseLanes, LANE, LANES_IN_WORD, type Lanes } from "./lanes.ts";

/** Columns of so many bins over so many rows, each row's bin drawn. */
const binned = fc
  .record({
    rows: fc.integer({ min: 1, max: 6 }),
    counts: fc.array(fc.constantFrom(2, 3, 5, 16, 17, 128, 255), { minLength: 1, maxLength: 9 }),
  })
  .chain(({ rows, counts }) =>
    fc.tuple(...counts.map((count) => fc.array(fc.integer({ min: 0, max: count - 1 }), { minLength: rows, maxLength: rows }))).map(
      (columns): BinnedRows => ({
        rows,
        columns: columns.map((bins) => Uint8Array.from(bins)),
        shapes: [],
        binCounts: Uint16Array.from(counts),
      }),
    ),
  );
const allOf = ({ columns }: BinnedRows) => Int32Array.from(columns.keys());

/** The bin of a column in a row, as histograms read it. */
function binAt({ bins, stride, columns }: Lanes, row: number, feature: number): number {
  const column = columns.find((one) => one.feature === feature);
  if (!column) throw new Error(`column ${feature} is in no lane`);
  const word = bins[row * stride + Math.floor(column.lane / LANES_IN_WORD)] ?? 0;
  const code = (word >>> (8 * (column.lane % LANES_IN_WORD))) & 0xff;
  return Math.floor(code / column.below) % column.binCount;
}

describe("rows in lanes", () => {
  it("keep the bin of every column", () => {
    fc.assert(
      fc.property(binned, (rows) => {
        const lanes = chooseLanes(rows, allOf(rows));
        const back = rows.columns.map((column, feature) => Array.from(column, (_, row) => binAt(lanes, row, feature)));
        expect(back).toEqual(rows.columns.map((column) => Array.from(column)));
      }),
    );
  });

  it("never have more bins in a lane than a byte counts, nor a column twice", () => {
    fc.assert(
      fc.property(binned, (rows) => {
        const { binCounts, columns, words, stride } = chooseLanes(rows, allOf(rows));
        expect(Math.max(...binCounts)).toBeLessThanOrEqual(LANE);
        expect(columns.map(({ feature }) => feature)).toEqual([...rows.columns.keys()]);
        expect(words).toBe(Math.ceil(binCounts.length / LANES_IN_WORD));
        expect(stride % 2).toBe(0);
        expect(stride).toBeGreaterThanOrEqual(words + 2);
      }),
    );
  });
});

const column = (...bins: number[]) => Uint8Array.from(bins);
const ROWS: BinnedRows = {
  rows: 2,
  columns: [column(1, 0), column(4, 2), column(200, 3)],
  shapes: [],
  binCounts: Uint16Array.of(3, 5, 255),
};

it("columns of few bins share a lane, those of most bins first", () => {
  const { columns, binCounts } = chooseLanes(ROWS, Int32Array.of(0, 1, 2));

  expect(columns).toEqual([
    { feature: 0, binCount: 3, lane: 1, below: 5 },
    { feature: 1, binCount: 5, lane: 1, below: 1 },
    { feature: 2, binCount: 255, lane: 0, below: 1 },
  ]);
  expect([...binCounts]).toEqual([255, 15]);
});

it("only the columns that were chosen are read", () => {
  expect(chooseLanes(ROWS, Int32Array.of(1)).columns.map(({ feature }) => feature)).toEqual([1]);
});

it("memory of other lanes is used again where it suffices, and only there", () => {
  const first = chooseLanes(ROWS, Int32Array.of(0, 1, 2));

  expect(chooseLanes(ROWS, Int32Array.of(0), first.bins.buffer).bins.buffer).toBe(first.bins.buffer);
  expect(chooseLanes(ROWS, Int32Array.of(0), new ArrayBuffer(8)).bins.buffer.byteLength).toBeGreaterThan(8);
});
