import { type ColumnType, type Generated, type Insertable, sql } from "kysely";
import { deviceTitleOf } from "#domain/identity/notices/device-words.server.ts";
import { noticesOf } from "#domain/identity/notices/notice-of.ts";
import { insertNotices } from "#domain/identity/notices/notice-store.server.ts";
import { days } from "#kernel/duration.ts";
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
  /** The verified address that has just been replaced: it is told as well, and stands in no log. */
  readonly formerEmail?: string | null;
};

/** Keeps an event, and writes the mails that tell its person of it: in the same transaction, and sent later. */
export async function recordAudit(db: Db | Tx, entry: AuditEntry, caller: Caller): Promise<void> {
  await audit(db).insertInto("identity_audit").values(auditRow(entry, caller)).execute();
  await noteNotices(db, entry, caller);
}

/** The mails alone, where the event is kept by another statement of the transaction. */
export async function noteNotices(db: Db | Tx, entry: AuditEntry, caller: Caller): Promise<void> {
  const { at, poolId, clientId, sub, detail = null, formerEmail = null } = entry;
  const kinds = noticesOf(entry);
  if (kinds.length === 0 || sub === null || poolId === null) return;
  await insertNotices(db, { at, poolId, clientId, sub, kinds, detail, formerEmail, device: deviceTitleOf(caller.userAgent) });
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

const KNOWN_FOR_DAYS = 90;

/**
 * Whether nobody has signed in to an account from here lately: no sign-in by the same kind of device from the same address within 90 days.
 * The first sign-in of an account is from nowhere new.
 */
export async function isNewPlace(db: Db | Tx, sub: string, { ip, userAgent }: Caller, now: Date): Promise<boolean> {
  const device = deviceTitleOf(userAgent);
  const since = new Date(now.getTime() - days(KNOWN_FOR_DAYS));
  const row = await audit(db)
    .selectFrom("identity_audit")
    .select((of) => [
      of.fn.countAll<number>().as("all"),
      sql<number>`count(*) filter (where ip is not distinct from ${ip} and (detail->>'device') is not distinct from ${device}::text)`.as(
        "same",
      ),
    ])
    .where("sub", "=", sub)
    .where("event", "=", "sign-in")
    .where("outcome", "=", "done")
    .where("at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(row.all) > 0 && Number(row.same) === 0;
}
