import { sql } from "kysely";
import type { NamedBuilding } from "#domain/properties/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** Which notices a registration wants. */
export type Wants = { readonly onChange: boolean; readonly yearly: boolean };

export type Registration = Wants & {
  readonly id: string;
  readonly email: string;
  readonly building: NamedBuilding;
  /** Somebody who reads mails to the address wanted it. */
  readonly isConfirmed: boolean;
};

const COLUMNS = sql`
  r.id, r.email, jsonb_build_object('key', a.key, 'name', a.name) as building, r.on_change as "onChange", r.yearly,
  r.confirmed_at is not null as "isConfirmed"`;
const TABLES = sql`risk_registration r join apartment a on a.key = r.apartment_key`;

export type NewRegistration = {
  readonly id: string;
  readonly apartmentKey: string;
  readonly email: string;
  readonly at: Date;
  readonly wants: Wants;
};

/**
 * A registration that is not confirmed yet; answers its number. An address has one for a building: one that waits to be confirmed begins anew, and
 * one that is confirmed stays as it is.
 */
export async function addRegistration(tx: Tx, { id, apartmentKey, email, at, wants }: NewRegistration): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into risk_registration as r (id, apartment_key, email, on_change, yearly, notified_letter, notified_at, changed_at)
    values (${id}, ${apartmentKey}, ${email}, ${wants.onChange}, ${wants.yearly},
      (select letter from risk_report where apartment_key = ${apartmentKey}), ${at}, ${at})
    on conflict (apartment_key, email) do update set
      on_change = case when r.confirmed_at is null then excluded.on_change else r.on_change end,
      yearly = case when r.confirmed_at is null then excluded.yearly else r.yearly end,
      changed_at = case when r.confirmed_at is null then excluded.changed_at else r.changed_at end
    returning id`.execute(tx);
  return rows[0]?.id ?? id;
}

export async function findRegistration(db: Db | Tx, id: string): Promise<Registration | null> {
  const { rows } = await sql<Registration>`select ${COLUMNS} from ${TABLES} where r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Saves what is wanted, which confirms the address. Who wants nothing is closed; who begins anew hears of changes from now on. */
export async function saveWants(
  tx: Tx,
  { id, wants, at }: { readonly id: string; readonly wants: Wants; readonly at: Date },
): Promise<void> {
  const { onChange, yearly } = wants;
  await sql`
    update risk_registration r set
      notified_letter = case when r.on_change and r.confirmed_at is not null then r.notified_letter
        else (select letter from risk_report where apartment_key = r.apartment_key) end,
      on_change = ${onChange}, yearly = ${yearly}, changed_at = ${at}, confirmed_at = coalesce(r.confirmed_at, ${at}),
      closed_at = ${onChange || yearly ? null : at}::timestamptz
    where r.id = ${id}`.execute(tx);
}

/** The next registration whose building has another letter than it knows of, held until the transaction ends. */
export async function nextChanged(
  tx: Tx,
): Promise<(Registration & { readonly before: string | null; readonly now: string | null }) | null> {
  const { rows } = await sql<Registration & { before: string | null; now: string | null }>`
    select ${COLUMNS}, r.notified_letter as before, p.letter as now
    from ${TABLES} join risk_report p on p.apartment_key = r.apartment_key
    where r.confirmed_at is not null and r.on_change and p.letter is distinct from r.notified_letter
    order by r.id limit 1 for update of r skip locked`.execute(tx);
  return rows[0] ?? null;
}

/** The next registration that last heard before `notifiedBefore`, and whose building has a report. */
export async function nextYearly(tx: Tx, notifiedBefore: Date): Promise<(Registration & { readonly now: string | null }) | null> {
  const { rows } = await sql<Registration & { now: string | null }>`
    select ${COLUMNS}, p.letter as now from ${TABLES} join risk_report p on p.apartment_key = r.apartment_key
    where r.confirmed_at is not null and r.yearly and r.notified_at < ${notifiedBefore}
    order by r.id limit 1 for update of r skip locked`.execute(tx);
  return rows[0] ?? null;
}

export async function markNotified(
  tx: Tx,
  { id, letter, at }: { readonly id: string; readonly letter: string | null; readonly at: Date },
): Promise<void> {
  await sql`update risk_registration set notified_letter = ${letter}, notified_at = ${at} where id = ${id}`.execute(tx);
}

/** Removes registrations that nobody confirmed (the address may be somebody else's) and those closed before. Answers their numbers. */
export async function removeRegistrations(
  tx: Tx,
  { unconfirmedBefore, closedBefore }: { readonly unconfirmedBefore: Date; readonly closedBefore: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from risk_registration where (confirmed_at is null and changed_at < ${unconfirmedBefore}) or closed_at < ${closedBefore}
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
