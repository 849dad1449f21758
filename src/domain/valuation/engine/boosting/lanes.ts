import type { BinnedRows } from "./bins.ts";

/** Places of one lane in a histogram: lane k starts at `k * LANE`. */
export const LANE = 256;
export const LANES_IN_WORD = 4;

/**
 * What one tree reads of the rows, each row in one place: `words` 32-bit words of bins, four lanes of a byte in each, then its packed
 * slope and weight (packing.ts) in the last two of its `stride` words. A lane holds one column or several of few bins: bins 2 and 1 of
 * columns of 5 and 3 bins are bin 2 + 5 · 1 of the lane, so a row is added up in fewer places. Lanes beyond the last hold bin 0 and are
 * never read.
 */
export type Lanes = {
  readonly bins: Int32Array;
  /** The same memory: row r's is at r · stride / 2 + stride / 2 − 1. */
  readonly packed: Float64Array;
  readonly words: number;
  readonly stride: number;
  /** Number of bins of each lane. */
  readonly binCounts: Uint16Array;
  /** In the order of the matrix. */
  readonly columns: readonly LaneColumn[];
};

/** Bin b of the column is where floor(bin of the lane / `below`) modulo `binCount` is b. */
export type LaneColumn = { readonly feature: number; readonly binCount: number; readonly lane: number; readonly below: number };

/** Puts the chosen columns into lanes, in memory of other lanes of the same rows where it suffices. */
export function chooseLanes({ rows, columns, binCounts }: BinnedRows, features: Int32Array, memory?: ArrayBufferLike): Lanes {
  const { placed, counts } = shareLanes(features, binCounts);
  const codes: Uint8Array[] = [];
  for (const { feature, lane, below } of placed) codes[lane] = addTo(codes[lane], columns[feature] as Uint8Array, below);
  const words = Math.ceil(counts.length / LANES_IN_WORD);
  const stride = 2 * Math.ceil(words / 2) + 2;
  const bytes = rows * stride * Int32Array.BYTES_PER_ELEMENT;
  // First fit may need more lanes for fewer columns.
  const buffer = memory && memory.byteLength >= bytes ? memory : new ArrayBuffer(bytes);
  const bins = new Int32Array(buffer);
  writeWords({ bins, words, stride, rows }, codes);
  const byFeature = placed.sort((a, b) => a.feature - b.feature);
  return { bins, packed: new Float64Array(buffer), words, stride, binCounts: Uint16Array.from(counts), columns: byFeature };
}

type Target = { readonly bins: Int32Array; readonly words: number; readonly stride: number; readonly rows: number };

/** Rows written together: all words of theirs stay near the processor. */
const BLOCK = 1024;

function writeWords({ words, rows, ...into }: Target, codes: readonly Uint8Array[]): void {
  const none = new Uint8Array(rows);
  for (let from = 0; from < rows; from += BLOCK) {
    const until = Math.min(rows, from + BLOCK);
    for (let word = 0; word < words; word += 1) {
      const lane = (i: number) => codes[LANES_IN_WORD * word + i] ?? none;
      writeWord({ ...into, word, from, until }, [lane(0), lane(1), lane(2), lane(3)]);
    }
  }
}

type Stretch = { readonly bins: Int32Array; readonly word: number; readonly stride: number; readonly from: number; readonly until: number };

function writeWord(
  { bins, word, stride, from, until }: Stretch,
  [a, b, c, d]: readonly [Uint8Array, Uint8Array, Uint8Array, Uint8Array],
): void {
  for (let row = from, at = from * stride + word; row < until; row += 1, at += stride) {
    bins[at] = (a[row] as number) | ((b[row] as number) << 8) | ((c[row] as number) << 16) | ((d[row] as number) << 24);
  }
}

/** First fit, the columns of most bins first. */
function shareLanes(features: Int32Array, binCounts: Uint16Array): { placed: LaneColumn[]; counts: number[] } {
  const counts: number[] = [];
  const byBins = Array.from(features).sort((a, b) => (binCounts[b] as number) - (binCounts[a] as number) || a - b);
  const placed = byBins.map((feature) => {
    const binCount = binCounts[feature] as number;
    const fitting = counts.findIndex((count) => count * binCount <= LANE);
    const lane = fitting < 0 ? counts.length : fitting;
    const below = counts[lane] ?? 1;
    counts[lane] = below * binCount;
    return { feature, binCount, lane, below };
  });
  return { placed, counts };
}

function addTo(codes: Uint8Array | undefined, column: Uint8Array, below: number): Uint8Array {
  if (!codes) return column;
  const sums = new Uint8Array(codes.length);
  for (let row = 0; row < sums.length; row += 1) sums[row] = (codes[row] as number) + below * (column[row] as number);
  return sums;
}
