import { UNKNOWN } from "#domain/search/homes/table/columns.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import type { HomeSort } from "#domain/search/homes/types.ts";

/** What a home is sorted by, a whole number, the least first; homes of which it is not known come last. */
const WORTH: Readonly<Record<HomeSort, (table: HomeTable, row: number) => number | null>> = {
  new: ({ columns }, row) => LAST_DAY - (columns.since[row] ?? 0),
  price: ({ columns }, row) => columns.price[row] ?? null,
  "price-desc": ({ columns }, row) => MOST_YEN - Math.min(MOST_YEN, columns.price[row] ?? 0),
  "unit-price": ({ columns: { price, areaM2, landAreaM2 } }, row) => {
    const area = Number.isNaN(areaM2[row]) ? landAreaM2[row] : areaM2[row];
    return area === undefined || Number.isNaN(area) ? null : Math.round((price[row] ?? 0) / area);
  },
  gap: ({ offers }, row) => gapOf(offers[row]),
  walk: ({ columns }, row) => (columns.walk[row] === UNKNOWN ? null : (columns.walk[row] ?? null)),
  // A before B before C, then near misses; within a grade the deepest first. 要確認 and homes without a flag come last.
  certainty: ({ columns, offers }, row) => {
    const flag = columns.flag[row] ?? UNKNOWN;
    return flag === UNKNOWN ? null : flag * GRADE_STEP + Math.min(GRADE_STEP - 1, Math.round((offers[row]?.flag?.ratio ?? 9) * 1_000_000));
  },
};

/** Day 2^17 is in the year 2328; a hundred times a hundred million yen. */
const LAST_DAY = 2 ** 17;
const MOST_YEN = 1e10;
const GRADE_STEP = 1e8;

/** Asking price over the estimate, in millionths. */
function gapOf(offer: HomeTable["offers"][number] | undefined): number | null {
  return offer?.estimate ? Math.round((offer.price / offer.estimate.point) * 1_000_000) : null;
}

/** What a row is sorted by; homes of which it is not known come last. */
export function worthOf(table: HomeTable, row: number, sort: HomeSort): number {
  return Math.min(MOST, WORTH[sort](table, row) ?? MOST);
}

const MOST = 2 ** 34;

/** Rows in the order of their keys, and the place of each row in it. */
type KeyOrder = { rows: Uint32Array; ranks: Uint32Array; length: number };
const keyOrders = new WeakMap<HomeTable, KeyOrder>();

/** Rows are only added: those that came since are sorted and put between the others. */
function keyOrder(table: HomeTable): KeyOrder {
  const known = keyOrders.get(table) ?? { rows: new Uint32Array(), ranks: new Uint32Array(), length: 0 };
  if (known.length === table.offers.length) return known;
  const keyOf = (row: number) => keysOf(table)[row] ?? "";
  const added = Array.from({ length: table.offers.length - known.length }, (_, i) => known.length + i);
  added.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const rows = new Uint32Array(table.offers.length);
  let from = 0;
  let at = 0;
  for (const row of added) {
    const until = placeFor(known.rows, from, (other) => keyOf(other) < keyOf(row));
    rows.set(known.rows.subarray(from, until), at);
    at += until - from;
    rows[at++] = row;
    from = until;
  }
  rows.set(known.rows.subarray(from), at);
  const ranks = new Uint32Array(rows.length);
  for (let i = 0; i < rows.length; i += 1) ranks[rows[i] ?? 0] = i;
  const order = { rows, ranks, length: rows.length };
  keyOrders.set(table, order);
  return order;
}

/** Sorts what was added since by key, so that no question has to. */
export function prepareOrder(table: HomeTable): void {
  keyOrder(table);
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

const keys = new WeakMap<HomeTable, string[]>();

/** Keys of all rows, also of those that are dead by now. */
function keysOf(table: HomeTable): string[] {
  const known = keys.get(table) ?? [];
  keys.set(table, known);
  for (let row = known.length; row < table.offers.length; row += 1) known.push(table.offers[row]?.key ?? "");
  return known;
}

/** These rows in order: by what they are sorted by, equal ones by key. */
export function sortRows(table: HomeTable, rows: Uint32Array, sort: HomeSort): Uint32Array {
  const { rows: byKey, ranks, length } = keyOrder(table);
  // Both in one number: a number sorts twenty times as fast as a function compares.
  const step = 2 ** Math.ceil(Math.log2(length + 1));
  const packed = Float64Array.from(rows, (row) => worthOf(table, row, sort) * step + (ranks[row] ?? 0)).sort();
  return Uint32Array.from(packed, (value) => byKey[value % step] ?? 0);
}
