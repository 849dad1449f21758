import type { HomeTable } from "#domain/search/homes/table/types.ts";
import { matchedRows } from "./page.ts";
import type { Answer } from "./types.ts";

/** Homes by prefecture (no parent), by city of a prefecture (`13`) or by town of a city (`13108`); codes as conditions name areas. */
export function countAreas({ columns, cities, towns }: HomeTable, answer: Answer, parent: string): Map<string, number> {
  const isOfTowns = parent.length === CITY_CODE;
  const byNumber = tally(matchedRows(answer), isOfTowns ? columns.town : columns.city, (isOfTowns ? towns : cities).size);
  const counts = new Map<string, number>();
  for (const [code, number] of isOfTowns ? towns : cities) {
    const count = byNumber[number] ?? 0;
    if (count === 0 || !code.startsWith(parent)) continue;
    const area = parent === "" ? code.slice(0, 2) : code;
    counts.set(area, (counts.get(area) ?? 0) + count);
  }
  return counts;
}

function tally(rows: Uint32Array, column: Int32Array, numbers: number): Uint32Array {
  const counts = new Uint32Array(numbers);
  for (const row of rows) counts[column[row] ?? 0] = (counts[column[row] ?? 0] ?? 0) + 1;
  return counts;
}

const CITY_CODE = 5;

/** Rows of homes by station group, each only where the walk to that very station is short enough (in one pair). */
export function rowsByStation(table: HomeTable, answer: Answer, walkMinutesMax: number | null): Map<string, ReadonlySet<number>> {
  const matched = new Set(matchedRows(answer));
  const found = new Map<string, ReadonlySet<number>>();
  for (const [group, { rows, walk, bus }] of table.stations) {
    const near = rows.filter(
      (row, i) => matched.has(row) && (walkMinutesMax === null || (bus[i] === 0 && (walk[i] ?? 0) <= walkMinutesMax)),
    );
    if (near.length > 0) found.set(group, new Set(near));
  }
  return found;
}
