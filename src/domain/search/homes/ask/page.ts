import { isoDayOf } from "#domain/search/homes/table/days.ts";
import { visibleOffers } from "#domain/search/homes/table/home-table.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import type { FoundHome, HomeSort } from "#domain/search/homes/types.ts";
import { rowsInOrder } from "./order.ts";
import type { Answer } from "./types.ts";

/** Lists come in pages of this many homes. */
export const HOMES_PER_PAGE = 20;

/** Rows of the homes that keep every condition; nobody writes into them. */
export function matchedRows({ rows, marks, total }: Answer): Uint32Array {
  if (total === rows.length) return rows;
  const matched = new Uint32Array(total);
  let n = 0;
  for (let i = 0; i < rows.length; i += 1) if (marks[i] === 0) matched[n++] = rows[i] ?? 0;
  return matched;
}

/** The homes of a page, which counts from 1. */
export function homesOnPage(table: HomeTable, answer: Answer, { sort, page }: { sort: HomeSort; page: number }): FoundHome[] {
  const first = (page - 1) * HOMES_PER_PAGE;
  if (first >= answer.total) return [];
  const rows = rowsInOrder(table, matchedRows(answer), { sort, first, most: HOMES_PER_PAGE });
  return rows.flatMap((row) => foundHome(table, row) ?? []);
}

/** A home as the offer in this row tells it, on the day of the table; null: the row is dead. */
export function foundHome(table: HomeTable, row: number): FoundHome | null {
  const offer = table.offers[row];
  if (!offer) return null;
  const { companyId: _c, accesses: _a, nameKeys: _n, pets: _p, parking: _g, ...told } = offer;
  const visible = visibleOffers(table, offer.dwellingKey);
  const highest = Math.max(...visible.map((other) => table.columns.price[other] ?? 0));
  return {
    ...told,
    firstSeenOn: isoDayOf(table.columns.since[row] ?? 0),
    offers: visible.length,
    highestPrice: highest > offer.price ? highest : null,
  };
}
