import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "#platform/db.server.ts";

/** Goes on once somebody in this database waits for a row or lock that another transaction holds. */
export async function waitsForALock(db: Db): Promise<void> {
  const waiting = async () =>
    (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)).rows.length;
  await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
}
