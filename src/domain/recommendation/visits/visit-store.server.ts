import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Visit } from "./types.ts";

/** Null: there is no such batch, or it is not told of any more. */
export async function visitOfBatch(db: Db | Tx, batchId: string): Promise<Visit | null> {
  const { rows } = await sql<Visit>`
    select recipient, id as "batchId" from delivery_batch where id = ${batchId}`.execute(db);
  return rows[0] ?? null;
}
