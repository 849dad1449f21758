import { sql } from "kysely";
import type { MailBuilding } from "#domain/risk/mail-kinds.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** What a registration is told of. */
export type Wants = { readonly onChange: boolean; readonly yearly: boolean };

export type Registration = Wants & {
  readonly id: string;
  readonly email: string;
  readonly building: MailBuilding;
  /** Somebody who reads mails to the address wanted it. */
  readonly isConfirmed: boolean;
};

const COLUMNS = sql`
  r.inquiry_id as id, i.email, jsonb_build_object('key', a.key, 'name', a.name) as building, r.on_change as "onChange", r.yearly,
  r.confirmed_at is not null as "isConfirmed"`;
const TABLES = sql`risk_registration r join risk_inquiry i on i.id = r.inquiry_id join apartment a on a.key = i.apartment_key`;

/** The letter of the building's kept report; null also where none is kept. */
const LETTER_NOW = sql`(select letter from risk_report where apartment_key = i.apartment_key)`;

/** A registration that is not confirmed yet; one that waits for it begins anew, and one that is confirmed stays as it is. */
export async function addRegistration(
  tx: Tx,
  { id, at, wants }: { readonly id: string; readonly at: Date; readonly wants: Wants },
): Promise<void> {
  await sql`
    insert into risk_registration (inquiry_id, on_change, yearly, told_letter, told_at, changed_at)
    select i.id, ${wants.onChange}, ${wants.yearly}, ${LETTER_NOW}, ${at}, ${at} from risk_inquiry i where i.id = ${id}
    on conflict (inquiry_id) do update set on_change = excluded.on_change, yearly = excluded.yearly, changed_at = excluded.changed_at
      where risk_registration.confirmed_at is null`.execute(tx);
}

export async function addLink(
  db: Db,
  { id, hash, at }: { readonly id: string; readonly hash: Uint8Array; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into risk_registration_link (token_hash, inquiry_id, made_at)
    select ${hash}, inquiry_id, ${at} from risk_registration where inquiry_id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}

export async function dropLink(db: Db, hash: Uint8Array): Promise<void> {
  await sql`delete from risk_registration_link where token_hash = ${hash}`.execute(db);
}

export type LinkedRegistration = Registration & { readonly linkMadeAt: Date };

/** The registration that a link leads to. */
export async function findLinked(db: Db | Tx, hash: Uint8Array): Promise<LinkedRegistration | null> {
  const { rows } = await sql<LinkedRegistration>`
    select ${COLUMNS}, l.made_at as "linkMadeAt" from ${TABLES} join risk_registration_link l on l.inquiry_id = r.inquiry_id
    where l.token_hash = ${hash}`.execute(db);
  return rows[0] ?? null;
}

/** What a confirmed registration wants; null: it is not there, or not confirmed. */
export async function wantsOf(db: Db, id: string): Promise<Wants | null> {
  const { rows } = await sql<Wants>`
    select on_change as "onChange", yearly from risk_registration where inquiry_id = ${id} and confirmed_at is not null`.execute(db);
  return rows[0] ?? null;
}

/** Saves what is wanted, which confirms the address. Who wants nothing is closed; who begins anew is told of changes from now on. */
export async function saveWants(
  tx: Tx,
  { id, wants, at }: { readonly id: string; readonly wants: Wants; readonly at: Date },
): Promise<void> {
  const { onChange, yearly } = wants;
  await sql`
    update risk_registration r set
      told_letter = case when r.on_change and r.confirmed_at is not null then r.told_letter else ${LETTER_NOW} end,
      on_change = ${onChange}, yearly = ${yearly}, changed_at = ${at}, confirmed_at = coalesce(r.confirmed_at, ${at})
    from risk_inquiry i where i.id = r.inquiry_id and r.inquiry_id = ${id}`.execute(tx);
  await sql`update risk_inquiry set closed_at = ${onChange || yearly ? null : at}::timestamptz where id = ${id}`.execute(tx);
}

/** The next registration whose building has another letter than it knows of, held until the transaction ends. */
export async function nextChanged(
  tx: Tx,
): Promise<(Registration & { readonly before: string | null; readonly now: string | null }) | null> {
  const { rows } = await sql<Registration & { before: string | null; now: string | null }>`
    select ${COLUMNS}, r.told_letter as before, p.letter as now
    from ${TABLES} join risk_report p on p.apartment_key = i.apartment_key
    where r.confirmed_at is not null and r.on_change and p.letter is distinct from r.told_letter
    order by r.inquiry_id limit 1 for update of r skip locked`.execute(tx);
  return rows[0] ?? null;
}

/** The next registration that was last told of before `toldBefore`, and whose building has a report. */
export async function nextYearly(tx: Tx, toldBefore: Date): Promise<(Registration & { readonly now: string | null }) | null> {
  const { rows } = await sql<Registration & { now: string | null }>`
    select ${COLUMNS}, p.letter as now from ${TABLES} join risk_report p on p.apartment_key = i.apartment_key
    where r.confirmed_at is not null and r.yearly and r.told_at < ${toldBefore}
    order by r.inquiry_id limit 1 for update of r skip locked`.execute(tx);
  return rows[0] ?? null;
}

export async function markTold(
  tx: Tx,
  { id, letter, at }: { readonly id: string; readonly letter: string | null; readonly at: Date },
): Promise<void> {
  await sql`update risk_registration set told_letter = ${letter}, told_at = ${at} where inquiry_id = ${id}`.execute(tx);
}

/** Registrations that nobody confirmed: the address may be somebody else's. */
export async function forgetUnconfirmed(db: Db, before: Date): Promise<void> {
  await sql`
    delete from risk_inquiry i using risk_registration r
    where r.inquiry_id = i.id and r.confirmed_at is null and r.changed_at < ${before}`.execute(db);
}
