import type { HomeTable } from "#domain/search/homes/table/types.ts";

/** Homes of one place: how many, and the row of the cheapest, of equal ones the first by key. */
export type Spot = { row: number; count: number; readonly x: number; readonly y: number };

const MICRO = 1e6;
/** More than twice the spots that are ever asked for, so that they seldom meet. */
const SLOT_BITS = 10;
const SLOTS = 2 ** SLOT_BITS;

/** Homes by their place, to a tenth of a metre; null: there are more than `most` spots. `most`: 500 at the most. */
export function spotsOf(table: HomeTable, rows: Uint32Array, most: number): Spot[] | null {
  const { lon, lat } = table.columns;
  const spots: Spot[] = [];
  // Of each spot its number and one, where the place it has leads to; the next free one where that is taken.
  const slots = new Uint16Array(SLOTS);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    const x = Math.round((lon[row] ?? 0) * MICRO);
    const y = Math.round((lat[row] ?? 0) * MICRO);
    const slot = slotOf(slots, spots, x, y);
    const spot = spots[(slots[slot] ?? 0) - 1];
    if (spot) {
      spot.count += 1;
      if (isCheaper(table, row, spot.row)) spot.row = row;
    } else {
      if (spots.length === most) return null;
      slots[slot] = spots.push({ row, count: 1, x, y });
    }
  }
  return spots;
}

/** The slot of a place, or the free one that it may take. */
function slotOf(slots: Uint16Array, spots: readonly Spot[], x: number, y: number): number {
  let slot = (Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b)) >>> (32 - SLOT_BITS);
  for (;;) {
    const spot = spots[(slots[slot] ?? 0) - 1];
    if (!spot || (spot.x === x && spot.y === y)) return slot;
    slot = (slot + 1) % SLOTS;
  }
}

function isCheaper({ columns: { price }, keys }: HomeTable, row: number, other: number): boolean {
  const difference = (price[row] ?? 0) - (price[other] ?? 0);
  return difference < 0 || (difference === 0 && (keys[row] ?? "") < (keys[other] ?? ""));
}
