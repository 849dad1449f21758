import type { NamedSubject } from "#domain/subjects/types.ts";

/** A place by its key too: its name is that of a whole town. */
export function subjectTitle(subject: NamedSubject | null): string {
  if (subject === null) return "対象なし";
  return subject.kind === "place" ? `${subject.name}(${subject.key})` : subject.name;
}
