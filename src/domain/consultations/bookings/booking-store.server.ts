import { sql } from "kysely";
import type { Consultation, ConsultationState } from "#domain/consultations/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

const COLUMNS = sql`
  id, state, starts_at as "startsAt", sequence, room, company, name, email, phone, topic, message, booked_at as "bookedAt", ended_at as "endedAt"`;

export async function addConsultation(tx: Tx, consultation: Omit<Consultation, "state" | "sequence" | "endedAt">): Promise<void> {
  const { id, startsAt, room, company, name, email, phone, topic, message, bookedAt } = consultation;
  await sql`
    insert into consultation (id, state, starts_at, sequence, room, company, name, email, phone, topic, message, booked_at)
    values (${id}, 'booked', ${startsAt}, 0, ${room}, ${company}, ${name}, ${email}, ${phone}, ${topic}, ${message}, ${bookedAt})`.execute(
    tx,
  );
}

export async function findConsultation(db: Db | Tx, id: string): Promise<Consultation | null> {
  const { rows } = await sql<Consultation>`select ${COLUMNS} from consultation where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** For a step: nobody else takes one meanwhile. */
export async function lockConsultation(tx: Tx, id: string): Promise<Consultation | null> {
  const { rows } = await sql<Consultation>`select ${COLUMNS} from consultation where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Another half hour: the entry in calendars is raised, and a reminder goes out anew. Answers it as it is now. */
export async function setStart(
  tx: Tx,
  id: string,
  { startsAt, at }: { readonly startsAt: Date; readonly at: Date },
): Promise<Consultation> {
  const { rows } = await sql<Consultation>`
    update consultation set starts_at = ${startsAt}, sequence = sequence + 1, moved_at = ${at}, reminded_at = null
    where id = ${id} returning ${COLUMNS}`.execute(tx);
  return one(rows);
}

export async function endConsultation(
  tx: Tx,
  id: string,
  { state, at }: { readonly state: Exclude<ConsultationState, "booked">; readonly at: Date },
): Promise<Consultation> {
  const { rows } = await sql<Consultation>`
    update consultation set state = ${state}, ended_at = ${at}, sequence = sequence + case when ${state} = 'cancelled' then 1 else 0 end
    where id = ${id} returning ${COLUMNS}`.execute(tx);
  return one(rows);
}

function one(rows: readonly Consultation[]): Consultation {
  const [found] = rows;
  if (!found) throw new Error("a consultation that is held is gone");
  return found;
}

/** What is booked, the next first. */
export async function comingConsultations(
  db: Db | Tx,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Consultation[]> {
  const { rows } = await sql<Consultation>`
    select ${COLUMNS} from consultation where state = 'booked' order by starts_at, id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** `late`: over, and nobody has said what came of it. */
export async function countComing(db: Db | Tx, before: Date): Promise<{ readonly waiting: number; readonly late: number }> {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(*)::integer as waiting, (count(*) filter (where starts_at < ${before}))::integer as late
    from consultation where state = 'booked'`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0 };
}

/** How many are booked on a day, which begins at `from`. */
export async function countBooked(db: Db | Tx, { from, until }: { readonly from: Date; readonly until: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from consultation where state = 'booked' and starts_at >= ${from} and starts_at < ${until}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Marks the next one to be reminded of, of those that begin until `until` and were booked or moved last before `toldBefore`; null: there is none. */
export async function takeReminder(
  tx: Tx,
  { now, until, toldBefore }: { readonly now: Date; readonly until: Date; readonly toldBefore: Date },
): Promise<Consultation | null> {
  const { rows } = await sql<Consultation>`
    update consultation set reminded_at = ${now} where id in (
      select id from consultation
      where state = 'booked' and reminded_at is null and starts_at > ${now} and starts_at <= ${until}
        and coalesce(moved_at, booked_at) < ${toldBefore}
      order by starts_at limit 1 for update skip locked)
    returning ${COLUMNS}`.execute(tx);
  return rows[0] ?? null;
}

/** The next one that is booked, began at that time or before, and that nobody is at; held until the transaction ends. Null: there is none. */
export async function lockBegun(tx: Tx, by: Date): Promise<Consultation | null> {
  const { rows } = await sql<Consultation>`
    select ${COLUMNS} from consultation where state = 'booked' and starts_at <= ${by}
    order by starts_at limit 1 for update skip locked`.execute(tx);
  return rows[0] ?? null;
}

/** Removes what ended before, with all that is personal in it. Answers what it was. */
export async function removeConsultations(tx: Tx, endedBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string; startsAt: Date }>`
    delete from consultation where ended_at < ${endedBefore} returning id, starts_at as "startsAt"`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`delete from consultation_slot where consultation_id = any(${ids})`.execute(tx);
  return ids;
}
