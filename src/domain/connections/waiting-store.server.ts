import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { MemberBuilding } from "./types.ts";
import type { Waiting } from "./waiting.ts";

const COLUMNS = sql`
  id, state, layouts, area_from_m2 as "areaFromM2", area_to_m2 as "areaToM2", price_up_to as "priceUpTo", note, mail_to as "mailTo",
  joined_at as "joinedAt", updated_at as "updatedAt"`;

/** Who waits, or has withdrawn; a match is past and not found here. */
export async function findWaiting(db: Db | Tx, { apartmentKey, sub }: MemberBuilding): Promise<Waiting | null> {
  const { rows } = await sql<Waiting>`
    select ${COLUMNS} from waiting_buyer where apartment_key = ${apartmentKey} and sub = ${sub} and state <> 'matched'`.execute(db);
  return rows[0] ?? null;
}

/** Writes a row, new or in the place of the one with its id. */
export async function putWaiting(tx: Tx, { apartmentKey, sub }: MemberBuilding, waiting: Waiting): Promise<void> {
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

/** Addresses of those who asked to hear of owners, are not the owner who registered, and were not notified since. They count as notified now. */
export async function takeBuyersToNotify(
  tx: Tx,
  { apartmentKey, sub }: MemberBuilding,
  { now, notifiedBefore }: { readonly now: Date; readonly notifiedBefore: Date },
): Promise<string[]> {
  const { rows } = await sql<{ mailTo: string }>`
    update waiting_buyer set notified_at = ${now}
    where id in (
      select id from waiting_buyer
      where apartment_key = ${apartmentKey} and sub <> ${sub} and state = 'waiting' and mail_to is not null
        and (notified_at is null or notified_at < ${notifiedBefore})
      order by id for update)
    returning mail_to as "mailTo"`.execute(tx);
  return rows.map(({ mailTo }) => mailTo);
}
