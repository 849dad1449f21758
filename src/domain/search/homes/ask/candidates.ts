import { rowsInBox, speakingRows } from "#domain/search/homes/table/rows-in-box.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import { atStations, inAreas, inBuildings, inBuildingsNamed, inDrawnArea, type Lists, withinCommute } from "./place-lists.ts";
import type { Question } from "./types.ts";

/**
 * Rows that speak for a home and keep all that is asked of its place and building. These have no choices whose counts leave them out, so that all
 * others need not be looked at again. Nobody writes into the answer.
 */
export function candidateRows(table: HomeTable, question: Question): Uint32Array {
  const asked = placesAsked(table, question);
  const { box } = question;
  if (asked.length === 0) return box === null ? speakingRows(table) : rowsInBox(table, box);
  return inAll(table, box === null ? asked : [...asked, [rowsInBox(table, box)]]);
}

function placesAsked(table: HomeTable, { conditions, reaches }: Question): Lists[] {
  const { areas, stations, commutes, polygon, buildingName, apartmentKeys } = conditions;
  const asked: Lists[] = commutes.map((commute, i) => withinCommute(table, commute, reaches[i] ?? new Map()));
  if (areas.length > 0) asked.push(inAreas(table, areas));
  if (stations.length > 0) asked.push(atStations(table, stations));
  if (polygon !== null) asked.push(inDrawnArea(table, polygon));
  if (buildingName !== null) asked.push(inBuildingsNamed(table, buildingName));
  if (apartmentKeys.length > 0) asked.push(inBuildings(table, apartmentKeys));
  return asked;
}

/** Of each row how many of the conditions held so far; nothing but zeros between two questions. */
let held = new Uint8Array(1_024);

function inAll(table: HomeTable, asked: readonly Lists[]): Uint32Array {
  if (held.length < table.offers.length) held = new Uint8Array(table.columns.kind.length);
  for (const [i, lists] of asked.entries()) for (const rows of lists) countUp(rows, i);
  const last = asked.at(-1) ?? [];
  const found = new Uint32Array(last.reduce((sum, rows) => sum + rows.length, 0));
  let n = 0;
  for (const rows of last) n = take(rows, asked.length, { speaks: table.columns.speaks, found, n });
  for (const lists of asked) for (const rows of lists) forget(rows);
  return found.subarray(0, n);
}

/** A row that stands in several lists of a condition counts once. */
function countUp(rows: ArrayLike<number>, before: number): void {
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    if (held[row] === before) held[row] = before + 1;
  }
}

function take(rows: ArrayLike<number>, all: number, { speaks, found, n }: { speaks: Uint8Array; found: Uint32Array; n: number }): number {
  let next = n;
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    if (held[row] !== all) continue;
    held[row] = 0;
    if (speaks[row] === 1) found[next++] = row;
  }
  return next;
}

function forget(rows: ArrayLike<number>): void {
  for (let i = 0; i < rows.length; i += 1) held[rows[i] ?? 0] = 0;
}
