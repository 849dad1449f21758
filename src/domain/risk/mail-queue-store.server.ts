import { sql } from "kysely";
import type { RiskMail, RiskMailKind } from "#domain/risk/mail-kinds.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** Mails that anybody can have sent to any address. */
const ASKED_BY_ANYBODY: readonly RiskMailKind[] = ["letter-received", "correction-received", "registration-received", "notice-link"];
/** Of those, to one address in an hour. What goes beyond is not written: the letter itself is kept. */
const MOST_IN_AN_HOUR = 12;

/** Puts a mail in the queue, in the transaction of what caused it: it goes out if and only if that is kept. */
export async function queueMail(
  tx: Tx,
  { to, at, mail: { kind, ...facts } }: { readonly to: string; readonly at: Date; readonly mail: RiskMail },
): Promise<void> {
  await sql`
    insert into risk_mail (kind, recipient, facts, queued_at, next_try_at)
    select ${kind}, ${to}, ${JSON.stringify(facts)}::jsonb, ${at}, ${at}
    where not ${ASKED_BY_ANYBODY.includes(kind)}::boolean or ${MOST_IN_AN_HOUR} > (
      select count(*) from risk_mail
      where recipient = ${to} and kind = any(${ASKED_BY_ANYBODY}) and queued_at > ${at}::timestamptz - interval '1 hour')`.execute(tx);
}

/** A mail that somebody took to hand it over. */
export type TakenMail = {
  readonly id: number;
  readonly to: string;
  readonly queuedAt: Date;
  readonly tries: number;
  readonly mail: RiskMail;
};

/** Takes the next mail that is due, for one carrier alone. Null: none is. */
export async function takeMail(db: Db, now: Date): Promise<TakenMail | null> {
  const { rows } = await sql<Omit<TakenMail, "mail"> & { readonly kind: string; readonly facts: object }>`
    update risk_mail set taken_at = ${now}, tries = tries + 1
    where id = (
      select id from risk_mail where next_try_at <= ${now} and taken_at is null and sent_at is null and gave_up_at is null
      order by next_try_at, id limit 1 for update skip locked)
    returning id, kind, recipient as "to", facts, queued_at as "queuedAt", tries`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { kind, facts, ...rest } = row;
  return { ...rest, mail: { kind, ...facts } as RiskMail };
}

export async function markSent(db: Db, id: number, at: Date): Promise<void> {
  await sql`update risk_mail set sent_at = ${at}, taken_at = null where id = ${id}`.execute(db);
}

/** Tries it again at `nextTryAt`; null: not again. */
export async function markFailed(
  db: Db,
  id: number,
  { at, nextTryAt }: { readonly at: Date; readonly nextTryAt: Date | null },
): Promise<void> {
  await sql`
    update risk_mail set taken_at = null, next_try_at = coalesce(${nextTryAt}::timestamptz, next_try_at),
      gave_up_at = case when ${nextTryAt}::timestamptz is null then ${at}::timestamptz end
    where id = ${id}`.execute(db);
}

/** Mails whose carrier was stopped before it wrote down what came of them: they may have gone out, and are not sent again. */
export async function giveUpUnclear(db: Db, { takenBefore, at }: { readonly takenBefore: Date; readonly at: Date }): Promise<number> {
  const { numAffectedRows } = await sql`
    update risk_mail set gave_up_at = ${at} where taken_at < ${takenBefore} and sent_at is null and gave_up_at is null`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export type UndeliveredMail = {
  readonly id: number;
  readonly kind: string;
  readonly to: string;
  readonly gaveUpAt: Date;
  readonly isUnclear: boolean;
};

/** Mails that were given up, for the desk: somebody waits for them. */
export async function undeliveredMails(db: Db): Promise<UndeliveredMail[]> {
  const { rows } = await sql<UndeliveredMail>`
    select id, kind, recipient as "to", gave_up_at as "gaveUpAt", taken_at is not null as "isUnclear"
    from risk_mail where gave_up_at is not null order by gave_up_at, id`.execute(db);
  return rows;
}

/** Forgets the mails that were done with before: their addresses go with them. */
export async function forgetMails(db: Db, doneBefore: Date): Promise<void> {
  await sql`delete from risk_mail where sent_at < ${doneBefore} or gave_up_at < ${doneBefore}`.execute(db);
}
