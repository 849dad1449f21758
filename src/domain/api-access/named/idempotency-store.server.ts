import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

export type NamedCall = { readonly clientId: string; readonly name: string };
export type KeptAnswer = { readonly status: number; readonly body: string };

type Lease = { readonly lease: string; readonly at: Date; readonly leasedUntil: Date; readonly expiresAt: Date };

/** Whether the name is ours now: it was free, its answer too old, or whoever worked on it let its lease run out with the same request. */
export async function leaseName(
  db: Db,
  { clientId, name }: NamedCall,
  { requestHash, lease, at, leasedUntil, expiresAt }: Lease & { readonly requestHash: Uint8Array },
): Promise<boolean> {
  const { rows } = await sql`
    insert into api_idempotency as i (client_id, name, request_hash, lease, leased_until, expires_at)
    values (${clientId}, ${name}, ${requestHash}, ${lease}, ${leasedUntil}, ${expiresAt})
    on conflict (client_id, name) do update set request_hash = excluded.request_hash, lease = excluded.lease,
      leased_until = excluded.leased_until, expires_at = excluded.expires_at, status = null, body = null
    where i.expires_at <= ${at} or (i.status is null and i.leased_until <= ${at} and i.request_hash = excluded.request_hash)
    returning 1`.execute(db);
  return rows.length > 0;
}

type KeptCall = {
  readonly requestHash: Uint8Array;
  readonly leasedUntil: Date;
  readonly status: number | null;
  readonly body: string | null;
};

export async function findNamed(db: Db, { clientId, name }: NamedCall): Promise<KeptCall | null> {
  const { rows } = await sql<KeptCall>`
    select request_hash as "requestHash", leased_until as "leasedUntil", status, body
    from api_idempotency where client_id = ${clientId} and name = ${name}`.execute(db);
  return rows[0] ?? null;
}

/** False, and nothing, where somebody else has taken the name over meanwhile. */
export async function keepAnswer(
  db: Db | Tx,
  { clientId, name, lease }: NamedCall & Pick<Lease, "lease">,
  answer: KeptAnswer,
): Promise<boolean> {
  const { rows } = await sql`
    update api_idempotency set status = ${answer.status}, body = ${answer.body}
    where client_id = ${clientId} and name = ${name} and lease = ${lease} returning 1`.execute(db);
  return rows.length > 0;
}

/** Not where an answer was kept: whoever frees it may not know that its transaction went through. */
export async function freeName(db: Db, { clientId, name, lease }: NamedCall & Pick<Lease, "lease">): Promise<void> {
  await sql`delete from api_idempotency where client_id = ${clientId} and name = ${name} and lease = ${lease} and status is null`.execute(
    db,
  );
}

export async function deleteExpired(db: Db, at: Date): Promise<void> {
  await sql`delete from api_idempotency where expires_at <= ${at}`.execute(db);
}
