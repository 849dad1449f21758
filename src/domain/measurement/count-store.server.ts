import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import type { ScreenCount } from "./types.ts";

/** Adds to what was counted before. */
export async function addCounts(db: Db, counts: readonly ScreenCount[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`
    insert into screen_count (day, screen, opened)
    values ${sql.join(counts.map(({ day, screen, opened }) => sql`(${day}::date, ${screen}, ${opened})`))}
    on conflict (day, screen) do update set opened = screen_count.opened + excluded.opened`.execute(db);
}

/** All counts from a day on. */
export async function listCounts(db: Db, from: string): Promise<readonly ScreenCount[]> {
  const { rows } = await sql<{ day: string; screen: string; opened: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, screen, opened::text as opened
    from screen_count where day >= ${from}::date order by day, screen`.execute(db);
  return rows.map(({ opened, ...row }) => ({ ...row, opened: Number(opened) }));
}

/** Forgets the days before. */
export async function removeCounts(db: Db, before: string): Promise<void> {
  await sql`delete from screen_count where day < ${before}::date`.execute(db);
}
