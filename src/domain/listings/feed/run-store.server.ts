import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import { MOST_REJECTIONS } from "./feed-changes.ts";
import type { FeedRejection, FeedRun } from "./types.ts";

type RunHead = Pick<FeedRun, "companyId" | "actor" | "fileName" | "isFull" | "startedAt">;

/**
 * Begins the record of a file, which stays also where the work on it dies; what came of it is written by {@link finishRun}. It takes the place of one that died
 * before: the caller has the lock under which files are taken in, so that none of the company's is at work.
 */
export async function beginRun(db: Db, { companyId, actor, fileName, isFull, startedAt }: RunHead): Promise<number> {
  await sql`delete from feed_run where company_id = ${companyId} and state in ('running', 'interrupted')`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into feed_run (company_id, actor, file_name, is_full, state, started_at, finished_at)
    values (${companyId}, ${actor}, ${fileName}, ${isFull}, 'running', ${startedAt}, ${startedAt}) returning id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("insert into feed_run returned no row");
  return id;
}

/** The record is locked while its file is at work: one that says `running` and is not locked has died. */
export async function holdRun(tx: Tx, id: number): Promise<void> {
  await sql`select 1 from feed_run where id = ${id} for no key update`.execute(tx);
}

/** The work on a file ended without an outcome. */
export async function interruptRun(db: Db, id: number, at: Date): Promise<void> {
  await sql`update feed_run set state = 'interrupted', finished_at = ${at} where id = ${id} and state = 'running'`.execute(db);
}

/** Writes what came of a file, with the rows that were not taken in. */
export async function finishRun(tx: Tx, run: FeedRun, rejections: readonly FeedRejection[]): Promise<void> {
  const { counts } = run;
  await sql`
    update feed_run set state = ${run.state}, refusal = ${run.refusal}, rows_read = ${counts.read}, rows_added = ${counts.added},
      rows_changed = ${counts.changed}, rows_unchanged = ${counts.unchanged}, rows_rejected = ${counts.rejected},
      rows_suspended = ${counts.suspended}, rows_missing = ${counts.missing}, buildings_added = ${counts.buildingsAdded},
      buildings_doubtful = ${counts.buildingsDoubtful}, rejected_for = ${JSON.stringify(run.rejectedFor)}::jsonb,
      changes = ${JSON.stringify(run.changes)}::jsonb, finished_at = ${run.finishedAt}
    where id = ${run.id}`.execute(tx);
  if (rejections.length === 0) return;
  const rows = rejections.map((one) => ({ ...one, run_id: run.id }));
  await sql`
    insert into feed_rejection (run_id, line, field, reason, found, reference)
    select run_id, line, field, reason, found, reference from jsonb_populate_recordset(null::feed_rejection, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`.execute(tx);
}

/** Removes records of files that are older, with their rows. */
export async function forgetRuns(db: Db, before: Date): Promise<void> {
  await sql`delete from feed_run where started_at < ${before}`.execute(db);
}

/** Files that say they are at work and are locked by nobody. */
const DEAD = (companyId: string) => sql`
  dead as materialized (
    select id from feed_run where company_id = ${companyId} and state = 'running' for no key update skip locked)`;

const HEAD = sql`
  id, company_id as "companyId", actor, file_name as "fileName", is_full as "isFull",
  case when id in (select id from dead) then 'interrupted' else state end as state, refusal, started_at as "startedAt",
  finished_at as "finishedAt", jsonb_build_object('read', rows_read, 'added', rows_added, 'changed', rows_changed, 'unchanged', rows_unchanged,
    'rejected', rows_rejected, 'suspended', rows_suspended, 'missing', rows_missing, 'buildingsAdded', buildings_added,
    'buildingsDoubtful', buildings_doubtful) as counts, rejected_for as "rejectedFor"`;
const RUN = sql`${HEAD}, changes`;

/** The files of a company, the newest first; `most` of them. */
export async function listFeedRuns(db: Db, companyId: string, most = 50): Promise<FeedRun[]> {
  const { rows } =
    await sql<FeedRun>`with ${DEAD(companyId)} select ${RUN} from feed_run where company_id = ${companyId} order by id desc limit ${most}`.execute(
      db,
    );
  return rows;
}

/** The files of a company without what each changed, the newest first; `most` of them. */
export async function listFeedRunHeads(db: Db, companyId: string, most: number): Promise<Omit<FeedRun, "changes">[]> {
  const { rows } = await sql<
    Omit<FeedRun, "changes">
  >`with ${DEAD(companyId)} select ${HEAD} from feed_run where company_id = ${companyId} order by id desc limit ${most}`.execute(db);
  return rows;
}

/** One file of a company with the first `most` faults of the rows that were not taken in, in the order of the file, at most as many as are kept of a file; null: it has none of this number. */
export async function findFeedRun(
  db: Db,
  { companyId, id, most = MOST_REJECTIONS }: { readonly companyId: string; readonly id: number; readonly most?: number },
): Promise<{ readonly run: FeedRun; readonly rejections: readonly FeedRejection[] } | null> {
  const { rows } =
    await sql<FeedRun>`with ${DEAD(companyId)} select ${RUN} from feed_run where company_id = ${companyId} and id = ${id}`.execute(db);
  const [run] = rows;
  if (!run) return null;
  const rejected = await sql<FeedRejection>`
    select line, field, reason, found, reference from feed_rejection where run_id = ${id} order by line, field limit ${most}`.execute(db);
  return { run, rejections: rejected.rows };
}

/** The newest full file of the company that was kept, and the one asked for, till the transaction ends; null: it has none of this number. */
export async function lockRun(
  tx: Tx,
  companyId: string,
  id: number,
): Promise<{ readonly run: FeedRun; readonly isNewest: boolean } | null> {
  const { rows } =
    await sql<FeedRun>`with ${DEAD(companyId)} select ${RUN} from feed_run where company_id = ${companyId} and id = ${id} for no key update of feed_run`.execute(
      tx,
    );
  const [run] = rows;
  if (!run) return null;
  const later = await sql`
    select 1 from feed_run where company_id = ${companyId} and id > ${id} and is_full and state in ('applied', 'waiting-for-confirmation') limit 1`.execute(
    tx,
  );
  return { run, isNewest: later.rows.length === 0 };
}

/** A file that waits to be confirmed, with whose it is. */
export type WaitingRun = Omit<FeedRun, "changes"> & { readonly companyName: string };

const WAITING = sql`
  with dead as materialized (select id from feed_run where false)
  select ${HEAD}, (select name from company c where c.id = feed_run.company_id) as "companyName"
  from feed_run where state = 'waiting-for-confirmation'`;

/** Files of every company that wait to be confirmed, the oldest first: a span of them. */
export async function waitingRuns(db: Db, { offset, limit }: { readonly offset: number; readonly limit: number }): Promise<WaitingRun[]> {
  const { rows } = await sql<WaitingRun>`${WAITING} order by started_at, id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Null: none of this number waits. */
export async function findWaitingRun(db: Db | Tx, id: number): Promise<WaitingRun | null> {
  const { rows } = await sql<WaitingRun>`${WAITING} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** How many wait, and how many of them since before `lateBefore`. */
export async function countWaitingRuns(db: Db, lateBefore: Date): Promise<{ readonly waiting: number; readonly late: number }> {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(*)::int as waiting, (count(*) filter (where started_at < ${lateBefore}))::int as late
    from feed_run where state = 'waiting-for-confirmation'`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0 };
}
