import { sql } from "kysely";
import type { Addressee, Pulled, RecipientCounts, RecipientPlace } from "#domain/direct-mail/core/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";

export type NewRecipient = Addressee &
  RecipientPlace & { readonly id: string; readonly place: number; readonly addressHash: Uint8Array; readonly tokenHash: Uint8Array };

/** Rows of one statement. */
const AT_ONCE = 100;
const ASKED_AT_ONCE = 500;

/** Adds addresses to a mailing. An address that it has already is left out. */
export async function addRecipients(
  tx: Tx,
  { mailingId, companyId }: { readonly mailingId: string; readonly companyId: string },
  recipients: readonly NewRecipient[],
): Promise<void> {
  for (let from = 0; from < recipients.length; from += AT_ONCE) {
    const rows = recipients.slice(from, from + AT_ONCE).map(
      (
        one,
      ) => sql`(${one.id}, ${companyId}, ${mailingId}, ${one.place}::integer, ${one.postalCode}, ${one.address}, ${one.building}, ${one.name},
        ${one.cityCode}, ${one.cityName}, ${one.town}, ${one.addressHash}::bytea, 'waiting', ${one.tokenHash}::bytea)`,
    );
    await sql`
      insert into mailing_recipient (id, company_id, mailing_id, place, postal_code, address, building, name, city_code, city_name, town,
        address_hash, state, token_hash)
      values ${sql.join(rows)} on conflict (mailing_id, address_hash) do nothing`.execute(tx);
  }
}

/** Which of these addresses a mailing has already, as hexadecimal text. */
export async function knownAmong(
  db: Db | Tx,
  { mailingId, hashes }: { readonly mailingId: string; readonly hashes: readonly Uint8Array[] },
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (let from = 0; from < hashes.length; from += ASKED_AT_ONCE) {
    const { rows } = await sql<{ hash: string }>`
      select encode(address_hash, 'hex') as hash from mailing_recipient
      where mailing_id = ${mailingId} and address_hash = any(${hashes.slice(from, from + ASKED_AT_ONCE)}::bytea[])`.execute(db);
    for (const { hash } of rows) known.add(hash);
  }
  return known;
}

const NOBODY: RecipientCounts = { waiting: 0, printed: 0, stopped: 0, noEstimate: 0, undeliverable: 0 };

/** By mailing; one without addresses is left out. */
export async function countRecipients(db: Db | Tx, mailingIds: readonly string[]): Promise<ReadonlyMap<string, RecipientCounts>> {
  const { rows } = await sql<RecipientCounts & { mailingId: string }>`
    select mailing_id as "mailingId", count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'printed') as printed,
      count(*) filter (where left_out_for = 'stopped') as stopped, count(*) filter (where left_out_for = 'no-estimate') as "noEstimate",
      count(*) filter (where state = 'undeliverable') as undeliverable
    from mailing_recipient where mailing_id = any(${[...mailingIds]}) group by mailing_id`.execute(db);
  return new Map(rows.map(({ mailingId, ...counts }) => [mailingId, counts]));
}

export async function countsOfMailing(db: Db | Tx, mailingId: string): Promise<RecipientCounts> {
  return (await countRecipients(db, [mailingId])).get(mailingId) ?? NOBODY;
}

/** The place after the last one. */
export async function nextPlace(tx: Tx, mailingId: string): Promise<{ readonly next: number; readonly count: number }> {
  const { rows } = await sql<{ next: number; count: number }>`
    select coalesce(max(place), 0)::integer + 1 as next, count(*) as count from mailing_recipient where mailing_id = ${mailingId}`.execute(
    tx,
  );
  return rows[0] ?? { next: 1, count: 0 };
}

export type Recipient = Addressee & RecipientPlace & { readonly id: string };

const RECIPIENT = sql`id, postal_code as "postalCode", address, building, name, city_code as "cityCode", city_name as "cityName", town`;

