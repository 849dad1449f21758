import { isoDayOf } from "#domain/search/homes/table/days.ts";
import { visibleOffers } from "#domain/search/homes/table/home-table.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import type { FoundHome, HomeSort } from "#domain/search/homes/types.ts";
import { sortRows } from "./order.ts";
import type { Answer } from "./types.ts";

/** Lists come in pages of this many homes. */
export const HOMES_PER_PAGE = 20;

/** Rows of the homes that keep every condition. */
export function matchedRows({ rows, fails, total }: Answer): Uint32Array {
  const matched = new Uint32Array(total);
  let n = 0;
  for (let i = 0; i < rows.length; i += 1) if (fails[i] === 0) matched[n++] = rows[i] ?? 0;
  return matched;
}

/** The homes of a page, which counts from 1. */
export function homesOnPage(table: HomeTable, answer: Answer, { sort, page }: { sort: HomeSort; page: number }): FoundHome[] {
  const first = (page - 1) * HOMES_PER_PAGE;
  if (first >= answer.total) return [];
  return [...inOrder(table, answer, sort).subarray(first, first + HOMES_PER_PAGE)].flatMap((row) => foundHome(table, row) ?? []);
}

/** Keys of all homes that keep every condition, in order. */
export function keysInOrder(table: HomeTable, answer: Answer, sort: HomeSort): string[] {
  return [...inOrder(table, answer, sort)].flatMap((row) => table.offers[row]?.key ?? []);
}

/** Beyond so many homes it is cheaper to walk through all of the table in their order, which is kept. */
const FEW = 4_000;
type Kept = { version: number; readonly orders: Map<HomeSort, Uint32Array> };
const kept = new WeakMap<HomeTable, Kept>();

function inOrder(table: HomeTable, answer: Answer, sort: HomeSort): Uint32Array {
  const matched = matchedRows(answer);
  if (matched.length <= FEW) return sortRows(table, matched, sort);
  const isMatched = new Uint8Array(table.offers.length);
  for (const row of matched) isMatched[row] = 1;
  return orderOf(table, sort).filter((row) => isMatched[row] === 1);
}

function orderOf(table: HomeTable, sort: HomeSort): Uint32Array {
  const known = kept.get(table);
  const orders = known?.version === table.version ? known.orders : new Map<HomeSort, Uint32Array>();
  if (known?.version !== table.version) kept.set(table, { version: table.version, orders });
  const order = orders.get(sort) ?? sortRows(table, allSpeaking(table), sort);
  orders.set(sort, order);
  return order;
}

function allSpeaking({ columns: { speaks }, offers }: HomeTable): Uint32Array {
  return Uint32Array.from(offers.keys()).filter((row) => speaks[row] === 1);
}

/** A home as the offer in this row tells it, on the day of the table; null: the row is dead. */
export function foundHome(table: HomeTable, row: number): FoundHome | null {
  const offer = table.offers[row];
  if (!offer) return null;
  const { accesses: _a, nameKeys: _n, pets: _p, parking: _g, ...told } = offer;
  const visible = visibleOffers(table, offer.dwellingKey);
  const highest = Math.max(...visible.map((other) => table.columns.price[other] ?? 0));
  return {
    ...told,
    firstSeenOn: isoDayOf(table.columns.since[row] ?? 0),
    offers: visible.length,
    highestPrice: highest > offer.price ? highest : null,
  };
}
