import { sql } from "kysely";
import type { Tx } from "#platform/db.server.ts";

/** When the load of a line of the ledger began. */
export async function loadedAt(tx: Tx, loadId: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select loaded_at as at from data_load where id = ${loadId}`.execute(tx);
  const [load] = rows;
  if (!load) throw new Error(`no load has the number ${loadId}`);
  return load.at;
}
