import { sql } from "kysely";
import { subjectColumns } from "#domain/subjects/index.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Letter } from "./types.ts";

/**
 * Letters of one address are taken in one after the other, by the lock of a row that holds its hash alone: of two alike at once, the second finds
 * the first.
 */
export async function lockLettersOf(tx: Tx, email: string, at: Date): Promise<void> {
  await sql`
    insert into letter_sender (address_hash, last_at) values (sha256(convert_to(${email}, 'UTF8')), ${at})
    on conflict (address_hash) do update set last_at = excluded.last_at`.execute(tx);
}

/** The rows of addresses that have sent nothing since; the next letter makes another. */
export async function forgetSenders(db: Db, before: Date): Promise<void> {
  await sql`delete from letter_sender where last_at < ${before}`.execute(db);
}

export async function addLetter(tx: Tx, letter: Letter): Promise<void> {
  const { id, kind, subject, email, fields, receivedAt, answerDueOn } = letter;
  const of = subjectColumns(subject);
  await sql`
    insert into letter (id, kind, apartment_key, place_key, place_name, email, fields, received_at, answer_due_on)
    values (${id}, ${kind}, ${of.apartmentKey}, ${of.placeKey}, ${of.placeName}, ${email}, ${JSON.stringify(fields)}::jsonb, ${receivedAt}, ${answerDueOn}::date)`.execute(
    tx,
  );
}

export type SameLetter = Pick<Letter, "id" | "receivedAt" | "answerDueOn">;

/** The letters of the same address with the same words about the same subject since `since`, the first first. */
export async function findSameLetters(
  tx: Tx,
  { kind, subject, email, fields }: Omit<Letter, "id" | "receivedAt" | "answerDueOn">,
  since: Date,
): Promise<SameLetter[]> {
  const { rows } = await sql<SameLetter>`
    select id, received_at as "receivedAt", to_char(answer_due_on, 'YYYY-MM-DD') as "answerDueOn" from letter
    where kind = ${kind} and lower(email) = lower(${email}) and coalesce(apartment_key, place_key) is not distinct from ${subject?.key ?? null}
      and fields = ${JSON.stringify(fields)}::jsonb and received_at > ${since}
    order by received_at, id`.execute(tx);
  return rows;
}

const OPEN = sql`
  select l.id, l.kind, l.email, l.fields, l.received_at as "receivedAt", to_char(l.answer_due_on, 'YYYY-MM-DD') as "answerDueOn",
    case when a.key is not null then jsonb_build_object('kind', 'building', 'key', a.key, 'name', a.name)
      when l.place_key is not null then jsonb_build_object('kind', 'place', 'key', l.place_key, 'name', l.place_name) end as subject
  from letter l left join apartment a on a.key = l.apartment_key
  where l.closed_at is null`;

/** What waits for an answer of these kinds, the first due first. */
export async function openLetters(db: Db, kinds: readonly string[]): Promise<Letter[]> {
  const { rows } = await sql<Letter>`
    ${OPEN} and l.kind = any(${kinds}) order by l.answer_due_on, l.received_at, l.id`.execute(db);
  return rows;
}

/** Null: no such letter of these kinds waits. */
export async function findOpenLetter(db: Db | Tx, id: string, kinds: readonly string[]): Promise<Letter | null> {
  const { rows } = await sql<Letter>`${OPEN} and l.kind = any(${kinds}) and l.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Whether a letter is of this kind, answered or not. */
export async function isLetterOf(db: Db | Tx, id: string, kind: string): Promise<boolean> {
  const { rows } = await sql`select 1 from letter where id = ${id} and kind = ${kind}`.execute(db);
  return rows.length > 0;
}

/** For an answer: nobody else gives one meanwhile. Null: no such letter of these kinds waits. */
export async function lockOpenLetter(tx: Tx, id: string, kinds: readonly string[]): Promise<Letter | null> {
  const { rows } = await sql<Letter>`${OPEN} and l.kind = any(${kinds}) and l.id = ${id} for update of l`.execute(tx);
  return rows[0] ?? null;
}

/** `answer` null: closed without words of its own. */
export async function closeLetter(
  tx: Tx,
  id: string,
  { answer, at }: { readonly answer: string | null; readonly at: Date },
): Promise<void> {
  await sql`
    update letter set answer = ${answer}, answered_at = case when ${answer}::text is not null then ${at}::timestamptz end, closed_at = ${at}
    where id = ${id}`.execute(tx);
}

/** Removes letters with all that is personal in them. */
export async function removeLetters(db: Db, closedBefore: Date): Promise<void> {
  await sql`delete from letter where closed_at < ${closedBefore}`.execute(db);
}

/** Removes the letters of a kind whose building is gone; places do not go. */
export async function removeLettersWithoutBuilding(db: Db, kind: string): Promise<void> {
  await sql`delete from letter where kind = ${kind} and apartment_key is null and place_key is null`.execute(db);
}
