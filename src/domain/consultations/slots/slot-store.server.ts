import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

/** Who takes a half hour: for a while, or for good. */
type Taking = {
  readonly startsAt: Date;
  readonly now: Date;
  /** Whose hold does not stand against it; null: nobody's. */
  readonly holder: Uint8Array | null;
} & ({ readonly heldUntil: Date } | { readonly consultationId: string });

/**
 * Takes a half hour if it is free, its hold is over or the holder's own: one statement that only one of many wins. A hold of one's own is not
 * made longer. Null: somebody else has it; `heldUntil` null: it is booked now.
 */
export async function takeSlot(tx: Tx, taking: Taking): Promise<{ readonly heldUntil: Date | null } | null> {
  const { startsAt, now, holder } = taking;
  const isHold = "heldUntil" in taking;
  const kept = isHold
    ? { holder, until: taking.heldUntil, consultation: null }
    : { holder: null, until: null, consultation: taking.consultationId };
  const { rows } = await sql<{ heldUntil: Date | null }>`
    insert into consultation_slot as kept (starts_at, holder_hash, held_until, consultation_id)
    values (${startsAt}, ${kept.holder}, ${kept.until}, ${kept.consultation})
    on conflict (starts_at) do update
      set holder_hash = excluded.holder_hash, consultation_id = excluded.consultation_id,
        held_until = case when kept.holder_hash = excluded.holder_hash and kept.held_until > ${now} then kept.held_until else excluded.held_until end
      where kept.consultation_id is null and (kept.held_until <= ${now} or kept.holder_hash = ${holder}::bytea)
    returning held_until as "heldUntil"`.execute(tx);
  return rows[0] ?? null;
}

/** Until when a holder has a half hour, also where that is over; null: the holder has it not. */
export async function heldUntil(tx: Tx, startsAt: Date, holder: Uint8Array): Promise<Date | null> {
  const { rows } = await sql<{ heldUntil: Date }>`
    select held_until as "heldUntil" from consultation_slot where starts_at = ${startsAt} and holder_hash = ${holder}`.execute(tx);
  return rows[0]?.heldUntil ?? null;
}

/** Lets go what a holder has besides one half hour; null: all of it. Answers what it was. */
export async function dropHolds(tx: Tx, holder: Uint8Array, except: Date | null = null): Promise<Date[]> {
  const { rows } = await sql<{ startsAt: Date }>`
    delete from consultation_slot where holder_hash = ${holder} and starts_at is distinct from ${except}::timestamptz
    returning starts_at as "startsAt"`.execute(tx);
  return rows.map(({ startsAt }) => startsAt);
}

/** A booked half hour is free again. */
export async function freeSlot(tx: Tx, startsAt: Date, consultationId: string): Promise<void> {
  await sql`delete from consultation_slot where starts_at = ${startsAt} and consultation_id = ${consultationId}`.execute(tx);
}

/** The half hours that nobody else may have now, as milliseconds since 1970. */
export async function takenStarts(db: Db | Tx, now: Date): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ startsAt: Date }>`
    select starts_at as "startsAt" from consultation_slot
    where starts_at >= ${now} and (consultation_id is not null or held_until > ${now})`.execute(db);
  return new Set(rows.map(({ startsAt }) => startsAt.getTime()));
}

/** The half hours that are booked, as milliseconds since 1970. */
export async function bookedStarts(db: Db | Tx, now: Date): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ startsAt: Date }>`
    select starts_at as "startsAt" from consultation_slot where starts_at >= ${now} and consultation_id is not null`.execute(db);
  return new Set(rows.map(({ startsAt }) => startsAt.getTime()));
}

/** Lets go what visitors hold beyond the `most` that were held last; what is offered to whoever waits stays. Answers what it was. */
export async function dropOldestHolds(tx: Tx, { most, now }: { readonly most: number; readonly now: Date }): Promise<Date[]> {
  const { rows } = await sql<{ startsAt: Date }>`
    delete from consultation_slot where starts_at in (
      select starts_at from consultation_slot where starts_at in (
        select starts_at from consultation_slot as slot
        where held_until > ${now} and not exists (
          select 1 from consultation_waiting as waiting where waiting.state = 'offered' and waiting.starts_at = slot.starts_at)
        order by held_until desc, starts_at offset ${most})
      for update skip locked)
    returning starts_at as "startsAt"`.execute(tx);
  return rows.map(({ startsAt }) => startsAt);
}

/** Holds that are over say nothing any more. */
export async function dropPastHolds(db: Db, before: Date): Promise<void> {
  await sql`delete from consultation_slot where held_until < ${before} or (consultation_id is null and starts_at < ${before})`.execute(db);
}

export type ClosedDay = { readonly day: string; readonly reason: string };

/** Days from `from` on that the desk has closed, the next first. */
export async function closedDays(db: Db | Tx, from: string): Promise<ClosedDay[]> {
  const { rows } = await sql<ClosedDay>`
    select to_char(day, 'YYYY-MM-DD') as day, reason from consultation_closed_day where day >= ${from}::date order by day`.execute(db);
  return rows;
}

/** False: it is closed already. */
export async function addClosedDay(tx: Tx, { day, reason }: ClosedDay, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into consultation_closed_day (day, reason, closed_at) values (${day}::date, ${reason}, ${at})
    on conflict (day) do nothing returning day`.execute(tx);
  return rows.length > 0;
}

/** False: it was not closed. */
export async function dropClosedDay(tx: Tx, day: string): Promise<boolean> {
  const { rows } = await sql`delete from consultation_closed_day where day = ${day}::date returning day`.execute(tx);
  return rows.length > 0;
}
