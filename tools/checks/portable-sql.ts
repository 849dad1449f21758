import type { SourceFile } from "./source-files.ts";

/** What engines that spread PostgreSQL over machines do not run, or run otherwise, and what to write instead (docs/decisions/0025). */
const NOT_EVERYWHERE: readonly (readonly [RegExp, string])[] = [
  [/\busing\s+(?:gist|spgist|brin|hash)\b/i, "a GiST, SP-GiST, BRIN or hash index: a B-tree over codes (kernel/map/z-order.ts) or a range"],
  [/\bpg_(?:try_)?advisory_/i, "an advisory lock: takeLock or withNamedLock (platform/named-lock.server.ts)"],
  [/\b(?:un)?listen\s+[a-z_"]|\bpg_notify\s*\(|^\s*notify\s+[a-z_"]/i, "LISTEN and NOTIFY: a job of the queue"],
  [
    /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?(?:function|procedure|trigger|rule|event\s+trigger)\b/i,
    "code in the database: a use case",
  ],
  [/\bcreate\s+materialized\s+view\b/i, "a materialized view: a table that a job fills"],
  [/\bexclude\s+using\b/i, "an exclusion constraint: a unique key"],
  [/\block\s+table\b/i, "a table lock: a named lock"],
  [/\binherits\s*\(|\bcreate\s+unlogged\b|\bcreate\s+domain\b|\btablesample\b/i, "inheritance, unlogged tables, domains or table samples"],
  [
    /\bctid\b|\bxmin\b|\bcurrval\s*\(|\blastval\s*\(|\blo_(?:create|import|export)\b/i,
    "inner columns, sequences of the session or large objects",
  ],
  [/<->|\bpoint\s*\(/i, "geometric types and their distance: longitude, latitude and kernel/geo.ts"],
];

const MIGRATION = /^db\/migrations\/.*\.sql$/;
const STATEMENT = /sql(?:<[^`]*?>)?`((?:[^`\\]|\\.)*)`|sql\.raw\(\s*[`"]((?:[^`"\\]|\\.)*)/gs;

/** Landed migrations are never edited: what a later one has taken back is named here, with that one. */
const TAKEN_BACK: Readonly<Record<string, string>> = { "db/migrations/0005_surroundings.sql": "0011_town_places.sql" };

/** What is refused otherwise and has no other way: the audit trail of the desk must stand also against our own code (docs/decisions/0065). CockroachDB has triggers since 24.3, YugabyteDB and Citus have them. */
const WITH_A_TRIGGER = "db/migrations/0081_desk.sql";

/** Statements that only a single PostgreSQL runs, one sentence each: in migrations, and between the backticks of `sql` in code. */
export function portableSqlFaults({ path, text }: SourceFile): string[] {
  if (MIGRATION.test(path)) return path in TAKEN_BACK || path === WITH_A_TRIGGER ? [] : faultsIn(path, withoutComments(text));
  if (!/^src\/.*\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) return [];
  return [...text.matchAll(STATEMENT)].flatMap((found) => faultsIn(`${path}:${lineOf(text, found.index)}`, found[1] ?? found[2] ?? ""));
}

function faultsIn(at: string, statement: string): string[] {
  return NOT_EVERYWHERE.filter(([pattern]) => pattern.test(statement)).map(([, instead]) => `${at}: not on every engine: ${instead}`);
}

function withoutComments(text: string): string {
  return text.replaceAll(/--.*$/gm, "");
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}
