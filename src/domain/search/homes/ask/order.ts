import { type Columns, MOST_WORTH } from "#domain/search/homes/table/columns.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import type { HomeSort } from "#domain/search/homes/types.ts";
import { keyOrder } from "./key-order.ts";
import { smallestFirst } from "./smallest.ts";

/** What a home is sorted by, a whole number, the least first; homes of which it is not known come last. Of a reversed one the greatest first. */
type Worth = { readonly column: (columns: Columns) => Float64Array | Int32Array | Uint8Array; readonly isReversed?: true };
const WORTH: Readonly<Record<HomeSort, Worth>> = {
  new: { column: ({ since }) => since, isReversed: true },
  price: { column: ({ price }) => price },
  "price-desc": { column: ({ price }) => price, isReversed: true },
  "unit-price": { column: ({ unitPrice }) => unitPrice },
  gap: { column: ({ gap }) => gap },
  walk: { column: ({ walk }) => walk },
  certainty: { column: ({ certainty }) => certainty },
};

/** What is sorted is packed in here. */
let room = new Float64Array(1_024);

/** These rows from the place `first` on in order, `most` of them: by what they are sorted by, equal ones by key. Only what comes before them is sorted. */
export function rowsInOrder(table: HomeTable, rows: Uint32Array, { sort, first, most }: Part): number[] {
  const { rows: byKey, ranks } = keyOrder(table);
  if (room.length < rows.length) room = new Float64Array(table.columns.kind.length);
  // Both in one number: a number sorts twenty times as fast as a function compares.
  const step = 2 ** Math.ceil(Math.log2(byKey.length + 1));
  const { column, isReversed = false } = WORTH[sort];
  pack(column(table.columns), isReversed, { rows, ranks, step });
  smallestFirst(room, rows.length, first + most);
  return Array.from(room.subarray(first, Math.min(first + most, rows.length)), (value) => byKey[value % step] ?? 0);
}

type Part = { readonly sort: HomeSort; readonly first: number; readonly most: number };
type Packed = { readonly rows: Uint32Array; readonly ranks: Uint32Array; readonly step: number };

function pack(column: Float64Array | Int32Array | Uint8Array, isReversed: boolean, { rows, ranks, step }: Packed): void {
  const [zero, sign] = isReversed ? [MOST_WORTH, -1] : [0, 1];
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    const worth = zero + sign * (column[row] ?? 0);
    room[i] = Math.max(0, Math.min(MOST_WORTH, worth)) * step + (ranks[row] ?? 0);
  }
}
