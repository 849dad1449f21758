import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

type CounterTable = { key: string; count: number; window_ends_at: Date };

function counters(db: Db | Tx) {
  return db.$extendTables<{ identity_counter: CounterTable }>();
}

export type CountedEvent = { readonly key: string; readonly windowEndsAt: Date };

/**
 * Counts one event under each key, in one statement; answers how many each running window has had with it. A window starts with its first
 * event, so `windowEndsAt` counts only where none is running. Keys are taken in one order, so that two calls never wait for each other.
 */
export async function countEvents(db: Db | Tx, events: readonly CountedEvent[], now: Date): Promise<ReadonlyMap<string, number>> {
  const ordered = [...events].sort((a, b) => (a.key < b.key ? -1 : 1));
  const rows = await counters(db)
    .insertInto("identity_counter")
    .values(ordered.map(({ key, windowEndsAt }) => ({ key, count: 1, window_ends_at: windowEndsAt })))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when identity_counter.window_ends_at <= ${now} then 1 else identity_counter.count + 1 end`,
        window_ends_at: sql<Date>`case when identity_counter.window_ends_at <= ${now} then excluded.window_ends_at else identity_counter.window_ends_at end`,
      }),
    )
    .returning(["key", "count"])
    .execute();
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Takes back one event under each key. */
export async function uncountEvents(db: Db | Tx, keys: readonly string[]): Promise<void> {
  await counters(db)
    .updateTable("identity_counter")
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where("key", "in", [...keys])
    .execute();
}

/** Starts a window with nothing counted in it, in place of one that may be running. */
export async function startWindow(db: Db | Tx, { key, windowEndsAt }: CountedEvent): Promise<void> {
  const values = { count: 0, window_ends_at: windowEndsAt };
  await counters(db)
    .insertInto("identity_counter")
    .values({ key, ...values })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(values))
    .execute();
}

/** Counts one event in a window that was started; null when none is running. */
export async function countInWindow(db: Db | Tx, key: string, now: Date): Promise<number | null> {
  const row = await counters(db)
    .updateTable("identity_counter")
    .set({ count: sql<number>`count + 1` })
    .where("key", "=", key)
    .where("window_ends_at", ">", now)
    .returning("count")
    .executeTakeFirst();
  return row?.count ?? null;
}

/** Removes windows that have ended, `limit` at most; answers how many. */
export async function deleteEndedCounters(db: Db, now: Date, limit: number): Promise<number> {
  const done = await counters(db)
    .deleteFrom("identity_counter")
    .where("key", "in", (where) =>
      where.selectFrom("identity_counter").select("key").where("window_ends_at", "<=", now).orderBy("window_ends_at").limit(limit),
    )
    .executeTakeFirst();
  return Number(done.numDeletedRows);
}
