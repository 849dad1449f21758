import { sql } from "kysely";
import { isOneEditApart } from "#kernel/one-edit.ts";
import { NOT_IN_KEYS } from "#kernel/place/chome.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { mayBeMisspelt } from "./query-text.ts";
import { COVERED_WEIGHT, type SuggestionRow } from "./suggestion-rows.ts";
import type { Suggestion } from "./types.ts";

type Row = {
  kind: Suggestion["kind"];
  label: string;
  detail: string;
  reference: string;
  prefecture: string | null;
  city_code: string | null;
  town: string | null;
  lon: number | null;
  lat: number | null;
  weight: number;
  search_key: string;
};

/** A suggestion under the name that was found. */
export type FoundSuggestion = Suggestion & Pick<SuggestionRow, "searchKey" | "weight">;

/** What is asked of the table. `limit` counts rows; one suggestion may have several. */
export type SuggestionsWanted = {
  readonly key: string;
  readonly prefecture: string | null;
  /** Null: of any kind. */
  readonly kinds: readonly Suggestion["kind"][] | null;
  /** Leaves out what weighs no more: towns without a sale weigh 0. */
  readonly heavierThan: number;
  readonly limit: number;
};

const COLUMNS = sql.raw("kind, label, detail, reference, prefecture, city_code, town, lon, lat, search_key, weight");
/** A whole name counts as much as thirty times the sales. */
const EXACT_NAME_BONUS = 1.5;
/** Comes after every letter of a name, byte by byte. */
const LAST_LETTER = "\u{10FFFF}";
const ROWS_PER_STATEMENT = 5_000;

/** Names that begin with the key, the heaviest first. */
export function suggestionsStarting(db: Db, wanted: SuggestionsWanted): Promise<FoundSuggestion[]> {
  return found(db, startingStatement(wanted));
}

export function startingStatement(wanted: SuggestionsWanted) {
  return sql<Row>`
    select ${COLUMNS} from suggestion
    where ${wanted.heavierThan < 0 ? sql`search_key like ${`${escaped(wanted.key)}%`}` : heavyBeginning(wanted.key)} ${narrowed(wanted)}
    order by weight + case when search_key = ${wanted.key} then ${EXACT_NAME_BONUS}::real else 0 end desc, label, reference limit ${wanted.limit}`;
}

/** Names with the key somewhere inside. */
export function suggestionsContaining(db: Db, wanted: SuggestionsWanted): Promise<FoundSuggestion[]> {
  return found(db, containingStatement(wanted));
}

export function containingStatement(wanted: SuggestionsWanted) {
  return sql<Row>`
    select ${COLUMNS} from suggestion
    where search_key like ${`%${escaped(wanted.key)}%`} ${narrowed(wanted)}
    order by weight desc, label, reference limit ${wanted.limit}`;
}

/** Suggestions whose whole name is one of `keys`, those with the longest first. */
export function placesNamed(db: Db, keys: readonly string[], wanted: Omit<SuggestionsWanted, "key">): Promise<FoundSuggestion[]> {
  return found(
    db,
    sql<Row>`
      select ${COLUMNS} from suggestion
      where search_key = any(${keys}) ${narrowed(wanted)}
      and length(search_key) = (
        select max(length(search_key)) from suggestion where search_key = any(${keys}) ${narrowed(wanted)}
      )
      order by weight desc, label, reference limit ${wanted.limit}`,
  );
}

/**
 * Names that differ from the key by one letter, the heaviest first; none for a key that may not be misspelt (`mayBeMisspelt`). Such a name
 * still has the first or the second half of the key at its front or end: by these halves the indexes find all that may do, and each is then
 * looked at. Of three letters the middle one may be wrong: then only the first is left to go by, and cities without sales are left out.
 */
export async function suggestionsClose(db: Db, wanted: SuggestionsWanted): Promise<FoundSuggestion[]> {
  if (!mayBeMisspelt(wanted.key)) return [];
  const candidates = await found(db, closeStatement(wanted));
  return candidates.filter(({ searchKey }) => isOneEditApart(searchKey, wanted.key)).slice(0, wanted.limit);
}

export function closeStatement(wanted: SuggestionsWanted) {
  const { key } = wanted;
  const half = Math.max(2, Math.floor(key.length / 2));
  const inTheMiddle = sql`or (${heavyBeginning(key.slice(0, 1))} and weight >= ${COVERED_WEIGHT}::real)`;
  return sql<Row>`
    select ${COLUMNS} from suggestion
    where (search_key like ${`${escaped(key.slice(0, half))}%`} or search_key like ${`%${escaped(key.slice(-half))}`}
      ${key.length < 2 * half ? inTheMiddle : sql``})
      and length(search_key) between ${key.length - 1}::int and ${key.length + 1}::int ${narrowed(wanted)}
    order by weight desc, label, reference`;
}

/** Whether a key is written as no key is any more: the table was made by an earlier program. */
export async function holdsOldKeys(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    holds: boolean;
  }>`select exists (select 1 from suggestion where search_key ~ ${NOT_IN_KEYS}) as holds`.execute(db);
  return rows[0]?.holds === true;
}

/** Puts rows into the new table. */
export type Write = (rows: readonly SuggestionRow[]) => Promise<void>;

/** Replaces all suggestions by what `fill` writes; readers see the old ones until it is done. Answers how many rows there are now. */
export async function replaceSuggestions(db: Db, fill: (tx: Tx, write: Write) => Promise<void>): Promise<number> {
  const written = await inTransaction(db, async (tx) => {
    let count = 0;
    await sql`delete from suggestion`.execute(tx);
    await fill(tx, async (rows) => {
      await insertSuggestions(tx, rows);
      count += rows.length;
    });
    return count;
  });
  // Takes the deleted rows out of the indexes and flushes the pending list of the trigram index; not possible inside a transaction.
  if (!db.isTransaction) await sql`vacuum (analyze) suggestion`.execute(db);
  return written;
}

async function insertSuggestions(tx: Tx, rows: readonly SuggestionRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_PER_STATEMENT).map(({ searchKey, cityCode, place, ...row }) => ({
      ...row,
      ...place,
      search_key: searchKey,
      city_code: cityCode,
    }));
    await sql`
      insert into suggestion (${COLUMNS})
      select ${COLUMNS}
      from jsonb_populate_recordset(null::suggestion, ${JSON.stringify(batch)}::jsonb)`.execute(tx);
  }
}

/**
 * For a beginning of which only the heavy names are wanted: as a range, byte by byte, the index looks at their weight too. By `like`, the
 * planner reads all that begins with one letter through the other index.
 */
function heavyBeginning(beginning: string) {
  return sql`search_key ~>=~ ${beginning} and search_key ~<~ ${beginning + LAST_LETTER}`;
}

function narrowed({ prefecture, kinds, heavierThan }: Omit<SuggestionsWanted, "key">) {
  const inPrefecture = prefecture === null ? sql`` : sql`and prefecture = ${prefecture}`;
  const ofKinds = kinds === null ? sql`` : sql`and kind = any(${kinds})`;
  return sql`${inPrefecture} ${ofKinds} and weight > ${heavierThan}::real`;
}

async function found(db: Db, statement: ReturnType<typeof sql<Row>>): Promise<FoundSuggestion[]> {
  const { rows } = await statement.execute(db);
  return rows.map(({ city_code, lon, lat, search_key, ...row }) => ({
    ...row,
    cityCode: city_code,
    searchKey: search_key,
    place: lon === null || lat === null ? null : { lon, lat },
  }));
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
