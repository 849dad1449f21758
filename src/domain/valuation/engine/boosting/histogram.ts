import { LANE, LANES_IN_WORD, type LaneColumn, type Lanes } from "./lanes.ts";

const WORD = LANES_IN_WORD * LANE;

/** Packed sums (packing.ts) by lane and bin. */
export type Histogram = Float64Array;

/** The rows of one node: `order[from]` to `order[until - 1]`. */
export type RowRange = { readonly order: Int32Array; readonly from: number; readonly until: number };

export function emptyHistogram(columns: number): Histogram {
  return new Float64Array(Math.ceil(columns / LANES_IN_WORD) * WORD);
}

/** Packed sums by bin: those of a column are `sums[first]` and on. */
export type ColumnSums = { readonly sums: Float64Array; readonly first: number; readonly binCount: number };

/** The sums of one column by bin; `room` is written where it shares its lane. */
export function columnSums(histogram: Histogram, { lane, below, binCount }: LaneColumn, lanes: Lanes, room: Float64Array): ColumnSums {
  const inLane = lanes.binCounts[lane] as number;
  const first = lane * LANE;
  if (inLane === binCount) return { sums: histogram, first, binCount };
  room.fill(0, 0, binCount);
  for (let from = 0, bin = 0; from < inLane; from += below, bin = bin + 1 === binCount ? 0 : bin + 1) {
    let sum = 0;
    for (let at = first + from; at < first + from + below; at += 1) sum += histogram[at] as number;
    room[bin] = (room[bin] as number) + sum;
  }
  return { sums: room, first: 0, binCount };
}

/** Rows added up together: they stay near the processor from one look at them to the next. */
const CHUNK = 256;
/** Written anew for each chunk: a call makes no memory of its own, which would cost small nodes more than their sums do. */
const MEMORY = { values: new Float64Array(CHUNK), heads: new Int32Array(CHUNK) };

/** Sums the rows of a node by lane and bin. */
export function fillHistogram(into: Histogram, lanes: Lanes, { order, from, until }: RowRange): void {
  for (let lane = 0; lane < lanes.binCounts.length; lane += 1) into.fill(0, lane * LANE, lane * LANE + (lanes.binCounts[lane] as number));
  const parts = partsOf(into, lanes.words);
  for (let first = from; first < until; first += CHUNK) {
    const rows = { values: MEMORY.values, heads: MEMORY.heads, order, from: first, until: Math.min(until, first + CHUNK) };
    gather(rows, lanes);
    for (const { add, into: part, word } of parts) add(part, word, rows, lanes);
  }
}

type Part = { readonly add: typeof addOneWord; readonly into: Histogram; readonly word: number };

/** Ways to add a row up, by how many words of it they add at once. */
const WAYS = [
  { size: 4, add: addFourWords },
  { size: 2, add: addTwoWords },
  { size: 1, add: addOneWord },
];

function partsOf(histogram: Histogram, words: number): Part[] {
  const parts: Part[] = [];
  for (let word = 0; word < words; ) {
    const { size, add } = WAYS.find((way) => way.size <= words - word) as (typeof WAYS)[number];
    parts.push({ add, into: histogram.subarray(word * WORD), word });
    word += size;
  }
  return parts;
}

/*
 * Where most of the time goes. `| 0` and `Math.imul` tell the engine that no product or sum leaves 32 bits, and literals cost it less than
 * names do: together they halve the time. Casts: every index is within bounds by construction.
 */

type Chunk = RowRange & { readonly values: Float64Array; readonly heads: Int32Array };

/** Reads both ends of the rows, so that the processor fetches many of them at once, also those that lie across its lines of memory. */
function gather({ order, from, until, values, heads }: Chunk, { bins, packed, stride }: Lanes): void {
  const half = stride >> 1;
  const count = (until - from) | 0;
  for (let i = 0; i < count; i = (i + 1) | 0) {
    const row = order[(from + i) | 0] as number;
    values[i] = packed[(Math.imul(row, half) + half - 1) | 0] as number;
    heads[i] = bins[Math.imul(row, stride)] as number;
  }
}

function addFourWords(into: Histogram, word: number, { order, from, until, values }: Chunk, { bins, stride }: Lanes): void {
  const count = (until - from) | 0;
  for (let i = 0; i < count; i = (i + 1) | 0) {
    const at = (Math.imul(order[(from + i) | 0] as number, stride) + word) | 0;
    const value = values[i] as number;
    addWord(into, 0, bins[at] as number, value);
    addWord(into, 1024, bins[(at + 1) | 0] as number, value);
    addWord(into, 2048, bins[(at + 2) | 0] as number, value);
    addWord(into, 3072, bins[(at + 3) | 0] as number, value);
  }
}

function addTwoWords(into: Histogram, word: number, { order, from, until, values }: Chunk, { bins, stride }: Lanes): void {
  const count = (until - from) | 0;
  for (let i = 0; i < count; i = (i + 1) | 0) {
    const at = (Math.imul(order[(from + i) | 0] as number, stride) + word) | 0;
    const value = values[i] as number;
    addWord(into, 0, bins[at] as number, value);
    addWord(into, 1024, bins[(at + 1) | 0] as number, value);
  }
}

function addOneWord(into: Histogram, word: number, { order, from, until, values }: Chunk, { bins, stride }: Lanes): void {
  const count = (until - from) | 0;
  for (let i = 0; i < count; i = (i + 1) | 0) {
    addWord(into, 0, bins[(Math.imul(order[(from + i) | 0] as number, stride) + word) | 0] as number, values[i] as number);
  }
}

function addWord(into: Histogram, from: number, bins: number, value: number): void {
  const a = from + (bins & 255);
  const b = from + 256 + ((bins >>> 8) & 255);
  const c = from + 512 + ((bins >>> 16) & 255);
  const d = from + 768 + ((bins >>> 24) & 255);
  into[a] = (into[a] as number) + value;
  into[b] = (into[b] as number) + value;
  into[c] = (into[c] as number) + value;
  into[d] = (into[d] as number) + value;
}

/** Turns a parent's histogram into that of the sibling of `child`: what is in the parent and not in the child is in the sibling. */
export function subtractHistogram(parent: Histogram, child: Histogram, { binCounts }: Lanes): void {
  binCounts.forEach((bins, lane) => {
    const until = lane * LANE + bins;
    for (let at = lane * LANE; at < until; at += 1) parent[at] = (parent[at] as number) - (child[at] as number);
  });
}
