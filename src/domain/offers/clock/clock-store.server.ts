import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

export type DueClock = { readonly id: string; readonly homeId: string };

/** Offers whose clock is over, the longest ago first. */
export async function overClocks(db: Db, now: Date, most: number): Promise<DueClock[]> {
  const { rows } = await sql<DueClock>`
    select id, home_id as "homeId" from offer where expires_at <= ${now} order by expires_at, id limit ${most}`.execute(db);
  return rows;
}

type Left = { readonly now: Date; readonly first: Date; readonly second: Date; readonly after: string; readonly most: number };

/** Offers of which a reminder is due and none that came later was sent: two days before their end at most, and not over. By id after one. */
export async function dueForReminder(db: Db, { now, first, second, after, most }: Left): Promise<DueClock[]> {
  const { rows } = await sql<DueClock>`
    select id, home_id as "homeId" from offer
    where expires_at > ${now} and id > ${after} and ((expires_at <= ${second} and reminded < 2) or (expires_at <= ${first} and reminded < 1))
    order by id limit ${most}`.execute(db);
  return rows;
}
