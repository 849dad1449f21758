import { sql } from "kysely";
import type { MxState, Trial, TrialState } from "#domain/leads/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

const COLUMNS = sql`letter_id as id, state, company, mail_domain as "mailDomain", is_free_mail as "isFreeMail", is_hasty as "isHasty", website,
  corporate_number as "corporateNumber", mx, wants_reminders as "wantsReminders", terms_version as "termsVersion", client_id as "clientId", key_id as "keyId",
  key_shown_at as "keyShownAt", ends_at as "endsAt", received_at as "receivedAt", to_char(due_on, 'YYYY-MM-DD') as "dueOn"`;
/** What an operator may still do something about. */
const WAITS = sql`state not in ('converted', 'expired', 'rejected')`;

export async function addTrial(tx: Tx, of: Trial): Promise<void> {
  await sql`
    insert into biz_trial (letter_id, state, company, mail_domain, is_free_mail, is_hasty, website, corporate_number, mx, wants_reminders, terms_version,
      received_at, due_on, moved_at)
    values (${of.id}, ${of.state}, ${of.company}, ${of.mailDomain}, ${of.isFreeMail}, ${of.isHasty}, ${of.website}, ${of.corporateNumber}, ${of.mx},
      ${of.wantsReminders}, ${of.termsVersion}, ${of.receivedAt}, ${of.dueOn}::date, ${of.receivedAt})`.execute(tx);
}

export async function findTrial(db: Db | Tx, id: string): Promise<Trial | null> {
  const { rows } = await sql<Trial>`select ${COLUMNS} from biz_trial where letter_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Held until the transaction ends. */
export async function lockTrial(tx: Tx, id: string): Promise<Trial | null> {
  const { rows } = await sql<Trial>`select ${COLUMNS} from biz_trial where letter_id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Those to be reviewed first, then those that run: a span of them. */
export async function trialsWaiting(db: Db | Tx, { offset, limit }: { readonly offset: number; readonly limit: number }): Promise<Trial[]> {
  const { rows } = await sql<Trial>`
    select ${COLUMNS} from biz_trial where ${WAITS} order by state <> 'review', due_on, received_at, letter_id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

/** How many `trialsWaiting` has in all. */
export async function countOpenTrials(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from biz_trial where ${WAITS}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many wait for a review, and how many of them past their day. `today`: ISO date. */
export async function countTrials(db: Db | Tx, today: string): Promise<{ readonly waiting: number; readonly late: number }> {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(*)::int as waiting, (count(*) filter (where due_on < ${today}::date))::int as late from biz_trial where state = 'review'`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, late: 0 };
}

/** The numbers of other trials of the same company since then: by its mail domain, unless anybody may have one there, or by its 法人番号. */
export async function earlierTrials(
  db: Db | Tx,
  { id, mailDomain, isFreeMail, corporateNumber }: Trial,
  since: Date,
): Promise<{ readonly id: string; readonly state: TrialState }[]> {
  const { rows } = await sql<{ id: string; state: TrialState }>`
    select letter_id as id, state from biz_trial
    where letter_id <> ${id} and received_at > ${since} and ((not ${isFreeMail}::boolean and mail_domain = ${mailDomain}) or corporate_number = ${corporateNumber}::text)
    order by received_at, letter_id limit 10`.execute(db);
  return rows;
}

type Moved = Pick<Trial, "state" | "clientId" | "keyId" | "keyShownAt" | "endsAt">;

export async function putTrial(tx: Tx, id: string, { state, clientId, keyId, keyShownAt, endsAt }: Moved, at: Date): Promise<void> {
  await sql`
    update biz_trial set state = ${state}, client_id = ${clientId}, key_id = ${keyId}, key_shown_at = ${keyShownAt}, ends_at = ${endsAt}, moved_at = ${at}
    where letter_id = ${id}`.execute(tx);
}

export async function putReminders(tx: Tx, id: string, wants: boolean): Promise<void> {
  await sql`update biz_trial set wants_reminders = ${wants} where letter_id = ${id}`.execute(tx);
}

export async function uncheckedDomains(db: Db): Promise<{ readonly id: string; readonly mailDomain: string }[]> {
  const { rows } = await sql<{ id: string; mailDomain: string }>`
    select letter_id as id, mail_domain as "mailDomain" from biz_trial where mx = 'unchecked' order by received_at limit 20`.execute(db);
  return rows;
}

export async function putMx(db: Db, id: string, mx: MxState): Promise<void> {
  await sql`update biz_trial set mx = ${mx} where letter_id = ${id}`.execute(db);
}

/** Trials that run and end by then. */
export async function trialsEndingBy(db: Db, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select letter_id as id from biz_trial where state in ('approved', 'active', 'extended') and ends_at <= ${at} order by ends_at limit 500`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Trials that ended before. */
export async function trialsEndedBefore(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select letter_id as id from biz_trial where state = 'ended' and ends_at < ${before} order by ends_at limit 500`.execute(db);
  return rows.map(({ id }) => id);
}
