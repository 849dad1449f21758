import { sql } from "kysely";
import { subjectColumns } from "#domain/subjects/index.server.ts";
import type { SubjectKey } from "#domain/subjects/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { CorrectionField } from "./correction-fields.ts";
import type { CorrectionLogEntry, CorrectionState } from "./corrections.ts";

/** A correction as everybody may know it. */
export type Correction = {
  readonly id: string;
  /** The building, or the 町丁目 of the place. */
  readonly about: SubjectKey;
  /** Of a place: the name of the very place that was meant. */
  readonly placeName: string | null;
  readonly field: CorrectionField;
  readonly state: CorrectionState;
  readonly reason: string | null;
  readonly receivedAt: Date;
  /** ISO date. */
  readonly answerDueOn: string;
  readonly decidedAt: Date | null;
};

const COLUMNS = sql`
  id, field, state, reason, received_at as "receivedAt", to_char(answer_due_on, 'YYYY-MM-DD') as "answerDueOn",
  decided_at as "decidedAt", place_name as "placeName",
  jsonb_build_object('kind', case when place_key is null then 'building' else 'place' end, 'key', coalesce(apartment_key, place_key)) as about`;

function isAbout({ kind, key }: SubjectKey) {
  return kind === "building" ? sql`apartment_key = ${key}` : sql`place_key = ${key}`;
}

export async function addCorrection(tx: Tx, correction: Correction, entry: CorrectionLogEntry): Promise<void> {
  const { id, about, placeName, field, state, receivedAt, answerDueOn } = correction;
  const of = subjectColumns({ ...about, name: placeName ?? "" });
  await sql`
    insert into risk_correction (id, apartment_key, place_key, place_name, field, state, received_at, answer_due_on)
    values (${id}, ${of.apartmentKey}, ${of.placeKey}, ${of.placeName}, ${field}, ${state}, ${receivedAt}, ${answerDueOn}::date)`.execute(
    tx,
  );
  await addLogEntry(tx, id, entry);
}

/** For a step: nobody else takes one meanwhile. */
export async function lockCorrection(tx: Tx, id: string): Promise<Correction | null> {
  const { rows } = await sql<Correction>`select ${COLUMNS} from risk_correction where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function correctionsById(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Correction>> {
  const { rows } = await sql<Correction>`select ${COLUMNS} from risk_correction where id = any(${ids})`.execute(db);
  return new Map(rows.map((correction) => [correction.id, correction]));
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

/** Fields of a subject that are being checked now. */
export async function correctionsInCheck(db: Db, about: SubjectKey): Promise<Pick<Correction, "field" | "state">[]> {
  const { rows } = await sql<Pick<Correction, "field" | "state">>`
    select field, state from risk_correction where ${isAbout(about)} and state = 'checking'`.execute(db);
  return rows;
}

/** The newest corrections of a subject. */
export async function correctionsOf(db: Db, about: SubjectKey, limit: number): Promise<Correction[]> {
  const { rows } = await sql<Correction>`
    select ${COLUMNS} from risk_correction where ${isAbout(about)} order by received_at desc, id limit ${limit}`.execute(db);
  return rows;
}

/** The steps of each correction, in order. */
export async function logsOf(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, readonly CorrectionLogEntry[]>> {
  const { rows } = await sql<CorrectionLogEntry & { readonly id: string }>`
    select correction_id as id, from_state as "from", to_state as "to", actor, note, at from risk_correction_log
    where correction_id = any(${ids}) order by at, risk_correction_log.id`.execute(db);
  return Map.groupBy(rows, ({ id }) => id);
}
