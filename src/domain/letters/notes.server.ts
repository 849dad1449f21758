import { findSubject, sharedKeyOf } from "#domain/subjects/index.server.ts";
import type { SubjectKey } from "#domain/subjects/types.ts";
import { opaqueId } from "#kernel/ids.ts";
import type { Db } from "#platform/db.server.ts";
import { addNote, shownNotes, type TownNote } from "./note-store.server.ts";
import type { LetterDeps } from "./send-letter.server.ts";
import type { Stance } from "./types.ts";

const MOST = 100;

/** Takes a note in; nobody sees it before a moderator does. Null: no such subject. */
export async function writeNote(
  { db, clock, randomBytes }: Omit<LetterDeps, "storage">,
  key: string,
  { stance, body }: { readonly stance: Stance; readonly body: string },
): Promise<TownNote | null> {
  const about = await noteSubject(db, key);
  if (!about) return null;
  const note = { id: opaqueId(randomBytes), stance, body, writtenAt: clock.now() };
  await addNote(db, about, note);
  return note;
}

/** The notes that a moderator let through; null: no such subject. */
export async function notesOf(db: Db, key: string): Promise<TownNote[] | null> {
  const about = await noteSubject(db, key);
  return about && shownNotes(db, about, MOST);
}

/** A pin, a block and their 町丁目 share the notes of the 町丁目. */
async function noteSubject(db: Db, key: string): Promise<SubjectKey | null> {
  const subject = await findSubject(db, key);
  return subject && sharedKeyOf(subject);
}
