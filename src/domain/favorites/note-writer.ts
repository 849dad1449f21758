type Note = { readonly note: string; readonly noteBy: string };

/** Who a note is by once a member saved it: who wrote all of it; empty: there is none, or more than one person wrote it. */
export function writerOfNote(before: Note, note: string, sub: string): string {
  if (note === "") return "";
  if (note === before.note) return before.noteBy;
  return before.note === "" || before.noteBy === sub ? sub : "";
}
