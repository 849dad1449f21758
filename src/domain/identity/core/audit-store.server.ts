import type { ColumnType, Generated, Insertable } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Caller } from "./types.ts";

export type AuditTable = {
  id: Generated<number>;
  at: Date;
  pool_id: string | null;
  client_id: string | null;
  sub: string | null;
  event: string;
  outcome: string;
  detail: ColumnType<AuditDetail | null, string | null, never>;
  ip: string | null;
  request_id: string | null;
};

function audit(db: Db | Tx) {
  return db.$extendTables<{ identity_audit: AuditTable }>();
}

type AuditDetail = Readonly<Record<string, string | number | boolean | null>>;

/** What happened to whom. `detail` never holds a password, code, token or secret. */
export type AuditEntry = {
  readonly at: Date;
  readonly poolId: string | null;
  readonly clientId: string | null;
  readonly sub: string | null;
  readonly event: string;
  readonly outcome: string;
  readonly detail?: AuditDetail;
};

export async function recordAudit(db: Db | Tx, entry: AuditEntry, caller: Caller): Promise<void> {
  await audit(db).insertInto("identity_audit").values(auditRow(entry, caller)).execute();
}

export function auditRow(entry: AuditEntry, caller: Caller): Insertable<AuditTable> {
  return {
    at: entry.at,
    pool_id: entry.poolId,
    client_id: entry.clientId,
    sub: entry.sub,
    event: entry.event,
    outcome: entry.outcome,
    detail: detailOf(entry, caller),
    ip: caller.ip,
    request_id: caller.requestId,
  };
}

/** Who signed the call, or ran the command, stands with what was done. */
function detailOf({ detail }: AuditEntry, { operator }: Caller): string | null {
  const whole = operator === undefined ? detail : { ...detail, operator };
  return whole === undefined ? null : JSON.stringify(whole);
}

export type KeptAudit = AuditEntry & { readonly ip: string | null };

/** The newest events of an account first. */
export async function listAudit(db: Db, sub: string, limit: number): Promise<KeptAudit[]> {
  const rows = await audit(db).selectFrom("identity_audit").selectAll().where("sub", "=", sub).orderBy("id", "desc").limit(limit).execute();
  return rows.map((row) => ({
    at: row.at,
    poolId: row.pool_id,
    clientId: row.client_id,
    sub: row.sub,
    event: row.event,
    outcome: row.outcome,
    ...(row.detail === null ? {} : { detail: row.detail }),
    ip: row.ip,
  }));
}
