import { sql } from "kysely";
import type { Visitor, Waiting, WaitingState } from "#domain/consultations/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

const COLUMNS = sql`
  id, state, company, name, email, phone, topic, message, joined_at as "joinedAt", starts_at as "startsAt", offer_until as "offerUntil"`;

/** Puts somebody at the end of the list. */
export async function addWaiting(tx: Tx, { id, joinedAt, ...visitor }: Visitor & Pick<Waiting, "id" | "joinedAt">): Promise<void> {
  const { company, name, email, phone, topic, message } = visitor;
  await sql`
    insert into consultation_waiting (id, state, company, name, email, phone, topic, message, joined_at)
    values (${id}, 'waiting', ${company}, ${name}, ${email}, ${phone}, ${topic}, ${message}, ${joinedAt})`.execute(tx);
}

/** Whether somebody with this address is on the list, or has an offer. */
export async function isOnList(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from consultation_waiting where lower(email) = lower(${email}) and state in ('waiting', 'offered') limit 1`.execute(tx);
  return rows.length > 0;
}

export async function findWaiting(db: Db | Tx, id: string): Promise<Waiting | null> {
  const { rows } = await sql<Waiting>`select ${COLUMNS} from consultation_waiting where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function lockWaiting(tx: Tx, id: string): Promise<Waiting | null> {
  const { rows } = await sql<Waiting>`select ${COLUMNS} from consultation_waiting where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** The first of the list, held until the transaction ends; whoever somebody else is at is passed over. Null: nobody waits. */
export async function lockFirst(tx: Tx): Promise<Waiting | null> {
  const { rows } = await sql<Waiting>`
    select ${COLUMNS} from consultation_waiting where state = 'waiting' order by place limit 1 for update skip locked`.execute(tx);
  return rows[0] ?? null;
}

/** The next offer that nobody took in time, held until the transaction ends. */
export async function lockLapsed(tx: Tx, now: Date): Promise<Waiting | null> {
  const { rows } = await sql<Waiting>`
    select ${COLUMNS} from consultation_waiting where state = 'offered' and offer_until <= ${now}
    order by offer_until, id limit 1 for update skip locked`.execute(tx);
  return rows[0] ?? null;
}

export async function offerSlot(
  tx: Tx,
  id: string,
  { startsAt, at, until }: { readonly startsAt: Date; readonly at: Date; readonly until: Date },
): Promise<void> {
  await sql`
    update consultation_waiting set state = 'offered', starts_at = ${startsAt}, offered_at = ${at}, offer_until = ${until} where id = ${id}`.execute(
    tx,
  );
}

/** Ends the offers of half hours within a span that still stand; who had them waits again, at the same place. Answers whose, and of what. */
export async function takeBackOffers(
  tx: Tx,
  { from, until }: { readonly from: Date; readonly until: Date },
  now: Date,
): Promise<readonly { readonly id: string; readonly email: string; readonly startsAt: Date }[]> {
  const { rows } = await sql<{ id: string; email: string; startsAt: Date }>`
    update consultation_waiting as kept set state = 'waiting', starts_at = null, offered_at = null, offer_until = null
    from (
      select id, starts_at from consultation_waiting
      where state = 'offered' and offer_until > ${now} and starts_at >= ${from} and starts_at < ${until} for update) as before
    where kept.id = before.id
    returning kept.id, kept.email, before.starts_at as "startsAt"`.execute(tx);
  return rows;
}

export async function endWaiting(
  tx: Tx,
  id: string,
  { state, at }: { readonly state: Exclude<WaitingState, "waiting" | "offered">; readonly at: Date },
): Promise<void> {
  await sql`update consultation_waiting set state = ${state}, ended_at = ${at}, offer_until = null where id = ${id}`.execute(tx);
}

export async function countWaiting(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from consultation_waiting where state in ('waiting', 'offered')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Removes who left the list before. Answers who it was. */
export async function removeWaiting(tx: Tx, endedBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from consultation_waiting where ended_at < ${endedBefore} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
