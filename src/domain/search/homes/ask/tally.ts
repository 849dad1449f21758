import { UNKNOWN } from "#domain/search/homes/table/columns.ts";

/** Homes by each value from 0 to 255 of a column. */
export type Counts = Uint32Array;

export function newCounts(): Counts {
  return new Uint32Array(UNKNOWN + 1);
}

/** The values of these rows in each column. Three columns at a time, for one alone would wait for each of its sums to be written. */
export function tallyAll(rows: Uint32Array, columns: readonly Uint8Array[]): Counts[] {
  const counts = columns.map(newCounts);
  for (let c = 0; c < columns.length; c += 3) tallyThree(rows, columns.slice(c, c + 3), counts.slice(c, c + 3));
  return counts;
}

function tallyThree(rows: Uint32Array, columns: readonly Uint8Array[], counts: readonly Counts[]): void {
  const [a = NOTHING, b = NOTHING, c = NOTHING] = columns;
  const [ofA = newCounts(), ofB = newCounts(), ofC = newCounts()] = counts;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    add(ofA, a[row] ?? UNKNOWN);
    add(ofB, b[row] ?? UNKNOWN);
    add(ofC, c[row] ?? UNKNOWN);
  }
}

const NOTHING = new Uint8Array();

export function add(counts: Counts, value: number): void {
  counts[value] = (counts[value] ?? 0) + 1;
}
