import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

type Month = { readonly channel: string; readonly month: string };

export type Taken = {
  /** How many of the month are taken with this one; null: none was left. */
  readonly sent: number | null;
  /** Whoever it goes to has blocked the account, or is not known to follow it any longer. */
  readonly isBlocked: boolean;
};

/** Takes one message out of a month for somebody who has not blocked the account; all at once, so that two carriers never take the last one both. */
export async function takeMessage(
  db: Db,
  { channel, month, userId, most }: Month & { readonly userId: string; readonly most: number },
): Promise<Taken> {
  const { rows } = await sql<Taken>`
    with blocked as (
      select exists (select 1 from line_account where provider = ${channel} and user_id = ${userId} and state in ('blocked', 'unlinked')) as is_so
    ), taken as (
      insert into line_budget as budget (channel, month, sent)
      select ${channel}, ${month}, 1 from blocked where not is_so and ${most} > 0
      on conflict (channel, month) do update set sent = budget.sent + 1 where budget.sent < ${most}
      returning sent
    )
    select (select sent from taken) as sent, is_so as "isBlocked" from blocked`.execute(db);
  return rows[0] ?? { sent: null, isBlocked: false };
}

/** What was taken and not sent. */
export async function giveBack(db: Db, { channel, month }: Month): Promise<void> {
  await sql`update line_budget set sent = greatest(sent - 1, 0) where channel = ${channel} and month = ${month}`.execute(db);
}

/** LINE itself says that the month is spent. */
export async function spendAll(db: Db, { channel, month, monthlyLimit }: Month & { readonly monthlyLimit: number }): Promise<void> {
  await sql`update line_budget set sent = greatest(sent, ${monthlyLimit}) where channel = ${channel} and month = ${month}`.execute(db);
}

export async function sentIn(db: Db, { channel, month }: Month): Promise<number> {
  const { rows } = await sql<{ sent: number }>`select sent from line_budget where channel = ${channel} and month = ${month}`.execute(db);
  return rows[0]?.sent ?? 0;
}

/** True once a month, for whoever asks first. */
export async function warnOnce(db: Db, { channel, month, at }: Month & { readonly at: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update line_budget set warned_at = ${at} where channel = ${channel} and month = ${month} and warned_at is null`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
