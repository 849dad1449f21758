import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

/** The scope of a stop that holds for every company. */
export const EVERYBODY = "all";

/** On the page of a letter, told to the desk, or told to a company. */
export type StopWay = "page" | "desk" | "company";
type StopRow = { readonly addressHash: Uint8Array /** A company, or `all`. */; readonly scope: string };

/** The letter on whose page something was stopped. */
type StoppingLetter = { readonly id: string; readonly mailingId: string; readonly companyId: string };

type NewStop = StopRow & {
  readonly way: StopWay;
  /** Of a page alone. */
  readonly letter?: StoppingLetter;
  /** Who takes it back alone within a day: of a page the hash of a secret of its browser, of the desk the operator, of a company the company. */
  readonly undoBy: string;
  readonly at: Date;
};

/**
 * Keeps a stop beside those that others said; false: the same one was there already, and stays as it was told first. Where somebody else says it again, nobody takes
 * it back alone any more.
 */
export async function addStop(tx: Tx, { addressHash, scope, way, letter, undoBy, at }: NewStop): Promise<boolean> {
  const source = letter?.id ?? way;
  const { numAffectedRows } = await sql`
    insert into mailing_stop (address_hash, scope, source, way, letter_id, mailing_id, company_id, undo_by, stopped_at)
    values (${addressHash}, ${scope}, ${source}, ${way}, ${letter?.id ?? null}, ${letter?.mailingId ?? null}, ${letter?.companyId ?? null},
      ${undoBy}, ${at})
    on conflict (address_hash, scope, source) do nothing`.execute(tx);
  if ((numAffectedRows ?? 0n) > 0n) return true;
  await sql`
    update mailing_stop set undo_by = null
    where address_hash = ${addressHash} and scope = ${scope} and source = ${source} and undo_by <> ${undoBy}`.execute(tx);
  return false;
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

export type KeptStop = {
  readonly scope: string;
  readonly way: StopWay;
  readonly stoppedAt: Date;
  /** Null: nobody takes it back alone. */
  readonly undoBy: string | null;
  /** Of a page alone, and not of those that were made before letters were kept. */
  readonly letterId: string | null;
  /** The name of whose letter it was; null: on no letter, or of a company that is gone. */
  readonly letterOf: string | null;
};

/** Every stop of an address, under each of its hashes, the oldest first. */
export async function stopsOf(db: Db | Tx, hashes: readonly Uint8Array[]): Promise<KeptStop[]> {
  const { rows } = await sql<KeptStop>`
    select s.scope, s.way, s.stopped_at as "stoppedAt", s.undo_by as "undoBy", s.letter_id as "letterId", c.name as "letterOf"
    from mailing_stop s left join company c on c.id = s.company_id
    where s.address_hash = any(${[...hashes]}::bytea[]) order by s.scope, s.stopped_at, s.way desc, s.source`.execute(db);
  return rows;
}

type Own = { readonly hashes: readonly Uint8Array[]; readonly scopes: readonly string[]; readonly way: StopWay };

/** Takes back what this one said since then, and nobody besides; false: nothing. */
export async function dropOwnStops(
  tx: Tx,
  { hashes, scopes, way, undoBy, since }: Own & { readonly undoBy: string; readonly since: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from mailing_stop where address_hash = any(${[...hashes]}::bytea[]) and scope = any(${[...scopes]}) and way = ${way}
      and undo_by = ${undoBy} and stopped_at >= ${since}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

type OfAddress = { readonly hashes: readonly Uint8Array[]; readonly scope: string };

/** Whoever said it. False: there was none. */
export async function dropStops(tx: Tx, { hashes, scope }: OfAddress): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from mailing_stop where address_hash = any(${[...hashes]}::bytea[]) and scope = ${scope}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Letters of one mailing that stopped everybody on one day of Japan. `companyName` null: the company is gone. */
export type StopBurst = { readonly mailingId: string; readonly companyName: string | null; readonly day: string; readonly letters: number };

/** The newest first. */
export async function burstsOf(
  db: Db | Tx,
  { least, since, most }: { readonly least: number; readonly since: Date; readonly most: number },
): Promise<StopBurst[]> {
  const { rows } = await sql<StopBurst>`
    select b.mailing_id as "mailingId", c.name as "companyName", b.day, b.letters from (
      select mailing_id, company_id, to_char(stopped_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day, count(*)::integer as letters
      from mailing_stop where scope = ${EVERYBODY} and way = 'page' and mailing_id is not null and stopped_at >= ${since}
      group by mailing_id, company_id, day having count(*) >= ${least}) b
    left join company c on c.id = b.company_id order by b.day desc, b.mailing_id limit ${most}`.execute(db);
  return rows;
}

/** What letters of a mailing stopped of everybody holds for their own company alone; false: they stopped nothing. */
export async function narrowStops(tx: Tx, mailingId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with narrowed as (
      delete from mailing_stop where mailing_id = ${mailingId} and scope = ${EVERYBODY} and way = 'page'
      returning address_hash, company_id, source, letter_id, stopped_at)
    insert into mailing_stop (address_hash, scope, source, way, letter_id, mailing_id, company_id, undo_by, stopped_at)
    select address_hash, company_id, source, 'page', letter_id, ${mailingId}, company_id, null, stopped_at from narrowed
    on conflict (address_hash, scope, source) do update set undo_by = null`.execute(tx);
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
