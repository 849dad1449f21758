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

/** Homes of a group of stations, or of several of them together, each only where the walk to that very station is short enough (in one pair). */
export function stationCounter(
  table: HomeTable,
  answer: Answer,
  walkMinutesMax: number | null,
): (stationGroups: readonly string[]) => number {
  const most = walkMinutesMax ?? Number.POSITIVE_INFINITY;
  // 1: a home that was found; beyond it, the number of the question that counted it last.
  const seen = new Int32Array(table.offers.length);
  for (const row of matchedRows(answer)) seen[row] = 1;
  let question = 1;
  return (stationGroups) => {
    question += 1;
    let count = 0;
    for (const group of stationGroups) {
      const { rows, walk, bus } = table.stations.get(group) ?? { rows: [], walk: [], bus: [] };
      for (let i = 0; i < rows.length; i += 1) {
        const row = rows[i] ?? 0;
        const isNear = walkMinutesMax === null || (bus[i] === 0 && (walk[i] ?? 0) <= most);
        if (!isNear || seen[row] === 0 || seen[row] === question) continue;
        seen[row] = question;
        count += 1;
      }
    }
    return count;
  };
}