/** Those whose turn it is: not printed, no part of a run that is under way. Held until the transaction ends. */
export async function waitingRecipients(tx: Tx, mailingId: string, most: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select ${RECIPIENT} from mailing_recipient where mailing_id = ${mailingId} and state = 'waiting' and run_id is null
    order by place limit ${most} for update`.execute(tx);
  return rows;
}

/** The first of a mailing, whatever became of them; null: it has none. */
export async function firstRecipient(db: Db | Tx, mailingId: string): Promise<Recipient | null> {
  const { rows } = await sql<Recipient>`
    select ${RECIPIENT} from mailing_recipient where mailing_id = ${mailingId} order by place limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function putInRun(
  tx: Tx,
  { ids, runId, fileNumber }: { readonly ids: readonly string[]; readonly runId: string; readonly fileNumber: number },
): Promise<void> {
  await sql`update mailing_recipient set run_id = ${runId}, file_number = ${fileNumber} where id = any(${[...ids]})`.execute(tx);
}

type LeftOut = { readonly ids: readonly string[]; readonly why: "stopped" | "no-estimate" };

export async function leaveOut(tx: Tx, { ids, why }: LeftOut): Promise<void> {
  if (ids.length === 0) return;
  await sql`update mailing_recipient set state = 'left_out', left_out_for = ${why} where id = any(${[...ids]})`.execute(tx);
}

type OfFile = { readonly runId: string; readonly number: number };

/** Of a file, those a letter is still drawn to, in their order. */
export async function recipientsOfFile(db: Db | Tx, { runId, number }: OfFile): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select ${RECIPIENT} from mailing_recipient where run_id = ${runId} and file_number = ${number} and state = 'waiting' order by place`.execute(
    db,
  );
  return rows;
}

/** They have their letters, in this order. */
export async function putPrinted(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  await sql`
    update mailing_recipient r set state = 'printed', printed_at = ${at}, sheet = o.sheet
    from unnest(${[...ids]}::text[]) with ordinality as o (id, sheet) where r.id = o.id and r.state = 'waiting'`.execute(tx);
}

/** Of a run, those with a letter. */
export async function printedOfRun(tx: Tx, runId: string): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`select ${RECIPIENT} from mailing_recipient where run_id = ${runId} and state = 'printed'`.execute(
    tx,
  );
  return rows;
}

/** Has those of a run wait for another one, unless their file was taken: its letters may be on their way. */
export async function freeRun(tx: Tx, runId: string): Promise<void> {
  await sql`
    update mailing_recipient r set state = 'waiting', run_id = null, file_number = null, sheet = null, printed_at = null
    where r.run_id = ${runId} and r.state in ('waiting', 'printed') and not exists (
      select 1 from mailing_file f where f.run_id = r.run_id and f.number = r.file_number and f.taken_at is not null)`.execute(tx);
}

type Sheet = Pulled & { readonly runId: string };

/** Letters in files that were taken, whose owner a hand-out found in the register. */
export async function sheetsLeftOut(db: Db | Tx, runIds: readonly string[]): Promise<Sheet[]> {
  const { rows } = await sql<Sheet>`
    select r.run_id as "runId", r.file_number as file, r.sheet from mailing_recipient r
    join mailing_file f on f.run_id = r.run_id and f.number = r.file_number
    where r.run_id = any(${[...runIds]}) and r.left_out_for = 'stopped' and r.sheet is not null and f.taken_at is not null and f.discarded_at is null
    order by r.run_id, r.file_number, r.sheet`.execute(db);
  return rows;
}

/** Letters in files that were taken: they may be on their way. */
export async function lettersTaken(
  db: Db | Tx,
  runIds: readonly string[],
): Promise<(Sheet & Pick<Recipient, "address" | "building" | "cityCode" | "cityName">)[]> {
  const { rows } = await sql<Sheet & Pick<Recipient, "address" | "building" | "cityCode" | "cityName">>`
    select r.run_id as "runId", r.file_number as file, r.sheet, r.address, r.building, r.city_code as "cityCode", r.city_name as "cityName" from mailing_recipient r
    join mailing_file f on f.run_id = r.run_id and f.number = r.file_number
    where r.run_id = any(${[...runIds]}) and r.state = 'printed' and f.taken_at is not null`.execute(db);
  return rows;
}

export type LetterHolder = {
  readonly id: string;
  readonly mailingId: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly address: string;
  readonly building: string;
  readonly cityCode: string;
  readonly cityName: string;
  readonly isSample: boolean;
};

/** Whose letter brings this token: one that was printed and whose file was taken, whatever became of its run since. Null: nobody's, or not any more. */
export async function findByToken(db: Db | Tx, tokenHash: Uint8Array): Promise<LetterHolder | null> {
  const { rows } = await sql<LetterHolder>`
    select r.id, r.mailing_id as "mailingId", r.company_id as "companyId", c.name as "companyName", r.address, r.building, r.city_code as "cityCode",
      r.city_name as "cityName", m.is_sample as "isSample"
    from mailing_recipient r join company c on c.id = r.company_id join mailing m on m.id = r.mailing_id
    where r.token_hash = ${tokenHash} and (r.was_handed_out or r.sheet is not null and exists (
      select 1 from mailing_file f where f.run_id = r.run_id and f.number = r.file_number and f.taken_at is not null))`.execute(db);
  return rows[0] ?? null;
}

/** A letter that came back; false: no printed letter of this mailing has that token. */
export async function putUndeliverable(
  tx: Tx,
  { mailingId, tokenHash }: { readonly mailingId: string; readonly tokenHash: Uint8Array },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update mailing_recipient set state = 'undeliverable'
    where mailing_id = ${mailingId} and token_hash = ${tokenHash} and state = 'printed'`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Addresses of mailings that were closed before then. */
export async function forgetRecipients(db: Db, closedBefore: Date): Promise<void> {
  await sql`
    delete from mailing_recipient where mailing_id in (select id from mailing where closed_at < ${closedBefore})`.execute(db);
}
