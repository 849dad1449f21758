import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

/** The scope of a stop that holds for every company. */
export const EVERYBODY = "all";

export type StopWay = "page" | "desk";
export type StopRow = { readonly addressHash: Uint8Array /** A company, or `all`. */; readonly scope: string };

/** Keeps a stop; false: it was there already, and stays as it was told first. */
export async function addStop(
  tx: Tx,
  { addressHash, scope, way, at }: StopRow & { readonly way: StopWay; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into mailing_stop (address_hash, scope, way, stopped_at) values (${addressHash}, ${scope}, ${way}, ${at})
    on conflict (address_hash, scope) do nothing`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Addresses of one question: thousands would take their time to be written. */
const ASKED_AT_ONCE = 500;

/** Which of these addresses want no letters of this company, as hexadecimal text. */
export async function stoppedAmong(
  db: Db | Tx,
  { companyId, hashes }: { readonly companyId: string; readonly hashes: readonly Uint8Array[] },
): Promise<ReadonlySet<string>> {
  const stopped = new Set<string>();
  for (let from = 0; from < hashes.length; from += ASKED_AT_ONCE) {
    const { rows } = await sql<{ hash: string }>`
      select distinct encode(address_hash, 'hex') as hash from mailing_stop
      where address_hash = any(${hashes.slice(from, from + ASKED_AT_ONCE)}::bytea[]) and scope in (${companyId}, ${EVERYBODY})`.execute(db);
    for (const { hash } of rows) stopped.add(hash);
  }
  return stopped;
}

export type KeptStop = { readonly scope: string; readonly way: StopWay; readonly stoppedAt: Date };

/** Every stop of an address, under each of its hashes; of two with one scope the older one. */
export async function stopsOf(db: Db | Tx, hashes: readonly Uint8Array[]): Promise<KeptStop[]> {
  const { rows } = await sql<KeptStop>`
    select distinct on (scope) scope, way, stopped_at as "stoppedAt" from mailing_stop
    where address_hash = any(${[...hashes]}::bytea[]) order by scope, stopped_at`.execute(db);
  return rows;
}

/** Takes stops of the page back that were made since then, of these scopes. */
export async function dropPageStops(
  tx: Tx,
  { addressHash, scopes, since }: { readonly addressHash: Uint8Array; readonly scopes: readonly string[]; readonly since: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from mailing_stop
    where address_hash = ${addressHash} and scope = any(${[...scopes]}) and way = 'page' and stopped_at >= ${since}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** False: there was none. */
export async function dropStop(tx: Tx, { addressHash, scope }: StopRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from mailing_stop where address_hash = ${addressHash} and scope = ${scope}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Null: there is none yet. */
export async function sealedKey(db: Db | Tx): Promise<Uint8Array | null> {
  const { rows } = await sql<{ sealed: Uint8Array }>`select sealed from mailing_key where id = 1`.execute(db);
  return rows[0]?.sealed ?? null;
}

/** The first one stays. */
export async function addSealedKey(db: Db | Tx, sealed: Uint8Array, at: Date): Promise<void> {
  await sql`insert into mailing_key (id, sealed, made_at) values (1, ${sealed}, ${at}) on conflict (id) do nothing`.execute(db);
}

/** The same key under another seal. */
export async function putSealedKey(
  db: Db | Tx,
  { before, sealed }: { readonly before: Uint8Array; readonly sealed: Uint8Array },
): Promise<void> {
  await sql`update mailing_key set sealed = ${sealed} where id = 1 and sealed = ${before}`.execute(db);
}
