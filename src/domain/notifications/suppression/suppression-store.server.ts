import { createHash } from "node:crypto";
import { sql } from "kysely";
import { maskedEmail } from "#kernel/fields/masked-email.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { ReportSource, Suppressed, SuppressedAddress } from "./types.ts";

/** So many soft bounces, on different days, are one that lasts. */
const SOFT_ARE_HARD = 3;

type Noted = { readonly address: string; readonly isHard: boolean; readonly source: ReportSource; readonly at: Date };

export async function addBounce(db: Db | Tx, { address, isHard, source, at }: Noted): Promise<void> {
  await sql`
    insert into mail_suppression as known (address_hash, reason, is_hard, times, first_at, last_at, source)
    values (${hashOf(address)}, 'bounce', ${isHard}, 1, ${at}, ${at}, ${source})
    on conflict (address_hash, reason) do update set
      times = known.times + case when excluded.last_at >= known.last_at + interval '20 hours' then 1 else 0 end,
      is_hard = known.is_hard or excluded.is_hard
        or known.times + case when excluded.last_at >= known.last_at + interval '20 hours' then 1 else 0 end >= ${SOFT_ARE_HARD},
      last_at = case when excluded.last_at >= known.last_at + interval '20 hours' then excluded.last_at else known.last_at end,
      source = excluded.source`.execute(db);
}

export async function addComplaint(db: Db | Tx, { address, source, at }: Omit<Noted, "isHard">): Promise<void> {
  await sql`
    insert into mail_suppression as known (address_hash, reason, is_hard, times, first_at, last_at, source)
    values (${hashOf(address)}, 'complaint', true, 1, ${at}, ${at}, ${source})
    on conflict (address_hash, reason) do update set times = known.times + 1, last_at = excluded.last_at, source = excluded.source`.execute(
    db,
  );
}

/** A mailbox that is gone takes no mail at all: where both are noted, that is what counts. */
export async function suppressionOf(db: Db | Tx, address: string): Promise<Suppressed | null> {
  const { rows } = await sql<{ reason: "bounce" | "complaint" }>`
    select reason from mail_suppression where address_hash = ${hashOf(address)} and is_hard order by reason limit 1`.execute(db);
  const [row] = rows;
  return row ? stateOf(row.reason) : null;
}

function stateOf(reason: "bounce" | "complaint"): Suppressed {
  return reason === "bounce" ? "hard_bounced" : "complained";
}

/** The table names nobody: addresses are found among those of members and of mails that are still kept. */
export async function listSuppressed(db: Db, most: number): Promise<SuppressedAddress[]> {
  const { rows } = await sql<Omit<SuppressedAddress, "masked" | "because"> & { address: string | null; reason: "bounce" | "complaint" }>`
    with known as (
      select lower(mail_address) as address from notification_setting where mail_address is not null
      union select lower(recipient) from outbox where channel = 'mail'
    )
    select s.address_hash as hash, s.reason, s.source, s.times, s.last_at as "lastAt", k.address
    from mail_suppression s left join known k on encode(sha256(convert_to(btrim(k.address), 'UTF8')), 'hex') = s.address_hash
    where s.is_hard order by s.last_at desc, s.address_hash, s.reason limit ${most}`.execute(db);
  return rows.map(({ address, reason, ...row }) => ({
    ...row,
    because: stateOf(reason),
    masked: address === null ? null : maskedEmail(address),
  }));
}

/** Forgets what is held against an address, with a row in the audit table for each. Answers how many. */
export async function liftSuppression(tx: Tx, address: string, at: Date): Promise<number> {
  const { rows } = await sql<{ reason: "bounce" | "complaint" }>`
    delete from mail_suppression where address_hash = ${hashOf(address)} returning reason`.execute(tx);
  for (const { reason } of rows) {
    await sql`
      insert into transition (entity, entity_id, from_state, to_state, actor, reason, at)
      values ('mail_suppression', ${hashOf(address)}, ${stateOf(reason)}, 'allowed', 'operator', null, ${at})`.execute(tx);
  }
  return rows.length;
}

/** Notes that a report came in. False: it was here already. */
export async function takeReport(
  tx: Tx,
  report: { readonly source: ReportSource; readonly id: string; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into mail_report (source, report_id, received_at) values (${report.source}, ${report.id}, ${report.at})
    on conflict do nothing returning source`.execute(tx);
  return rows.length > 0;
}

/** Whether a message of ours has that id and mark, and goes to that address. */
export async function wasQueuedFor(
  db: Db | Tx,
  { id, mark, to }: { readonly id: number; readonly mark: string; readonly to: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from outbox where id = ${id} and channel = 'mail' and lower(recipient) = ${to.toLowerCase()} and mark = ${mark}`.execute(db);
  return rows.length > 0;
}

/** Bounces end: a mailbox may be made anew. A complaint stays until the operator lifts it, whom its owner asks. */
export async function forgetBounces(
  db: Db,
  { bouncedBefore, reportedBefore }: Readonly<Record<"bouncedBefore" | "reportedBefore", Date>>,
): Promise<void> {
  await sql`delete from mail_suppression where reason = 'bounce' and last_at < ${bouncedBefore}`.execute(db);
  await sql`delete from mail_report where received_at < ${reportedBefore}`.execute(db);
}

function hashOf(address: string): string {
  return createHash("sha256").update(address.trim().toLowerCase()).digest("hex");
}
