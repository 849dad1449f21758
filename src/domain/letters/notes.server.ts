import { findApartment } from "#domain/properties/index.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import type { Db } from "#platform/db.server.ts";
import { addNote, shownNotes, type TownNote } from "./note-store.server.ts";
import type { LetterDeps } from "./send-letter.server.ts";
import type { Stance } from "./types.ts";

const MOST = 100;

/** Takes a note in; nobody sees it before a moderator does. Null: no such building. */
export async function writeNote(
  { db, clock, randomBytes }: Omit<LetterDeps, "storage">,
  apartmentKey: string,
  { stance, body }: { readonly stance: Stance; readonly body: string },
): Promise<TownNote | null> {
  if (!(await findApartment(db, apartmentKey))) return null;
  const note = { id: opaqueId(randomBytes), stance, body, writtenAt: clock.now() };
  await addNote(db, apartmentKey, note);
  return note;
}

/** The notes that a moderator let through; null: no such building. */
export async function notesOf(db: Db, apartmentKey: string): Promise<TownNote[] | null> {
  const [apartment, notes] = await Promise.all([findApartment(db, apartmentKey), shownNotes(db, apartmentKey, MOST)]);
  return apartment && notes;
}
