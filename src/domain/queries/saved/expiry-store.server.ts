import { sql } from "kysely";
import type { QueryState, Wish } from "#domain/queries/core/types.ts";
import { readAnswers } from "#domain/queries/draft/read-answers.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { withoutAbout } from "./wish-of.ts";

export type DueQuery = {
  readonly id: string;
  readonly sub: string;
  readonly answers: Wish;
  readonly mailTo: string | null;
  readonly seenAt: Date;
};

const MOST_AT_ONCE = 200;

/** Live ones that nobody looked at since then and whose member was not warned yet; marked as warned in the same statement. */
export async function takeToWarn(tx: Tx, { before, at }: { readonly before: Date; readonly at: Date }): Promise<DueQuery[]> {
  const { rows } = await sql<Omit<DueQuery, "answers"> & { answers: unknown }>`
    update user_query set warned_at = ${at} where id in (
      select id from user_query where state in ('active', 'paused') and seen_at < ${before} and warned_at is null
      order by seen_at limit ${MOST_AT_ONCE} for update skip locked)
    returning id, sub, answers, mail_to as "mailTo", seen_at as "seenAt"`.execute(tx);
  return rows.map(({ answers, ...row }) => ({ ...row, answers: withoutAbout(readAnswers(answers)) }));
}

/** Ends those that nobody looked at since then, nor since their warning before then. Answers which, and what they were. */
export async function expireUnseen(
  tx: Tx,
  { seen, warned, at }: { readonly seen: Date; readonly warned: Date; readonly at: Date },
): Promise<{ readonly id: string; readonly from: QueryState }[]> {
  const { rows } = await sql<{ id: string; from: QueryState }>`
    with due as (
      select id, state from user_query where state in ('active', 'paused') and seen_at < ${seen} and warned_at < ${warned}
      limit ${MOST_AT_ONCE} for update skip locked)
    update user_query q set state = 'expired', updated_at = greatest(${at}, q.updated_at + interval '1 millisecond') from due
    where q.id = due.id returning q.id, due.state as from`.execute(tx);
  return rows;
}

/** Removes for good what was deleted before. Answers how many. */
export async function purgeArchived(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from user_query where state = 'archived' and archived_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
