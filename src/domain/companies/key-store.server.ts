import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { CompanyKey, KeyedCompany } from "./types.ts";

const COLUMNS = sql`id, label, prefix, made_at as "madeAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt"`;

export type NewKey = Pick<CompanyKey, "id" | "label" | "prefix" | "madeAt"> & {
  readonly companyId: string;
  readonly hash: Uint8Array;
  readonly madeBy: string;
};

export async function addKey(tx: Tx, { id, companyId, label, prefix, hash, madeBy, madeAt }: NewKey): Promise<void> {
  await sql`
    insert into company_key (id, company_id, label, prefix, key_hash, made_by, made_at)
    values (${id}, ${companyId}, ${label}, ${prefix}, ${hash}, ${madeBy}, ${madeAt})`.execute(tx);
}

/** Those in use first, then the newest. */
export async function keysOf(db: Db | Tx, companyId: string): Promise<CompanyKey[]> {
  const { rows } = await sql<CompanyKey>`
    select ${COLUMNS} from company_key where company_id = ${companyId} order by revoked_at is not null, made_at desc, id`.execute(db);
  return rows;
}

/** False: this company has no such key in use. */
export async function endKey(tx: Tx, { id, companyId, at }: { id: string; companyId: string; at: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update company_key set revoked_at = ${at} where id = ${id} and company_id = ${companyId} and revoked_at is null`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function companyOfKey(db: Db, hash: Uint8Array): Promise<KeyedCompany | null> {
  const { rows } = await sql<KeyedCompany>`
    select c.id, c.name, k.id as "keyId" from company_key k join company c on c.id = k.company_id
    where k.key_hash = ${hash} and k.revoked_at is null and c.state = 'live'`.execute(db);
  return rows[0] ?? null;
}

/** Whether a key of this company was not taken back, and the company is live. */
export async function isKeyInUse(db: Db | Tx, { id, companyId }: { readonly id: string; readonly companyId: string }): Promise<boolean> {
  const { rows } = await sql`
    select 1 from company_key k join company c on c.id = k.company_id
    where k.id = ${id} and k.company_id = ${companyId} and k.revoked_at is null and c.state = 'live'`.execute(db);
  return rows.length > 0;
}

/** To the minute: a feed of many calls writes once. */
export async function noteKeyUse(db: Db, keyId: string, at: Date): Promise<void> {
  await sql`
    update company_key set last_used_at = ${at}
    where id = ${keyId} and (last_used_at is null or last_used_at < ${at}::timestamptz - interval '1 minute')`.execute(db);
}
