import { sql } from "kysely";
import type { KeyHolder } from "#domain/api-access/types.ts";
import type { Db } from "#platform/db.server.ts";

/** Whose key hands files in: a business of `client-one`. */
export function holder(changes: Partial<KeyHolder> = {}): KeyHolder {
  return {
    ...{ clientId: "client-one", companyId: "one", clientName: "見本", plan: "business", mostCalls: null, endsAt: null },
    ...{ keyId: "key-one", kind: "secret", mode: "live", scope: "batch", ...changes },
  };
}

export const HEADER = "reference,kind,address,areaM2";
/** A home that the sample sales price. */
export const GOOD = "condo,東京都江東区豊洲5丁目1-2,70";
/** A file of so many homes. */
export const csv = (count: number, line = GOOD) =>
  [HEADER, ...Array.from({ length: count }, (_, i) => `R-${i + 1},${line}`), ""].join("\r\n");

/** What all clients were charged, and what their use says. */
export async function chargedCalls(db: Db): Promise<{ taken: number; calls: number }> {
  const { rows } = await sql<{ taken: number; calls: number }>`
    select (select coalesce(sum(taken), 0)::bigint from api_quota) as taken, (select coalesce(sum(calls), 0)::bigint from api_usage) as calls`.execute(
    db,
  );
  return rows[0] ?? { taken: 0, calls: 0 };
}
