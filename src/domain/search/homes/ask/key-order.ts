import type { HomeTable } from "#domain/search/homes/table/types.ts";

/** Rows in the order of their keys, and the place of each row in it. */
type KeyOrder = { readonly rows: Uint32Array; readonly ranks: Uint32Array };
const orders = new WeakMap<HomeTable, KeyOrder>();

/** Rows are only added: those that came since are sorted and put between the others. */
export function keyOrder(table: HomeTable): KeyOrder {
  const known = orders.get(table) ?? { rows: new Uint32Array(), ranks: new Uint32Array() };
  const { keys } = table;
  if (known.rows.length === keys.length) return known;
  const added = Array.from({ length: keys.length - known.rows.length }, (_, i) => known.rows.length + i);
  added.sort((a, b) => ((keys[a] ?? "") < (keys[b] ?? "") ? -1 : 1));
  const rows = merged(known.rows, added, keys);
  const ranks = new Uint32Array(rows.length);
  for (let i = 0; i < rows.length; i += 1) ranks[rows[i] ?? 0] = i;
  const order = { rows, ranks };
  orders.set(table, order);
  return order;
}

/** Sorts what was added since by key, so that no question has to. */
export function prepareOrder(table: HomeTable): void {
  keyOrder(table);
}

function merged(rows: Uint32Array, added: readonly number[], keys: readonly string[]): Uint32Array {
  const all = new Uint32Array(rows.length + added.length);
  let from = 0;
  let at = 0;
  for (const row of added) {
    const key = keys[row] ?? "";
    const until = placeFor(rows, from, (other) => (keys[other] ?? "") < key);
    all.set(rows.subarray(from, until), at);
    at += until - from;
    all[at++] = row;
    from = until;
  }
  all.set(rows.subarray(from), at);
  return all;
}

/** The first place from `from` on whose row does not stand before. */
function placeFor(rows: Uint32Array, from: number, isBefore: (row: number) => boolean): number {
  let low = from;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(rows[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}
