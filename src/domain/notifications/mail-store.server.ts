import { sql } from "kysely";
import { mailboxKey } from "#kernel/email-address.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { MailKind, UndeliveredMail } from "./types.ts";

/** Mails that anybody can have sent, to one address in an hour. What goes beyond is not written: what it is a receipt of is kept. */
const MOST_IN_AN_HOUR = 12;

const UNTAGGED = sql`regexp_replace(lower(normalize(recipient, NFKC)), '^(.[^+]*)[+].*@', '\\1@')`;

/** What `mailboxKey` makes of the recipient, as SQL. */
const MAILBOX = sql`case when ${UNTAGGED} ~ '@(gmail|googlemail)[.]com$'
  then replace(regexp_replace(${UNTAGGED}, '@[^@]*$', ''), '.', '') || '@gmail.com' else ${UNTAGGED} end`;

/** Puts a mail in the queue, in the transaction of what caused it: it goes out if and only if that is kept, and not before `due`. */
export async function queueMail<Facts extends object, Added extends object>(
  tx: Tx,
  { kind, isAskedByAnybody }: MailKind<Facts, Added>,
  { to, at, due = at, facts }: { readonly to: string; readonly at: Date; readonly due?: Date; readonly facts: Facts },
): Promise<void> {
  await sql`
    insert into queued_mail (kind, recipient, is_asked_by_anybody, facts, queued_at, next_try_at)
    select ${kind}, ${to}, ${isAskedByAnybody}, ${JSON.stringify(facts)}::jsonb, ${at}, ${due}
    where not ${isAskedByAnybody}::boolean or ${MOST_IN_AN_HOUR} > (
      select count(*) from queued_mail
      where is_asked_by_anybody and queued_at > ${at}::timestamptz - interval '1 hour' and ${MAILBOX} = ${mailboxKey(to)})`.execute(tx);
}

/** A mail that somebody took to hand it over. */
export type TakenMail = {
  readonly id: number;
  readonly kind: string;
  readonly to: string;
  readonly facts: object;
  readonly queuedAt: Date;
  readonly tries: number;
};

/** Takes the next mail that is due, for one carrier alone. Null: none is. */
export async function takeMail(db: Db, now: Date): Promise<TakenMail | null> {
  const { rows } = await sql<TakenMail>`
    update queued_mail set taken_at = ${now}, tries = tries + 1
    where id = (
      select id from queued_mail where next_try_at <= ${now} and taken_at is null and sent_at is null and gave_up_at is null
      order by next_try_at, id limit 1 for update skip locked)
    returning id, kind, recipient as "to", facts, queued_at as "queuedAt", tries`.execute(db);
  return rows[0] ?? null;
}

export async function markSent(db: Db, id: number, at: Date): Promise<void> {
  await sql`update queued_mail set sent_at = ${at}, taken_at = null where id = ${id}`.execute(db);
}

/** Tries it again at `nextTryAt`; null: not again. */
export async function markFailed(
  db: Db,
  id: number,
  { at, nextTryAt }: { readonly at: Date; readonly nextTryAt: Date | null },
): Promise<void> {
  await sql`
    update queued_mail set taken_at = null, next_try_at = coalesce(${nextTryAt}::timestamptz, next_try_at),
      gave_up_at = case when ${nextTryAt}::timestamptz is null then ${at}::timestamptz end
    where id = ${id}`.execute(db);
}

/** Mails whose carrier was stopped before it wrote down what came of them: they may have gone out, and are not sent again. */
export async function giveUpUnclear(db: Db, { takenBefore, at }: { readonly takenBefore: Date; readonly at: Date }): Promise<number> {
  const { numAffectedRows } = await sql`
    update queued_mail set gave_up_at = ${at} where taken_at < ${takenBefore} and sent_at is null and gave_up_at is null`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Mails that were given up, the first first. */
export async function undeliveredMails(db: Db): Promise<UndeliveredMail[]> {
  const { rows } = await sql<UndeliveredMail>`
    select id, kind, recipient as "to", gave_up_at as "gaveUpAt", taken_at is not null as "isUnclear"
    from queued_mail where gave_up_at is not null order by gave_up_at, id`.execute(db);
  return rows;
}

/** The mails of one kind that were given up, with what they were to say; the first first. */
export async function undeliveredOf<Facts extends object, Added extends object>(
  db: Db,
  { kind }: MailKind<Facts, Added>,
): Promise<{ readonly to: string; readonly facts: Facts }[]> {
  const { rows } = await sql<{ to: string; facts: Facts }>`
    select recipient as "to", facts from queued_mail where kind = ${kind} and gave_up_at is not null order by gave_up_at, id`.execute(db);
  return rows;
}

/** Forgets the mails that were done with before: their addresses go with them. */
export async function forgetMails(db: Db, doneBefore: Date): Promise<void> {
  await sql`delete from queued_mail where sent_at < ${doneBefore} or gave_up_at < ${doneBefore}`.execute(db);
}
