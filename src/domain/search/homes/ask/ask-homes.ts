import type { HomeTable } from "#domain/search/homes/table/types.ts";
import { candidateRows } from "./candidates.ts";
import { type Check, checksOf } from "./checks.ts";
import { giveBack, type Marks, takeMarks } from "./fail-marks.ts";
import { walkToStations } from "./place-lists.ts";
import type { Answer, Question } from "./types.ts";

/** Holds every home, on the day of the table, against the conditions. */
export function askHomes(table: HomeTable, question: Question): Answer {
  const { stations } = question.conditions;
  const rows = candidateRows(table, question);
  const walk = stations.length > 0 ? walkToStations(table, stations) : table.columns.walk;
  const marks = takeMarks(rows.length);
  const checks = checksOf(table, question.conditions, walk);
  for (const check of checks) holdAgainst({ rows, marks, kind: table.columns.kind }, check);
  return { rows, walk, marks, total: checks.length === 0 ? rows.length : countZeros(marks, rows.length) };
}

/** The same for who makes something of the answer at once and keeps nothing of it. */
export function withAnswer<T>(table: HomeTable, question: Question, make: (answer: Answer) => T): T {
  const answer = askHomes(table, question);
  const made = make(answer);
  giveBack(answer.marks);
  return made;
}

function countZeros(marks: Marks, length: number): number {
  let zeros = 0;
  for (let i = 0; i < length; i += 1) if (marks[i] === 0) zeros += 1;
  return zeros;
}

type Held = { readonly rows: Uint32Array; readonly marks: Marks; readonly kind: Uint8Array };

function holdAgainst(held: Held, check: Check): void {
  if (check.type === "range") holdRange(held, check);
  else if (check.type === "table") holdTable(held, check);
  else holdSince(held, check);
}

type Of<T extends Check["type"]> = Extract<Check, { type: T }>;

// Three loops that look alike: each stays on one kind of array, and none of them branches by what it reads, which makes it several times as fast as
// one loop that calls a function a row.
function holdRange({ rows, marks, kind }: Held, { column, min, max, failure }: Of<"range">): void {
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    const value = column[row] ?? Number.NaN;
    const isKept = Number(value >= min) & Number(value <= max);
    marks[i] = (marks[i] ?? 0) + (1 - isKept) * (failure[kind[row] ?? 0] ?? 0);
  }
}

function holdTable({ rows, marks, kind }: Held, { column, misses, failure }: Of<"table">): void {
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    marks[i] = (marks[i] ?? 0) + (misses[column[row] ?? 0] ?? 0) * (failure[kind[row] ?? 0] ?? 0);
  }
}

function holdSince({ rows, marks, kind }: Held, { column, from, failure }: Of<"since">): void {
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    marks[i] = (marks[i] ?? 0) + Number((column[row] ?? 0) < from) * (failure[kind[row] ?? 0] ?? 0);
  }
}
