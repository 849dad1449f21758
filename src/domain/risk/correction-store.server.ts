import { sql } from "kysely";
import type { CorrectionField } from "#domain/risk/correction-fields.ts";
import type { CorrectionLogEntry, CorrectionState } from "#domain/risk/corrections.ts";
import type { MailBuilding } from "#domain/risk/mail-kinds.ts";
import type { Db, Tx } from "#platform/db.server.ts";

/** A correction as everybody may know it. */
export type Correction = {
  readonly id: string;
  readonly apartmentKey: string;
  readonly field: CorrectionField;
  readonly state: CorrectionState;
  readonly reason: string | null;
  readonly receivedAt: Date;
  /** ISO date. */
  readonly answerDueOn: string;
  readonly decidedAt: Date | null;
};

/** What only the desk reads. */
export type CorrectionLetter = { readonly proposed: string; readonly evidence: string; readonly senderEmail: string };

const COLUMNS = sql`
  id, apartment_key as "apartmentKey", field, state, reason, received_at as "receivedAt", to_char(answer_due_on, 'YYYY-MM-DD') as "answerDueOn",
  decided_at as "decidedAt"`;

export async function addCorrection(tx: Tx, correction: Correction & CorrectionLetter, entry: CorrectionLogEntry): Promise<void> {
  const { id, apartmentKey, field, proposed, evidence, senderEmail, state, receivedAt, answerDueOn } = correction;
  await sql`
    insert into risk_correction (id, apartment_key, field, proposed, evidence, sender_email, state, received_at, answer_due_on)
    values (${id}, ${apartmentKey}, ${field}, ${proposed}, ${evidence}, ${senderEmail}, ${state}, ${receivedAt}, ${answerDueOn}::date)`.execute(
    tx,
  );
  await addLogEntry(tx, id, entry);
}

export type LockedCorrection = Correction & Pick<CorrectionLetter, "senderEmail"> & { readonly building: MailBuilding };

/** For a step: nobody else takes one meanwhile. */
export async function lockCorrection(tx: Tx, id: string): Promise<LockedCorrection | null> {
  const { rows } = await sql<LockedCorrection>`
    select ${COLUMNS}, sender_email as "senderEmail",
      (select jsonb_build_object('key', a.key, 'name', a.name) from apartment a where a.key = risk_correction.apartment_key) as building
    from risk_correction where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** The first correction with the same sender and words since `since`. */
export async function findSameCorrection(tx: Tx, sent: Correction & CorrectionLetter, since: Date): Promise<Correction | null> {
  const { rows } = await sql<Correction>`
    select ${COLUMNS} from risk_correction
    where apartment_key = ${sent.apartmentKey} and field = ${sent.field} and sender_email = ${sent.senderEmail}
      and proposed = ${sent.proposed} and evidence = ${sent.evidence} and received_at > ${since}
    order by received_at, id limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Removes sender and words of corrections decided before; what is public stays. */
export async function redactCorrections(
  db: Db,
  { decidedBefore, at }: { readonly decidedBefore: Date; readonly at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update risk_correction set proposed = '', evidence = '', sender_email = '', redacted_at = ${at}
    where decided_at < ${decidedBefore} and redacted_at is null`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function moveCorrection(tx: Tx, id: string, entry: CorrectionLogEntry): Promise<void> {
  const isEnd = entry.to === "accepted" || entry.to === "rejected";
  await sql`
    update risk_correction set state = ${entry.to}, reason = ${isEnd ? entry.note : null}, decided_at = ${isEnd ? entry.at : null}
    where id = ${id}`.execute(tx);
  await addLogEntry(tx, id, entry);
}

async function addLogEntry(tx: Tx, id: string, { from, to, actor, note, at }: CorrectionLogEntry): Promise<void> {
  await sql`
    insert into risk_correction_log (correction_id, from_state, to_state, actor, note, at)
    values (${id}, ${from}, ${to}, ${actor}, ${note}, ${at})`.execute(tx);
}

/** Fields of a building that are being checked now. */
export async function correctionsInCheck(db: Db, key: string): Promise<Pick<Correction, "field" | "state">[]> {
  const { rows } = await sql<Pick<Correction, "field" | "state">>`
    select field, state from risk_correction where apartment_key = ${key} and state = 'checking'`.execute(db);
  return rows;
}

/** The newest corrections of a building. */
export async function correctionsOf(db: Db, key: string, limit: number): Promise<Correction[]> {
  const { rows } = await sql<Correction>`
    select ${COLUMNS} from risk_correction where apartment_key = ${key} order by received_at desc, id limit ${limit}`.execute(db);
  return rows;
}

/** The steps of each correction, in order. */
export async function logsOf(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly CorrectionLogEntry[]>> {
  const { rows } = await sql<CorrectionLogEntry & { readonly id: string }>`
    select correction_id as id, from_state as "from", to_state as "to", actor, note, at from risk_correction_log
    where correction_id = any(${ids}) order by at, risk_correction_log.id`.execute(db);
  return Map.groupBy(rows, ({ id }) => id);
}

export type OpenCorrection = Correction & CorrectionLetter & { readonly apartmentName: string; readonly files: number };

/** What the desk has not decided, the first due first. */
export async function openCorrections(db: Db): Promise<OpenCorrection[]> {
  const { rows } = await sql<OpenCorrection>`
    select c.id, c.apartment_key as "apartmentKey", a.name as "apartmentName", c.field, c.state, c.reason, c.received_at as "receivedAt",
      to_char(c.answer_due_on, 'YYYY-MM-DD') as "answerDueOn", c.decided_at as "decidedAt", c.proposed, c.evidence,
      c.sender_email as "senderEmail", (select count(*) from risk_evidence e where e.correction_id = c.id) as files
    from risk_correction c join apartment a on a.key = c.apartment_key
    where c.state in ('received', 'checking') order by c.answer_due_on, c.received_at, c.id`.execute(db);
  return rows;
}
