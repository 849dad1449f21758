import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { CheckState, KeptDocument, OwnershipCheck, Rejection, WaitingCheck } from "./types.ts";

const COLUMNS = sql`c.id, c.property_id as "homeId", c.state, c.handed_in_at as "handedInAt", c.decided_at as "decidedAt", c.reason, c.note`;

/** Before the bytes are written: of no check yet. */
export async function addDocument(db: Db, { id, place, name, contentType, bytes }: KeptDocument, at: Date): Promise<void> {
  await sql`
    insert into ownership_document (id, place, name, content_type, bytes, kept_at)
    values (${id}, ${place}, ${name}, ${contentType}, ${bytes}, ${at})`.execute(db);
}

export type NewCheck = { readonly id: string; readonly homeId: string; readonly mailTo: string | null; readonly at: Date };

/** A check with its documents. Answers how many of them are there: fewer were swept meanwhile, and the check is none. */
export async function addCheck(tx: Tx, { id, homeId, mailTo, at }: NewCheck, documents: readonly string[]): Promise<number> {
  await sql`
    insert into ownership_check (id, property_id, state, handed_in_at, mail_to) values (${id}, ${homeId}, 'waiting', ${at}, ${mailTo})`.execute(
    tx,
  );
  const { numAffectedRows } = await sql`
    update ownership_document set check_id = ${id} where id = any(${[...documents]}) and check_id is null`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** A check that waits, by itself or by its home; nobody else decides it until the transaction ends. */
export async function lockWaiting(
  tx: Tx,
  of: { readonly id: string } | { readonly homeId: string },
): Promise<(OwnershipCheck & { readonly mailTo: string | null }) | null> {
  const which = "id" in of ? sql`c.id = ${of.id}` : sql`c.property_id = ${of.homeId}`;
  const { rows } = await sql<OwnershipCheck & { readonly mailTo: string | null }>`
    select ${COLUMNS}, c.mail_to as "mailTo" from ownership_check c where ${which} and c.state = 'waiting' for update`.execute(tx);
  return rows[0] ?? null;
}

export type Decision = {
  readonly state: Exclude<CheckState, "waiting">;
  readonly reason: Rejection | null;
  readonly note: string | null;
  readonly at: Date;
};

/** Ends a check and lets go of its documents: from here on their bytes are removed, whatever happens to this process. */
export async function endCheck(tx: Tx, id: string, { state, reason, note, at }: Decision): Promise<void> {
  await sql`
    update ownership_check set state = ${state}, decided_at = ${at}, reason = ${reason}, note = ${note}, mail_to = null where id = ${id}`.execute(
    tx,
  );
  await sql`update ownership_document set check_id = null where check_id = ${id}`.execute(tx);
}

export async function checkOf(db: Db | Tx, id: string): Promise<OwnershipCheck | null> {
  const { rows } = await sql<OwnershipCheck>`select ${COLUMNS} from ownership_check c where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The newest check of a home. */
export async function lastCheckOf(db: Db | Tx, homeId: string): Promise<OwnershipCheck | null> {
  const { rows } = await sql<OwnershipCheck>`
    select ${COLUMNS} from ownership_check c where c.property_id = ${homeId} order by c.handed_in_at desc, c.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Every check of a member's homes, the newest first. */
export async function checksOf(db: Db | Tx, sub: string): Promise<OwnershipCheck[]> {
  const { rows } = await sql<OwnershipCheck>`
    select ${COLUMNS} from ownership_check c join owned_property p on p.id = c.property_id where p.sub = ${sub} order by c.handed_in_at desc, c.id`.execute(
    db,
  );
  return rows;
}

/** How often a home was handed in since a day. */
export async function countChecks(tx: Tx, homeId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ownership_check where property_id = ${homeId} and handed_in_at > ${since}`.execute(tx);
  return rows[0]?.n ?? 0;
}

/** What waits, those first that wait longest. */
export async function waitingChecks(
  db: Db,
  span: { readonly offset: number; readonly limit: number } | { readonly id: string },
): Promise<WaitingCheck[]> {
  const among = "id" in span ? sql`and c.id = ${span.id}` : sql`order by c.handed_in_at, c.id limit ${span.limit} offset ${span.offset}`;
  const { rows } = await sql<WaitingCheck>`
    select c.id, c.handed_in_at as "handedInAt", p.kind, p.city_name as "cityName",
      (select count(*)::int from ownership_document d where d.check_id = c.id) as documents,
      (select count(*)::int from ownership_check b where b.property_id = c.property_id and b.id <> c.id) as before
    from ownership_check c join owned_property p on p.id = c.property_id
    where c.state = 'waiting' ${among}`.execute(db);
  return rows;
}

/** How many wait, and how many of them since before a day. */
export async function countWaitingChecks(db: Db, lateBefore: Date): Promise<{ readonly waiting: number; readonly late: number }> {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(*)::int as waiting, (count(*) filter (where handed_in_at < ${lateBefore}))::int as late
    from ownership_check where state = 'waiting'`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0 };
}

/** The documents of a check, in the order of their names. */
export async function documentsOfCheck(db: Db | Tx, checkId: string): Promise<KeptDocument[]> {
  const { rows } = await sql<KeptDocument>`
    select id, place, name, content_type as "contentType", bytes from ownership_document where check_id = ${checkId} order by name, id`.execute(
    db,
  );
  return rows;
}

/** Documents of no check: of checks that are decided or gone, and those that came before a time and whose check never did. */
export async function looseDocuments(db: Db, keptBefore: Date, ids: readonly string[], most: number): Promise<KeptDocument[]> {
  const { rows } = await sql<KeptDocument>`
    select id, place, name, content_type as "contentType", bytes from ownership_document
    where check_id is null and (kept_at < ${keptBefore} or id = any(${[...ids]})) order by id limit ${most}`.execute(db);
  return rows;
}

export async function forgetDocument(db: Db, id: string): Promise<void> {
  await sql`delete from ownership_document where id = ${id} and check_id is null`.execute(db);
}

/** Those of no check whose place begins so. */
export async function looseDocumentsBelow(db: Db, prefix: string): Promise<Pick<KeptDocument, "id" | "place">[]> {
  const { rows } = await sql<Pick<KeptDocument, "id" | "place">>`
    select id, place from ownership_document where check_id is null and starts_with(place, ${prefix}) order by id`.execute(db);
  return rows;
}
