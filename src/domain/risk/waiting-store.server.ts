import { sql } from "kysely";
import type { MailBuilding } from "#domain/risk/mail-kinds.ts";
import type { Waiting, WaitingState } from "#domain/risk/waiting.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** Which row of buyers or owners: one member in one building. */
export type Seat = { readonly apartmentKey: string; readonly sub: string };

const COLUMNS = sql`
  id, state, layouts, area_from_m2 as "areaFromM2", area_to_m2 as "areaToM2", price_up_to as "priceUpTo", note, mail_to as "mailTo",
  joined_at as "joinedAt", updated_at as "updatedAt"`;

/** Who waits, or has withdrawn; a match is past and not found here. */
export async function findWaiting(db: Db | Tx, { apartmentKey, sub }: Seat): Promise<Waiting | null> {
  const { rows } = await sql<Waiting>`
    select ${COLUMNS} from waiting_buyer where apartment_key = ${apartmentKey} and sub = ${sub} and state <> 'matched'`.execute(db);
  return rows[0] ?? null;
}

/** Writes a row whole, new or in the place of the one with its id. */
export async function putWaiting(tx: Tx, { apartmentKey, sub }: Seat, waiting: Waiting): Promise<void> {
  const { id, state, layouts, areaFromM2, areaToM2, priceUpTo, note, mailTo, joinedAt, updatedAt } = waiting;
  await sql`
    insert into waiting_buyer (id, apartment_key, sub, state, layouts, area_from_m2, area_to_m2, price_up_to, note, mail_to, joined_at, updated_at)
    values (${id}, ${apartmentKey}, ${sub}, ${state}, ${[...layouts]}::text[], ${areaFromM2}, ${areaToM2}, ${priceUpTo}, ${note}, ${mailTo},
      ${joinedAt}, ${updatedAt})
    on conflict (id) do update set state = excluded.state, layouts = excluded.layouts, area_from_m2 = excluded.area_from_m2,
      area_to_m2 = excluded.area_to_m2, price_up_to = excluded.price_up_to, note = excluded.note, mail_to = excluded.mail_to,
      joined_at = excluded.joined_at, updated_at = excluded.updated_at`.execute(tx);
}

/** How many buildings a member waits for. */
export async function countWaitedFor(tx: Tx, sub: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from waiting_buyer where sub = ${sub} and state = 'waiting'`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** Where to tell of an owner who registered: of whom asked for it, is not that owner, and was not told since. They count as told now. */
export async function takeToTell(
  tx: Tx,
  { apartmentKey, sub }: Seat,
  { now, toldBefore }: { readonly now: Date; readonly toldBefore: Date },
): Promise<string[]> {
  const { rows } = await sql<{ mailTo: string }>`
    update waiting_buyer set told_at = ${now}
    where id in (
      select id from waiting_buyer
      where apartment_key = ${apartmentKey} and sub <> ${sub} and state = 'waiting' and mail_to is not null
        and (told_at is null or told_at < ${toldBefore})
      order by id for update)
    returning mail_to as "mailTo"`.execute(tx);
  return rows.map(({ mailTo }) => mailTo);
}

export type Interest = { readonly waitingBuyers: number; readonly owners: number };

/** How many wait to buy a home in a building, and how many say they own one there. */
export async function interestIn(db: Db, apartmentKey: string): Promise<Interest> {
  const { rows } = await sql<Interest>`
    select (select count(*) from waiting_buyer where apartment_key = ${apartmentKey} and state = 'waiting') as "waitingBuyers",
      (select count(*) from owner_registration where apartment_key = ${apartmentKey} and state = 'registered') as owners`.execute(db);
  return rows[0] ?? { waitingBuyers: 0, owners: 0 };
}

/** The same of every building that has any, or of one of them; those with the most buyers first. */
export async function interestByBuilding(db: Db, apartmentKey: string | null): Promise<(Interest & { readonly building: MailBuilding })[]> {
  const { rows } = await sql<Interest & { building: MailBuilding }>`
    select jsonb_build_object('key', a.key, 'name', a.name) as building, count(*) filter (where c.is_buyer) as "waitingBuyers",
      count(*) filter (where not c.is_buyer) as owners
    from (
      select apartment_key, true as is_buyer from waiting_buyer where state = 'waiting'
      union all select apartment_key, false from owner_registration where state = 'registered'
    ) c join apartment a on a.key = c.apartment_key
    where a.key = coalesce(${apartmentKey}, a.key)
    group by a.key, a.name order by "waitingBuyers" desc, owners desc, a.key`.execute(db);
  return rows;
}

/** Removes what a member is to any building. The audit rows name nobody and stay. */
export async function forgetConnections(tx: Tx, sub: string): Promise<void> {
  await sql`delete from waiting_buyer where sub = ${sub}`.execute(tx);
  await sql`delete from owner_registration where sub = ${sub}`.execute(tx);
}

/** Removes what was withdrawn before. Answers how much. */
export async function purgeWithdrawn(db: Db, before: Date): Promise<number> {
  const buyers = await sql`delete from waiting_buyer where state = 'withdrawn' and updated_at < ${before}`.execute(db);
  const owners = await sql`delete from owner_registration where state = 'withdrawn' and updated_at < ${before}`.execute(db);
  return Number((buyers.numAffectedRows ?? 0n) + (owners.numAffectedRows ?? 0n));
}

type Move = {
  readonly entity: "waiting_buyer" | "owner_registration";
  readonly id: string;
  readonly from: WaitingState | "registered" | null;
  readonly to: WaitingState | "registered";
  readonly at: Date;
};

/** Keeps a step in the audit table, by the row and not by the person. */
export async function auditStep(tx: Tx, { entity, id, from, to, at }: Move): Promise<void> {
  await sql`
    insert into transition (entity, entity_id, from_state, to_state, actor, reason, at)
    values (${entity}, ${id}, ${from}, ${to}, 'member', null, ${at})`.execute(tx);
}
