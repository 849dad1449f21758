import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Topic } from "./types.ts";

/** Who wants a topic by whatever way, and has one of these hours; a page of them after one. */
export async function recipientsAtHours(
  db: Db,
  topic: Topic,
  { hours, after, most }: { readonly hours: readonly number[]; readonly after: string; readonly most: number },
): Promise<{ readonly recipient: string; readonly digestHour: number }[]> {
  const { rows } = await sql<{ recipient: string; digestHour: number }>`
    select recipient, digest_hour as "digestHour" from notification_setting s
    where recipient > ${after} and digest_hour = any(${[...hours]})
      and exists (select from notification_choice c where c.recipient = s.recipient and c.topic = ${topic} and c.is_on)
    order by recipient limit ${most}`.execute(db);
  return rows;
}

/** Whose mails go to an address. */
export async function recipientsOfAddress(db: Db | Tx, address: string): Promise<string[]> {
  const { rows } = await sql<{ recipient: string }>`
    select recipient from notification_setting where lower(mail_address) = ${address.trim().toLowerCase()} order by recipient`.execute(db);
  return rows.map(({ recipient }) => recipient);
}

/** Which of these want a topic by whatever way. */
export async function wantingAmong(db: Db, topic: Topic, recipients: readonly string[]): Promise<ReadonlySet<string>> {
  if (recipients.length === 0) return new Set();
  const { rows } = await sql<{ recipient: string }>`
    select distinct recipient from notification_choice where topic = ${topic} and is_on and recipient = any(${[...recipients]})`.execute(
    db,
  );
  return new Set(rows.map(({ recipient }) => recipient));
}
