import { sql } from "kysely";
import type { Milliseconds } from "#kernel/duration.ts";
import type { Db, Tx } from "./db.server.ts";

/**
 * Holds everyone else who takes a lock of this name, in whatever process, until the transaction ends. A row of a unique key is written and
 * taken away again: whoever writes the same key waits for this transaction, and nothing is left behind. Any engine with transactions and
 * unique keys does so, which advisory locks cannot be relied on for; a connection that dies lets go.
 */
export async function takeLock(tx: Tx, name: string): Promise<void> {
  await sql`insert into named_lock (name) values (${name})`.execute(tx);
  await sql`delete from named_lock where name = ${name}`.execute(tx);
}

type Waiting = {
  /** Asked so long for the lock without getting it, `onWait` is called, once; the wait goes on. */
  readonly patience: Milliseconds;
  readonly onWait: () => void;
};

/** Runs `work` while nobody else runs anything under this name. It takes a connection for itself: `work` must not use the last one. */
export async function withNamedLock<T>(db: Db, name: string, work: () => Promise<T>, waiting?: Waiting): Promise<T> {
  return db.transaction().execute(async (tx) => {
    // The connection of a holder says nothing while `work` runs; a server that ends silent transactions would let a second holder in.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    const timer = waiting && setTimeout(waiting.onWait, waiting.patience);
    await takeLock(tx, name).finally(() => clearTimeout(timer));
    return work();
  });
}

const MADE_AT_ONCE = new Set(["23505", "42P07"]);

/** The table of the locks, which must be there before the first migration. Two servers that start at once may both make it. */
export async function ensureLocks(db: Db): Promise<void> {
  const make = () => sql`create table if not exists named_lock (name text primary key)`.execute(db);
  await make().catch((error: unknown) => {
    if (error instanceof Error && "code" in error && MADE_AT_ONCE.has(String(error.code))) return make();
    throw error;
  });
}
