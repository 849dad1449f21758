import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import { findClient } from "./client-store.server.ts";
import type { ApiClient, ApiKey } from "./types.ts";

const COLUMNS = sql`k.id, k.client_id as "clientId", k.kind, k.mode, k.label, k.prefix, k.scopes, k.hosts, k.ips, k.made_at as "madeAt",
  k.last_used_at as "lastUsedAt", k.ends_at as "endsAt", k.replaced_by as "replacedBy", k.revoked_at as "revokedAt"`;

export async function addKey(tx: Tx, key: ApiKey, hash: Uint8Array): Promise<void> {
  const { id, clientId, kind, mode, label, prefix, scopes, hosts, ips, madeAt } = key;
  await sql`
    insert into api_key (id, client_id, kind, mode, label, prefix, key_hash, scopes, hosts, ips, made_at)
    values (${id}, ${clientId}, ${kind}, ${mode}, ${label}, ${prefix}, ${hash}, ${[...scopes]}, ${[...hosts]}, ${[...ips]}, ${madeAt})`.execute(
    tx,
  );
}

/** Of one client, in a list: far more than may be in use at once. */
const MOST_LISTED = 100;

/** Those that open something first, then the newest; of those that are over so many as there is room for. */
export async function keysOfClient(db: Db | Tx, clientId: string, at: Date): Promise<ApiKey[]> {
  const { rows } = await sql<ApiKey>`
    select ${COLUMNS} from api_key k where k.client_id = ${clientId}
    order by k.revoked_at is not null or coalesce(k.ends_at <= ${at}, false), k.made_at desc, k.id limit ${MOST_LISTED}`.execute(db);
  return rows;
}

/** Keys of a client that open something at that time, those being replaced among them. */
export async function countWorkingKeys(tx: Tx, clientId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::integer as count from api_key
    where client_id = ${clientId} and revoked_at is null and (ends_at is null or ends_at > ${at})`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Held until the transaction ends. */
export async function holdKey(tx: Tx, { clientId, keyId }: { readonly clientId: string; readonly keyId: string }): Promise<ApiKey | null> {
  const { rows } = await sql<ApiKey>`
    select ${COLUMNS} from api_key k where k.id = ${keyId} and k.client_id = ${clientId} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function putRevoked(tx: Tx, { keyId, at }: { readonly keyId: string; readonly at: Date }): Promise<void> {
  await sql`update api_key set revoked_at = ${at} where id = ${keyId}`.execute(tx);
}

export async function putReplaced(
  tx: Tx,
  { keyId, replacedBy, endsAt }: { readonly keyId: string; readonly replacedBy: string; readonly endsAt: Date },
): Promise<void> {
  await sql`update api_key set replaced_by = ${replacedBy}, ends_at = ${endsAt} where id = ${keyId}`.execute(tx);
}

/** A key with what it stands on. `isCompanyLive` true where there is no company. */
export type FoundKey = { readonly key: ApiKey; readonly client: ApiClient; readonly isCompanyLive: boolean };

/** With its client as it is at an instant. */
export async function findKey(db: Db, hash: Uint8Array, at: Date): Promise<FoundKey | null> {
  const { rows } = await sql<ApiKey & { readonly isCompanyLive: boolean }>`
    select ${COLUMNS}, coalesce(o.state = 'live', true) as "isCompanyLive"
    from api_key k join api_client c on c.id = k.client_id left join company o on o.id = c.company_id where k.key_hash = ${hash}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  const { isCompanyLive, ...key } = row;
  const client = await findClient(db, key.clientId, at);
  return client && { key, client, isCompanyLive };
}

/** Of many keys at once, to the seconds in which they are gathered. */
export async function noteUses(db: Db | Tx, uses: readonly { readonly keyId: string; readonly at: Date }[]): Promise<void> {
  const [ids, times] = [uses.map(({ keyId }) => keyId), uses.map(({ at }) => at.toISOString())];
  await sql`
    update api_key k set last_used_at = u.at from unnest(${ids}::text[], ${times}::timestamptz[]) as u (id, at)
    where k.id = u.id and (k.last_used_at is null or k.last_used_at < u.at)`.execute(db);
}
