import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import type { InboxNote } from "./types.ts";

export type NewNote = Omit<InboxNote, "id" | "madeAt" | "readAt"> & {
  readonly recipient: string;
  /** What it is about: of the same, a recipient has one. */
  readonly key: string;
  readonly at: Date;
};

/** Whether it is new. */
export async function insertNote(tx: Tx, { recipient, key, topic, title, body, url, at }: NewNote): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into inbox_note (recipient, note_key, topic, title, body, url, made_at)
    values (${recipient}, ${key}, ${topic}, ${title}, ${body}, ${url}, ${at}) on conflict (recipient, note_key) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

export async function notesOf(db: Db | Tx, recipient: string, most: number): Promise<InboxNote[]> {
  const { rows } = await sql<Omit<InboxNote, "id"> & { id: string }>`
    select id, topic, title, body, url, made_at as "madeAt", read_at as "readAt" from inbox_note
    where recipient = ${recipient} order by id desc limit ${most}`.execute(db);
  return rows.map(({ id, ...note }) => ({ ...note, id: Number(id) }));
}

export async function markNotesRead(db: Db | Tx, recipient: string, upTo: number, at: Date): Promise<void> {
  await sql`
    update inbox_note set read_at = ${at} where recipient = ${recipient} and id <= ${upTo} and read_at is null`.execute(db);
}

/** Of those who have any. */
export async function countUnread(db: Db | Tx, recipients: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ recipient: string; n: number }>`
    select recipient, count(*)::int as n from inbox_note where recipient = any(${recipients}) and read_at is null
    group by recipient`.execute(db);
  return new Map(rows.map(({ recipient, n }) => [recipient, n]));
}

export async function deleteNotesOf(tx: Tx, recipient: string): Promise<void> {
  await sql`delete from inbox_note where recipient = ${recipient}`.execute(tx);
}

/** Answers how many. */
export async function deleteNotesBefore(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from inbox_note where made_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
