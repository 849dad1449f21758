import { sql } from "kysely";
import { subjectColumns } from "#domain/subjects/index.server.ts";
import type { NamedSubject } from "#domain/subjects/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** Which notices a registration wants. */
export type Wants = { readonly onChange: boolean; readonly yearly: boolean };

export type Registration = Wants & {
  readonly id: string;
  readonly email: string;
  /** A place by the name it had when it was registered. */
  readonly subject: NamedSubject;
  /** Somebody who reads mails to the address wanted it. */
  readonly isConfirmed: boolean;
};

const COLUMNS = sql`
  r.id, r.email, r.on_change as "onChange", r.yearly, r.confirmed_at is not null as "isConfirmed",
  jsonb_build_object('kind', case when a.key is null then 'place' else 'building' end, 'key', coalesce(a.key, r.place_key),
    'name', coalesce(a.name, r.place_name)) as subject`;
const TABLES = sql`risk_registration r left join apartment a on a.key = r.apartment_key`;

/** The rating of the subject of `r`, where one is kept: of a building its report, of a place what is made for those who wait for its news. */
const RATINGS = sql`left join risk_report b on b.apartment_key = r.apartment_key left join risk_place_rating p on p.place_key = r.place_key`;
/** What can be told of it: the letter, or, where there is none, the letters that are possible (`BB-AA`). Null: it is not rated yet. */
const NOW = sql`
  coalesce(b.letter, p.letter, (b.report -> 'possible' ->> 'lowest') || '-' || (b.report -> 'possible' ->> 'highest'), p.lowest || '-' || p.highest)`;
/** The same for a row that is being written. */
const NOW_OF_ROW = sql`(select ${NOW} from (select r.apartment_key, r.place_key) r ${RATINGS})`;

export type NewRegistration = {
  readonly id: string;
  readonly subject: NamedSubject;
  readonly email: string;
  readonly at: Date;
  readonly wants: Wants;
};

/**
 * A registration that is not confirmed yet; answers its number. An address has one for a subject: one that waits to be confirmed begins anew, and
 * one that is confirmed stays as it is.
 */
export async function addRegistration(tx: Tx, { id, subject, email, at, wants }: NewRegistration): Promise<string> {
  const { apartmentKey, placeKey, placeName } = subjectColumns(subject);
  const { rows } = await sql<{ id: string }>`
    insert into risk_registration as r (id, apartment_key, place_key, place_name, email, on_change, yearly, notified_at, changed_at)
    values (${id}, ${apartmentKey}, ${placeKey}, ${placeName}, ${email}, ${wants.onChange}, ${wants.yearly}, ${at}, ${at})
    on conflict (coalesce(apartment_key, place_key), email) do update set
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
      notified_rating = case when r.on_change and r.confirmed_at is not null then r.notified_rating else ${NOW_OF_ROW} end,
      on_change = ${onChange}, yearly = ${yearly}, changed_at = ${at}, confirmed_at = coalesce(r.confirmed_at, ${at}),
      closed_at = ${onChange || yearly ? null : at}::timestamptz
    where r.id = ${id}`.execute(tx);
}

/** Registrations that were confirmed before their subject was rated know its first rating from now on: nobody is told of it as of a change. */
export async function beginTelling(db: Db): Promise<void> {
  await sql`
    update risk_registration r set notified_rating = ${NOW_OF_ROW}
    where r.notified_rating is null and r.confirmed_at is not null and r.closed_at is null and ${NOW_OF_ROW} is not null`.execute(db);
}

/** The next registration whose subject has another rating than it knows of, held until the transaction ends. */
export async function nextChanged(tx: Tx): Promise<(Registration & { readonly before: string; readonly now: string }) | null> {
  const { rows } = await sql<Registration & { before: string; now: string }>`
    select ${COLUMNS}, r.notified_rating as before, ${NOW} as now from ${TABLES} ${RATINGS}
    where r.confirmed_at is not null and r.on_change and ${NOW} <> r.notified_rating
    order by r.id limit 1 for update of r skip locked`.execute(tx);
  return rows[0] ?? null;
}

/** The next registration that last heard before `notifiedBefore`, and whose subject is rated. */
export async function nextYearly(tx: Tx, notifiedBefore: Date): Promise<(Registration & { readonly now: string }) | null> {
  const { rows } = await sql<Registration & { now: string }>`
    select ${COLUMNS}, ${NOW} as now from ${TABLES} ${RATINGS}
    where r.confirmed_at is not null and r.yearly and r.notified_at < ${notifiedBefore} and ${NOW} is not null
    order by r.id limit 1 for update of r skip locked`.execute(tx);
  return rows[0] ?? null;
}

export async function markNotified(
  tx: Tx,
  { id, rating, at }: { readonly id: string; readonly rating: string; readonly at: Date },
): Promise<void> {
  await sql`update risk_registration set notified_rating = ${rating}, notified_at = ${at} where id = ${id}`.execute(tx);
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
