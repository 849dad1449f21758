import { sql } from "kysely";
import type { SubjectKey } from "#domain/subjects/types.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Stance } from "./types.ts";

/** まちの声. */
export type TownNote = { readonly id: string; readonly stance: Stance; readonly body: string; readonly writtenAt: Date };

const COLUMNS = sql`id, stance, body, written_at as "writtenAt"`;

function isAbout({ kind, key }: SubjectKey) {
  return kind === "building" ? sql`apartment_key = ${key}` : sql`place_key = ${key}`;
}

/** Waits for a moderator. */
export async function addNote(db: Db, { kind, key }: SubjectKey, { id, stance, body, writtenAt }: TownNote): Promise<void> {
  const [apartmentKey, placeKey] = kind === "building" ? [key, null] : [null, key];
  await sql`
    insert into town_note (id, apartment_key, place_key, stance, body, state, written_at)
    values (${id}, ${apartmentKey}, ${placeKey}, ${stance}, ${body}, 'waiting', ${writtenAt})`.execute(db);
}

/** What a moderator let through, the newest first. */
export async function shownNotes(db: Db, about: SubjectKey, limit: number): Promise<TownNote[]> {
  const { rows } = await sql<TownNote>`
    select ${COLUMNS} from town_note where ${isAbout(about)} and state = 'shown'
    order by written_at desc, id limit ${limit}`.execute(db);
  return rows;
}

/** What a moderator has not read yet, the oldest first. */
export async function waitingNotes(db: Db): Promise<(TownNote & { readonly subjectKey: string })[]> {
  const { rows } = await sql<TownNote & { subjectKey: string }>`
    select ${COLUMNS}, coalesce(apartment_key, place_key) as "subjectKey" from town_note where state = 'waiting' order by written_at, id`.execute(
    db,
  );
  return rows;
}

/** What a moderator has not read yet, the oldest first: a span of them, without what they say. */
export async function waitingNoteHeads(
  db: Db,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Pick<FoundNote, "id" | "about" | "writtenAt">[]> {
  const { rows } = await sql<Pick<FoundNote, "id" | "about" | "writtenAt">>`
    select n.id, ${ABOUT} as about, n.written_at as "writtenAt" from town_note n left join apartment a on a.key = n.apartment_key
    where n.state = 'waiting' order by n.written_at, n.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many wait, and how many of them were written before `lateBefore`. */
export async function countWaitingNotes(db: Db, lateBefore: Date): Promise<{ readonly waiting: number; readonly late: number }> {
  const { rows } = await sql<{ waiting: number; late: number }>`
    select count(*)::int as waiting, (count(*) filter (where written_at < ${lateBefore}))::int as late
    from town_note where state = 'waiting'`.execute(db);
  return rows[0] ?? { waiting: 0, late: 0 };
}

export type NoteState = "waiting" | "shown" | "hidden";
/** `about`: the name of the building, or the key of the place. */
export type FoundNote = TownNote & { readonly about: string; readonly state: NoteState };

const ABOUT = sql`coalesce(a.name, n.apartment_key, n.place_key)`;

export async function findNote(db: Db | Tx, id: string): Promise<FoundNote | null> {
  const { rows } = await sql<FoundNote>`
    select n.id, n.stance, n.body, n.written_at as "writtenAt", n.state, ${ABOUT} as about
    from town_note n left join apartment a on a.key = n.apartment_key where n.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Shows or hides a note, at any time again, or lets it wait anew. False: no such note. */
export async function moderateNote(
  db: Db,
  { id, state, at }: { readonly id: string; readonly state: NoteState; readonly at: Date },
): Promise<boolean> {
  const decidedAt = state === "waiting" ? null : at;
  const { numAffectedRows } = await sql`update town_note set state = ${state}, decided_at = ${decidedAt} where id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}
