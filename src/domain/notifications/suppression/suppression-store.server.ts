import { sql } from "kysely";
import { auditStep, hashOf } from "#domain/notifications/core/audit-store.server.ts";
import { maskedEmail } from "#kernel/fields/masked-email.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type AddressState, afterBounce, type Bounces, stateOfBounces } from "./address-states.ts";
import type { ReportSource, Suppressed, SuppressedAddress } from "./types.ts";

const ADDRESS = { entity: "mail_suppression" } as const;

type Noted = { readonly address: string; readonly isHard: boolean; readonly source: ReportSource; readonly at: Date };

export function addBounce(db: Db | Tx, { address, isHard, source, at }: Noted): Promise<void> {
  return inTransaction(db, async (tx) => {
    const hash = hashOfAddress(address);
    await takeLock(tx, `mail-suppression ${hash}`);
    const { rows } = await sql<Bounces>`
      select times, is_hard as "isHard", last_at as "lastAt" from mail_suppression where address_hash = ${hash} and reason = 'bounce'`.execute(
      tx,
    );
    const before = rows[0] ?? null;
    const now = afterBounce(before, { isHard, at });
    await sql`
      insert into mail_suppression as known (address_hash, reason, is_hard, times, first_at, last_at, source)
      values (${hash}, 'bounce', ${now.isHard}, ${now.times}, ${at}, ${now.lastAt}, ${source})
      on conflict (address_hash, reason) do update set times = excluded.times, is_hard = excluded.is_hard, last_at = excluded.last_at,
        source = excluded.source`.execute(tx);
    await auditStep(tx, { ...ADDRESS, id: hash, from: stateOfBounces(before), to: stateOfBounces(now), actor: source, at });
  });
}

export function addComplaint(db: Db | Tx, { address, source, at }: Omit<Noted, "isHard">): Promise<void> {
  return inTransaction(db, async (tx) => {
    const hash = hashOfAddress(address);
    await takeLock(tx, `mail-suppression ${hash}`);
    const { rows } = await sql<{ times: number }>`
      insert into mail_suppression as known (address_hash, reason, is_hard, times, first_at, last_at, source)
      values (${hash}, 'complaint', true, 1, ${at}, ${at}, ${source})
      on conflict (address_hash, reason) do update set times = known.times + 1, last_at = excluded.last_at, source = excluded.source
      returning times`.execute(tx);
    const from = (rows[0]?.times ?? 1) === 1 ? "allowed" : "complained";
    await auditStep(tx, { ...ADDRESS, id: hash, from, to: "complained", actor: source, at });
  });
}

/** What is known of an address: `soft_bounced` holds no mail back. */
export async function addressState(db: Db | Tx, address: string): Promise<AddressState> {
  const suppressed = await suppressionOf(db, address);
  if (suppressed !== null) return suppressed;
  const { rows } = await sql<Pick<Bounces, "isHard">>`
    select is_hard as "isHard" from mail_suppression where address_hash = ${hashOfAddress(address)} and reason = 'bounce'`.execute(db);
  return stateOfBounces(rows[0] ?? null);
}

/** A mailbox that is gone takes no mail at all: where both are noted, that is what counts. */
export async function suppressionOf(db: Db | Tx, address: string): Promise<Suppressed | null> {
  const { rows } = await sql<{ reason: "bounce" | "complaint" }>`
    select reason from mail_suppression where address_hash = ${hashOfAddress(address)} and is_hard order by reason limit 1`.execute(db);
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

/** Forgets what is held against an address. Answers how much it was. */
export async function liftSuppression(tx: Tx, address: string, at: Date): Promise<number> {
  const hash = hashOfAddress(address);
  const { rows } = await sql<{ reason: "bounce" | "complaint"; isHard: boolean }>`
    delete from mail_suppression where address_hash = ${hash} returning reason, is_hard as "isHard"`.execute(tx);
  for (const { reason, isHard } of rows) {
    const from = reason === "bounce" ? stateOfBounces({ isHard }) : "complained";
    await auditStep(tx, { ...ADDRESS, id: hash, from, to: "allowed", actor: "operator", at });
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
  { at, bouncedBefore, reportedBefore }: Readonly<Record<"at" | "bouncedBefore" | "reportedBefore", Date>>,
): Promise<void> {
  await sql`
    with gone as (delete from mail_suppression where reason = 'bounce' and last_at < ${bouncedBefore} returning address_hash, is_hard)
    insert into transition (entity, entity_id, from_state, to_state, actor, reason, at)
    select 'mail_suppression', address_hash, case when is_hard then 'hard_bounced' else 'soft_bounced' end, 'allowed', 'clock', 'old', ${at}
    from gone`.execute(db);
  await sql`delete from mail_report where received_at < ${reportedBefore}`.execute(db);
}

function hashOfAddress(address: string): string {
  return hashOf(address.trim().toLowerCase());
}
