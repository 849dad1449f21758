import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

/** Whether the database answers. */
export async function isDatabaseReachable(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
