import { sql } from "kysely";
import { seconds } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Tx } from "#platform/db.server.ts";

// Every statement here runs as one tenant (`withTenant`): no other's rows are there to be found, and none can be written.

/** Mails to people who never told us anything themselves, within a day in Japan: over all files and additions of an office. */
const MOST_ASKED_A_DAY = 5000;
/** Sixty a minute over all files of an office, so that they hold up nobody else's. */
export const BETWEEN_MAILS = seconds(1);

type Asking = {
  /** How many more may be asked today. */
  readonly left: number;
  /** When the first mail of another file may leave. */
  readonly from: Date;
};

/** How far an office has come today. Held until the transaction ends, so that two files at once count both. What was taken back counts: its mails may have left. */
export async function askingOf(tx: Tx, tenant: string, at: Date): Promise<Asking> {
  const day = isoDateInJapan(at);
  await sql`insert into tenant_asking (tenant_key, asked_on, asked, next_at) values (${tenant}, ${day}, 0, ${at}) on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ asked: number; nextAt: Date }>`
    select case when asked_on = ${day} then asked else 0 end as asked, next_at as "nextAt" from tenant_asking for update`.execute(tx);
  const { asked = 0, nextAt = at } = rows[0] ?? {};
  return { left: Math.max(0, MOST_ASKED_A_DAY - asked), from: nextAt > at ? nextAt : at };
}

type Asked = {
  readonly tenant: string;
  readonly asked: number;
  /** Of these, those that leave one after the other. */
  readonly paced: number;
  readonly at: Date;
};

export async function noteAsked(tx: Tx, { tenant, asked, paced, at }: Asked): Promise<void> {
  const day = isoDateInJapan(at);
  await sql`
    update tenant_asking set asked = case when asked_on = ${day} then asked else 0 end + ${asked}, asked_on = ${day},
      next_at = greatest(next_at, ${at}::timestamptz) + make_interval(secs => ${(paced * BETWEEN_MAILS) / seconds(1)})
    where tenant_key = ${tenant}`.execute(tx);
}
