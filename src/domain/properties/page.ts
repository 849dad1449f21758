/** Lists come in pages of this many rows. */
export const PAGE_SIZE = 20;

/** One page of a list in a stable order; `page` counts from 1, `total` is the length of the whole list. */
export type Page<T> = {
  readonly items: readonly T[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
};

/** How many rows stand before a page: page 3 -> 40. Anything that is not a page number is the first page. */
export function rowsBefore(page: number): number {
  return (pageNumber(page) - 1) * PAGE_SIZE;
}

function pageNumber(page: number): number {
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

export function asPage<T>(items: readonly T[], page: number, total: number): Page<T> {
  return { items, page: pageNumber(page), pageSize: PAGE_SIZE, total };
}
