import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import type { SuggestionRow } from "./suggestion-rows.ts";
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
};

/** What is asked of the table. `limit` counts rows; one suggestion may have several. */
export type SuggestionsWanted = {
  readonly key: string;
  readonly prefecture: string | null;
  readonly stationsOnly: boolean;
  /** Leaves out what weighs no more: towns without a sale weigh 0. */
  readonly heavierThan: number;
  readonly limit: number;
};

const COLUMNS = sql.raw("kind, label, detail, reference, prefecture, city_code, town, lon, lat");
/** A whole name counts as much as thirty times the sales. */
const EXACT_NAME_BONUS = 1.5;
const ROWS_PER_STATEMENT = 5_000;

/** Names that begin with the key, the heaviest first. */
export function suggestionsStarting(db: Db, wanted: SuggestionsWanted): Promise<Suggestion[]> {
  return found(db, startingStatement(wanted));
}

export function startingStatement(wanted: SuggestionsWanted) {
  return sql<Row>`
    select ${COLUMNS} from suggestion
    where search_key like ${`${escaped(wanted.key)}%`} ${narrowed(wanted)}
    order by weight + case when search_key = ${wanted.key} then ${EXACT_NAME_BONUS}::real else 0 end desc, label, reference limit ${wanted.limit}`;
}

/** Names with the key somewhere inside. */
export function suggestionsContaining(db: Db, wanted: SuggestionsWanted): Promise<Suggestion[]> {
  return found(db, containingStatement(wanted));
}

export function containingStatement(wanted: SuggestionsWanted) {
  return sql<Row>`
    select ${COLUMNS} from suggestion
    where search_key like ${`%${escaped(wanted.key)}%`} ${narrowed(wanted)}
    order by weight desc, label, reference limit ${wanted.limit}`;
}

/** Places whose whole name is one of `keys`, those with the longest first. */
export function placesNamed(db: Db, keys: readonly string[], wanted: Omit<SuggestionsWanted, "key">): Promise<Suggestion[]> {
  return found(
    db,
    sql<Row>`
      select ${COLUMNS} from suggestion
      where search_key = any(${keys}) and kind in ('prefecture', 'city', 'town') ${narrowed(wanted)}
      and length(search_key) = (
        select max(length(search_key)) from suggestion
        where search_key = any(${keys}) and kind in ('prefecture', 'city', 'town') ${narrowed(wanted)}
      )
      order by weight desc, label, reference limit ${wanted.limit}`,
  );
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
      insert into suggestion (${COLUMNS}, search_key, weight)
      select ${COLUMNS}, search_key, weight
      from jsonb_populate_recordset(null::suggestion, ${JSON.stringify(batch)}::jsonb)`.execute(tx);
  }
}

function narrowed({ prefecture, stationsOnly, heavierThan }: Omit<SuggestionsWanted, "key">) {
  const inPrefecture = prefecture === null ? sql`` : sql`and prefecture = ${prefecture}`;
  return sql`${stationsOnly ? sql`and kind = 'station'` : inPrefecture} and weight > ${heavierThan}::real`;
}

async function found(db: Db, statement: ReturnType<typeof sql<Row>>): Promise<Suggestion[]> {
  const { rows } = await statement.execute(db);
  return rows.map(({ city_code, lon, lat, ...row }) => ({
    ...row,
    cityCode: city_code,
    place: lon === null || lat === null ? null : { lon, lat },
  }));
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
