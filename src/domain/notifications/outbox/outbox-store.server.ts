import { sql } from "kysely";
import { type MessageState, statesBefore } from "#domain/notifications/core/message-states.ts";
import type { MessageChannel } from "#domain/notifications/core/types.ts";
import { mailboxKey } from "#kernel/email-address.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** Mails that anybody can have sent, to one address. What goes beyond is not written: what it is a receipt of is kept. */
const MOST_IN_AN_HOUR = 12;
/** Whoever fills the mailbox of somebody else does it for days. */
const MOST_IN_A_DAY = 30;

const UNTAGGED = sql`regexp_replace(lower(normalize(recipient, NFKC)), '^(.[^+]*)[+].*@', '\\1@')`;

/** What `mailboxKey` makes of the recipient, as SQL. */
const MAILBOX = sql`case when ${UNTAGGED} ~ '@(gmail|googlemail)[.]com$'
  then replace(regexp_replace(${UNTAGGED}, '@[^@]*$', ''), '.', '') || '@gmail.com' else ${UNTAGGED} end`;

export type NewMessage = {
  readonly channel: MessageChannel;
  readonly tenant: string | null;
  readonly kind: string;
  readonly to: string;
  readonly recipientKey: string | null;
  readonly messageKey: string | null;
  readonly facts: object;
  readonly afterCrash: "again" | "unclear";
  readonly isAskedByAnybody: boolean;
  readonly at: Date;
  readonly due: Date;
};

/** False: one with that key is there, or anybody had enough of them sent to that address. */
export async function addMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const { channel, tenant, kind, to, recipientKey, messageKey, facts, afterCrash, isAskedByAnybody, at, due } = message;
  const { rows } = await sql`
    insert into outbox (channel, tenant, kind, recipient, recipient_key, message_key, facts, state, after_crash, is_asked_by_anybody, queued_at, next_try_at)
    select ${channel}, ${tenant}, ${kind}, ${to}, ${recipientKey}, ${messageKey}, ${JSON.stringify(facts)}::jsonb, 'queued', ${afterCrash},
      ${isAskedByAnybody}, ${at}, ${due}
    where not ${isAskedByAnybody}::boolean or (
      select count(*) filter (where queued_at > ${at}::timestamptz - interval '1 hour') < ${MOST_IN_AN_HOUR} and count(*) < ${MOST_IN_A_DAY} from outbox
      where is_asked_by_anybody and queued_at > ${at}::timestamptz - interval '1 day' and ${MAILBOX} = ${mailboxKey(to)})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** Takes a message back that nobody has taken yet, so that another may be put in with its key. False: it has left, or there is none. */
export async function withdrawMessage(
  tx: Tx,
  { channel, tenant, key }: { readonly channel: MessageChannel; readonly tenant: string | null; readonly key: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from outbox where channel = ${channel} and coalesce(tenant, '') = ${tenant ?? ""} and message_key = ${key} and state = 'queued' and tries = 0`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0) > 0;
}

/** A message that somebody took to hand it over. */
export type TakenMessage = {
  readonly id: number;
  readonly channel: MessageChannel;
  readonly tenant: string | null;
  readonly kind: string;
  readonly to: string;
  readonly facts: object;
  readonly queuedAt: Date;
  readonly tries: number;
  readonly firstTryAt: Date;
  /** Somebody waits for it: it goes again after a crash. */
  readonly isWaitedFor: boolean;
  /** Known to whoever gets it, and to nobody who gets another. */
  readonly mark: string;
};

const TAKEN = sql`id, channel, tenant, kind, recipient as "to", facts, queued_at as "queuedAt", tries, first_try_at as "firstTryAt",
  after_crash = 'again' as "isWaitedFor", mark`;

/**
 * Takes the next message of a channel that is due, for one carrier alone: first what somebody waits for, and none while an older one to the same recipient
 * is due or under way. Null: none is.
 */
export async function takeMessage(db: Db, channel: MessageChannel, now: Date): Promise<TakenMessage | null> {
  const { rows } = await sql<TakenMessage>`
    update outbox set state = 'sending', taken_at = ${now}, tries = tries + 1, first_try_at = coalesce(first_try_at, ${now})
    where id = (
      select id from outbox m
      where channel = ${channel} and state = 'queued' and next_try_at <= ${now} and (recipient_key is null or not exists (
        select from outbox older
        where older.recipient_key = m.recipient_key and older.channel = m.channel and (older.queued_at, older.id) < (m.queued_at, m.id)
          and older.state in ('queued', 'sending') and (older.state = 'sending' or older.next_try_at <= ${now})))
      order by after_crash, next_try_at, id limit 1 for update skip locked)
    returning ${TAKEN}`.execute(db);
  return rows[0] ?? null;
}

/** Which taking of a message is meant: a carrier that took too long must not end the next one's. */
export type Taking = Pick<TakenMessage, "id" | "tries">;

/** Where a message that is under way goes instead. */
export async function readdressMessage(db: Db, { id, tries }: Taking, to: string): Promise<void> {
  await sql`update outbox set recipient = ${to} where id = ${id} and tries = ${tries} and state = 'sending'`.execute(db);
}

export type Ending = { readonly state: Exclude<MessageState, "queued" | "sending">; readonly at: Date; readonly error: string | null };

/** Writes down how a taking ended. False: it is another's by now. */
export async function endMessage(db: Db | Tx, { id, tries }: Taking, { state, at, error }: Ending): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update outbox set state = ${state}, ended_at = ${at}, last_error = ${error}
    where id = ${id} and tries = ${tries} and state = any(${statesBefore(state)})`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

type Later = { readonly nextTryAt: Date; readonly error: string | null; readonly isCounted: boolean };

/** Puts a message back until then. Not counted: it was not tried. */
export async function putBackMessage(db: Db, { id, tries }: Taking, { nextTryAt, error, isCounted }: Later): Promise<void> {
  await sql`
    update outbox set state = 'queued', taken_at = null, next_try_at = ${nextTryAt}, last_error = ${error},
      tries = tries - case when ${isCounted}::boolean then 0 else 1 end,
      first_try_at = case when ${isCounted}::boolean or tries > 1 then first_try_at end
    where id = ${id} and tries = ${tries} and state = 'sending'`.execute(db);
}

/** Messages that were taken before and whose carrier never wrote down what came of them. */
export async function leftBehind(db: Db, channels: readonly MessageChannel[], takenBefore: Date): Promise<TakenMessage[]> {
  const { rows } = await sql<TakenMessage>`
    select ${TAKEN} from outbox where state = 'sending' and taken_at < ${takenBefore} and channel = any(${[...channels]}) order by taken_at, id limit 1000`.execute(
    db,
  );
  return rows;
}

/** Forgets the messages that were done with before: their addresses go with them. */
export async function forgetMessages(db: Db, doneBefore: Date): Promise<void> {
  await sql`delete from outbox where ended_at < ${doneBefore}`.execute(db);
}

/** Takes away the mails whose facts name somebody, sent or not; one that is being handed over goes with its time. */
export async function forgetMailsAbout(tx: Tx, facts: object): Promise<void> {
  await sql`delete from outbox where channel = 'mail' and facts @> ${JSON.stringify(facts)}::jsonb and state <> 'sending'`.execute(tx);
}

/** Takes away the messages to somebody, sent or not, by whichever channel; one that is being handed over goes with its time. */
export async function forgetMessagesTo(tx: Tx, recipient: string): Promise<void> {
  await sql`delete from outbox where recipient_key = ${recipient} and state <> 'sending'`.execute(tx);
}
