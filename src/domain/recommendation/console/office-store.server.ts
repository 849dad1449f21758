import { sql } from "kysely";
import type { DeliveryState } from "#domain/recommendation/core/delivery.ts";
import type { Db } from "#platform/db.server.ts";

/** Messages of a tenant that somebody of its office looks at before they go out. */
export async function countWaiting(db: Db, tenant: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from delivery_batch where tenant = ${tenant} and state = ${"approval_waiting" satisfies DeliveryState}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
