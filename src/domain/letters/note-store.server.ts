import { sql } from "kysely";
import type { SubjectKey } from "#domain/subjects/types.ts";
import type { Db } from "#platform/db.server.ts";
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

/** Shows or hides a note, at any time again. False: no such note. */
export async function moderateNote(
  db: Db,
  { id, state, at }: { readonly id: string; readonly state: "shown" | "hidden"; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update town_note set state = ${state}, decided_at = ${at} where id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}
