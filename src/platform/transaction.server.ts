import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { type Milliseconds, milliseconds, seconds } from "#kernel/duration.ts";
import type { Db, Tx } from "./db.server.ts";

/** Runs `work` in one transaction: all of it is kept, or none. A transaction given as `db` is joined. */
export function inTransaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Tx) : db.transaction().execute(work);
}

/** Less than the second after which the server looks for a deadlock: whoever waits so long for a row has given way before a long transaction is ended for it. */
const LOCK_TIMEOUT = "400ms";
const PAUSE: Milliseconds = milliseconds(200);

/**
 * Runs a short piece of `work` in one transaction, and again where others were in its way (a row or a lock that somebody holds, a deadlock, a conflict of
 * serialisation): while it waits for long it holds nothing, so that it never stops a transaction that cannot be begun anew. `work` may run several times and
 * changes nothing but the database. Fails as the last try did once `patience` is over. A transaction given as `db` is joined, and nothing is tried again.
 */
export async function inShortTransaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>, patience: Milliseconds = seconds(60)): Promise<T> {
  if (db.isTransaction) return work(db as Tx);
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(tx);
        return work(tx);
      });
    } catch (error) {
      if (!isInTheWay(error) || performance.now() > end) throw error;
      await pause(PAUSE);
    }
  }
}

/** From here on a short transaction waits as long as it takes: it has what it must not wait for while it holds more. */
export async function waitFromNowOn(tx: Tx): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(tx);
}

/** serialization_failure, deadlock_detected, lock_not_available (PostgreSQL, appendix A). */
const IN_THE_WAY: ReadonlySet<string> = new Set(["40001", "40P01", "55P03"]);

function isInTheWay(error: unknown): boolean {
  return error instanceof Error && "code" in error && IN_THE_WAY.has(String(error.code));
}
