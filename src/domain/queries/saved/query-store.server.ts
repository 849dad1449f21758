import { sql } from "kysely";
import type { QueryState, Wish } from "#domain/queries/core/types.ts";
import { readAnswers } from "#domain/queries/draft/read-answers.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { QueryVersion, SavedQuery } from "./types.ts";
import { wishOf, withoutAbout } from "./wish-of.ts";

type Row = Omit<SavedQuery, "answers" | "wish"> & { readonly answers: unknown };

const COLUMNS = sql`
  id, state, version, answers, created_at as "createdAt", updated_at as "updatedAt", seen_at as "seenAt", archived_from as "archivedFrom"`;

function queryOf({ answers: stored, ...row }: Row): SavedQuery {
  const answers = withoutAbout(readAnswers(stored));
  return { ...row, answers, wish: wishOf(answers) };
}

/** All of a member that were not deleted, the newest first. */
export async function queriesOf(db: Db | Tx, sub: string): Promise<SavedQuery[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from user_query where sub = ${sub} and state <> 'archived' order by created_at desc, id`.execute(db);
  return rows.map(queryOf);
}

export type OwnedQuery = SavedQuery & { readonly sub: string };

/** Whatever changed from then on, deleted ones too, after one by its id; for whoever keeps an index of them. */
export async function queriesChangedFrom(
  db: Db,
  since: Date,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<OwnedQuery[]> {
  const { rows } = await sql<Row & { readonly sub: string }>`
    select sub, ${COLUMNS} from user_query where updated_at >= ${since} and id > ${after} order by id limit ${most}`.execute(db);
  return rows.map(({ sub, ...row }) => ({ ...queryOf(row), sub }));
}

/** One of a member, deleted or not; null: there is none, or it is somebody else's. */
export async function queryOfMember(db: Db | Tx, sub: string, id: string): Promise<SavedQuery | null> {
  const { rows } = await sql<Row>`select ${COLUMNS} from user_query where sub = ${sub} and id = ${id}`.execute(db);
  return rows[0] ? queryOf(rows[0]) : null;
}

export async function versionsOf(db: Db | Tx, id: string): Promise<QueryVersion[]> {
  const { rows } = await sql<QueryVersion>`
    select version, words, made_at as "madeAt" from user_query_version where query_id = ${id} order by version desc`.execute(db);
  return rows;
}

/** Where the warning before its end goes. */
export async function mailOf(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ mailTo: string | null }>`select mail_to as "mailTo" from user_query where id = ${id}`.execute(tx);
  return rows[0]?.mailTo ?? null;
}

export async function countLive(tx: Tx, sub: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from user_query where sub = ${sub} and state in ('active', 'paused')`.execute(tx);
  return rows[0]?.n ?? 0;
}

export type NewQuery = {
  readonly id: string;
  readonly sub: string;
  readonly state: QueryState;
  readonly flowVersion: number;
  readonly answers: Wish;
  readonly words: string;
  readonly mailTo: string | null;
  readonly at: Date;
};

export async function addQuery(tx: Tx, { id, sub, state, flowVersion, answers, words, mailTo, at }: NewQuery): Promise<void> {
  await sql`
    insert into user_query (id, sub, state, version, flow_version, answers, mail_to, created_at, updated_at, seen_at)
    values (${id}, ${sub}, ${state}, 1, ${flowVersion}, ${JSON.stringify(answers)}::jsonb, ${mailTo}, ${at}, ${at}, ${at})`.execute(tx);
  await addVersion(tx, { id, version: 1, words, at });
}

type Change = Pick<NewQuery, "id" | "flowVersion" | "answers" | "words" | "mailTo" | "at"> & { readonly version: number };

/** Other answers, as the version told. */
export async function changeQuery(tx: Tx, { id, version, flowVersion, answers, words, mailTo, at }: Change): Promise<void> {
  await sql`
    update user_query set version = ${version}, flow_version = ${flowVersion}, answers = ${JSON.stringify(answers)}::jsonb,
      mail_to = ${mailTo}, updated_at = ${at}, seen_at = ${at}, warned_at = null
    where id = ${id}`.execute(tx);
  await addVersion(tx, { id, version, words, at });
}

async function addVersion(tx: Tx, { id, version, words, at }: Pick<Change, "id" | "version" | "words" | "at">): Promise<void> {
  await sql`insert into user_query_version (query_id, version, words, made_at) values (${id}, ${version}, ${words}, ${at})`.execute(tx);
}

type StateChange = { readonly id: string; readonly from: QueryState; readonly to: QueryState; readonly at: Date };

/** Another state by the member's own hand, which is a look at it, too. */
export async function moveQuery(tx: Tx, { id, from, to, at }: StateChange): Promise<void> {
  const isGone = to === "archived";
  await sql`
    update user_query set state = ${to}, updated_at = ${at}, seen_at = ${at}, warned_at = null,
      archived_at = ${isGone ? at : null}, archived_from = ${isGone ? from : null}
    where id = ${id}`.execute(tx);
}

/** A member looked at their conditions: written at most once a day. Answers of how many that was the first look of the day. */
export async function touchQueries(db: Db, sub: string, { at, ifBefore }: { readonly at: Date; readonly ifBefore: Date }): Promise<number> {
  const { numAffectedRows } = await sql`
    update user_query set seen_at = ${at}, warned_at = null
    where sub = ${sub} and state in ('active', 'paused') and seen_at < ${ifBefore}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Another address for the warning, for all that a member saved. */
export async function addressQueries(db: Db, sub: string, mailTo: string | null): Promise<void> {
  await sql`update user_query set mail_to = ${mailTo} where sub = ${sub} and mail_to is distinct from ${mailTo}`.execute(db);
}

/** All that a member saved, as the account goes. The audit rows name nobody and stay. */
export async function forgetQueries(tx: Tx, sub: string): Promise<void> {
  await sql`delete from user_query where sub = ${sub}`.execute(tx);
  await sql`delete from query_draft where sub = ${sub}`.execute(tx);
}
