import type { Db, Tx } from "./db.server.ts";

/** Runs `work` in one transaction: all of it is kept, or none. A transaction given as `db` is joined. */
export function inTransaction<T>(db: Db | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Tx) : db.transaction().execute(work);
}
